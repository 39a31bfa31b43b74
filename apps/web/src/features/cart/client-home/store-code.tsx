import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const SIZE = 21;
const FINDERS = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const;
const isFinder = (x: number, y: number) =>
  FINDERS.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
/** Modules that look like a code and say nothing: a fixed pattern. */
const MODULES = Array.from({ length: SIZE * SIZE }, (_, i) => [i % SIZE, Math.floor(i / SIZE)] as const).filter(
  ([x, y]) => !isFinder(x, y) && (x * 7 + y * 5 + x * y) % 3 === 0,
);

/** The place of an app store's QR code, until the app is published; it is drawn pale, since it cannot be read. */
export const StoreCode = ({ store }: { store: string }) => (
  <Box component="figure" sx={{ m: 0, textAlign: 'center', minWidth: 0 }}>
    <Box
      role="img"
      aria-label={`Aquí irá el código QR de ${store}`}
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        aria-hidden
        sx={{ display: 'block', width: '100%', color: 'text.primary', opacity: 0.35, shapeRendering: 'crispEdges' }}
      >
        {MODULES.map(([x, y]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width={1} height={1} fill="currentColor" />
        ))}
        {FINDERS.map(([x, y]) => (
          <g key={`${x}-${y}`} fill="currentColor">
            <path d={`M${x} ${y}h7v7h-7z M${x + 1} ${y + 1}v5h5v-5z`} fillRule="evenodd" />
            <rect x={x + 2} y={y + 2} width={3} height={3} />
          </g>
        ))}
      </Box>
    </Box>
    <Typography component="figcaption" variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
      {store}
    </Typography>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      Próximamente
    </Typography>
  </Box>
);
