import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { PedidoAdmin } from '@tuerca/contracts/orders/orders/admin-schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { ESTADO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/states';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { OrderStateChips } from '@/entities/orders/orders/order-chips';
import { OrderDelivery } from '@/entities/orders/orders/order-delivery';
import { OrderHistory } from '@/entities/orders/orders/order-history';
import { OrderTotals } from '@/entities/orders/orders/order-totals';
import { longDate, plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { adminOrderQuery } from './admin-orders.queries';
import { AuditPanel } from './order-audit-panel';
import { AdminOrderPaymentPanel, LedgerPanel, ReturnsPanel } from './order-money-panels';
import { PartiesPanel } from './order-parties-panel';
import { SamePurchasePanel } from './same-purchase-panel';

const CancelOrder = onDemand(async () => (await import('./cancel-order')).AdminCancelOrder);

const Waiting = () => (
  <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={56} />
    <Skeleton variant="rectangular" height={240} />
    <Skeleton variant="rectangular" height={160} />
  </Box>
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
        title="Pedido"
        number={pedido.numero}
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
        <OrderStateChips pedido={pedido} />
      </Box>
      {pedido.motivoCancelacion && (
        <Alert severity="error" icon={false} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <strong>{ORDER_MESSAGES.cancelReason}:</strong> {pedido.motivoCancelacion}
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
          <ReturnsPanel devoluciones={detalle.devoluciones} />
          <LedgerPanel asientos={detalle.asientos} />
          <Panel title="Historial">
            <OrderHistory pedido={pedido} />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <PartiesPanel pedido={pedido} />
          <AdminOrderPaymentPanel pago={detalle.pago} />
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
          <SamePurchasePanel compra={detalle.compra} />
          <AuditPanel auditoria={detalle.auditoria} />
        </Box>
      </Box>
      {cancelling && <CancelOrder pedido={pedido} onClose={() => setCancelling(false)} />}
    </>
  );
}

/** One order of any store, with all that hangs on it. */
function AdminOrderView({ id }: { id: string }) {
  const query = useQuery(adminOrderQuery(id));
  return (
    <>
      {!query.data && <PageHeader title="Pedido" />}
      <DataState query={query} skeleton={<Waiting />} error={ORDER_MESSAGES.loadFailed}>
        {(detalle) => <Detail detalle={detalle} />}
      </DataState>
    </>
  );
}

/** One order, of the administrators' office. */
export function OrderPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Detalle del pedido" noindex />
      <BackLink to={paths.adminOrders()} label="Pedidos" />
      <AdminOrderView key={id} id={id} />
    </Container>
  );
}
