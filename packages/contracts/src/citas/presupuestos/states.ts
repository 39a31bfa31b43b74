import type { EstadoCita } from '../citas/states';

/** States of an appointment in which its workshop may propose work. */
export const ESTADOS_WITH_PRESUPUESTO: readonly EstadoCita[] = ['confirmada', 'en_proceso', 'pausada'];

/** States of a presupuesto as they are stored; only one that was sent can still move. */
export const ESTADOS_PRESUPUESTO = [
  'enviado',
  'aprobado',
  'aprobado_parcial',
  'rechazado',
  'reemplazado',
  'retirado',
  'cerrado',
] as const;
/** Decision of the client about a line. */
export const ESTADOS_LINEA = ['pendiente', 'aprobada', 'rechazada'] as const;
export type EstadoLinea = (typeof ESTADOS_LINEA)[number];

/** States as they are shown: one that was sent and not answered in time has expired. */
export const SHOWN_ESTADOS_PRESUPUESTO = [...ESTADOS_PRESUPUESTO, 'vencido'] as const;
export type ShownEstadoPresupuesto = (typeof SHOWN_ESTADOS_PRESUPUESTO)[number];
export type EstadoPresupuesto = (typeof ESTADOS_PRESUPUESTO)[number];

/** Label of each state on screen. */
export const ESTADO_PRESUPUESTO_LABELS: Record<ShownEstadoPresupuesto, string> = {
  enviado: 'Por responder',
  aprobado: 'Aprobado',
  aprobado_parcial: 'Aprobado en parte',
  rechazado: 'Rechazado',
  reemplazado: 'Reemplazado',
  retirado: 'Retirado',
  cerrado: 'Cerrado con la cita',
  vencido: 'Vencido',
};

/** The state at `now`; `vence` is a UTC instant. */
export const presupuestoEstado = (
  { estado, vence }: { estado: EstadoPresupuesto; vence: Date },
  now: Date,
): ShownEstadoPresupuesto => (estado === 'enviado' && vence <= now ? 'vencido' : estado);

/** State of a presupuesto by its lines: pending while one of them is. */
export function estadoOfLines(lines: readonly { estado: EstadoLinea }[]): EstadoPresupuesto {
  if (lines.some(({ estado }) => estado === 'pendiente')) return 'enviado';
  const approved = lines.filter(({ estado }) => estado === 'aprobada').length;
  if (approved === 0) return 'rechazado';
  return approved === lines.length ? 'aprobado' : 'aprobado_parcial';
}

/** Events of a version. */
export const ACCIONES_PRESUPUESTO = [
  'enviado',
  'telefono',
  'objetado',
  'respondido',
  'retirado',
  'reemplazado',
  'cerrado',
  'reabierto',
] as const;
export type AccionPresupuesto = (typeof ACCIONES_PRESUPUESTO)[number];
/** Labels in its history. */
export const ACCION_PRESUPUESTO_LABELS: Record<AccionPresupuesto, string> = {
  enviado: 'Enviado por el taller',
  telefono: 'Aprobación por teléfono, anotada por el taller',
  objetado: 'El cliente objetó lo anotado',
  respondido: 'Respondido por el cliente',
  retirado: 'Retirado por el taller',
  reemplazado: 'Reemplazado por una versión nueva',
  cerrado: 'Cerrado: la cita terminó o se canceló',
  reabierto: 'Abierto otra vez: la cita sigue',
};
