import { addDays } from '../../venezuela/caracas';

/** Whether a warranty still holds; 'sin_fecha': its seller states it without an end that can be computed. */
export const ESTADOS_GARANTIA = ['vigente', 'vencida', 'sin_fecha'] as const;
export type EstadoGarantia = (typeof ESTADOS_GARANTIA)[number];

/** A Caracas date so many months later; the last day of the month where it has no such day. */
function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** Warranty of a part in its store's words ('90 días', '12 meses', 'Sin garantía …'), received on `from`: null for none. */
export function statedWarranty(text: string, from: string): { texto: string; hasta: string | null } | null {
  const texto = text.trim();
  if (!texto || /^(sin|no)\b/i.test(texto)) return null;
  // Stryker disable next-line ArrayDeclaration: its first element is not read
  const [, count, unit] = /(\d{1,4})\s*(d[ií]a|mes|año|ano)/i.exec(texto) ?? [];
  // Stryker disable next-line LogicalOperator: both are found or neither
  if (!count || !unit) return { texto, hasta: null };
  const kind = unit.toLowerCase().charAt(0);
  const hasta = kind === 'd' ? addDays(from, Number(count)) : addMonths(from, Number(count) * (kind === 'm' ? 1 : 12));
  return { texto, hasta };
}

/** Whether a warranty holds today, at the vehicle's last known kilometres: the first of its two limits to be reached ends it. */
export function warrantyState(
  { hasta, hastaKilometros }: { hasta: string | null; hastaKilometros: number | null },
  today: string,
  kilometraje: number | null,
): EstadoGarantia {
  // Stryker disable next-line ConditionalExpression: null is not before any text
  if (hasta !== null && hasta < today) return 'vencida';
  // Stryker disable next-line ConditionalExpression: null counts as 0, which exceeds no kilometres
  if (hastaKilometros !== null && kilometraje !== null && kilometraje > hastaKilometros) return 'vencida';
  return hasta === null && hastaKilometros === null ? 'sin_fecha' : 'vigente';
}
