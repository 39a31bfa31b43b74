import { z } from 'zod';
import { Id, line, requiredReason, RoleField } from '../kernel/fields';
import { FIELD_MESSAGES } from '../kernel/messages';
import { Rastreo } from '../orders/orders/inputs';
import { Monto } from '../venezuela/fields';
import { ASUNTO_MESSAGES } from './asunto-messages';
import { CAUSAS_ASUNTO, CIERRES_ASUNTO, DECISIONES_ASUNTO, ESTADOS_ASUNTO, TIPOS_PENDIENTE } from './asunto-states';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
/** Most items that are shown, or named in one decision. */
export const ASUNTO_ITEMS = 200;

/** Steps of an order that an administrator takes in place of a store. */
export const PASOS_PEDIDO = ['procesando', 'enviado', 'entregado'] as const;

/** Steps that an administrator takes in place of a business: of an order, or a completed appointment. */
const PASOS_PENDIENTE = [...PASOS_PEDIDO, 'completada'] as const;

/** Sums of what is open: `pagado` is what clients paid for the orders (Bs.), `estimado` what the appointments are worth ($). */
export const SumasAbiertas = z.object({ pedidos: count, pagado: Monto, citas: count, estimado: Monto });
export type SumasAbiertas = z.infer<typeof SumasAbiertas>;

/** Something that other people still wait for: an order or an appointment. */
export const Pendiente = z.object({
  tipo: z.enum(TIPOS_PENDIENTE),
  _id: Id,
  /** Number of the order, name of the service. */
  nombre: z.string(),
  /** The other party's name. */
  espera: z.string(),
  /** Time of the purchase or appointment. */
  fecha: instant,
  estado: z.string(),
  /** Amount paid and not given back, Bs. */
  pagado: Monto,
  /** Total of an order in Bs., estimate of an appointment in $. */
  valor: Monto,
  /** Decision of an administrator; null while undecided. */
  decision: z.enum(DECISIONES_ASUNTO).nullable(),
  /**
   * Next step of an administrator in place of the business, for what is fulfilled all the same: that of an order,
   * `completada` for an appointment whose time has come; null for all else.
   */
  siguiente: z.enum(PASOS_PENDIENTE).nullable(),
});
export type Pendiente = z.infer<typeof Pendiente>;

/** Open matters of an account: sums of all of them, and the oldest one by one. */
export const Abiertos = z.object({ sumas: SumasAbiertas, pendientes: z.array(Pendiente).max(ASUNTO_ITEMS) });
export type Abiertos = z.infer<typeof Abiertos>;

/** Matters that an account left open and can no longer fulfil. */
export const Asunto = z.object({
  _id: Id,
  /** `nombre` is the business's, or the person's. */
  cuenta: z.object({ _id: Id, nombre: z.string(), role: RoleField }),
  causa: z.enum(CAUSAS_ASUNTO),
  estado: z.enum(ESTADOS_ASUNTO),
  /** Since when it is open, and when what is undecided is cancelled. */
  abierto: instant,
  vence: instant,
  cerrado: instant.nullable(),
  cierre: z.enum(CIERRES_ASUNTO).nullable(),
  /** Sums of what is undecided. */
  sumas: SumasAbiertas,
  /** Number of items decided either way. */
  decididos: z.object({ cancelar: count, cumplir: count }),
  /**
   * Items that a business without access fulfils all the same: those not ended, and those whose next step an
   * administrator takes now.
   */
  seCumple: z.object({ abiertos: count, pendientes: count }),
});
export type Asunto = z.infer<typeof Asunto>;
/** The same with items that still move, decided or not; the oldest first. */
export const AsuntoDetalle = Asunto.extend({ pendientes: z.array(Pendiente).max(ASUNTO_ITEMS) });
export type AsuntoDetalle = z.infer<typeof AsuntoDetalle>;

const Nombrado = z.object({ tipo: z.enum(TIPOS_PENDIENTE), _id: Id });
/** Items of one account; duplicates count once. */
const Nombrados = z
  .array(Nombrado)
  .min(1, ASUNTO_MESSAGES.nothingChosen)
  .max(ASUNTO_ITEMS)
  .overwrite((all) => [...new Map(all.map((one) => [`${one.tipo}:${one._id}`, one])).values()]);
/** Decision on some items, or with null on every undecided one; the other party reads its reason. */
export const DecisionAsunto = z.object({
  decision: z.enum(DECISIONES_ASUNTO, ASUNTO_MESSAGES.decisionMissing),
  motivo: requiredReason(ASUNTO_MESSAGES.reasonRequired, 300),
  pendientes: Nombrados.nullable(),
});
export type DecisionAsunto = z.output<typeof DecisionAsunto>;
/** The next step of an order that is fulfilled all the same; courier and tracking number come with `enviado`. */
export const PasoPedido = z.object({
  estado: z.enum(PASOS_PEDIDO, FIELD_MESSAGES.invalidEstado),
  courier: Rastreo.shape.courier.optional(),
  numeroRastreo: line().max(60).optional(),
});
export type PasoPedido = z.output<typeof PasoPedido>;
/** Completes an appointment all the same; its client reads the reason. */
export const CitaCompletada = z.object({ motivo: requiredReason(ASUNTO_MESSAGES.attendedHowRequired, 300) });
export type CitaCompletada = z.output<typeof CitaCompletada>;
/** Items that a business which stays cannot keep. */
export const NoSeCumple = z.object({ causa: z.enum(['pausa', 'plan']), pendientes: Nombrados });
export type NoSeCumple = z.output<typeof NoSeCumple>;
