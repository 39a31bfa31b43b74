/** Months that a client's statistics cover, the present one included. */
export const CLIENT_STATISTICS_MONTHS = 6;
/** Latest orders and coming appointments on the client's first screen. */
export const LATEST_COUNT = 3;

/** Progress of this month's spending towards that of the month before, 0..100; 100 when there was none to compare with. */
export function spendingProgress({ mes, mesAnterior }: { mes: number; mesAnterior: number }): number {
  if (mes <= 0) return 0;
  return mesAnterior > 0 ? Math.min(100, Math.max(0, Math.round((mes / mesAnterior) * 100))) : 100;
}
