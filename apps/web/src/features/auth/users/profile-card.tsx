import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { ROLE_HOME, ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { formatCedula } from '@tuerca/contracts/venezuela/identidad';
import { mediaUrl } from '@/lib/media-url';
import { paths } from '@/lib/paths';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { DashboardOutlined } from '@/ui/icons/dashboard-outlined';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { EmailState } from './email-state';

const Row = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 52,
        px: { xs: 2, sm: 3 },
        color: 'text.primary',
        fontWeight: 600,
        textDecoration: 'none',
        '& svg': { color: 'text.secondary' },
        '&:hover': { bgcolor: 'marca.tile' },
      }}
    >
      {icon}
      <Box component="span" sx={{ flex: 1 }}>
        {children}
      </Box>
      <ChevronRightRounded aria-hidden />
    </Box>
  </Box>
);

/** Signed-in user, whether her address is confirmed, and links to her places. */
export function ProfileCard({ usuario }: { usuario: Usuario }) {
  const { role, nombre, negocio, email, cedula, profilePicture } = usuario;
  const panel = ROLE_HOME[role];
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
          <Avatar
            src={mediaUrl(profilePicture)}
            alt=""
            sx={{
              width: 64,
              height: 64,
              flex: 'none',
              bgcolor: 'marca.band',
              color: 'secondary.main',
              fontSize: 26,
              fontWeight: 700,
            }}
          >
            {(negocio ?? nombre).slice(0, 1).toUpperCase()}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {nombre}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {negocio ? `${ROLE_LABELS[role]} · ${negocio}` : ROLE_LABELS[role]}
            </Typography>
          </Box>
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {email}
        </Typography>
        {cedula && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Cédula {formatCedula(cedula)}
          </Typography>
        )}
        <EmailState usuario={usuario} />
      </Box>
      {panel !== paths.home() && (
        <Box component="nav" aria-label="Tu cuenta">
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <Row to={panel} icon={<DashboardOutlined aria-hidden />}>
              Mi panel
            </Row>
            {role === 'client' && (
              <Row to={paths.clientOrders()} icon={<ReceiptLongOutlined aria-hidden />}>
                Mis compras
              </Row>
            )}
            {role === 'client' && (
              <Row to={paths.favorites()} icon={<FavoriteBorderRounded aria-hidden />}>
                Favoritos
              </Row>
            )}
          </Box>
        </Box>
      )}
    </Paper>
  );
}
