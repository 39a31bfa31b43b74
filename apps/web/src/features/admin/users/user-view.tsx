import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { hasPlans } from '@tuerca/contracts/membresia/rules';
import { userQuery } from '@/entities/admin/account.queries';
import { longDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { RowMenu } from '@/ui/row-menu';
import { useUserActions } from './user-actions';
import { AccountPanel, OrdersPanel, UserBusinessPanel, UserSecurityPanel } from './user-panels';

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2, pt: 4 }}>
    <Skeleton variant="rectangular" height={56} />
    <Skeleton variant="rectangular" height={240} />
  </Box>
);

/** Why an account cannot be used, in the words of whoever switched it off. */
function Notice({ user }: { user: UsuarioDetalle }) {
  if (user.eliminada)
    return (
      <Alert severity="info">
        Esta cuenta fue eliminada el {longDate(user.eliminada)}. Solo queda lo que la nombra.
      </Alert>
    );
  if (!user.baja) return user.activo ? null : <Alert severity="warning">Esta cuenta está inactiva.</Alert>;
  const { motivo, fecha, nombre } = user.baja;
  return (
    <Alert severity="warning">
      {nombre ? `${nombre} la desactivó` : 'Desactivada'} el {longDate(fecha)}. Motivo: «{motivo}»
    </Alert>
  );
}

interface UserViewProps {
  id: string;
  /** The plan of an account whose role has plans. */
  renderPlan: (userId: string) => ReactNode;
}

function Loaded({ user, renderPlan }: { user: UsuarioDetalle } & Pick<UserViewProps, 'renderPlan'>) {
  const navigate = useNavigate();
  const { actionsOf, dialog } = useUserActions(() => void navigate(paths.adminUsers()));
  return (
    <>
      <PageHeader
        title={user.nombre}
        text={`${ROLE_LABELS[user.role]} desde el ${longDate(user.createdAt)}`}
        actions={
          !user.eliminada && (
            <>
              <Button variant="outlined" component={Link} to={paths.adminUserEdit(user._id)}>
                Editar
              </Button>
              <RowMenu name={user.nombre} actions={actionsOf(user).slice(1)} />
            </>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
        <Notice user={user} />
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
            <AccountPanel user={user} />
            <UserBusinessPanel user={user} />
            {hasPlans(user.role) && !user.eliminada && renderPlan(user._id)}
          </Box>
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
            <OrdersPanel user={user} />
            <UserSecurityPanel user={user} />
          </Box>
        </Box>
      </Box>
      {dialog}
    </>
  );
}

/** One account: who it is, what hangs on it, and what can be done with it. */
export function UserView({ id, renderPlan }: UserViewProps) {
  const query = useQuery(userQuery(id));
  return (
    <DataState query={query} skeleton={<Waiting />} error={ADMIN_USER_MESSAGES.oneFailed}>
      {(user) => <Loaded user={user} renderPlan={renderPlan} />}
    </DataState>
  );
}
