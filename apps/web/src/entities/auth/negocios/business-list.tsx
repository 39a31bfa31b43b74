import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { nothingFor } from '@/lib/nothing-for';
import type { AddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from '@/ui/applied-chips';
import { DataState, type QueryLike } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { FilterFrame } from '@/ui/filter-frame';
import { ListToolbar } from '@/ui/list-toolbar';
import { PageBeyond } from '@/ui/page-beyond';
import { Pagination } from '@/ui/pagination';
import { SearchFilter } from '@/ui/search-filter';
import type { Business, BusinessKind } from './business';
import { BUSINESS_FILTERS, BUSINESS_LIMITS, type BusinessFilters } from './business-filters';
import { BusinessGrid, BusinessGridSkeleton } from './business-grid';
import { BUSINESS_LABELS } from './business-labels';
import { type BusinessListMeta, BusinessPanel } from './business-panel';

interface BusinessListProps {
  kind: BusinessKind;
  address: AddressFilters<BusinessFilters>;
  query: QueryLike<{ negocios: Business[]; meta: BusinessListMeta }> & { isError: boolean; isPlaceholderData: boolean };
}

/** Stores or workshops: search above, filters beside (a sheet on phones), cards or rows, pages. */
export function BusinessList({ kind, address, query }: BusinessListProps) {
  const { filters, change, clear, hrefOf } = address;
  const [sheet, setSheet] = useState(false);
  const { title, noun, search, place, placeholder, none, error } = BUSINESS_LABELS[kind];
  const failed = query.isError && !query.isFetching;
  // A failure empties the list: what was found under other filters would be a lie.
  const data = failed ? undefined : query.data;
  const applied = BUSINESS_FILTERS[kind].applied(filters);
  const panel = (
    <BusinessPanel
      kind={kind}
      filters={filters}
      facetas={query.data?.meta.facetas}
      failed={failed && !query.data}
      onChange={change}
    />
  );
  const beyond = filters.page > 1 && (data?.meta.total ?? 0) > 0;
  const empty = beyond ? (
    <PageBeyond what={noun[1]} to={hrefOf(1)} />
  ) : (
    <EmptyState
      {...nothingFor(filters.search, { title: none, text: 'Prueba con menos filtros u otra palabra.' })}
      action={
        applied.length > 0 && (
          <Button variant="contained" onClick={clear}>
            Limpiar filtros
          </Button>
        )
      }
    />
  );
  return (
    <FilterFrame
      title={title}
      noun={noun}
      panel={panel}
      sheet={sheet}
      onCloseSheet={() => setSheet(false)}
      total={query.isPlaceholderData ? null : (data?.meta.total ?? null)}
      onClear={clear}
    >
      <Box sx={{ mb: 2 }}>
        <SearchFilter
          value={filters.search}
          name="search"
          label={search}
          place={place}
          placeholder={placeholder}
          maxLength={100}
          onChange={(text, typing) => change({ search: text }, typing)}
        />
      </Box>
      <ListToolbar
        noun={noun}
        shown={failed ? 0 : data?.negocios.length}
        total={failed ? 0 : data?.meta.total}
        applied={applied.length}
        extra={{
          label: `${noun[1].charAt(0).toUpperCase()}${noun[1].slice(1)} por página`,
          name: 'por-pagina',
          value: String(filters.limit),
          options: BUSINESS_LIMITS.map((n) => [String(n), `${n} por página`]),
          onChange: (limit) => change({ limit: Number(limit) as BusinessFilters['limit'] }),
        }}
        vista={filters.vista}
        onView={(vista) => change({ vista })}
        onOpenFilters={() => setSheet(true)}
      />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataState
        query={{ ...query, data }}
        skeleton={<BusinessGridSkeleton vista={filters.vista} />}
        isEmpty={({ negocios }) => negocios.length === 0}
        empty={empty}
        error={error}
      >
        {({ negocios, meta }) => (
          <Box
            aria-busy={query.isPlaceholderData}
            sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 160ms' }}
          >
            <BusinessGrid negocios={negocios} vista={filters.vista} />
            <Pagination page={meta.page} totalPages={meta.totalPages} hrefOf={hrefOf} label={`Páginas de ${noun[1]}`} />
          </Box>
        )}
      </DataState>
    </FilterFrame>
  );
}
