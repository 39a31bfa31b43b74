import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { canChat } from '@/entities/chats/chats/unread.queries';
import { mayOpen } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { DataSaverSwitch } from '@/ui/data-saver-switch';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { Logo } from '@/ui/logo';
import { ModeSwitch } from '@/ui/mode-switch';
import { groupPlaces } from '@/ui/panel-menu';
import { HEADER_LINKS } from './header-links';
import { hasPanel, PANEL_MENUS, SETTINGS_LABEL } from './panel-menus';

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: 2,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 600,
  '&.active': { bgcolor: 'marca.tile', color: 'primary.main' },
};

const groupHeading = { px: 2, pt: 2, color: 'text.secondary' };

interface Place {
  to: string;
  label: string;
  exact?: boolean;
  group?: string;
}

/** Places of the user's panel as the panel itself shows them, limited to those her position opens; without a panel, the page of her account. */
function placesOf(user: Usuario): readonly Place[] {
  const { role } = user;
  const places = hasPanel(role)
    ? [...PANEL_MENUS[role].places, { to: PANEL_MENUS[role].settings, label: SETTINGS_LABEL }]
    : PANEL_MENUS.client.places.filter(({ to }) => to === paths.profile());
  return places.filter(({ to }) => mayOpen(user, to) && (to !== paths.messages() || canChat(user)));
}

/** Menu of the header on a phone, with the places of the panel. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useUser();
  const headingId = useId();
  const link = ({ to, label, exact }: Place) => (
    <Box key={to} component={NavLink} to={to} end={exact} onClick={onClose} sx={item}>
      {label}
    </Box>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menú', sx: { width: 'min(320px, 86vw)', display: 'flex' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          py: 1,
          bgcolor: 'marca.band',
          color: 'marca.onBand',
        }}
      >
        <Logo size={26} />
        <IconButton color="inherit" aria-label="Cerrar el menú" onClick={onClose} sx={{ mr: -1 }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Box component="nav" aria-label="Menú" sx={{ p: 1 }}>
          {HEADER_LINKS.map((place) => link({ ...place, exact: place.to === paths.home() }))}
        </Box>
        {user && (
          <Box component="nav" aria-labelledby={headingId} sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography id={headingId} variant="body2" sx={{ px: 2, pt: 1, color: 'text.secondary' }}>
              {hasPanel(user.role) ? `Panel · ${ROLE_LABELS[user.role]}` : 'Tu cuenta'}
            </Typography>
            {groupPlaces(placesOf(user)).map(({ heading, places }) => (
              <Box key={places[0]!.to} role={heading && 'group'} aria-label={heading}>
                {heading && (
                  <Typography aria-hidden variant="caption" component="p" sx={groupHeading}>
                    {heading}
                  </Typography>
                )}
                {places.map(link)}
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
        {!user && (
          <>
            <Button component={Link} to={paths.login()} onClick={onClose} variant="contained">
              Iniciar sesión
            </Button>
            <Button component={Link} to={paths.registration()} onClick={onClose} variant="outlined">
              Crear cuenta
            </Button>
          </>
        )}
        <ModeSwitch />
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          Ahorro de datos
        </Typography>
        <DataSaverSwitch />
      </Box>
    </Drawer>
  );
}
