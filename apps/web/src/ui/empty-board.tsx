import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The wall of a workshop with the outline of what hangs there when it is back: the sign of everything that is empty or missing. */
export const EmptyBoard = ({ tone = 'marca.tileInk', children }: { tone?: string; children: ReactNode }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 144,
      height: 96,
      borderRadius: '10px',
      bgcolor: 'marca.tile',
      backgroundImage: 'radial-gradient(var(--t-palette-marca-tileInk) 1px, transparent 1.6px)',
      backgroundSize: '16px 16px',
      color: tone,
    }}
  >
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 64,
        height: 64,
        borderRadius: '10px',
        border: '2px dashed',
        borderColor: 'marca.tileInk',
        bgcolor: 'marca.tile',
      }}
    >
      {children}
    </Box>
  </Box>
);
