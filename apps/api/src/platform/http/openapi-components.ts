import { SignedIn } from '@tuerca/contracts/auth/answers';
import { Carrito } from '@tuerca/contracts/cart/schemas';
import { Cotizacion } from '@tuerca/contracts/checkout/schemas';
import { Disponibilidad } from '@tuerca/contracts/citas/availability';
import { Agenda, Cita, HorasDelDia, HorasDelMes } from '@tuerca/contracts/citas/schemas';
import { ClienteTaller, EstadisticasTaller } from '@tuerca/contracts/citas/statistics';
import { Resena } from '@tuerca/contracts/comments/schemas';
import { Horario } from '@tuerca/contracts/negocios/horario';
import { Pedido } from '@tuerca/contracts/orders/schemas';
import { Pago } from '@tuerca/contracts/payments/schemas';
import { Producto, ProductoSummary } from '@tuerca/contracts/products/schemas';
import { Servicio } from '@tuerca/contracts/services/schemas';
import { Tienda } from '@tuerca/contracts/stores/schemas';
import { Taller } from '@tuerca/contracts/workshops/schemas';
import { PublicConfig, Destinatario, ConfigEntry, Tasa } from '@tuerca/contracts/system/schemas';
import { Usuario } from '@tuerca/contracts/users/schemas';

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
