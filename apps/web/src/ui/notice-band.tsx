import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A band across the page that says how things stand, with what can be done about it. */
export const NoticeBand = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: 1,
      px: 2,
      py: 1,
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
      typography: 'body2',
      fontWeight: 600,
      textWrap: 'balance',
      '& > svg': { flex: 'none' },
    }}
  >
    {icon}
    {children}
  </Box>
);
