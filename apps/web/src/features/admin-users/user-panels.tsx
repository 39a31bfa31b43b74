import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { joinObstacles } from '@tuerca/contracts/admin/messages';
import type { EstadoPedido } from '@tuerca/contracts/orders/states';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/states';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bs, plural, shortDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/session';
import { Fact, Facts } from '../../ui/facts';
import { LinkList } from '../../ui/link-list';
import { onDemand } from '../../ui/on-demand';
import { Panel } from '../../ui/panel';
import { UserState } from './user-columns';

const FactorDialog = onDemand(async () => (await import('./factor-dialog')).FactorDialog);

interface PanelProps {
  user: UsuarioDetalle;
}

const addressLine = ({ direccion }: UsuarioDetalle): string =>
  direccion
    ? [direccion.calle, direccion.numero, direccion.ciudad, direccion.estado, direccion.codigoPostal]
        .filter(Boolean)
        .join(', ')
    : 'Sin dirección';

/** Who it is and how to reach her. */
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

/** The business of a store or workshop. Draws nothing for others. */
export function BusinessPanel({ user }: PanelProps) {
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

/** The ways to all that it bought, sold and wrote. */
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
    ['Ver los reportes en su contra', paths.adminReports({ estado: 'all', autor: _id })],
  ];
  return <LinkList links={links} />;
}

/** What the account bought or sold, with the latest of it, and its appointments. */
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
      {pedidos && pedidos.ultimos.length > 0 && (
        <Box component="ul" aria-label="Últimos pedidos" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {pedidos.ultimos.map(({ _id, numero, fecha, estado, total }) => (
            <Box
              component="li"
              key={_id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <MuiLink component={Link} to={paths.adminOrder(_id)} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {numero}
                </MuiLink>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {shortDate(fecha)} · {ESTADO_PEDIDO_LABELS[estado as EstadoPedido]}
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {bs(total)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <ActivityLinks user={user} />
    </Panel>
  ) : null;
};

/** For whoever lost telephone and recovery codes; one's own is switched off in the profile. */
function RemoveFactor({ user }: PanelProps) {
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

/** Sessions, second factor, the log, and what stands in the way of deleting it. */
export const SecurityPanel = ({ user }: PanelProps) => (
  <Panel title="Seguridad">
    <Facts>
      <Fact label="Sesiones abiertas">{user.sesiones.toLocaleString('es-VE')}</Fact>
      <Fact label="Verificación en dos pasos">
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
