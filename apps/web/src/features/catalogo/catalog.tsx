import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { useState } from 'react';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { visuallyHidden } from '../../ui/visually-hidden';
import { AppliedFilters } from './applied-filters';
import { CatalogToolbar } from './catalog-toolbar';
import { catalogQuery } from './catalogo.queries';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
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
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' }, gap: { md: 4 }, alignItems: 'start' }}>
      <Box component="aside" aria-label="Filtros" sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          Filtros
        </Typography>
        {panel}
      </Box>
      <Box component="section" aria-labelledby="catalogo-productos" sx={{ position: 'relative', minWidth: 0 }}>
        <Box component="h2" id="catalogo-productos" sx={visuallyHidden}>
          Productos
        </Box>
        <CatalogToolbar filters={filters} shown={failed ? 0 : data?.productos.length} total={failed ? 0 : data?.meta.total} applied={appliedFilters(filters).length} onChange={change} onOpenFilters={() => setSheet(true)} />
        <AppliedFilters filters={filters} onChange={change} onClear={clear} />
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
      </Box>
      <FilterSheet open={sheet} onClose={() => setSheet(false)} total={query.isPlaceholderData ? null : (data?.meta.total ?? null)} onClear={clear}>
        {panel}
      </FilterSheet>
    </Box>
  );
}
