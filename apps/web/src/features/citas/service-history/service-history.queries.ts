import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { citasOf } from '@tuerca/contracts/citas/citas/lists';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { client } from '@/lib/api';
import { guarded } from '@/lib/page-access';
import { type HistoryFilters, periodStart } from './history-filters';

const api = client({ citas });
/** Call for the comprobante, with the capability it needs. */
export const INVOICE_CALLS = guarded({ invoice: citas.invoice });

/** Query of my completed services; `today` (Caracas date) is the end of the period. */
export const historyQuery = ({ period, ...filters }: HistoryFilters, today: string) => {
  const query = { ...filters, estado: 'completado', fechaDesde: periodStart(period, today) };
  return queryOptions({
    queryKey: citaKeys.list(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.citas.list({ query, signal });
      return { rows: citasOf(data), total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });
};
