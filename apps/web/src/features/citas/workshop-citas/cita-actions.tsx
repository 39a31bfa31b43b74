import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { UNDO_HOURS } from '@tuerca/contracts/citas/citas/undo';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { useNow } from '@/lib/use-now';
import { ConfirmAction } from '@/ui/confirm-action';
import { onDemand } from '@/ui/on-demand';
import { allowedActions, type WorkshopCitaAction } from './allowed-actions';
import { useCambioEstado, useConfirmCita, useNoShow } from './workshop-citas.queries';

const MoveDialog = onDemand(async () => (await import('./move-dialog')).MoveDialog);
const UndoDialog = onDemand(async () => (await import('./undo-dialog')).UndoDialog);
const CorrectDialog = onDemand(async () => (await import('./correct-dialog')).CorrectDialog);
const RejectDialog = onDemand(async () => (await import('./reject-dialog')).RejectCitaDialog);

interface CitaActionsProps {
  cita: Cita;
  /** Bays of the workshop. */
  puestos?: number;
  /** Only these, in this order; by default all that are allowed. */
  only?: readonly WorkshopCitaAction[];
}

const fill = { flex: { xs: '1 1 40%', sm: '0 0 auto' } } as const;

/** Runs a change that needs no confirmation, and reports its result. */
function useAct(cita: Cita) {
  const confirm = useConfirmCita();
  const change = useCambioEstado();
  const say = (work: Promise<unknown>, done: string, failed: string) =>
    void work.then(
      () => notify.ok(done),
      (error: unknown) => notify.failure(error, failed),
    );
  const to = (estado: EstadoCita) => () =>
    say(change.mutateAsync({ citaId: cita._id, estado }), CITA_MESSAGES.workSaved, CITA_MESSAGES.workFailed);
  return {
    busy: confirm.isPending || change.isPending,
    confirm: () => say(confirm.mutateAsync({ citaId: cita._id }), CITA_MESSAGES.confirmed, CITA_MESSAGES.confirmFailed),
    start: to('en_proceso'),
    startEarly: () => change.mutateAsync({ citaId: cita._id, estado: 'en_proceso' }),
    resume: to('en_proceso'),
    pause: to('pausada'),
  };
}

/** Buttons of an appointment's actions; those that cannot be undone ask for confirmation. */
export function WorkshopCitaActions({ cita, puestos = 1, only }: CitaActionsProps) {
  const now = useNow();
  const allowed = allowedActions(cita, now, useMayCall());
  const isEarly = cita.fecha > caracasDate(now);
  const act = useAct(cita);
  const noShow = useNoShow();
  const [asking, setAsking] = useState<'start' | 'noShow' | 'move' | 'reject' | 'undo' | 'correct' | null>(null);
  const close = () => setAsking(null);
  const name = `la cita de ${cita.cliente.nombre}`;
  const primary = (label: string, onClick: () => void) => (
    <Button variant="contained" loading={act.busy} onClick={onClick} aria-label={`${label}: ${name}`} sx={fill}>
      {label}
    </Button>
  );
  const plain = (label: string, onClick: () => void, color: 'primary' | 'error' = 'primary') => (
    <Button
      variant="outlined"
      color={color}
      disabled={act.busy}
      onClick={onClick}
      aria-label={`${label}: ${name}`}
      sx={fill}
    >
      {label}
    </Button>
  );
  const buttons: Record<WorkshopCitaAction, () => ReactNode> = {
    confirm: () => primary('Confirmar', act.confirm),
    start: () => primary('Iniciar servicio', isEarly ? () => setAsking('start') : act.start),
    resume: () => primary('Reanudar', act.resume),
    complete: () => (
      <Button
        variant="contained"
        component={Link}
        to={paths.workshopCompletion(cita._id)}
        aria-label={`Completar: ${name}`}
        sx={fill}
      >
        Completar
      </Button>
    ),
    pause: () => plain('Pausar', act.pause),
    undo: () => plain(cita.estado === 'no_asistio' ? 'El cliente llegó' : 'Deshacer inicio', () => setAsking('undo')),
    correct: () => plain('Corregir', () => setAsking('correct')),
    noShow: () => plain('No asistió', () => setAsking('noShow')),
    move: () => plain('Mover', () => setAsking('move')),
    reject: () => plain(cita.estado === 'pendiente' ? 'Rechazar' : 'Cancelar cita', () => setAsking('reject'), 'error'),
  };
  const shown = (only ?? allowed).filter((action) => allowed.includes(action));
  if (shown.length === 0) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown.map((action) => (
          <Box key={action} sx={{ display: 'contents' }}>
            {buttons[action]()}
          </Box>
        ))}
      </Box>
      {asking === 'noShow' && (
        <ConfirmAction
          title="¿El cliente no asistió?"
          confirm="Sí, no asistió"
          cancel="Volver"
          run={() => noShow.mutateAsync({ citaId: cita._id })}
          done={CITA_MESSAGES.noShow}
          error={CITA_MESSAGES.workFailed}
          onClose={close}
        >
          {cita.cliente.nombre} no vino a su cita. Lo anotamos en su historial. Si llega más tarde, puedes deshacerlo
          durante {UNDO_HOURS} horas.
        </ConfirmAction>
      )}
      {asking === 'start' && (
        <ConfirmAction
          title="¿Iniciar antes de su día?"
          confirm="Iniciar servicio"
          cancel="Volver"
          danger={false}
          run={act.startEarly}
          done={CITA_MESSAGES.workSaved}
          error={CITA_MESSAGES.workFailed}
          onClose={close}
        >
          {asSentence(`Esta cita es el ${whenInWords(cita).toLowerCase()}`)}
          {cita.cliente.email && ' Si la inicias hoy, le avisamos a tu cliente que comenzaste.'}
        </ConfirmAction>
      )}
      {asking === 'undo' && <UndoDialog cita={cita} onClose={close} />}
      {asking === 'correct' && <CorrectDialog cita={cita} onClose={close} />}
      {asking === 'move' && (
        <MoveDialog cita={cita} target={{ ...cita, puesto: null }} puestos={puestos} onClose={close} />
      )}
      {asking === 'reject' && <RejectDialog cita={cita} onClose={close} />}
    </>
  );
}
