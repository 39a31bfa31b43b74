import { type Role, ROLES_PLAN, type RolPlan } from '../kernel/roles';
import { caracasDate, caracasTime } from '../venezuela/caracas';
import type { Intervalo } from './states';

/** The level of accounts without a subscription, whatever the code of their role's free plan. */
export const BASIC_LEVEL = 'BASIC';
/** Codes of the free plans, which always exist. */
export const BASIC_CODES: Record<RolPlan, string> = {
  store: 'BASIC_TIENDA',
  workshop: 'BASIC_TALLER',
  crane: 'BASIC_GRUA',
  delivery: 'BASIC_DELIVERY',
};
/** The level that a code stands for: that of every free plan is BASIC. */
export const levelOf = (codigo: string): string => (Object.values(BASIC_CODES).includes(codigo) ? BASIC_LEVEL : codigo);
/** Whether accounts of a role have plans. */
export const hasPlans = (role: Role): role is RolPlan => (ROLES_PLAN as readonly Role[]).includes(role);

/** Days before the end on which the account is told, the first notice first. */
export const NOTICE_DAYS = [7, 1] as const;
/** Days before the end from which a subscription counts as about to end. */
export const ENDS_SOON_DAYS = 7;
/** Subscriptions that 'Mi plan' shows of the past. */
export const MAX_HISTORY = 20;

/** Limits of a plan that are counts. */
export const COUNTED_LIMITS = ['productos', 'servicios', 'promociones'] as const;
export type CountedLimit = (typeof COUNTED_LIMITS)[number];
/** Nouns of the counts, after a number in a sentence. */
export const LIMIT_LABELS: Record<CountedLimit, readonly [one: string, many: string]> = {
  productos: ['producto publicado', 'productos publicados'],
  servicios: ['servicio disponible', 'servicios disponibles'],
  promociones: ['promoción activa', 'promociones activas'],
};
/** Limits of each role. */
export const ROLE_LIMITS: Record<RolPlan, readonly CountedLimit[]> = {
  store: ['productos', 'promociones'],
  workshop: ['servicios', 'promociones'],
  crane: [],
  delivery: [],
};

/** Limits that plans are compared by; null is without limit, a commission of null the general one. */
type Compared = Record<CountedLimit, number | null> & {
  fotos: number | null;
  importacion: boolean;
  comision: number | null;
};
/** True of a plan of a role that allows less than another one in any respect, or costs more of each sale. */
export function isLesserPlan(role: RolPlan, plan: Compared, than: Compared): boolean {
  const less = (limite: CountedLimit | 'fotos') => (plan[limite] ?? Infinity) < (than[limite] ?? Infinity);
  if (ROLE_LIMITS[role].some(less)) return true;
  if (role !== 'store') return false;
  return less('fotos') || (than.importacion && !plan.importacion) || (plan.comision ?? 100) > (than.comision ?? 100);
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * End of a period that begins at `start`: the same day and hour of the next month or year by the calendar of Caracas,
 * the last day of the month where that day does not exist; null for one-time payments.
 */
export function endOfPeriod(start: Date, intervalo: Intervalo): Date | null {
  if (intervalo === 'unico') return null;
  const [year, month, day] = caracasDate(start).split('-').map(Number) as [number, number, number];
  const target = month - 1 + (intervalo === 'mensual' ? 1 : 12);
  const [toYear, toMonth] = [year + Math.floor(target / 12), target % 12];
  const date = new Date(Date.UTC(toYear, toMonth, Math.min(day, lastDay(toYear, toMonth)))).toISOString().slice(0, 10);
  // Seconds and milliseconds are kept, so that periods follow one another without a gap.
  return new Date(Date.parse(`${date}T${caracasTime(start)}:00-04:00`) + (start.getTime() % 60_000));
}

/** Whether a subscription holds at an instant: not at its very end any more. */
export const holdsAt = ({ fechaFin }: { fechaFin: Date | string | null }, now: Date): boolean =>
  fechaFin === null || new Date(fechaFin).getTime() > now.getTime();
