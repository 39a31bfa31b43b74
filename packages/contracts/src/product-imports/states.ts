/** States of an import: checked and waiting, being written, written, taken back because it could not be finished. */
export const ESTADOS_IMPORTACION = ['revisada', 'aplicando', 'deshaciendo', 'aplicada', 'fallida'] as const;
export type EstadoImportacion = (typeof ESTADOS_IMPORTACION)[number];
/** Where an import may go from each state. */
export const IMPORTACION_TRANSITIONS: Record<EstadoImportacion, readonly EstadoImportacion[]> = {
  revisada: ['aplicando'],
  aplicando: ['aplicada', 'deshaciendo'],
  deshaciendo: ['fallida'],
  aplicada: [],
  fallida: [],
};
/** States in which the server is at work on an import. */
export const RUNNING_ESTADOS = ['aplicando', 'deshaciendo'] as const;
/** What a row of the file means for the store's list. */
export const TIPOS_FILA = ['nuevo', 'cambia', 'igual', 'error'] as const;
export type TipoFila = (typeof TIPOS_FILA)[number];
