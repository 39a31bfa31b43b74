/** Target of a review. */
export const OBJETIVOS_RESENA = ['producto', 'tienda', 'taller', 'servicio'] as const;
export type ObjetivoResena = (typeof OBJETIVOS_RESENA)[number];
/** Label of each on screen. */
export const OBJETIVO_RESENA_LABELS: Record<ObjetivoResena, string> = {
  producto: 'Producto',
  tienda: 'Tienda',
  taller: 'Taller',
  servicio: 'Servicio',
};
