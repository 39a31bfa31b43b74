/** States of a request for a part. */
export const ESTADOS_SOLICITUD = ['abierta', 'aceptada', 'cancelada', 'vencida', 'retirada'] as const;
export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];
/** Label of each on screen; `retirada` is by administrators. */
export const ESTADO_SOLICITUD_LABELS: Record<EstadoSolicitud, string> = {
  abierta: 'Abierta',
  aceptada: 'Aceptada',
  cancelada: 'Cancelada',
  vencida: 'Vencida',
  retirada: 'Retirada',
};
/** Transitions of a request: accepted and cancelled by its client, expired by time, withdrawn by administrators. */
export const SOLICITUD_TRANSITIONS: Record<EstadoSolicitud, readonly EstadoSolicitud[]> = {
  abierta: ['aceptada', 'cancelada', 'vencida', 'retirada'],
  aceptada: [],
  cancelada: [],
  vencida: [],
  retirada: [],
};

/** States of a store's proposal. */
export const ESTADOS_PROPUESTA = ['enviada', 'aceptada', 'retirada', 'vencida', 'cerrada'] as const;
export type EstadoPropuesta = (typeof ESTADOS_PROPUESTA)[number];
/** Label of each on screen. */
export const ESTADO_PROPUESTA_LABELS: Record<EstadoPropuesta, string> = {
  enviada: 'Vigente',
  aceptada: 'Aceptada',
  retirada: 'Retirada por la tienda',
  vencida: 'Vencida',
  cerrada: 'No elegida',
};
/** Transitions of a proposal: accepted by the client, withdrawn by its store, expired by time, closed with its request. */
export const PROPUESTA_TRANSITIONS: Record<EstadoPropuesta, readonly EstadoPropuesta[]> = {
  enviada: ['aceptada', 'retirada', 'vencida', 'cerrada'],
  aceptada: [],
  retirada: [],
  vencida: [],
  cerrada: [],
};

interface Timed<E> {
  estado: E;
  /** The end, exclusive. */
  vence: Date;
}
/** The state of a request at `now`: an open one past its end has expired, swept or not. */
export const solicitudEstado = ({ estado, vence }: Timed<EstadoSolicitud>, now: Date): EstadoSolicitud =>
  estado === 'abierta' && vence <= now ? 'vencida' : estado;
/** The same of a proposal. */
export const propuestaEstado = ({ estado, vence }: Timed<EstadoPropuesta>, now: Date): EstadoPropuesta =>
  estado === 'enviada' && vence <= now ? 'vencida' : estado;
