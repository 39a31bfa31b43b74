import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { ServicePrice } from '@/entities/products/services/service-parts';
import { defineFilters } from '@/lib/define-filters';
import { pageField, textField } from '@/lib/filter-fields';
import { duration } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataState } from '@/ui/data-state';
import { TRY_OTHER_WORD } from '@/ui/labels';
import { NothingFound } from '@/ui/nothing-found';
import { Pager } from '@/ui/pager';
import { SearchFilter } from '@/ui/search-filter';
import { useServiceChoice } from './booking.queries';

const CHOICE = defineFilters({
  busqueda: textField({ max: 100, names: ['q'] }),
  taller: textField({ max: 24, read: (id) => (ID_PATTERN.test(id) ? id : '') }),
  page: pageField(),
});

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 };
const Waiting = () => (
  <Box sx={list}>
    {Array.from({ length: 6 }, (_, i) => (
      <Skeleton key={i} variant="rectangular" height={96} />
    ))}
  </Box>
);

const Line = ({ servicio, former }: { servicio: Servicio; former: string }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 1.5,
      alignItems: 'center',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 190px auto' },
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{servicio.nombre}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[servicio.taller.nombre, servicio.taller.ciudad, duration(servicio.tiempoEstimado)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
    <ServicePrice servicio={servicio} />
    <Button
      component={Link}
      to={paths.clientBooking(servicio._id, former || undefined)}
      variant="contained"
      aria-label={`Elegir ${servicio.nombre} en ${servicio.taller.nombre}`}
    >
      Elegir
    </Button>
  </Box>
);

/** The services that can be booked, found by name; `?taller=` shows one workshop's. */
export function ServiceChoice({ former = '' }: { former?: string }) {
  const { filters, change, clear, hrefOf } = useAddressFilters(CHOICE);
  const query = useServiceChoice(filters);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchFilter
        name="q"
        label="Buscar un servicio"
        place="En los servicios"
        placeholder={SERVICE_MESSAGES.searchExample}
        maxLength={100}
        value={filters.busqueda}
        onChange={(busqueda, typing) => change({ busqueda }, typing)}
      />
      <DataState
        query={query}
        skeleton={<Waiting />}
        error={SERVICE_MESSAGES.loadFailedRetry}
        isEmpty={({ servicios }) => servicios.length === 0}
        empty={<NothingFound title={SERVICE_MESSAGES.empty} text={TRY_OTHER_WORD} onClear={clear} />}
      >
        {({ servicios, meta }) => (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.55 : 1 }}>
            <Box component="ul" aria-label="Servicios" sx={list}>
              {servicios.map((servicio) => (
                <Line key={servicio._id} servicio={servicio} former={former} />
              ))}
            </Box>
            <Pager page={meta.page} totalPages={meta.totalPages} hrefOf={hrefOf} label="Páginas de servicios" />
          </Box>
        )}
      </DataState>
    </Box>
  );
}
