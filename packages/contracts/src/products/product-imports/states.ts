/**
 * States of an import: read and waiting for the matching of its columns, checked and waiting, being written, written;
 * taken back because it could not be finished; undone by its store afterwards.
 */
export const ESTADOS_IMPORTACION = [
  'por_emparejar',
  'revisada',
  'aplicando',
  'aplicada',
  'deshaciendo',
  'fallida',
  'revirtiendo',
  'revertida',
] as const;
export type EstadoImportacion = (typeof ESTADOS_IMPORTACION)[number];
/** Transitions of an import. Matching its columns makes a new import of the same file, and discards the one that waited. */
export const IMPORTACION_TRANSITIONS: Record<EstadoImportacion, readonly EstadoImportacion[]> = {
  por_emparejar: [],
  revisada: ['aplicando'],
  aplicando: ['aplicada', 'deshaciendo'],
  deshaciendo: ['fallida'],
  aplicada: ['revirtiendo'],
  fallida: [],
  revirtiendo: ['revertida'],
  revertida: [],
};
/** States in which an import waits for its store; a new file discards it. */
export const WAITING_ESTADOS = ['por_emparejar', 'revisada'] as const satisfies readonly EstadoImportacion[];
/** States in which the server is processing an import. */
export const RUNNING_ESTADOS = ['aplicando', 'deshaciendo', 'revirtiendo'] as const;
/** Effect of a row of the file on the store's list. */
export const TIPOS_FILA = ['nuevo', 'cambia', 'igual', 'error'] as const;
export type TipoFila = (typeof TIPOS_FILA)[number];
/** Lists of an import's rows: by effect, by question, and those that an undoing left. */
export const LISTAS_FILAS = [...TIPOS_FILA, 'preguntaStock', 'preguntaPrecio', 'conservada'] as const;
export type ListaFilas = (typeof LISTAS_FILAS)[number];
/**
 * Reasons why undoing left a row: its product was changed since, going back would publish it beyond the plan; or why a
 * product that the file added was only taken off sale: somebody bought it or holds units, or has it in a cart.
 */
export const RAZONES_CONSERVADA = ['cambio', 'plan', 'comprado', 'carrito'] as const;
export type RazonConservada = (typeof RAZONES_CONSERVADA)[number];
