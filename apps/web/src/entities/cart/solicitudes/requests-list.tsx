import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { DataState, type QueryLike } from '@/ui/data-state';
import { FilterSelect } from '@/ui/filter-select';
import { Pagination } from '@/ui/pagination';

interface RequestsListProps<T, G extends string> {
  query: QueryLike<{ rows: T[]; totalPages: number }>;
  groups: readonly { value: G; label: string }[];
  group: G;
  onGroup: (group: G) => void;
  page: number;
  hrefOf: (page: number) => string;
  empty: ReactNode;
  row: (one: T) => ReactNode;
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {[0, 1, 2].map((i) => (
      <Skeleton key={i} variant="rounded" height={92} />
    ))}
  </Box>
);

/** Requests by group, a page at a time. */
export function RequestsList<T, G extends string>({ query, groups, row, ...list }: RequestsListProps<T, G>) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', maxWidth: { sm: 280 } }}>
        <FilterSelect id="grupo" label="Mostrar" value={list.group} options={groups} onChange={list.onGroup} />
      </Box>
      <DataState
        query={query}
        skeleton={<Waiting />}
        error={SOLICITUD_MESSAGES.loadFailed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={list.empty}
      >
        {({ rows, totalPages }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {rows.map(row)}
            </Box>
            <Box sx={{ mt: 2 }}>
              <Pagination page={list.page} totalPages={totalPages} hrefOf={list.hrefOf} />
            </Box>
          </>
        )}
      </DataState>
    </Box>
  );
}
