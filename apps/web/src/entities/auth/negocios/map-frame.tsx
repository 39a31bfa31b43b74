import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useSeen } from '@/lib/use-seen';

// Leaflet reads `window` when it is loaded: the server never does.
const TileMap = import.meta.env.SSR ? null : lazyPart(async () => (await import('./tile-map')).default);

interface MapFrameProps {
  at: { lat: number; lng: number };
  nombre: string;
  tiles: string;
}

/** The place of a map, as high as the map will be; the map's code and tiles are fetched when it comes into view. */
export function MapFrame(props: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useSeen(frame, 200);
  const [failed, setFailed] = useState(false);
  return (
    <Box
      ref={frame}
      sx={{
        position: 'relative',
        height: { xs: 220, sm: 260 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'marca.tile',
      }}
    >
      {failed && (
        <Typography sx={{ display: 'grid', placeItems: 'center', height: '100%', p: 2, textAlign: 'center' }}>
          El mapa no está disponible ahora. Guíate por la dirección.
        </Typography>
      )}
      {near && !failed && TileMap && (
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          <TileMap {...props} onFailure={() => setFailed(true)} />
        </Suspense>
      )}
    </Box>
  );
}
