/** Meaning of an entry of the ledger; `faltante` is the platform's own loss, and no store's. */
export const TIPOS_ASIENTO = [
  'venta',
  'mano_de_obra',
  'anulacion',
  'devolucion',
  'cobro',
  'liquidacion',
  'faltante',
] as const;
export type TipoAsiento = (typeof TIPOS_ASIENTO)[number];
/** Label of each entry on screen. */
export const TIPO_ASIENTO_LABELS: Record<TipoAsiento, string> = {
  venta: 'Venta',
  mano_de_obra: 'Mano de obra',
  anulacion: 'Cancelación',
  devolucion: 'Devolución',
  cobro: 'Cobrado en tienda',
  liquidacion: 'Liquidación',
  faltante: 'Faltante asumido por Tuerca',
};

/** States of a payout: closed with its amount, then paid. */
export const ESTADOS_LIQUIDACION = ['pendiente', 'pagada'] as const;
export type EstadoLiquidacion = (typeof ESTADOS_LIQUIDACION)[number];
/** Label of each state on screen. */
export const ESTADO_LIQUIDACION_LABELS: Record<EstadoLiquidacion, string> = {
  pendiente: 'Por pagar',
  pagada: 'Pagada',
};
/** Transitions of a payout. */
export const LIQUIDACION_TRANSITIONS: Record<EstadoLiquidacion, readonly EstadoLiquidacion[]> = {
  pendiente: ['pagada'],
  pagada: [],
};
