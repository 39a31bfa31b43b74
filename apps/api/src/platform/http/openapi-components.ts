import { SignedIn } from '@tuerca/contracts/auth/auth/answers';
import { Horario } from '@tuerca/contracts/auth/negocios/horario';
import { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import { Carrito } from '@tuerca/contracts/cart/cart/schemas';
import { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { Agenda, Cita, HorasDelDia, HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';
import { ClienteTaller, EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { ConfigEntry, Destinatario, PublicConfig, Tasa } from '@tuerca/contracts/platform/system/schemas';
import { Resena } from '@tuerca/contracts/products/comments/schemas';
import { Producto, ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { Servicio } from '@tuerca/contracts/products/services/schemas';

/** Shapes of answers that the description names, in place of writing them out wherever they occur. */
export const COMPONENTS = {
  Usuario,
  SesionIniciada: SignedIn,
  Horario,
  Tienda,
  Taller,
  ProductoTarjeta: ProductoSummary,
  Producto,
  Servicio,
  Resena,
  Carrito,
  Cotizacion,
  Pago,
  Pedido,
  Cita,
  Disponibilidad,
  HorasDelMes,
  HorasDelDia,
  Agenda,
  ClienteTaller,
  EstadisticasTaller,
  Tasa,
  Destinatario,
  ConfiguracionPublica: PublicConfig,
  EntradaConfig: ConfigEntry,
};
