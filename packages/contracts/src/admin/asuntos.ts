import { z } from 'zod';
import { Id, line, requiredLines, Role } from '../kernel/fields';
import { Rastreo } from '../orders/orders/inputs';
import { Monto } from '../venezuela/fields';
import { ASUNTO_MESSAGES } from './asunto-messages';
import { CAUSAS_ASUNTO, CIERRES_ASUNTO, DECISIONES_ASUNTO, ESTADOS_ASUNTO, TIPOS_PENDIENTE } from './asunto-states';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
/** Most things that are shown, or named in one decision. */
export const ASUNTO_ITEMS = 200;

/** Steps of an order that an administrator takes in place of a store. */
export const PASOS_PEDIDO = ['procesando', 'enviado', 'entregado'] as const;

/** What an administrator does in place of a business: steps of an order, or that an appointment took place. */
const PASOS_PENDIENTE = [...PASOS_PEDIDO, 'completada'] as const;

/** What is open in numbers: `pagado` is what clients paid for the orders (Bs.), `estimado` what the appointments are worth ($). */
export const SumasAbiertas = z.object({ pedidos: count, pagado: Monto, citas: count, estimado: Monto });
export type SumasAbiertas = z.infer<typeof SumasAbiertas>;

/** Something that other people still wait for: an order or an appointment. */
export const Pendiente = z.object({
  tipo: z.enum(TIPOS_PENDIENTE),
  _id: Id,
  /** Number of the order, name of the service. */
  nombre: z.string(),
  /** Who waits: the other party. */
  espera: z.string(),
  /** When it was bought, or begins. */
  fecha: instant,
  /** In words. */
  estado: z.string(),
  /** What was paid and not given back, Bs. */
  pagado: Monto,
  /** Total of an order in Bs., estimate of an appointment in $. */
  valor: Monto,
  /** What an administrator decided; null while nobody did. */
  decision: z.enum(DECISIONES_ASUNTO).nullable(),
  /**
   * What an administrator does next in place of the business with what is fulfilled all the same: the next step of an order, of an
   * appointment whose time has come `completada`; null for all else.
   */
  siguiente: z.enum(PASOS_PENDIENTE).nullable(),
});
export type Pendiente = z.infer<typeof Pendiente>;

/** What is open of an account: all of it in numbers, the oldest of it one by one. */
export const Abiertos = z.object({ sumas: SumasAbiertas, pendientes: z.array(Pendiente).max(ASUNTO_ITEMS) });
export type Abiertos = z.infer<typeof Abiertos>;

/** What an account left open that can no longer fulfil it. */
export const Asunto = z.object({
  _id: Id,
  /** `nombre` is the business's, or the person's. */
  cuenta: z.object({ _id: Id, nombre: z.string(), role: Role }),
  causa: z.enum(CAUSAS_ASUNTO),
  estado: z.enum(ESTADOS_ASUNTO),
  /** Since when it waits, and when what nobody decided is cancelled. */
  abierto: instant,
  vence: instant,
  cerrado: instant.nullable(),
  cierre: z.enum(CIERRES_ASUNTO).nullable(),
  /** What nobody has decided yet. */
  sumas: SumasAbiertas,
  /** How many things were decided either way. */
  decididos: z.object({ cancelar: count, cumplir: count }),
  /**
   * What a business without access fulfils all the same: how much of it has not ended, and of how much an administrator takes the
   * next step now.
   */
  seCumple: z.object({ abiertos: count, pendientes: count }),
});
export type Asunto = z.infer<typeof Asunto>;
/** The same with what still moves, decided or not; the oldest first. */
export const AsuntoDetalle = Asunto.extend({ pendientes: z.array(Pendiente).max(ASUNTO_ITEMS) });
export type AsuntoDetalle = z.infer<typeof AsuntoDetalle>;

const Nombrado = z.object({ tipo: z.enum(TIPOS_PENDIENTE), _id: Id });
/** Things of one account; what is named twice counts once. */
const Nombrados = z
  .array(Nombrado)
  .min(1, ASUNTO_MESSAGES.nothingChosen)
  .max(ASUNTO_ITEMS)
  .overwrite((all) => [...new Map(all.map((one) => [`${one.tipo}:${one._id}`, one])).values()]);
/** What becomes of some things, or with null of everything that nobody decided; its reason is read by who waits. */
export const DecisionAsunto = z.object({
  decision: z.enum(DECISIONES_ASUNTO, ASUNTO_MESSAGES.decisionMissing),
  motivo: requiredLines(ASUNTO_MESSAGES.reasonRequired, 300, { min: 3 }),
  pendientes: Nombrados.nullable(),
});
export type DecisionAsunto = z.output<typeof DecisionAsunto>;
/** The next step of an order that is fulfilled all the same; where the parcel is followed comes with `enviado`. */
export const PasoPedido = z.object({
  estado: z.enum(PASOS_PEDIDO, 'El estado no es válido'),
  courier: Rastreo.shape.courier.optional(),
  numeroRastreo: line().max(60).optional(),
});
export type PasoPedido = z.output<typeof PasoPedido>;
/** An appointment took place all the same; its client reads what is known of it. */
export const CitaCompletada = z.object({ motivo: requiredLines(ASUNTO_MESSAGES.attendedHowRequired, 300, { min: 3 }) });
export type CitaCompletada = z.output<typeof CitaCompletada>;
/** What of a business that stays cannot be kept. */
export const NoSeCumple = z.object({ causa: z.enum(['pausa', 'plan']), pendientes: Nombrados });
export type NoSeCumple = z.output<typeof NoSeCumple>;
