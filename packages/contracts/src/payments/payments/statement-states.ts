/** Confidence in a match: reference, amount and date, unique both ways; less than that; nothing. */
export const FUERZAS = ['segura', 'dudosa', 'ninguna'] as const;
export type Fuerza = (typeof FUERZAS)[number];
/** Groups of a statement's movements: by the strength of the proposal, and those already matched to a payment. */
export const GRUPOS_MOVIMIENTO = [...FUERZAS, 'conciliado'] as const;
export type GrupoMovimiento = (typeof GRUPOS_MOVIMIENTO)[number];
/** Label of each group on screen. */
export const GRUPO_MOVIMIENTO_LABELS: Record<GrupoMovimiento, string> = {
  segura: 'Seguras',
  dudosa: 'Dudosas',
  ninguna: 'Sin pago',
  conciliado: 'Conciliados',
};
/** Result of one confirmation. */
export const RESULTADOS_CONFIRMACION = [
  'confirmado',
  'ya_confirmado',
  'movimiento_usado',
  'monto_distinto',
  'cambio',
  'no_encontrado',
  'fallo',
] as const;
export type ResultadoConfirmacion = (typeof RESULTADOS_CONFIRMACION)[number];
/** Label of each result on screen. */
export const CONFIRMACION_LABELS: Record<ResultadoConfirmacion, string> = {
  confirmado: 'Confirmado',
  ya_confirmado: 'Ya estaba confirmado',
  movimiento_usado: 'Ese movimiento ya pagó otra compra o un plan',
  monto_distinto: 'El monto no coincide: pide la diferencia o marca el excedente',
  cambio: 'El pago cambió mientras lo revisabas',
  no_encontrado: 'No encontramos el pago o el movimiento',
  fallo: 'No pudimos confirmarlo. Intenta nuevamente',
};
