import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { citaDay } from '@/entities/citas/citas/cita-format';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { Panel } from '@/ui/panel';
import type { PresupuestoSlot } from './cita-dialog';
import { DayList } from './day-list';
import { LateCars } from './late-cars';
import { PendingList } from './pending-list';
import { agendaQuery } from './workshop-citas.queries';

const CitaDialog = onDemand(async () => (await import('./cita-dialog')).WorkshopCitaDialog);

/** The appointments of today, each to be opened. */
export function Today({ tallerId, presupuesto }: { tallerId: string; presupuesto: PresupuestoSlot }) {
  const today = caracasDate(useNow());
  const query = useQuery(agendaQuery(tallerId, today, today));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Panel title="Hoy" text={citaDay(today)}>
      <DataState
        query={query}
        skeleton={<Skeleton variant="rectangular" height={180} />}
        error={CITA_MESSAGES.agendaFailed}
      >
        {(agenda) => (
          <>
            <LateCars agenda={agenda} onOpen={({ _id }) => setOpen(_id)} />
            {agenda.dias[0] && (
              <DayList
                dia={agenda.dias[0]}
                citas={agenda.citas}
                puestos={agenda.puestos}
                onOpen={({ _id }) => setOpen(_id)}
              />
            )}
            <Button component={Link} to={paths.workshopCitas()} sx={{ mt: 1, ml: -1 }}>
              Ver la agenda
            </Button>
            {open && (
              <CitaDialog
                citaId={open}
                puestos={agenda.puestos}
                presupuesto={presupuesto}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </DataState>
    </Panel>
  );
}

/** The first appointments that wait for an answer. */
export function FirstPending({ limit, presupuesto }: { limit: number; presupuesto: PresupuestoSlot }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Panel title="Por confirmar">
      <PendingList limit={limit} onOpen={({ _id }) => setOpen(_id)} />
      <Box sx={{ mt: 1, ml: -1 }}>
        <Button component={Link} to={paths.workshopCitas({ vista: 'pendientes' })}>
          Ver todas
        </Button>
      </Box>
      {open && <CitaDialog citaId={open} puestos={1} presupuesto={presupuesto} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
