import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { useState } from 'react';
import { AppliedChips } from '../../ui/applied-chips';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { FilterFrame } from '../../ui/filter-frame';
import { Pagination } from '../../ui/pagination';
import { CatalogToolbar } from './catalog-toolbar';
import { catalogQuery } from './catalogo.queries';
import { FilterPanel } from './filter-panel';
import { appliedFilters } from './filters';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import type { ProductActions } from './product-parts';
import { useFilters } from './use-filters';

/** The catalogue: filters beside it (a sheet on phones), products, pages. */
export function Catalog({ actions }: { actions: ProductActions }) {
  const { filters, change, clear, hrefOf } = useFilters();
  const query = useQuery(catalogQuery(filters));
  const [sheet, setSheet] = useState(false);
  const { data } = query;
  const failed = query.isError && !query.isFetching;
  const panel = <FilterPanel filters={filters} facetas={data?.meta.facetas} failed={failed && !data} onChange={change} />;
  const applied = appliedFilters(filters);
  return (
    <FilterFrame title="Productos" noun={['producto', 'productos']} panel={panel} sheet={sheet} onCloseSheet={() => setSheet(false)} total={query.isPlaceholderData ? null : (data?.meta.total ?? null)} onClear={clear}>
      <CatalogToolbar filters={filters} shown={failed ? 0 : data?.productos.length} total={failed ? 0 : data?.meta.total} applied={applied.length} onChange={change} onOpenFilters={() => setSheet(true)} />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataState
        // A failure empties the list: old products under new filters would be a lie.
        query={failed ? { ...query, data: undefined } : query}
        skeleton={<ProductGridSkeleton count={filters.limit} vista={filters.vista} columns={3} />}
        isEmpty={({ productos }) => productos.length === 0}
        empty={<EmptyState title="No encontramos productos" text="Prueba con menos filtros, otra palabra o incluye los agotados." action={<Button variant="contained" onClick={clear}>Limpiar filtros</Button>} />}
        error={MENSAJES_CATALOGO.productosErrorReintento}
      >
        {({ productos, meta }) => (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 160ms' }}>
            <ProductGrid productos={productos} vista={filters.vista} columns={3} actions={actions} eager={3} />
            <Pagination page={meta.page} totalPages={meta.totalPages} hrefOf={hrefOf} label="Páginas del catálogo" />
          </Box>
        )}
      </DataState>
    </FilterFrame>
  );
}
