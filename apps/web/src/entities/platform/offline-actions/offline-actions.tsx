import Box from '@mui/material/Box';
// Shown without a network: its code is loaded with the page.
import { OfflineActionCard } from './offline-action-card';
import { type OfflineActionKind, useOfflineActions } from './offline-action-store';

/** My unsent or refused offline actions, of one kind or of all. Renders nothing when there are none. */
export function OfflineActions({ kind, path }: { kind?: OfflineActionKind; path?: string }) {
  const actions = useOfflineActions().filter(
    (action) => (!kind || action.kind === kind) && (!path || action.path.startsWith(path)),
  );
  if (actions.length === 0) return null;
  return (
    <Box
      component="section"
      id="pendientes"
      aria-label="Pendiente de enviar"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}
    >
      {actions.map((action) => (
        <OfflineActionCard key={action.id} action={action} />
      ))}
    </Box>
  );
}
