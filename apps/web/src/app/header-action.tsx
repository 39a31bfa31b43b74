import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ActionProps {
  to: string;
  label: string;
  count?: number;
  icon: ReactNode;
  /** Left to the menu on phones, where the band has room for three. */
  wide?: boolean;
}

/** A place in the header with a count. */
export const HeaderAction = ({ to, label, count = 0, icon, wide = false }: ActionProps) => (
  <IconButton
    component={Link}
    to={to}
    aria-label={label}
    color="inherit"
    sx={{
      display: wide ? { xs: 'none', sm: 'inline-flex' } : undefined,
      '@media (max-width:399px)': { width: 40, minWidth: 40, px: 0 },
    }}
  >
    <Badge badgeContent={count} max={99} color="secondary" sx={{ '& .MuiBadge-badge': { fontWeight: 700 } }}>
      {icon}
    </Badge>
  </IconButton>
);
