import { useBlocker } from 'react-router-dom';
import { forgetUnsaved, wouldLose } from '@/lib/leave-guard';
import { onDemand } from '@/ui/on-demand';

const ConfirmDialog = onDemand(async () => (await import('@/ui/confirm-dialog')).ConfirmDialog);

/** Asks before a page with unsaved changes is left. One for all forms, since the router knows one blocker at a time. */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    forgetUnsaved();
    blocker.proceed();
  };
  return (
    <ConfirmDialog
      open
      title="¿Salir sin guardar?"
      confirm="Salir sin guardar"
      cancel="Seguir aquí"
      danger
      onConfirm={leave}
      onClose={() => blocker.reset()}
    >
      Tienes cambios sin guardar en esta página.
    </ConfirmDialog>
  );
}
