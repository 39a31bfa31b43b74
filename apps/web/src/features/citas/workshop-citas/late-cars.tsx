import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isCitaLate, lateUntil, waitingFor } from '@tuerca/contracts/citas/citas/late';
import type { Agenda, Cita } from '@tuerca/contracts/citas/citas/schemas';
import { freeBays, occupation } from '@tuerca/contracts/citas/citas/slots';
import { HOLDING_ESTADOS } from '@tuerca/contracts/citas/citas/states';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { timeInText } from '@tuerca/contracts/venezuela/clock';
import { useMayCall } from '@/lib/use-may-call';
import { useNow } from '@/lib/use-now';
import { onDemand } from '@/ui/on-demand';
import { dueInWords, minutesOf, vehicleInWords } from './cita-format';
import { agendaQuery, CITA_CALLS } from './workshop-citas.queries';

const MoveDialog = onDemand(async () => (await import('./move-dialog')).MoveDialog);

const box = {
  mb: 2,
  color: 'text.primary',
  alignItems: 'flex-start',
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
} as const;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const;

/** Late appointments now, including those that became late after the agenda was loaded. */
const lateOf = ({ atrasadas, citas }: Agenda, now: Date): Cita[] => {
  const known = new Set(atrasadas.map(({ _id }) => _id));
  return [...atrasadas, ...citas.filter(({ _id }) => !known.has(_id))].filter((cita) => isCitaLate(cita, now));
};

/**
 * Returns a bay that is free at an appointment's own time, other than its present one and those of late cars; null without one.
 */
function otherBay(cita: Cita, agenda: Agenda, now: Date): number | null {
  const { puestos, margen } = agenda;
  const stretchOf = (one: Cita) => occupation(new Date(one.fechaHora), minutesOf(one), margen);
  const taken = agenda.citas
    .filter(({ _id, estado }) => _id !== cita._id && (HOLDING_ESTADOS as readonly string[]).includes(estado))
    .map((one) => ({ ...stretchOf(one), bay: one.puesto ?? 1 }));
  const late = lateOf(agenda, now).map((car) => ({
    from: Date.parse(car.fechaHora),
    until: lateUntil(car, now),
    bay: car.puesto ?? 1,
  }));
  return freeBays([...taken, ...late], puestos, stretchOf(cita)).find((bay) => bay !== cita.puesto) ?? null;
}

/** Appointments that wait for the bay of a late car; those that begin too soon can be moved. */
function WaitingList({ car, agenda }: { car: Cita; agenda: Agenda }) {
  const now = useNow();
  const mayMove = useMayCall()(CITA_CALLS.reschedule);
  const [moving, setMoving] = useState<Cita | null>(null);
  const { collide, next } = waitingFor(car, agenda.citas, now);
  const bay = moving && otherBay(moving, agenda, now);
  return (
    <>
      {collide.length > 0 && (
        <Box component="ul" aria-label={`Citas que chocan en el puesto ${car.puesto}`} sx={{ ...list, gap: 1, mt: 1 }}>
          {collide.map((cita) => (
            <Box
              component="li"
              key={cita._id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
            >
              <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>Choca: {timeInText(cita.hora)}</strong>, {cita.cliente.nombre}, {cita.servicio.nombre}
              </Box>
              {mayMove && (
                <Button
                  variant="outlined"
                  onClick={() => setMoving(cita)}
                  aria-label={`Mover: la cita de ${cita.cliente.nombre}`}
                >
                  Mover
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      {next && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {collide.length > 0 ? 'Después' : 'La próxima en ese puesto'}: {timeInText(next.hora)}, {next.cliente.nombre}
        </Typography>
      )}
      {moving && (
        <MoveDialog
          cita={moving}
          target={{ ...moving, puesto: bay }}
          puestos={agenda.puestos}
          note={bay === null ? 'A esa hora no queda otro puesto libre: elige otra hora.' : undefined}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}

/** Cars that are still in their bays after their planned end, and the appointments that they delay. */
export function LateCars({ agenda, onOpen }: { agenda: Agenda; onOpen: (cita: Cita) => void }) {
  const now = useNow();
  const late = lateOf(agenda, now);
  if (late.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={box}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {late.length === 1 ? 'Un vehículo sigue en su puesto' : `${late.length} vehículos siguen en su puesto`}
      </Typography>
      <Box component="ul" aria-label="Vehículos que siguen en su puesto" sx={{ ...list, gap: 1.5 }}>
        {late.map((car) => (
          <li key={car._id}>
            <Link
              component="button"
              onClick={() => onOpen(car)}
              sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere' }}
            >
              {car.cliente.nombre}
            </Link>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {sentence(`${vehicleInWords(car.vehiculo)}, puesto ${car.puesto}. Debía salir ${dueInWords(car, now)}.`)}
            </Typography>
            {late.findLast(({ puesto }) => puesto === car.puesto) === car && <WaitingList car={car} agenda={agenda} />}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** The same for one appointment, in its details. */
export function LateBay({ cita }: { cita: Cita }) {
  const now = useNow();
  const today = caracasDate(now);
  const late = isCitaLate(cita, now);
  const { data } = useQuery({ ...agendaQuery(cita.taller._id, today, today), enabled: late });
  if (!late) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={box}>
      {sentence(`Sigue en el puesto ${cita.puesto}: debía salir ${dueInWords(cita, now)}.`)} Las citas nuevas van
      primero a otros puestos.
      {data && <WaitingList car={cita} agenda={data} />}
    </Alert>
  );
}
