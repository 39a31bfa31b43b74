import { z } from 'zod';
import { COURIERS } from '../../auth/stores/couriers';
import { DELIVERY_MESSAGES } from '../../auth/stores/delivery-messages';
import { entryOf } from '../../kernel/entry-of';
import { bareLine, Id, keyParams, line, lines, queryText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES, MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../kernel/messages';
import { DELIVERY_CODE_DIGITS } from './delivery-code';
import { ORDER_MESSAGES } from './messages';
import { DATE_FILTERS, ORDER_SORTS, ORDERS_AT_ONCE } from './rules';
import {
  ESTADO_ALIASES,
  type EstadoMatch,
  type EstadoPedido,
  ESTADOS_PEDIDO,
  ORDER_QUEUES,
  SUBESTADOS,
} from './states';

/** An order by its id or numero. */
export const orderParams = keyParams;
/** State filter: the five states, their aliases, the store's queues, all; an order matches any of them. */
export const StatusFilter = line()
  .max(20)
  .transform((v, ctx): readonly EstadoMatch[] | undefined => {
    if (v === 'all' || v === '') return undefined;
    const queue = entryOf(ORDER_QUEUES, v);
    if (queue) return queue;
    const alias = entryOf(ESTADO_ALIASES, v);
    if (alias) return [alias];
    if ((ESTADOS_PEDIDO as readonly string[]).includes(v)) return [{ estado: v as EstadoPedido }];
    ctx.addIssue({ code: 'custom', message: FIELD_MESSAGES.invalidEstado });
    return z.NEVER;
  })
  .optional();
/** Orders of a list, found by the beginnings of words of number, names and e-mail. */
export const OrdersFilter = z.object({
  dateFilter: z.enum(DATE_FILTERS).default('all'),
  status: StatusFilter,
  estado: StatusFilter,
  search: queryText(100),
  q: queryText(100),
  clienteId: Id.optional(),
  sort: z.enum(ORDER_SORTS, FIELD_MESSAGES.invalidSort).default('-fecha'),
});
/** A state or one of its aliases, as the store writes it. */
export const StatusChange = line(FIELD_MESSAGES.invalidEstado).transform((v, ctx) => {
  const move =
    entryOf(ESTADO_ALIASES, v) ??
    ((ESTADOS_PEDIDO as readonly string[]).includes(v) ? { estado: v as EstadoPedido } : undefined);
  if (move) return move as { estado: EstadoPedido; subestado?: (typeof SUBESTADOS)[number] };
  ctx.addIssue({ code: 'custom', message: FIELD_MESSAGES.invalidEstado });
  return z.NEVER;
});
/** Reason for a cancellation. */
export const CancelacionPedido = z.object({
  motivo: lines(ORDER_MESSAGES.cancelReasonMissing)
    .min(MIN_REASON_LENGTH, ORDER_MESSAGES.cancelReasonMissing)
    .max(MAX_REASON_LENGTH),
});
const CODE_LENGTH = `El código tiene ${DELIVERY_CODE_DIGITS} dígitos`;
/** Code typed by a store at the door; spaces and dashes are accepted. */
export const EntregaConCodigo = z.strictObject({
  codigo: bareLine('Escribe el código').regex(new RegExp(`^\\d{${DELIVERY_CODE_DIGITS}}$`), CODE_LENGTH),
});
const OrderIds = setOf(Id, ORDERS_AT_ONCE, `Elige hasta ${ORDERS_AT_ONCE} pedidos`).min(1, 'Elige al menos un pedido');
/** Many orders in a URL, their ids separated by commas. */
export const ManyOrdersQuery = z.object({
  pedidos: line('Elige al menos un pedido')
    .min(1, 'Elige al menos un pedido')
    .transform((text) => text.split(','))
    .pipe(OrderIds),
});
/** One step for many orders; cancelling is excluded, since each needs a reason. */
export const StatusChangeOfMany = z.object({
  pedidos: OrderIds,
  estado: StatusChange.refine(({ estado }) => estado !== 'cancelado', 'Los pedidos se cancelan uno por uno'),
});
/** Result of the step for one of them; `mensaje` says why it was refused. */
export const StepResult = z.object({ _id: Id, hecho: z.boolean(), mensaje: z.string().nullable() });
export type StepResult = z.infer<typeof StepResult>;
/** A parcel's courier and number, as the store corrects them. */
export const Rastreo = z.object({
  courier: z.enum(COURIERS, DELIVERY_MESSAGES.courier),
  numeroRastreo: line(ORDER_MESSAGES.trackingMissing)
    .min(1, ORDER_MESSAGES.trackingMissing)
    .max(60, { error: ({ maximum }) => `El número de guía tiene como máximo ${maximum} caracteres` }),
});
export type Rastreo = z.infer<typeof Rastreo>;
