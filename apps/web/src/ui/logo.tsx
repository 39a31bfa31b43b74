import Box from '@mui/material/Box';
import { TuercaMark } from './tuerca-mark';

/** Mark and word; takes the colour of its surroundings for the word. `compact` keeps only the mark (its link needs a label). */
export const Logo = ({ compact = false, size = 28 }: { compact?: boolean; size?: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'inherit' }}>
    <TuercaMark aria-hidden sx={{ fontSize: size, color: 'secondary.main' }} />
    {!compact && (
      <Box
        component="span"
        sx={{
          fontFamily: 'h1.fontFamily',
          fontWeight: 800,
          fontSize: size * 0.82,
          letterSpacing: '0.045em',
          lineHeight: 1,
        }}
      >
        TUERCA
      </Box>
    )}
  </Box>
);
