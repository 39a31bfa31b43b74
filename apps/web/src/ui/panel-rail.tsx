import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { visuallyHidden } from './visually-hidden';
import type { PanelMenu, PanelPlace } from './panel-menu';

const link = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  fontWeight: 600,
  '& .MuiSvgIcon-root': { fontSize: 22, color: 'text.secondary' },
  '&:hover': { bgcolor: 'marca.tile' },
  '&.active': { bgcolor: 'marca.tile', boxShadow: 'inset 3px 0 0 var(--t-palette-primary-main)' },
  '&.active .MuiSvgIcon-root': { color: 'primary.main' },
} as const;

const Place = ({ to, label, icon, count = 0, exact = false }: PanelPlace) => (
  <li>
    <Box component={NavLink} to={to} end={exact} sx={link}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
        {icon}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Box>
      {count > 0 && (
        <>
          <Badge
            aria-hidden
            badgeContent={count}
            max={99}
            color="primary"
            sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
          />
          <Box component="span" sx={visuallyHidden}>
            , {count}
          </Box>
        </>
      )}
    </Box>
  </li>
);

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 };

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1, pt: 1 }}>
    {[1, 2, 3, 4, 5, 6, 7].map((n) => (
      <Skeleton key={n} variant="rectangular" height={36} />
    ))}
  </Box>
);

/** The places of a panel on the left of wide screens; it stays in sight while the page moves. */
export const PanelRail = ({ menu }: { menu: PanelMenu | null }) => (
  <Box
    component="aside"
    aria-label="Tu panel"
    sx={{
      display: { xs: 'none', md: 'flex' },
      flexDirection: 'column',
      position: 'sticky',
      top: 'var(--header-height, 0px)',
      maxHeight: 'calc(100dvh - var(--header-height, 0px))',
      overflowY: 'auto',
      py: 4,
      pr: 2,
      minHeight: 'min(640px, 100dvh - var(--header-height, 0px))',
    }}
  >
    <Box sx={{ px: 1.5, pb: 2, minHeight: 64 }}>
      <Typography variant="h4" component="p">
        {menu ? `${menu.title} ${menu.role}` : 'Panel'}
      </Typography>
      <Typography variant="body2" noWrap title={menu?.user} sx={{ color: 'text.secondary' }}>
        {menu ? menu.user : <Skeleton width="70%" />}
      </Typography>
    </Box>
    {menu ? (
      <>
        <Box component="nav" aria-label={`${menu.title} ${menu.role}`}>
          <Box component="ul" sx={list}>
            {menu.places.map((place) => (
              <Place key={place.to} {...place} />
            ))}
          </Box>
          <Box component="ul" sx={{ ...list, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            {menu.more.map((place) => (
              <Place key={place.to} {...place} />
            ))}
          </Box>
        </Box>
        <Box sx={{ mt: 1 }}>{menu.logout}</Box>
      </>
    ) : (
      <Waiting />
    )}
  </Box>
);
