import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../lib/session';
import { Logo } from '../ui/logo';
import { HEADER_LINKS } from './header-links';
import { ModeSwitch } from '../ui/mode-switch';
import { paths } from '../lib/paths';

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

/** The places of the header on a phone, and what did not fit in the band. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const mine = user
    ? [
        { to: ROLE_HOME[user.role], label: 'Mi panel' },
        { to: paths.notifications(), label: 'Notificaciones' },
        { to: paths.messages(), label: 'Mensajes' },
        { to: paths.profile(), label: 'Mi perfil' },
      ].filter(({ to }) => to !== '/')
    : [];
  const link = ({ to, label }: { to: string; label: string }) => (
    <Box key={label} component={NavLink} to={to} end={to === '/'} onClick={onClose} sx={item}>
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
      <Box component="nav" aria-label="Menú" sx={{ p: 1, flex: 1 }}>
        {HEADER_LINKS.map(link)}
        {mine.length > 0 && <Divider sx={{ my: 1 }} />}
        {mine.map(link)}
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
      </Box>
    </Drawer>
  );
}
