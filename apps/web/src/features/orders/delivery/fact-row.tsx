import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A fact with its picture; what belongs to it stands below. */
export const FactRow = ({ icon, title, children }: { icon: ReactNode; title: ReactNode; children?: ReactNode }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, py: 1.25, '& > svg': { color: 'primary.main', mt: '2px', flex: 'none' } }}
  >
    {icon}
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="body2" component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  </Box>
);
