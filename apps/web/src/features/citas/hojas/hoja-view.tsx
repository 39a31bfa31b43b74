import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import type { EventoHoja } from '@tuerca/contracts/citas/hojas/schemas';
import { HojaSummary } from '@/entities/citas/hojas/hoja-summary';
import { hojaQuery, useRemoveRegistro } from '@/entities/citas/hojas/hojas.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { NO_PRINT } from '@/ui/print-sheet';
import { visuallyHidden } from '@/ui/visually-hidden';
import { HojaRecord, type Task } from './hoja-record';
import { ShareDialog } from './share-dialog';

const AssignDialog = onDemand(async () => (await import('./assign-dialog')).AssignDialog);
const RegistroDialog = onDemand(async () => (await import('./registro-dialog')).RegistroDialog);

const Waiting = () => (
  <>
    <Skeleton height={52} width="60%" sx={{ mt: 4 }} />
    <Box sx={{ my: 3 }}>
      <HojaSummary />
    </Box>
    <Box sx={{ display: 'grid', gap: 2 }}>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} variant="rectangular" height={110} />
      ))}
    </Box>
  </>
);

function RemoveRegistro({
  vehiculoId,
  event,
  onClose,
}: {
  vehiculoId: string;
  event: EventoHoja;
  onClose: () => void;
}) {
  const remove = useRemoveRegistro(vehiculoId);
  return (
    <ConfirmAction
      title="¿Eliminar este registro?"
      confirm="Eliminar"
      run={() => remove.mutateAsync(event.registroId!)}
      done={HOJA_MESSAGES.removed}
      error={HOJA_MESSAGES.changeFailed}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{event.titulo}</Typography>
    </ConfirmAction>
  );
}

/** The record of a vehicle of mine, and everything that its owner does with it. */
function HojaView({ vehiculoId }: { vehiculoId: string }) {
  const query = useQuery(hojaQuery(vehiculoId));
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <>
      {!query.data && (
        <Typography component="h1" tabIndex={-1} sx={visuallyHidden}>
          Hoja de vida
        </Typography>
      )}
      <DataState
        query={query}
        skeleton={<Waiting />}
        error={HOJA_MESSAGES.loadFailed}
        errorAction={<BackLink button to={paths.clientGaraje()} label="Ir a Mi garaje" />}
      >
        {(hoja) => <HojaRecord hoja={hoja} start={setTask} />}
      </DataState>
      {task?.kind === 'write' && <RegistroDialog vehiculoId={vehiculoId} edit={task.edit} onClose={close} />}
      {task?.kind === 'remove' && <RemoveRegistro vehiculoId={vehiculoId} event={task.event} onClose={close} />}
      {task?.kind === 'assign' && (
        <AssignDialog vehiculoId={vehiculoId} {...task.what} assigned={task.assigned} onClose={close} />
      )}
      {task?.kind === 'share' && query.data && <ShareDialog hoja={query.data} onClose={close} />}
    </>
  );
}

/** The name of a vehicle for a page's title, once the record is known. */
export const useHojaTitle = (vehiculoId: string): string => {
  const { data } = useQuery(hojaQuery(vehiculoId));
  return data ? `Hoja de vida de ${vehicleName(data.vehiculo)}` : 'Hoja de vida';
};

/** The record of one vehicle of a client. */
export function HojaPage() {
  const { id = '' } = useParams();
  return (
    <Container>
      <Head title={useHojaTitle(id)} noindex />
      <Box {...NO_PRINT}>
        <BackLink to={paths.clientGaraje()} label="Mi garaje" />
      </Box>
      <HojaView key={id} vehiculoId={id} />
    </Container>
  );
}
