import { SesionIniciada } from '@tuerca/contracts/auth/schemas';
import { Carrito } from '@tuerca/contracts/cart/schemas';
import { Cotizacion } from '@tuerca/contracts/checkout/schemas';
import { Resena } from '@tuerca/contracts/comments/schemas';
import { Horario } from '@tuerca/contracts/negocios/horario';
import { Pedido } from '@tuerca/contracts/orders/schemas';
import { Pago } from '@tuerca/contracts/payments/schemas';
import { Producto, ProductoTarjeta } from '@tuerca/contracts/products/schemas';
import { Servicio } from '@tuerca/contracts/services/schemas';
import { Tienda } from '@tuerca/contracts/stores/schemas';
import { Taller } from '@tuerca/contracts/workshops/schemas';
import { ConfiguracionPublica, Destinatario, EntradaConfig, Tasa } from '@tuerca/contracts/system/schemas';
import { Usuario } from '@tuerca/contracts/users/schemas';

/** Shapes of answers that the description names, in place of writing them out wherever they occur. */
export const COMPONENTES = {
  Usuario,
  SesionIniciada,
  Horario,
  Tienda,
  Taller,
  ProductoTarjeta,
  Producto,
  Servicio,
  Resena,
  Carrito,
  Cotizacion,
  Pago,
  Pedido,
  Tasa,
  Destinatario,
  ConfiguracionPublica,
  EntradaConfig,
};
