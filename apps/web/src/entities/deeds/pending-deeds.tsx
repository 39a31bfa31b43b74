import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useDeeds, type DeedKind } from './deed-store';

const PendingDeed = lazy(async () => ({ default: (await import('./pending-deed')).PendingDeed }));

/** What I did without a network and is not sent yet, or was refused; of one kind, or of all. Nothing when there is none. */
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
      <Suspense>
        {deeds.map((deed) => (
          <PendingDeed key={deed.id} deed={deed} />
        ))}
      </Suspense>
    </Box>
  );
}
