import { z } from 'zod';
import { Meta } from '../kernel/envelope';
import { Id, RoleField } from '../kernel/fields';
import { ROLES_PLAN } from '../kernel/roles';
import { Pago } from '../payments/payments/schemas';
import { BANK_RESULTS } from '../payments/payments/states';
import { Destinatario, Tasa } from '../platform/system/schemas';
import { Monto } from '../venezuela/fields';
import { COUNTED_LIMITS } from './rules';
import { ESTADOS_SUSCRIPCION, INTERVALOS, ORIGENES_SUSCRIPCION } from './states';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
/** Limits of a plan, enforced by the domains concerned; null is without limit. */
export const Limites = z.object({
  /** Published products of a store. */
  productos: count.nullable(),
  /** Pictures of one product. */
  fotos: count.nullable(),
  /** Services of a workshop that can be booked. */
  servicios: count.nullable(),
  /** Promotions of a store or offers of a workshop that have not ended. */
  promociones: count.nullable(),
  /** Whether a store may load its products from a file. */
  importacion: z.boolean(),
  /** Percent that the platform keeps of a store's sales; null is the general one. A store's own exception wins. */
  comision: z.number().nullable(),
});
export type Limites = z.infer<typeof Limites>;

/** A plan; `precio` in dollars. `basico` is the free one of its role. */
export const Plan = z.object({
  _id: Id,
  codigo: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  precio: Monto,
  intervalo: z.enum(INTERVALOS),
  /** Completed services for which it is had without paying; 0 when it cannot be earned. */
  serviciosRequeridos: count,
  destacado: z.boolean(),
  beneficios: z.array(z.string()),
  rolUsuario: z.enum(ROLES_PLAN),
  activo: z.boolean(),
  basico: z.boolean(),
  limites: Limites,
  fechaCreacion: instant,
});
export type Plan = z.infer<typeof Plan>;
/** The plan that holds for a seller now, as far as her team has to know it. */
export const PlanVigente = Plan.pick({ nombre: true, limites: true });
export type PlanVigente = z.infer<typeof PlanVigente>;
/** A plan for administrators, with its subscribers and requests. */
export const PlanAdmin = Plan.extend({ suscripciones: count, pendientes: count });
export type PlanAdmin = z.infer<typeof PlanAdmin>;

/** Payment for a plan: `monto` in Bs. at `tasa`, by the Caracas date `fecha`. */
export const PagoPlan = z.object({
  banco: z.string(),
  nombreBanco: z.string(),
  referencia: z.string(),
  fecha: z.iso.date(),
  monto: Monto,
  tasa: z.number(),
});
/** A subscription; `precio` in dollars as it was when it was taken, `fechaFin` null without an end. */
export const Suscripcion = z.object({
  _id: Id,
  usuario: z.object({ _id: Id, nombre: z.string(), email: z.string(), role: RoleField }),
  membresia: z.object({ codigo: z.string(), nombre: z.string() }),
  nivel: z.string(),
  precio: Monto,
  intervalo: z.enum(INTERVALOS),
  estado: z.enum(ESTADOS_SUSCRIPCION),
  origen: z.enum(ORIGENES_SUSCRIPCION),
  fechaInicio: instant.nullable(),
  fechaFin: instant.nullable(),
  createdAt: instant,
  pago: PagoPlan.nullable(),
  /** The bank's result for the payment of a request, in lists of administrators; null while it has not answered. */
  resultadoPago: z.enum(BANK_RESULTS).nullable().optional(),
  motivo: z.string().nullable(),
});
export type Suscripcion = z.infer<typeof Suscripcion>;

/** Services and ratings that a seller earned towards a plan; `saldo` is the part that earned plans have not used. */
export const Meritos = z.object({ servicios: count, calificacionesPositivas: count, saldo: count });
export type Meritos = z.infer<typeof Meritos>;
/** Use of a counted limit; `ocultos` were hidden because they exceed it, `maximo` null without limit. */
export const UsoPlan = z.object({
  limite: z.enum(COUNTED_LIMITS),
  usados: count,
  ocultos: count,
  maximo: count.nullable(),
});
export type UsoPlan = z.infer<typeof UsoPlan>;

/** A seller's membership: the plan that holds, the subscription behind it (none behind the free one), the request. */
export const Membresia = z.object({
  usuario: Suscripcion.shape.usuario,
  nivel: z.string(),
  plan: Plan,
  suscripcion: Suscripcion.nullable(),
  solicitud: Suscripcion.nullable(),
  uso: z.array(UsoPlan),
  meritos: Meritos,
  /** The latest ones that have ended, newest first. */
  historial: z.array(Suscripcion),
});
export type Membresia = z.infer<typeof Membresia>;
/** A plan that can be chosen, with what it costs today in Bs. */
export const PlanOfrecido = Plan.extend({ precioBs: Monto });
export type PlanOfrecido = z.infer<typeof PlanOfrecido>;
/** A seller's own membership, and the data needed to pay for another plan; `destinatario` null while nobody receives payments. */
export const MiPlan = Membresia.extend({
  planes: z.array(PlanOfrecido),
  tasa: Tasa,
  destinatario: Destinatario.nullable(),
  /** The payment of my request, as far as it came; null without a request. */
  pagoSolicitud: Pago.nullable().optional(),
});
export type MiPlan = z.infer<typeof MiPlan>;

/** Figures of subscriptions; amounts in dollars. */
export const EstadisticasMembresia = z.object({
  activas: count,
  pendientes: count,
  porVencer: count,
  vencidas: count,
  /** Confirmed payments of this month by the calendar of Caracas, and of all time. */
  ingresosMes: Monto,
  ingresosTotal: Monto,
  porPlan: z.array(
    z.object({ codigo: z.string(), nombre: z.string(), rolUsuario: z.enum(ROLES_PLAN), activas: count }),
  ),
});
export type EstadisticasMembresia = z.infer<typeof EstadisticasMembresia>;

/** Page facts of subscriptions plus how many wait for confirmation. */
export const SuscripcionMeta = Meta.extend({ pendientes: count });
