import { toCentimos } from '../../venezuela/dinero';

/** Kind of an offer's reduction: a percentage, or an amount in dollars. */
export const TIPOS_DESCUENTO = ['porcentaje', 'fijo'] as const;
export type TipoDescuento = (typeof TIPOS_DESCUENTO)[number];
export const TIPO_DESCUENTO_LABELS: Record<TipoDescuento, string> = {
  porcentaje: 'Porcentaje',
  fijo: 'Monto fijo',
};

/** Reduction of a price, in cents of a dollar: a percentage rounded half up, a fixed amount never more than the price. */
export function discountOf(
  { tipoDescuento, valorDescuento }: { tipoDescuento: TipoDescuento; valorDescuento: number },
  priceCents: number,
): number {
  const cents =
    tipoDescuento === 'porcentaje'
      ? Math.round(Number(((priceCents * valorDescuento) / 100).toPrecision(15)))
      : toCentimos(valorDescuento);
  return Math.min(Math.max(cents, 0), priceCents);
}

/** Whether an offer is for a service: its own one, else its category, else all of the workshop. */
export function offerCovers(
  { servicioId, categoria }: { servicioId: string | null; categoria: string | null },
  service: { id: string; categoria: string },
): boolean {
  if (servicioId) return servicioId === service.id;
  return categoria ? categoria === service.categoria : true;
}
