import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatDuration } from '@tuerca/contracts/citas/citas/durations';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';
import { PageBeyond } from '@/ui/page-beyond';
import { Pagination } from '@/ui/pagination';
import { WorkshopCitaActions } from './cita-actions';
import { minutesOf, vehicleInWords } from './cita-format';
import { pendingQuery } from './workshop-citas.queries';

interface PendingListProps {
  /** The first ones alone. */
  limit?: number;
  page?: number;
  /** Address of a page; without it there is only this one. */
  hrefOf?: (page: number) => string;
  onOpen: (cita: Cita) => void;
}

const PendingCard = ({ cita, onOpen }: { cita: Cita; onOpen: (cita: Cita) => void }) => (
  <Paper component="li" variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
    <Box>
      <Typography sx={{ fontWeight: 700 }}>{whenInWords(cita)}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {cita.servicio.nombre} · {formatDuration(minutesOf(cita))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {cita.cliente.nombre} · {vehicleInWords(cita.vehiculo)}
      </Typography>
      {!!cita.inasistencias && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          {CITA_MESSAGES.missed(cita.inasistencias)}
        </Typography>
      )}
    </Box>
    <Typography
      variant="body2"
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
    >
      {cita.problemaReportado}
    </Typography>
    <Link
      component="button"
      type="button"
      onClick={() => onOpen(cita)}
      aria-label={`Ver la cita de ${cita.cliente.nombre}`}
      sx={{ alignSelf: 'flex-start', minHeight: 32 }}
    >
      Ver detalle
    </Link>
    <Box sx={{ mt: 'auto' }}>
      <WorkshopCitaActions cita={cita} only={['confirm', 'reject']} />
    </Box>
  </Paper>
);

const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;

/** Appointments that wait for an answer, the next one first. */
export function PendingList({ limit, page = 1, hrefOf, onOpen }: PendingListProps) {
  const query = useQuery(pendingQuery(page, limit));
  return (
    <DataState
      query={query}
      skeleton={
        <Box sx={cards}>
          <Skeleton variant="rectangular" height={200} />
          <Skeleton variant="rectangular" height={200} />
        </Box>
      }
      error={CITA_MESSAGES.listFailed}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        page > 1 && hrefOf ? (
          <PageBeyond what="citas por confirmar" to={hrefOf(1)} />
        ) : (
          <EmptyState
            compact
            icon={<EventAvailableRounded sx={{ fontSize: 34 }} />}
            title="No hay citas por confirmar"
            text="Cuando un cliente agende, la verás aquí para confirmarla o rechazarla."
          />
        )
      }
    >
      {({ rows, totalPages }) => (
        <>
          <Box component="ul" aria-label="Citas por confirmar" sx={cards}>
            {rows.map((cita) => (
              <PendingCard key={cita._id} cita={cita} onOpen={onOpen} />
            ))}
          </Box>
          {hrefOf && <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />}
        </>
      )}
    </DataState>
  );
}
