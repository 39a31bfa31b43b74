import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Agenda, Cita } from '@tuerca/contracts/citas/citas/schemas';
import { addDays } from '@tuerca/contracts/venezuela/caracas';
import { citaDay } from '@/entities/citas/citas/cita-format';
import { useMayCall } from '@/lib/use-may-call';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { visuallyHidden } from '@/ui/visually-hidden';
import { bayColumns, dayColumns, mondayOf } from './agenda-days';
import { DayList } from './day-list';
import { MOVE_HELP_ID } from './grid-block';
import { LateCars } from './late-cars';
import type { MoveTarget } from './move-dialog';
import { TimeGrid } from './time-grid';
import { agendaQuery, CITA_CALLS } from './workshop-citas.queries';

const MoveDialog = onDemand(async () => (await import('./move-dialog')).MoveDialog);

interface AgendaCalendarProps {
  tallerId: string;
  view: 'dia' | 'semana';
  fecha: string;
  onOpen: (cita: Cita, puestos: number) => void;
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} variant="rectangular" height={96} />
    ))}
  </Box>
);

/** A day by bay, or a week by day: a grid where there is room, lists on a phone. */
export function AgendaCalendar({ tallerId, view, fecha, onOpen }: AgendaCalendarProps) {
  const from = view === 'dia' ? fecha : mondayOf(fecha);
  const to = view === 'dia' ? fecha : addDays(from, 6);
  const query = useQuery(agendaQuery(tallerId, from, to));
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const mayMove = useMayCall()(CITA_CALLS.reschedule);
  const [move, setMove] = useState<{ cita: Cita; target: MoveTarget } | null>(null);

  const grid = (agenda: Agenda) => (
    <>
      <Box id={MOVE_HELP_ID} sx={visuallyHidden}>
        Mueve esta cita con Mayús y las flechas, y confirma con Enter.
      </Box>
      <TimeGrid
        label={view === 'dia' ? 'Agenda del día por puesto' : 'Agenda de la semana'}
        columns={view === 'dia' ? bayColumns(agenda) : dayColumns(agenda)}
        citas={agenda.citas}
        onOpen={(cita) => onOpen(cita, agenda.puestos)}
        onMove={
          mayMove
            ? (cita, { fecha: day, puesto }, hora) => setMove({ cita, target: { fecha: day, hora, puesto } })
            : undefined
        }
      />
      {mayMove && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Arrastra una cita para moverla, o usa Mayús y las flechas.
        </Typography>
      )}
    </>
  );
  const lists = ({ dias, citas, puestos }: Agenda) => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {dias.map((day) => (
        <Box component="section" key={day.fecha} aria-label={citaDay(day.fecha)}>
          {view === 'semana' && (
            <Typography variant="h4" component="h3">
              {citaDay(day.fecha)}
            </Typography>
          )}
          <DayList dia={day} citas={citas} puestos={puestos} onOpen={(cita) => onOpen(cita, puestos)} />
        </Box>
      ))}
    </Box>
  );
  return (
    <>
      <DataState query={query} skeleton={<Waiting />} error={CITA_MESSAGES.agendaFailed}>
        {(agenda) => (
          <Box sx={{ opacity: query.isPlaceholderData ? 0.6 : 1, transition: 'opacity 160ms' }}>
            <LateCars agenda={agenda} onOpen={(cita) => onOpen(cita, agenda.puestos)} />
            {roomy ? grid(agenda) : lists(agenda)}
          </Box>
        )}
      </DataState>
      {move && query.data && <MoveDialog {...move} puestos={query.data.puestos} onClose={() => setMove(null)} />}
    </>
  );
}
