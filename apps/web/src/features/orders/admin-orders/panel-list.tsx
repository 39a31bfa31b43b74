import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The records of a panel below each other, each an `li`. */
export const PanelList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
    {children}
  </Box>
);
