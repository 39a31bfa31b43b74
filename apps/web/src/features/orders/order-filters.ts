import { DATE_FILTERS } from '@tuerca/contracts/orders/inputs';
import { type EstadoPedido, ESTADOS_PEDIDO, ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/states';

export type FiltroFecha = (typeof DATE_FILTERS)[number];
/** Filters of my purchases as they stand in the address. */
export interface OrderFilters {
  page: number;
  search: string;
  fecha: FiltroFecha;
  estado: EstadoPedido | 'all';
}

const NOMBRE_FECHA: Record<FiltroFecha, string> = {
  all: 'Todas',
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  thisYear: 'Este año',
};
export const FECHAS = DATE_FILTERS.map((value) => ({ value, label: NOMBRE_FECHA[value] }));
export const ESTADOS = [
  { value: 'all', label: 'Todos' },
  ...ESTADOS_PEDIDO.map((value) => ({ value, label: ESTADO_PEDIDO_LABELS[value] })),
];

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((one) => one === value);

/** Reads the address; what it does not know counts as absent. */
export const readFilters = (params: URLSearchParams): OrderFilters => ({
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  search: params.get('q') ?? '',
  fecha: oneOf(DATE_FILTERS, params.get('fecha')) ?? 'all',
  estado: oneOf(ESTADOS_PEDIDO, params.get('estado')) ?? 'all',
});

/** The address with other filters: any change starts at page 1, and what is at its default is left out. */
export function writeFilters(
  params: URLSearchParams,
  change: { q?: string; fecha?: string; estado?: string },
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything narrows the list. */
export const isFiltered = ({ search, fecha, estado }: OrderFilters): boolean =>
  search !== '' || fecha !== 'all' || estado !== 'all';
