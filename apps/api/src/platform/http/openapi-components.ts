import { SesionIniciada } from '@tuerca/contracts/auth';
import { Carrito } from '@tuerca/contracts/cart';
import { Cotizacion } from '@tuerca/contracts/checkout';
import { Resena } from '@tuerca/contracts/comments';
import { Horario } from '@tuerca/contracts/horario';
import { Pedido } from '@tuerca/contracts/orders';
import { Pago } from '@tuerca/contracts/payments';
import { Producto, ProductoTarjeta } from '@tuerca/contracts/products';
import { Servicio } from '@tuerca/contracts/services';
import { Taller, Tienda } from '@tuerca/contracts/stores';
import { ConfiguracionPublica, Destinatario, EntradaConfig, Tasa } from '@tuerca/contracts/system';
import { Usuario } from '@tuerca/contracts/users';

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
