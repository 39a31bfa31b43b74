import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { useFirstHours } from '@/entities/citas/citas/citas.queries';
import { FirstHour } from '@/entities/citas/citas/first-hour';
import { ServiceGrid, ServiceGridSkeleton } from '@/entities/products/services/service-grid';
import { nothingFor } from '@/lib/nothing-for';
import { type AddressFilters, useAddressFilters } from '@/lib/use-address-filters';
import { useHydrated } from '@/lib/use-hydrated';
import { AppliedChips } from '@/ui/applied-chips';
import { DataState } from '@/ui/data-state';
import { FilterFrame } from '@/ui/filter-frame';
import { ListToolbar } from '@/ui/list-toolbar';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageBeyond } from '@/ui/page-beyond';
import { Pagination } from '@/ui/pagination';
import { ServiceFilterPanel } from './filter-panel';
import {
  appliedServiceFilters,
  SERVICE_FILTERS,
  SERVICE_LIMITS,
  type ServiceFilters,
  type ServiceSort,
  serviceSorts,
} from './filters';
import { SearchLine } from './search-line';
import { servicesQuery } from './services-list.queries';
import { useQuickView } from './use-quick-view';

/** Filters of the services. */
const useServiceFilters = (): AddressFilters<ServiceFilters> => useAddressFilters(SERVICE_FILTERS);

const QuickView = onDemand(async () => (await import('./quick-view')).QuickView);
const NOUN = ['servicio', 'servicios'] as const;

/** The services of every workshop: filters beside them (a sheet on phones), cards, pages, and a closer look over the list. */
export function ServicesList({ booking }: { booking: (servicio: Servicio) => ReactNode }) {
  const { filters, change, clear, hrefOf } = useServiceFilters();
  const query = useQuery(servicesQuery(filters));
  const [sheet, setSheet] = useState(false);
  const quick = useQuickView();
  const hydrated = useHydrated();
  const { data } = query;
  const hours = useFirstHours(data?.servicios.map(({ _id }) => _id) ?? []);
  const failed = query.isError && !query.isFetching;
  const applied = appliedServiceFilters(
    filters,
    data?.servicios.find(({ taller }) => taller._id === filters.taller)?.taller.nombre,
  );
  return (
    <FilterFrame
      title="Servicios"
      noun={NOUN}
      panel={
        <ServiceFilterPanel filters={filters} facetas={data?.meta.facetas} failed={failed && !data} onChange={change} />
      }
      sheet={sheet}
      onCloseSheet={() => setSheet(false)}
      total={query.isPlaceholderData ? null : (data?.meta.total ?? null)}
      onClear={clear}
    >
      <SearchLine filters={filters} onChange={change} />
      <ListToolbar
        shown={failed ? 0 : data?.servicios.length}
        total={failed ? 0 : data?.meta.total}
        noun={NOUN}
        applied={applied.length}
        orden={{
          label: 'Ordenar por',
          name: 'orden',
          value: filters.sortBy,
          options: serviceSorts(filters),
          onChange: (sortBy) => change({ sortBy: sortBy as ServiceSort }),
        }}
        extra={{
          label: 'Servicios por página',
          name: 'por-pagina',
          value: String(filters.limit),
          options: SERVICE_LIMITS.map((n) => [String(n), `${n} por página`]),
          onChange: (limit) => change({ limit: Number(limit) as ServiceFilters['limit'] }),
        }}
        vista={filters.vista}
        onView={(vista) => change({ vista })}
        onOpenFilters={() => setSheet(true)}
      />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataState
        // A failure empties the list: old services under new filters would be a lie.
        query={failed ? { ...query, data: undefined } : query}
        skeleton={<ServiceGridSkeleton count={filters.limit} vista={filters.vista} />}
        isEmpty={({ servicios }) => servicios.length === 0}
        empty={
          filters.page > 1 && (data?.meta.total ?? 0) > 0 ? (
            <PageBeyond what="servicios" to={hrefOf(1)} />
          ) : (
            <NothingFound
              {...nothingFor(filters.busqueda, {
                title: SERVICE_MESSAGES.empty,
                text: 'Prueba con otra palabra, otra categoría u otra ciudad.',
              })}
              onClear={clear}
            />
          )
        }
        error={SERVICE_MESSAGES.loadFailedRetry}
      >
        {({ servicios, meta }) => (
          <Box
            aria-busy={query.isPlaceholderData}
            sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 160ms' }}
          >
            <ServiceGrid
              servicios={servicios}
              vista={filters.vista}
              eager={1}
              renderHour={(servicio) => (
                <FirstHour servicio={servicio} hour={hours.data?.get(servicio._id)} waiting={hours.isPending} />
              )}
              renderAction={({ _id, nombre }) => (
                <Button
                  component={Link}
                  {...quick.linkTo(_id)}
                  variant="outlined"
                  aria-haspopup="dialog"
                  aria-label={`Vista rápida: ${nombre}`}
                >
                  Vista rápida
                </Button>
              )}
            />
            <Pagination page={meta.page} totalPages={meta.totalPages} hrefOf={hrefOf} label="Páginas de servicios" />
          </Box>
        )}
      </DataState>
      {hydrated && quick.id && (
        <QuickView
          key={quick.id}
          id={quick.id}
          known={data?.servicios.find(({ _id }) => _id === quick.id)}
          onClose={quick.close}
          booking={booking}
        />
      )}
    </FilterFrame>
  );
}
