import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IN_BAY_ESTADOS, isCitaLate } from '@tuerca/contracts/citas/citas/late';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { defineFilters } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { CarRepairRounded } from '@/ui/icons/car-repair-rounded';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageBeyond } from '@/ui/page-beyond';
import { PageHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';
import { PlainSelect } from '@/ui/plain-field';
import { SearchFilter } from '@/ui/search-filter';
import { ActiveCard } from './active-card';
import type { PresupuestoSlot } from './cita-dialog';
import { activeQuery } from './workshop-citas.queries';

/** States of a service that has not ended; the first ones are being worked on. */
const ACTIVE = ['en_proceso', 'pausada', 'confirmada', 'pendiente'] as const;
const ACTIVE_CITA_STATE_OPTIONS = [
  ['all', 'Todos los estados'],
  ...ACTIVE.map((value) => [value, ESTADO_CITA_LABELS[value]] as const),
] as const;

/** Filters of the active services as they stand in the address. */
const ACTIVE_FILTERS = defineFilters({
  estado: choiceField({ options: ACTIVE, fallback: 'all' }),
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  page: pageField(),
});
/** The comma list that the API is asked for. */
const statesOf = (estado: string): string => (estado === 'all' ? ACTIVE.join(',') : estado);

const CitaDialog = onDemand(async () => (await import('./cita-dialog')).WorkshopCitaDialog);

const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;
const Waiting = () => (
  <Box sx={cards}>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} variant="rectangular" height={260} />
    ))}
  </Box>
);

/** Groups of services: late, of today, to come; a car that stands in its bay is of today. */
function activeGroups(rows: readonly Cita[], now: Date): { title: string; citas: Cita[] }[] {
  const today = caracasDate(now);
  const groups: Record<'late' | 'today' | 'coming', Cita[]> = { late: [], today: [], coming: [] };
  for (const cita of rows) {
    const day = caracasDate(new Date(cita.fechaHora));
    const inBay = (IN_BAY_ESTADOS as readonly string[]).includes(cita.estado);
    if (isCitaLate(cita, now) || (!inBay && day < today)) groups.late.push(cita);
    else groups[inBay || day === today ? 'today' : 'coming'].push(cita);
  }
  return [
    { title: 'Atrasados', citas: groups.late },
    { title: 'Hoy', citas: groups.today },
    { title: 'Próximos días', citas: groups.coming },
  ].filter(({ citas }) => citas.length > 0);
}

/** Services that have not ended, to be worked on. */
export function ActiveView({ presupuesto }: { presupuesto: PresupuestoSlot }) {
  const { filters, change, clear, hrefOf } = useAddressFilters(ACTIVE_FILTERS);
  const query = useQuery(activeQuery(statesOf(filters.estado), filters.search, filters.page));
  const [open, setOpen] = useState<string | null>(null);
  const now = useNow();
  const filtered = filters.search !== '' || filters.estado !== 'all';
  return (
    <>
      <PageHeader
        title="Servicios activos"
        text="Lo que está en el taller y lo que viene."
        actions={
          <Button variant="outlined" component={Link} to={paths.workshopCitas()}>
            Ver la agenda
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px' } }}>
        <SearchFilter
          name="q"
          label="Buscar"
          place="En los servicios activos"
          placeholder="Cliente, servicio, vehículo o placa"
          value={filters.search}
          maxLength={100}
          onChange={(search, typing) => change({ search }, typing)}
        />
        <PlainSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={ACTIVE_CITA_STATE_OPTIONS}
          onChange={(estado) => change({ estado: estado as typeof filters.estado })}
        />
      </Box>
      <DataState
        query={query}
        skeleton={<Waiting />}
        error={CITA_MESSAGES.activeFailed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          filters.page > 1 ? (
            <PageBeyond what="servicios activos" to={hrefOf(1)} />
          ) : filtered ? (
            <NothingFound title={SERVICE_MESSAGES.empty} onClear={clear} />
          ) : (
            <EmptyState
              icon={<CarRepairRounded sx={{ fontSize: 34 }} />}
              title="No tienes servicios activos"
              text="Aquí verás las citas que confirmes y los vehículos en los que trabajas."
              action={
                <Button variant="contained" component={Link} to={paths.workshopCitas()}>
                  Ver la agenda
                </Button>
              }
            />
          )
        }
      >
        {({ rows, totalPages }) => (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            {activeGroups(rows, now).map(({ title, citas }) => (
              <Box component="section" key={title} aria-label={title} sx={{ mb: 3 }}>
                <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
                  {title}
                  {totalPages === 1 && ` (${citas.length})`}
                </Typography>
                <Box component="ul" aria-label={`Servicios activos: ${title}`} sx={cards}>
                  {citas.map((cita) => (
                    <ActiveCard key={cita._id} cita={cita} onOpen={({ _id }) => setOpen(_id)} />
                  ))}
                </Box>
              </Box>
            ))}
            <Pagination page={filters.page} totalPages={totalPages} hrefOf={hrefOf} />
          </Box>
        )}
      </DataState>
      {open && <CitaDialog citaId={open} puestos={1} presupuesto={presupuesto} onClose={() => setOpen(null)} />}
    </>
  );
}
