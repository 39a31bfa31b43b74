import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { joinObstacles } from '@tuerca/contracts/admin/messages';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { Fact, Facts } from '@/ui/facts';
import { LinkList } from '@/ui/link-list';
import { onDemand } from '@/ui/on-demand';
import { Panel } from '@/ui/panel';
import { LatestOrders } from './latest-orders';
import { UserState } from './user-columns';

const FactorDialog = onDemand(async () => (await import('./factor-dialog')).FactorDialog);

/** For whoever lost telephone and recovery codes; one's own is switched off in the profile. */
function RemoveFactor({ user }: { user: UsuarioDetalle }) {
  const own = useUser()?._id;
  const [asking, setAsking] = useState(false);
  if (!user.segundoFactor || user.eliminada || user._id === own) return null;
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)} sx={{ ml: 1 }}>
        Quitar
      </Button>
      {asking && <FactorDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

interface PanelProps {
  user: UsuarioDetalle;
}

const addressLine = ({ direccion }: UsuarioDetalle): string =>
  direccion
    ? [direccion.calle, direccion.numero, direccion.ciudad, direccion.estado, direccion.codigoPostal]
        .filter(Boolean)
        .join(', ')
    : 'Sin dirección';

/** Identity and contact of the account. */
export const AccountPanel = ({ user }: PanelProps) => (
  <Panel title="Cuenta">
    <Facts>
      <Fact label="Estado">
        <UserState activo={user.activo} eliminada={user.eliminada} />
      </Fact>
      <Fact label="Correo confirmado">{user.emailVerificado ? 'Sí' : 'No'}</Fact>
      <Fact label="Correo electrónico" wide>
        {user.eliminada ? '—' : <MuiLink href={`mailto:${user.email}`}>{user.email}</MuiLink>}
      </Fact>
      <Fact label="Teléfono">
        {user.telefono ? <MuiLink href={`tel:${user.telefono}`}>{formatTelefono(user.telefono)}</MuiLink> : '—'}
      </Fact>
      <Fact label="Documento">{user.documento ?? '—'}</Fact>
      <Fact label="Dirección" wide>
        {addressLine(user)}
      </Fact>
    </Facts>
  </Panel>
);

/** The business of a store or workshop. Renders nothing for others. */
export function UserBusinessPanel({ user }: PanelProps) {
  if (user.role !== 'store' && user.role !== 'workshop') return null;
  const page = user.role === 'store' ? paths.adminStore(user._id) : paths.adminWorkshop(user._id);
  return (
    <Panel title={user.role === 'store' ? 'Tienda' : 'Taller'}>
      <Facts>
        <Fact label="Nombre">{user.negocio ?? '—'}</Fact>
        <Fact label="RIF">{user.documento ?? '—'}</Fact>
        <Fact label="Revisión y estado">
          <MuiLink component={Link} to={page}>
            {user.role === 'store' ? 'Ver la tienda' : 'Ver el taller'}
          </MuiLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Links to all that the account bought, sold and wrote. */
function ActivityLinks({ user: { _id, role } }: PanelProps) {
  const links: [string, string][] = [
    ...(role === 'store' ? [['Ver sus pedidos', paths.adminOrders({ tienda: _id })] as [string, string]] : []),
    ...(role === 'client'
      ? ([
          ['Ver sus pedidos', paths.adminOrders({ cliente: _id })],
          ['Ver sus reseñas', paths.adminComments({ autor: _id })],
          ['Ver sus preguntas', paths.adminComments({ vista: 'preguntas', autor: _id })],
        ] as [string, string][])
      : []),
    [REPORT_MESSAGES.reportsAgainst, paths.adminReports({ estado: 'all', autor: _id })],
  ];
  return <LinkList links={links} />;
}

/** Orders and appointments of the account, with the latest orders. */
export const OrdersPanel = ({ user }: PanelProps) => {
  const { pedidos, citas, role } = user;
  return pedidos || citas ? (
    <Panel title="Actividad">
      <Facts>
        {pedidos && <Fact label="Pedidos">{pedidos.total.toLocaleString('es-VE')}</Fact>}
        {pedidos && <Fact label="Pedidos abiertos">{pedidos.abiertos.toLocaleString('es-VE')}</Fact>}
        {pedidos && <Fact label={role === 'store' ? 'Ventas' : 'Compras'}>{bs(pedidos.monto)}</Fact>}
        {citas && <Fact label="Citas">{plural(citas.total, 'cita', 'citas')}</Fact>}
        {citas && <Fact label="Citas por atender">{citas.abiertas.toLocaleString('es-VE')}</Fact>}
      </Facts>
      {pedidos && pedidos.ultimos.length > 0 && <LatestOrders orders={pedidos.ultimos} />}
      <ActivityLinks user={user} />
    </Panel>
  ) : null;
};

/** Sessions, second factor, the log, and the obstacles to deletion. */
export const UserSecurityPanel = ({ user }: PanelProps) => (
  <Panel title="Seguridad">
    <Facts>
      <Fact label="Sesiones abiertas">{user.sesiones.toLocaleString('es-VE')}</Fact>
      <Fact label={AUTH_MESSAGES.factor}>
        {user.segundoFactor ? 'Activada' : 'Desactivada'}
        <RemoveFactor user={user} />
      </Fact>
      <Fact label="Auditoría">
        <MuiLink component={Link} to={paths.adminAudit({ objeto: `usuario:${user._id}` })}>
          Cambios de esta cuenta
        </MuiLink>
      </Fact>
      {user.role === 'admin' && (
        <Fact label="Lo que hizo">
          <MuiLink component={Link} to={paths.adminAudit({ actor: user._id })}>
            Acciones de este administrador
          </MuiLink>
        </Fact>
      )}
      {user.pendientes.length > 0 && (
        <Fact label="Impide eliminarla" wide>
          {joinObstacles(user.pendientes)}
        </Fact>
      )}
    </Facts>
  </Panel>
);
