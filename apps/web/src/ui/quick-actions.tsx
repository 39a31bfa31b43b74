import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface QuickAction {
  to: string;
  label: string;
  icon: ReactNode;
}

// On a phone the icon is above its text: beside it, two buttons would not fit. Beside a panel's rail four fit from lg on.
const button = {
  minHeight: { xs: 72, sm: 48 },
  px: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0.5, sm: 1 },
  '& .MuiButton-startIcon': { mx: 0 },
} as const;

/** Buttons of an office's most frequent actions. */
export const QuickActions = ({ actions }: { actions: readonly QuickAction[] }) => (
  <Box
    component="nav"
    aria-label="Accesos rápidos"
    sx={{
      display: 'grid',
      gap: 1,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {actions.map(({ to, label, icon }) => (
      <Button key={to} component={Link} to={to} variant="outlined" startIcon={icon} sx={button}>
        {label}
      </Button>
    ))}
  </Box>
);
