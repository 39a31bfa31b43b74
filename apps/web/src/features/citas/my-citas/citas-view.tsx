import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { paths, withQuery } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from '@/ui/applied-chips';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { FilterSelect } from '@/ui/filter-select';
import { CalendarMonthOutlined } from '@/ui/icons/calendar-month-outlined';
import { onDemand } from '@/ui/on-demand';
import { PageBeyond } from '@/ui/page-beyond';
import { Pager } from '@/ui/pager';
import { SearchAndSelects } from '@/ui/search-and-selects';
import { CitaCard, CitaCardSkeleton } from './cita-card';
import { CITA_FILTERS, CITA_PERIOD_OPTIONS, CITA_STATE_OPTIONS, PER_PAGE } from './cita-filters';
import { mayRate } from './may-change';
import { myCitasQuery } from './my-citas.queries';

const CitaDialog = onDemand(async () => (await import('./cita-dialog')).OwnCitaDialog);
const RateCita = onDemand(async () => (await import('./rate-cita')).RateCita);

const grid = {
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
};
const Waiting = () => (
  <Box sx={grid}>
    {Array.from({ length: PER_PAGE }, (_, i) => (
      <CitaCardSkeleton key={i} />
    ))}
  </Box>
);
const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => (
  <EmptyState
    icon={<CalendarMonthOutlined sx={{ fontSize: 34 }} />}
    title={filtered ? 'No encontramos citas con esos filtros' : 'Aún no tienes citas'}
    text={
      filtered
        ? 'Prueba con otra palabra, otro estado u otra fecha, o agenda una nueva.'
        : 'Elige un servicio, el día y la hora, y el taller te espera.'
    }
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {filtered && (
          <Button variant="outlined" onClick={onClear}>
            Limpiar filtros
          </Button>
        )}
        <Button component={Link} to={paths.clientBooking()} variant="contained">
          Agendar una cita
        </Button>
      </Box>
    }
  />
);

/** My appointments: filters and the open one live in the address. */
export function CitasView({ presupuesto }: { presupuesto: (cita: Cita) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const { filters, change, clear, hrefOf } = useAddressFilters(CITA_FILTERS);
  const [rating, setRating] = useState<Cita | null>(null);
  const query = useQuery(myCitasQuery(filters));
  const applied = CITA_FILTERS.applied(filters);
  const open = params.get('cita');
  const close = () =>
    setParams(
      (now) => {
        now.delete('cita');
        return now;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <SearchAndSelects
        button
        id="buscar-citas"
        label="Buscar por taller, servicio o vehículo"
        placeholder="Ej.: frenos"
        value={filters.search}
        onSearch={(search) => change({ search }, true)}
      >
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={CITA_STATE_OPTIONS}
          onChange={(estado) => change({ estado }, true)}
        />
        <FilterSelect
          id="fecha"
          label="Fecha"
          value={filters.fecha}
          options={CITA_PERIOD_OPTIONS}
          onChange={(fecha) => change({ fecha }, true)}
        />
      </SearchAndSelects>
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataState
        query={query}
        skeleton={<Waiting />}
        error={CITA_MESSAGES.listFailed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          filters.page > 1 && (query.data?.total ?? 0) > 0 ? (
            <PageBeyond what="citas" to={hrefOf(1)} />
          ) : (
            <Empty filtered={applied.length > 0} onClear={clear} />
          )
        }
      >
        {({ rows, totalPages }) => (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, pb: 3 }}>
            <Box component="ul" aria-label="Mis citas" sx={grid}>
              {rows.map((cita) => (
                <Box component="li" key={cita._id} sx={{ minWidth: 0 }}>
                  <CitaCard
                    cita={cita}
                    detail={withQuery('', { ...Object.fromEntries(params), cita: cita._id })}
                    actions={
                      mayRate(cita) && (
                        <Button size="small" onClick={() => setRating(cita)}>
                          Calificar
                        </Button>
                      )
                    }
                  />
                </Box>
              ))}
            </Box>
            <Pager named page={filters.page} totalPages={totalPages} hrefOf={hrefOf} label="Páginas de citas" />
          </Box>
        )}
      </DataState>
      {open && <CitaDialog key={open} citaId={open} presupuesto={presupuesto} onClose={close} />}
      {rating && <RateCita cita={rating} onClose={() => setRating(null)} />}
    </>
  );
}
