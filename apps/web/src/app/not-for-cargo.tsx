import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CARGO_LABELS } from '@tuerca/contracts/kernel/capabilities';
import { Head } from '@/lib/head';
import { MEMBER_HOME } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LockOutlined } from '@/ui/icons/lock-outlined';

/** A page of the panel that a member's position does not open. */
export const NotForCargo = ({ user }: { user: Usuario }) => (
  <Container>
    <Head title="Tu cargo no abre esta página" noindex />
    <EmptyState
      heading
      icon={<LockOutlined sx={{ fontSize: 34 }} />}
      title="Tu cargo no abre esta página"
      text={`En ${user.equipo?.negocio ?? 'tu negocio'} tu cargo es «${user.equipo ? CARGO_LABELS[user.equipo.cargo] : ''}». Si la necesitas, pídela a quien dirige el negocio.`}
      action={
        <Button
          component={Link}
          to={MEMBER_HOME[user.role === 'workshop' ? paths.workshopPanel() : paths.storePanel()]!}
          variant="contained"
        >
          Ir a mi trabajo
        </Button>
      }
    />
  </Container>
);
