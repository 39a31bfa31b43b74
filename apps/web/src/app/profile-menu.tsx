import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { INICIO_ROL, NOMBRE_ROL } from '@tuerca/contracts/roles';
import type { Usuario } from '@tuerca/contracts/users';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLogout } from '../features/session/use-logout';
import { paths } from './paths';

/** The signed-in person's menu: her panel, her profile, the way out. Closes on a press outside and on Escape. */
export function ProfileMenu({ user }: { user: Usuario }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.inicio()));
  const close = () => setAnchor(null);
  const name = user.negocio ?? user.nombre;
  const panel = INICIO_ROL[user.role];
  return (
    <>
      <ButtonBase aria-label={`Tu cuenta, ${name}`} aria-haspopup="menu" aria-expanded={!!anchor} onClick={(event) => setAnchor(event.currentTarget)} sx={{ ml: { xs: 0.5, md: 1.5 }, gap: 1, p: 0.5, minHeight: 44, borderRadius: 1, color: 'inherit', '&:hover': { bgcolor: 'marca.bandDeep' } }}>
        <Avatar src={user.profilePicture ?? undefined} alt="" sx={{ width: 34, height: 34, bgcolor: 'secondary.main', color: 'secondary.contrastText', fontSize: 15, fontWeight: 700 }}>
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <Typography component="span" variant="body2" noWrap sx={{ display: { xs: 'none', lg: 'block' }, fontWeight: 600, maxWidth: 130 }}>
          {name.split(' ')[0]}
        </Typography>
        <KeyboardArrowDownRounded fontSize="small" sx={{ display: { xs: 'none', lg: 'block' } }} />
      </ButtonBase>
      {/* Within the header's landmark; at the end of the page it would belong to none. */}
      <Menu anchorEl={anchor} container={anchor?.closest('header')} open={!!anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { sx: { mt: 1, minWidth: 240 } } }}>
        <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>{NOMBRE_ROL[user.role]} · {user.email}</Typography>
        </Box>
        <Divider component="li" />
        {panel !== paths.inicio() && (
          <MenuItem component={Link} to={panel} onClick={close}>
            <ListItemIcon><DashboardOutlined fontSize="small" /></ListItemIcon>
            Mi panel
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.perfil()} onClick={close}>
          <ListItemIcon><PersonOutlineRounded fontSize="small" /></ListItemIcon>
          Mi perfil
        </MenuItem>
        <MenuItem
          disabled={logout.isPending}
          onClick={() => {
            close();
            logout.mutate();
          }}
        >
          <ListItemIcon><LogoutRounded fontSize="small" /></ListItemIcon>
          Cerrar sesión
        </MenuItem>
      </Menu>
    </>
  );
}
