import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS, type AuditAction } from '@tuerca/contracts/audit/actions';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/comisiones/states';
import { ESTADO_DEVOLUCION_LABELS } from '@tuerca/contracts/devoluciones/states';
import type { PedidoAdmin } from '@tuerca/contracts/orders/admin-schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/messages';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/states';
import { ESTADO_REPORTE_LABELS } from '@tuerca/contracts/reportes/states';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { InvoiceButton } from '../../entities/orders/invoice-button';
import { OrderChip, PaymentChip } from '../../entities/orders/order-chips';
import { OrderDelivery } from '../../entities/orders/order-delivery';
import { OrderHistory } from '../../entities/orders/order-history';
import { OrderTotals } from '../../entities/orders/order-totals';
import { bs, longDate, plural, ref } from '../../lib/format';
import { paths } from '../../lib/paths';
import { DataState } from '../../ui/data-state';
import { Fact, Facts } from '../../ui/facts';
import { onDemand } from '../../ui/on-demand';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { adminOrderQuery } from './admin-orders.queries';

const CancelOrder = onDemand(async () => (await import('./cancel-order')).CancelOrder);

const Waiting = () => (
  <Box aria-busy="true" sx={{ display: 'grid', gap: 2, pt: 4 }}>
    <Skeleton variant="rectangular" height={56} />
    <Skeleton variant="rectangular" height={240} />
    <Skeleton variant="rectangular" height={160} />
  </Box>
);
const List = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
    {children}
  </Box>
);
const muted = { color: 'text.secondary' } as const;

const Payment = ({ pago }: Pick<PedidoAdmin, 'pago'>) => (
  <Panel title="Pago">
    <Facts>
      <Fact label="Estado">{ESTADO_PAGO_LABELS[pago.estado]}</Fact>
      <Fact label="Método">{METODO_LABELS[pago.metodoPago]}</Fact>
      <Fact label="Monto de la compra">{bs(pago.monto)}</Fact>
      <Fact label="Referencia">{pago.referencia ?? 'Sin referencia'}</Fact>
      <Fact label="Banco">{pago.bancoEmisorNombre}</Fact>
      <Fact label="Pagó">{pago.nombrePagador}</Fact>
    </Facts>
    <Link component={RouterLink} to={paths.adminPayment(pago._id)} sx={{ display: 'inline-block', mt: 1.5 }}>
      Ver el pago
    </Link>
  </Panel>
);

const Parties = ({ pedido: { cliente, tienda } }: Pick<PedidoAdmin, 'pedido'>) => (
  <Panel title="Partes">
    <Facts columns={2}>
      <Fact label="Cliente" wide>
        <Link component={RouterLink} to={paths.adminUser(cliente._id)}>
          {cliente.nombre}
        </Link>
        <br />
        {cliente.email}
        <br />
        {formatTelefono(cliente.telefono)}
      </Fact>
      <Fact label="Tienda" wide>
        <Link component={RouterLink} to={paths.adminStore(tienda._id)}>
          {tienda.nombre}
        </Link>
        <br />
        {tienda.rif}
      </Fact>
    </Facts>
  </Panel>
);

const Returns = ({ devoluciones }: Pick<PedidoAdmin, 'devoluciones'>) =>
  devoluciones.length > 0 && (
    <Panel title="Devoluciones">
      <List>
        {devoluciones.map(({ _id, numero, estado, fecha, monto }) => (
          <Typography component="li" key={_id}>
            {numero}: {ESTADO_DEVOLUCION_LABELS[estado]} · {bs(monto)}
            <Box component="span" sx={{ display: 'block', typography: 'body2', ...muted }}>
              {longDate(fecha)}
            </Box>
          </Typography>
        ))}
      </List>
    </Panel>
  );

const Ledger = ({ asientos }: Pick<PedidoAdmin, 'asientos'>) => (
  <Panel title="Cuenta de la tienda">
    {asientos.length === 0 ? (
      <Typography sx={muted}>Se anota cuando el pago se confirma.</Typography>
    ) : (
      <List>
        {asientos.map(({ _id, tipo, fecha, monto, comision, neto }) => (
          <Typography component="li" key={_id}>
            {TIPO_ASIENTO_LABELS[tipo]}: {bs(neto.bs)}
            <Box component="span" sx={{ display: 'block', typography: 'body2', ...muted }}>
              {bs(monto.bs)} menos comisión {bs(-comision.bs)} · {longDate(fecha)}
            </Box>
          </Typography>
        ))}
      </List>
    )}
  </Panel>
);

