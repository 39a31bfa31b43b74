import Box from '@mui/material/Box';
import { drawStreets } from './map-streets';

const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** Invented streets in the colours of the brand, the same for the same seed; they go along with the colour mode. */
export function MapDrawing({ seed }: { seed: string }) {
  const { angle, lanes, avenues, water, parks } = drawStreets(seed);
  const line = (d: string, width: number, color: string) => (
    <Box component="path" d={d} sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: width, color }} />
  );
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      sx={{ ...cover, bgcolor: 'marca.tile' }}
    >
      <g transform={`rotate(${angle} 400 200)`}>
        {parks.map((park, i) => (
          <Box key={i} component="rect" {...park} sx={{ color: 'success.main', fill: 'currentColor', opacity: 0.16 }} />
        ))}
        {line(lanes, 11, 'divider')}
        {line(avenues, 24, 'divider')}
        {line(lanes, 8, 'background.paper')}
        {line(avenues, 20, 'background.paper')}
        <Box component="g" sx={{ opacity: 0.45 }}>
          {line(avenues, 2, 'secondary.main')}
        </Box>
      </g>
      <Box component="g" sx={{ opacity: 0.22, strokeLinecap: 'round' }}>
        {line(water, 14, 'info.main')}
      </Box>
    </Box>
  );
}

/** The pin: its tip is the middle of the picture. */
export const MapPin = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 40 52"
    sx={{ position: 'absolute', left: '50%', top: '50%', width: 40, height: 52, transform: 'translate(-50%, -94%)' }}
  >
    <ellipse cx="20" cy="49" rx="9" ry="2.5" fill="#14201F" opacity="0.3" />
    <Box
      component="path"
      d="M20 1.500C9.8 1.5 2.5 9 2.5 18.600c0 11.4 10.6 18.2 16 28.600a1.7 1.7 0 0 0 3 0c5.4-10.4 16-17.2 16-28.600C37.5 9 30.2 1.5 20 1.500Z"
      sx={{ color: 'primary.main', fill: 'currentColor' }}
    />
    <Box component="circle" cx="20" cy="18.5" r="6.5" sx={{ color: 'primary.contrastText', fill: 'currentColor' }} />
  </Box>
);
