/** '1.234'. */
export const formatNumber = (value: number): string => value.toLocaleString('es-VE');

/** The month before: '2026-11' -> '2026-10'. */
export function monthBefore(mes: string): string {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
