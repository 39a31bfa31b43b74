import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';

/** Inside an aggregation: whether an appointment is in this state. */
export const isEstado = (estado: EstadoCita) => ({ $eq: ['$estado', estado] });
/** Inside a group: what the values of those for which the condition holds come to; how many there are without a value. */
export const sumIf = (condition: object, value: unknown = 1) => ({ $sum: { $cond: [condition, value, 0] } });
