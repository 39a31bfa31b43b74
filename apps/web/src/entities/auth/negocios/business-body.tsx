import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BusinessBodyProps {
  /** Its products or services. */
  offer: ReactNode;
  /** Its hours and location. */
  visit: ReactNode;
  reviews: ReactNode;
}

/** Profile below the header: offer and reviews; hours and location beside them where there is room. */
export const BusinessBody = ({ offer, visit, reviews }: BusinessBodyProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 328px' },
      gridTemplateRows: { lg: 'auto 1fr' },
      columnGap: 4,
      alignItems: 'start',
      mt: { lg: 2 },
    }}
  >
    <Box sx={{ minWidth: 0 }}>{offer}</Box>
    <Box sx={{ minWidth: 0, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>{visit}</Box>
    <Box sx={{ minWidth: 0 }}>{reviews}</Box>
  </Box>
);
