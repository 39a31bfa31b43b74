import Box from '@mui/material/Box';
import { type DeedKind, useDeeds } from './deed-store';
// Shown without a network: its code is loaded with the page.
import { PendingDeed } from './pending-deed';

/** My unsent or refused offline actions, of one kind or of all. Renders nothing when there are none. */
export function PendingDeeds({ kind, path }: { kind?: DeedKind; path?: string }) {
  const deeds = useDeeds().filter((deed) => (!kind || deed.kind === kind) && (!path || deed.path.startsWith(path)));
  if (deeds.length === 0) return null;
  return (
    <Box
      component="section"
      id="pendientes"
      aria-label="Pendiente de enviar"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}
    >
      {deeds.map((deed) => (
        <PendingDeed key={deed.id} deed={deed} />
      ))}
    </Box>
  );
}
