import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One line of the totals. */
export const TotalRow = ({
  label,
  strong = false,
  children,
}: {
  label: string;
  strong?: boolean;
  children: ReactNode;
}) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 2,
      py: 0.5,
      ...(strong && { borderTop: 1, borderColor: 'divider', mt: 1, pt: 1.5 }),
    }}
  >
    <Typography
      component="span"
      sx={{ color: strong ? 'text.primary' : 'text.secondary', fontWeight: strong ? 700 : 400 }}
    >
      {label}
    </Typography>
    <Typography component="span" sx={{ fontWeight: strong ? 700 : 600, whiteSpace: 'nowrap' }}>
      {children}
    </Typography>
  </Box>
);
