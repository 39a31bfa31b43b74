import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { NavLink } from 'react-router-dom';
import type { PanelMenu, PanelPlace } from './panel-menu';

const link = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  minWidth: 0,
  height: '100%',
  color: 'text.secondary',
  textDecoration: 'none',
  typography: 'caption',
  fontWeight: 600,
  '& .MuiSvgIcon-root': { fontSize: 24 },
  '&.active': { color: 'primary.main', boxShadow: 'inset 0 3px 0 var(--t-palette-primary-main)' },
} as const;

const Place = ({ to, label, short, icon, count = 0, exact = false }: PanelPlace) => (
  <Box component={NavLink} to={to} end={exact} aria-label={`${label}${count > 0 ? `, ${count}` : ''}`} sx={link}>
    <Badge aria-hidden badgeContent={count} max={99} color="primary">
      {icon}
    </Badge>
    <span>{short ?? label}</span>
  </Box>
);

/** Five places at the bottom of a phone, within reach of the thumb. */
export const PanelBar = ({ menu, height }: { menu: PanelMenu | null; height: number }) => (
  <Box
    component="nav"
    aria-label="Secciones del panel"
    sx={{
      display: { xs: 'grid', md: 'none' },
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 'appBar',
      boxSizing: 'content-box',
      height,
      pb: 'env(safe-area-inset-bottom)',
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {menu
      ? menu.bar.map((place) => <Place key={place.to} {...place} />)
      : [1, 2, 3, 4, 5].map((n) => (
          <Box key={n} aria-hidden sx={{ display: 'grid', placeItems: 'center' }}>
            <Skeleton variant="rectangular" width={44} height={36} />
          </Box>
        ))}
  </Box>
);
