import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NO_PRINT } from './print-sheet';

/** Buttons of a form that stay at the bottom of the screen, above the bar of a phone: low there, so that the form keeps its room. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <Box
    {...NO_PRINT}
    sx={{
      position: 'sticky',
      bottom: 'var(--bottom-bar, 0px)',
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      py: { xs: 0.75, sm: 1.5 },
      mx: { xs: -2, sm: 0 },
      px: { xs: 2, sm: 0 },
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
      '& .MuiButton-sizeLarge': { minHeight: { xs: 44, sm: 52 } },
    }}
  >
    {children}
  </Box>
);
