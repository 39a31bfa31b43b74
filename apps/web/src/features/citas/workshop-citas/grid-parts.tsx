import Box from '@mui/material/Box';
import { timeOf } from '@tuerca/contracts/citas/citas/slots';
import { timeInWords } from '@tuerca/contracts/venezuela/clock';
import { PX_PER_MINUTE } from './grid-math';
import type { Moving } from './use-grid-move';

/** Width of the hour axis at the left, px. */
export const AXIS = 60;
const HOUR = 60;
const hatched = 'repeating-linear-gradient(135deg, transparent 0 6px, var(--t-palette-divider) 6px 7px)';

/** A closed part of a column. */
export const Shade = ({ top, height, text }: { top: number; height: number; text?: string | null }) =>
  height > 0 ? (
    <Box
      sx={{
        position: 'absolute',
        insetInline: 0,
        top,
        height,
        overflow: 'hidden',
        px: 1,
        py: 0.5,
        typography: 'caption',
        color: 'text.secondary',
        bgcolor: 'marca.tile',
        backgroundImage: hatched,
      }}
    >
      {text}
    </Box>
  ) : null;

/** Hour labels, with a line at each. */
export const Axis = ({ hours, y }: { hours: { from: number; until: number }; y: (minutes: number) => number }) =>
  Array.from({ length: (hours.until - hours.from) / HOUR + 1 }, (_, i) => hours.from + i * HOUR).map((minutes) => (
    <Box key={minutes} aria-hidden sx={{ position: 'absolute', insetInline: 0, top: y(minutes) + 8 }}>
      <Box
        component="span"
        sx={{ position: 'absolute', top: -9, left: 8, typography: 'caption', color: 'text.secondary' }}
      >
        {timeInWords(timeOf(minutes)).replace(':00 ', ' ')}
      </Box>
      <Box sx={{ ml: `${AXIS}px`, borderTop: 1, borderColor: 'divider' }} />
    </Box>
  ));

/** Target position of the appointment that is being moved. */
export const Ghost = ({ moving: { placed, spot }, top }: { moving: Moving; top: number }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetInline: 2,
      top,
      height: (placed.until - placed.from) * PX_PER_MINUTE,
      zIndex: 3,
      pointerEvents: 'none',
      border: 2,
      borderColor: 'primary.main',
      borderRadius: 1,
      bgcolor: 'background.paper',
      opacity: 0.92,
      px: 0.75,
      typography: 'caption',
      fontWeight: 700,
    }}
  >
    {timeInWords(timeOf(spot.minutes))}
  </Box>
);
