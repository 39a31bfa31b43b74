import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { useCountedSearch } from '@/entities/cart/demanda/use-counted';
import { usePlacePicker } from '@/entities/platform/lugares/use-place-picker';
import { ProductGrid, ProductGridSkeleton } from '@/entities/products/products/product-grid';
import type { ProductActions } from '@/entities/products/products/product-parts';
import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from '@/ui/applied-chips';
import { DataState } from '@/ui/data-state';
import { FilterFrame } from '@/ui/filter-frame';
import { PageBeyond } from '@/ui/page-beyond';
import { Pagination } from '@/ui/pagination';
import { catalogAsked, catalogQuery } from './catalogue.queries';
import { CatalogToolbar } from './catalogue-toolbar';
import { CatalogueFilterPanel } from './filter-panel';
import { appliedCatalogueFilters, CATALOGUE_FILTERS, type CatalogueFilters, SEARCH_FILTERS } from './filters';
import { NoProducts } from './no-products';
import { NothingFits } from './nothing-fits';
import { PlaceFilter } from './place-filter';
import { SearchReading } from './search-reading';
import { VehicleFilter } from './vehicle-filter';

/** The catalogue's filters; `isSearch` on the page of a search. */
const useCatalogueFilters = (isSearch = false): AddressFilters<CatalogueFilters> =>
  useAddressFilters(isSearch ? SEARCH_FILTERS : CATALOGUE_FILTERS);

/** Button that shows the products which do not fit the vehicle. */
const LeftOut = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <Button onClick={onShow} variant="outlined" sx={{ minHeight: 44 }}>
    Ver {count.toLocaleString('es-VE')} que no le {count === 1 ? 'sirve' : 'sirven'}
  </Button>
);

export interface CatalogProps {
  /** On the page of a search: the text stands in its address as `q`. */
  isSearch?: boolean;
  actions: ProductActions;
  /** Lets the person choose a vehicle, then calls back. */
  onPickVehicle: (done: () => void) => void;
  /** The way to ask stores for what was not found. */
  renderAsk?: (wanted: { query: string; categoria: string; vehiculo: Vehiculo | null }) => ReactNode;
}

/** The catalogue: filters beside it (a sheet on phones), products, pages. */
export function Catalog({ isSearch = false, actions, onPickVehicle, renderAsk }: CatalogProps) {
  const { filters, change, clear, hrefOf } = useCatalogueFilters(isSearch);
  const vehicle = useVehicle();
  const { place, pick, dialog } = usePlacePicker();
  const query = useQuery(catalogQuery(filters, vehicle, place ?? null));
  const [sheet, setSheet] = useState(false);
  const { data } = query;
  const failed = query.isError && !query.isFetching;
  // While only the fit is on its way, what is on screen is what was asked for.
  const old = query.isPlaceholderData && data?.asked !== catalogAsked(filters, place ?? null);
  // Filters may leave nothing of what there is: only a text alone says that nobody has it.
  const isVain =
    data?.meta.total === 0 &&
    !data.meta.sinConteos &&
    !old &&
    !failed &&
    appliedCatalogueFilters(filters, vehicle, true).length === 0;
  useCountedSearch(isVain ? filters.search : '');
  const fits = (
    <VehicleFilter
      vehicle={vehicle}
      checked={filters.sirve}
      total={data?.meta.facetas?.sirve}
      onChange={(sirve) => change({ sirve })}
      onPick={() => onPickVehicle(() => change({ sirve: true }))}
    />
  );
  const panel = (
    <CatalogueFilterPanel
      filters={filters}
      facetas={data?.meta.facetas}
      failed={(failed && !data) || !!data?.meta.sinConteos}
      vehicle={fits}
      place={
        <PlaceFilter place={place} checked={filters.llega} onChange={(llega) => change({ llega })} onPick={pick} />
      }
      hideText={isSearch}
      onChange={change}
    />
  );
  const applied = appliedCatalogueFilters(filters, vehicle, isSearch);
  const ask = renderAsk?.({ query: filters.search, categoria: filters.category, vehiculo: vehicle });
  const leftOut = filters.sirve && vehicle ? (data?.meta.ajustes?.noCompatible ?? 0) : 0;
  const left = leftOut > 0 && <LeftOut count={leftOut} onShow={() => change({ sirve: false })} />;
  const beyond = filters.page > 1 && (data?.meta.total ?? 0) > 0;
  return (
    <FilterFrame
      title="Productos"
      noun={['producto', 'productos']}
      panel={panel}
      sheet={sheet}
      onCloseSheet={() => setSheet(false)}
      total={old ? null : (data?.meta.total ?? null)}
      onClear={clear}
    >
      {dialog}
      <CatalogToolbar
        filters={filters}
        shown={failed ? 0 : data?.productos.length}
        total={failed ? 0 : data?.meta.total}
        applied={applied.length}
        onChange={change}
        onOpenFilters={() => setSheet(true)}
      />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      {data?.meta.sinConteos && !failed && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {CATALOGUE_MESSAGES.uncounted}
        </Alert>
      )}
      {data?.meta.busqueda && !failed && !old && (
        <SearchReading
          busqueda={data.meta.busqueda}
          found={data.meta.total > 0}
          onSearch={(search) => change({ search })}
        />
      )}
      <DataState
        // A failure empties the list: old products under new filters would be a lie.
        query={failed ? { ...query, data: undefined } : query}
        skeleton={<ProductGridSkeleton count={filters.limit} vista={filters.vista} columns={3} />}
        isEmpty={({ productos }) => productos.length === 0}
        empty={
          beyond ? (
            <PageBeyond what="productos" to={hrefOf(1)} />
          ) : left ? (
            <NothingFits leftOut={left} ask={ask} />
          ) : (
            <NoProducts
              text={filters.search}
              hasFilters={!isSearch || applied.length > 0}
              salidas={data?.meta.busqueda?.salidas}
              ask={ask}
              onChange={change}
              onClear={clear}
            />
          )
        }
        error={CATALOGUE_MESSAGES.loadFailedRetry}
      >
        {({ productos, meta }) => (
          <Box aria-busy={old} sx={{ opacity: old ? 0.55 : 1, transition: 'opacity 160ms' }}>
            <ProductGrid productos={productos} vista={filters.vista} columns={3} actions={actions} eager={2} />
            {left && <Box sx={{ mt: 2 }}>{left}</Box>}
            <Pagination page={meta.page} totalPages={meta.totalPages} hrefOf={hrefOf} label="Páginas del catálogo" />
          </Box>
        )}
      </DataState>
    </FilterFrame>
  );
}
