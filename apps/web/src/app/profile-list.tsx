import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { useOfflineActions } from '@/entities/platform/offline-actions/offline-action-store';
import { useLogout } from '@/features/auth/auth/logout.queries';
import { accountName } from '@/lib/account-name';
import { paths } from '@/lib/paths';
import { CloudUploadOutlined } from '@/ui/icons/cloud-upload-outlined';
import { DashboardOutlined } from '@/ui/icons/dashboard-outlined';
import { LogoutRounded } from '@/ui/icons/logout-rounded';
import { PersonOutlineRounded } from '@/ui/icons/person-outline-rounded';

interface ProfileListProps {
  user: Usuario;
  /** Element that anchors the menu; null while it is closed. */
  anchor: HTMLElement | null;
  close: () => void;
}

/** Menu of the signed-in user: her panel, her profile, sign-out. */
export function ProfileList({ user, anchor, close }: ProfileListProps) {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.home()));
  const actions = useOfflineActions().length;
  const { name, part } = accountName(user);
  const panel = ROLE_HOME[user.role];
  return (
    // Inside the header's landmark; at the end of the page it would belong to none.
    <Menu
      anchorEl={anchor}
      container={anchor?.closest('header')}
      open={!!anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { mt: 1, minWidth: 240 } } }}
    >
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {part} · {user.equipo?.negocio ?? user.email}
        </Typography>
        {user.equipo && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        )}
      </Box>
      <Divider component="li" />
      {panel !== paths.home() && (
        <MenuItem component={Link} to={panel} onClick={close}>
          <ListItemIcon>
            <DashboardOutlined fontSize="small" />
          </ListItemIcon>
          Mi panel
        </MenuItem>
      )}
      <MenuItem component={Link} to={paths.profile()} onClick={close}>
        <ListItemIcon>
          <PersonOutlineRounded fontSize="small" />
        </ListItemIcon>
        Mi perfil
      </MenuItem>
      {actions > 0 && (
        <MenuItem component={Link} to={paths.pending()} onClick={close}>
          <ListItemIcon>
            <CloudUploadOutlined fontSize="small" />
          </ListItemIcon>
          Pendiente de enviar ({actions})
        </MenuItem>
      )}
      <MenuItem
        disabled={logout.isPending}
        onClick={() => {
          close();
          logout.mutate();
        }}
      >
        <ListItemIcon>
          <LogoutRounded fontSize="small" />
        </ListItemIcon>
        Cerrar sesión
      </MenuItem>
    </Menu>
  );
}
