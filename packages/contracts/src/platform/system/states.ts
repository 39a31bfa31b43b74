/** A change of the recipient waits, holds, or was called off. */
export const ESTADOS_CAMBIO = ['programado', 'aplicado', 'cancelado'] as const;
export type EstadoCambio = (typeof ESTADOS_CAMBIO)[number];

/** Transitions of a recipient's change. */
export const CAMBIO_TRANSITIONS: Record<EstadoCambio, readonly EstadoCambio[]> = {
  programado: ['aplicado', 'cancelado'],
  aplicado: [],
  cancelado: [],
};