const Others = ({ compra }: Pick<PedidoAdmin, 'compra'>) =>
  compra.length > 0 && (
    <Panel title="De la misma compra">
      <List>
        {compra.map(({ _id, numero, tienda, total, totalUSD }) => (
          <Typography component="li" key={_id}>
            <Link component={RouterLink} to={paths.adminOrder(_id)}>
              {numero}
            </Link>{' '}
            · {tienda.nombre} · {bs(total)} ({ref(totalUSD)})
          </Typography>
        ))}
      </List>
    </Panel>
  );

const Trail = ({ auditoria }: Pick<PedidoAdmin, 'auditoria'>) =>
  auditoria.length > 0 && (
    <Panel title="Auditoría">
      <List>
        {auditoria.map(({ id, accion, por, motivo, fecha }) => (
          <Typography component="li" variant="body2" key={id}>
            {AUDIT_ACTIONS[accion as AuditAction]}: {por}, {longDate(fecha)}
            {motivo && <Box component="span" sx={{ display: 'block', ...muted }}>{`Motivo: ${motivo}`}</Box>}
          </Typography>
        ))}
      </List>
    </Panel>
  );

const Cases = ({ casos }: Pick<PedidoAdmin, 'casos'>) =>
  casos.map(({ _id, estado, total }) => (
    <Alert key={_id} severity={estado === 'resuelto' ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {plural(total, 'reporte', 'reportes')}, {ESTADO_REPORTE_LABELS[estado].toLowerCase()}.{' '}
      <Link component={RouterLink} to={paths.adminReport(_id)}>
        Ver el reporte
      </Link>
    </Alert>
  ));

function Detail({ detalle }: { detalle: PedidoAdmin }) {
  const { pedido, cancelable } = detalle;
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      <PageHeader
        title={`Pedido ${pedido.numero}`}
        text={longDate(pedido.fecha)}
        actions={
          <>
            <InvoiceButton numero={pedido._id} fileName={`Factura_${pedido.numero}.pdf`} label="Descargar factura" />
            {cancelable && (
              <Button color="error" variant="outlined" onClick={() => setCancelling(true)}>
                Cancelar pedido
              </Button>
            )}
          </>
        }
      />
      <Cases casos={detalle.casos} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        <OrderChip estado={pedido.estado} subestado={pedido.subestado} />
        <PaymentChip estado={pedido.estadoPago} metodo={pedido.metodoPago} />
      </Box>
      {pedido.motivoCancelacion && (
        <Alert severity="error" icon={false} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <strong>Motivo de la cancelación:</strong> {pedido.motivoCancelacion}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Panel title="Productos">
            <OrderTotals pedido={pedido} />
          </Panel>
          <Returns devoluciones={detalle.devoluciones} />
          <Ledger asientos={detalle.asientos} />
          <Panel title="Historial">
            <OrderHistory historial={pedido.historialEstados} />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Parties pedido={pedido} />
          <Payment pago={detalle.pago} />
          <Panel title={pedido.tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'Entrega'}>
            <OrderDelivery pedido={pedido} />
          </Panel>
          {pedido.instalacion && (
            <Panel title="Instalación">
              <Typography>
                {pedido.instalacion.servicio} en {pedido.instalacion.taller.nombre},{' '}
                {longDate(pedido.instalacion.fechaHora)}
              </Typography>
            </Panel>
          )}
          <Others compra={detalle.compra} />
          <Trail auditoria={detalle.auditoria} />
        </Box>
      </Box>
      {cancelling && <CancelOrder pedido={pedido} onClose={() => setCancelling(false)} />}
    </>
  );
}

/** One order of any store, with all that hangs on it. */
export function AdminOrderView({ id }: { id: string }) {
  const query = useQuery(adminOrderQuery(id));
  return (
    <DataState query={query} skeleton={<Waiting />} error={ORDER_MESSAGES.loadFailed}>
      {(detalle) => <Detail detalle={detalle} />}
    </DataState>
  );
}
