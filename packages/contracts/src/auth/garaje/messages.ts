/** Sentences of a client's garage. */
export const GARAJE_MESSAGES = {
  saved: 'Vehículo guardado en tu garaje',
  twice: 'Este vehículo está dos veces. Quita uno o corrige sus datos.',
  removed: 'Vehículo eliminado de tu garaje',
  updateFailed: 'No se pudo actualizar tu garaje. Intenta nuevamente.',
} as const;
