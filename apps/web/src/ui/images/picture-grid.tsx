import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The place of pictures side by side, `tile` pixels wide; no more than two on a phone. */
export const PictureGrid = ({ tile, empty, children }: { tile: number; empty: boolean; children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: empty ? 'none' : 'grid',
      gap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, min(${tile}px, calc(50% - 6px)))`,
      mb: 1.5,
    }}
  >
    {children}
  </Box>
);
