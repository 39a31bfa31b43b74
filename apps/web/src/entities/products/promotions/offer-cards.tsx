import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** List of a business' current offers as cards; its children are list items. */
export const OfferCards = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    }}
  >
    {children}
  </Box>
);
