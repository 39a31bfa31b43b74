import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { audit } from '@tuerca/contracts/platform/audit/endpoints';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';
import type { AuditFilters } from './audit-filters';

const api = client({ audit });
const ROWS = 25;

/** The filters as the API takes them: what is empty is left out. */
const queryOf = ({ page: _page, ...filters }: AuditFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== 'all'));

/** A page of the log, newest first, and whom it can be filtered by. */
export const auditQuery = (filters: AuditFilters) => {
  const query = { ...queryOf(filters), page: filters.page, limit: ROWS };
  return queryOptions({
    queryKey: [...adminKeys.all, 'audit', query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.audit.list({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, actors: meta.actores };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
};

/** One line with what it changed; a line never changes. */
export const auditLineQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'audit', 'line', id],
    queryFn: async ({ signal }) => (await api.audit.get({ params: { id }, signal })).data,
    staleTime: Infinity,
  });

/** The log as a CSV file, with the same filters. */
export const readAuditFile = (filters: AuditFilters) => api.audit.export({ query: queryOf(filters) });
