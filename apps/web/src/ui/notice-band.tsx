import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeBandProps {
  icon: ReactNode;
  children: ReactNode;
  /** Actions at the end of the band. */
  actions?: ReactNode;
}

/** Notice across the whole page. */
export const NoticeBand = ({ icon, children, actions }: NoticeBandProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1,
      px: 2,
      py: 1,
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
      typography: 'body2',
      fontWeight: 600,
      textWrap: 'balance',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > svg': { flex: 'none' } }}>
      {icon}
      <span>{children}</span>
    </Box>
    {actions && <Box sx={{ display: 'flex', gap: 0.5 }}>{actions}</Box>}
  </Box>
);
