import { z } from 'zod';
import { DESTINOS, VIAS } from '../../auth/stores/ways';
import { Id } from '../../kernel/fields';
import { Pedido } from '../../orders/orders/schemas';
import { METODOS_BANCO } from '../../payments/payments/states';

/** A client's latest purchase as the start of her next one: its address, its ways of delivery, and who paid from which bank. */
export const CompraHabitual = z.object({
  direccion: Pedido.shape.direccionEntrega,
  tiendas: z.array(
    z.object({
      tiendaId: Id,
      tipoEntrega: Pedido.shape.tipoEntrega,
      /** By what it travelled; null for a pick-up. */
      forma: z.object({ via: z.enum(VIAS), destino: z.enum(DESTINOS), oficina: z.string().nullable() }).nullable(),
    }),
  ),
  /** Null when it was paid in cash. */
  pago: z
    .object({
      nombrePagador: z.string(),
      telefonoPagador: z.string(),
      emailPagador: z.string(),
      cedulaPagador: z.string(),
      metodoPago: z.enum(METODOS_BANCO),
      bancoEmisor: z.string(),
    })
    .nullable(),
});
export type CompraHabitual = z.output<typeof CompraHabitual>;
