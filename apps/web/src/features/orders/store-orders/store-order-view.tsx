import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { OrderReturns } from '@/entities/orders/devoluciones/order-returns';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { LateOrderChip, OrderStateChips } from '@/entities/orders/orders/order-chips';
import { OrderHistory } from '@/entities/orders/orders/order-history';
import { OrderPapers } from '@/entities/orders/orders/order-papers';
import { OrderProgress } from '@/entities/orders/orders/order-progress';
import { OrderTotals } from '@/entities/orders/orders/order-totals';
import { OrderTracking } from '@/entities/orders/orders/order-tracking';
import { isCode, refusalOf } from '@/lib/api-error';
import { longDate } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { BackLink } from '@/ui/back-link';
import { EmptyState } from '@/ui/empty-state';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { StoreOrderActions } from './store-order-actions';
import { CustomerPanel, DeliveryPanel, InstallationPanel, StoreOrderPaymentPanel } from './store-order-panels';
import { STORE_ORDER_CALLS, storeOrderQuery } from './store-orders.queries';

const TrackingDialog = onDemand(async () => (await import('./shipping-dialog')).TrackingDialog);

const Waiting = () => (
  <Box aria-busy="true" sx={{ display: 'grid', gap: 2, pt: 4 }}>
    <Skeleton variant="rectangular" height={56} />
    <Skeleton variant="rectangular" height={160} />
    <Skeleton variant="rectangular" height={240} />
  </Box>
);

const NotFound = () => (
  <EmptyState
    heading
    title="Pedido no encontrado"
    text="No existe, o es de otra tienda."
    action={
      <Button variant="contained" component={Link} to={paths.storeOrders()}>
        Volver a pedidos
      </Button>
    }
  />
);

/** State of the order, and its possible actions. */
function StatusPanel({ pedido }: { pedido: Pedido }) {
  const [correcting, setCorrecting] = useState(false);
  const sent = pedido.estado === 'enviado';
  const correct = (
    <Button size="small" onClick={() => setCorrecting(true)}>
      {pedido.numeroRastreo ? 'Corregir rastreo' : 'Agregar rastreo'}
    </Button>
  );
  const known = !!(pedido.courier || pedido.numeroRastreo);
  const canTrack = useMayCall()(STORE_ORDER_CALLS.correctTracking) && sent && pedido.tipoEntrega === 'delivery';
  return (
    <Paper component="section" variant="outlined" aria-label="Estado del pedido" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        <LateOrderChip pedido={pedido} />
        <OrderStateChips pedido={pedido} />
      </Box>
      {pedido.motivoCancelacion && (
        <Alert severity="error" icon={false} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{ORDER_MESSAGES.cancelReason}:</strong> {pedido.motivoCancelacion}
        </Alert>
      )}
      <OrderProgress pedido={pedido} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, '&:empty': { display: 'none' } }}>
        <OrderTracking pedido={pedido} action={canTrack && correct} />
        <StoreOrderActions pedido={pedido} extra={canTrack && !known && correct} />
      </Box>
      {pedido.estado === 'entregado' && <OrderReturns pedido={pedido._id} reader="tienda" />}
      {correcting && <TrackingDialog pedido={pedido} onClose={() => setCorrecting(false)} />}
    </Paper>
  );
}

const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{main}</Box>
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{side}</Box>
  </Box>
);

/** One order of the store; one that cannot be read offers a link to the list. */
function StoreOrderView({ pedidoId }: { pedidoId: string }) {
  const query = useQuery(storeOrderQuery(pedidoId));
  const navigate = useNavigate();
  const missing = isCode(query.error, 'NO_ENCONTRADO', 'ENTRADA_INVALIDA');
  const failed = query.error !== null && !missing && query.data === undefined;
  useEffect(() => {
    if (!failed) return;
    notify.error(refusalOf(query.error, ORDER_MESSAGES.loadFailed));
    void navigate(paths.storeOrders(), { replace: true });
  }, [failed, query.error, navigate]);
  if (missing) return <NotFound />;
  const pedido = query.data;
  if (!pedido) return <Waiting />;
  return (
    <>
      <PageHeader
        title="Pedido"
        number={pedido.numero}
        text={longDate(pedido.fecha)}
        actions={
          <>
            {pedido.estadoPago === 'pagado' && (pedido.estado === 'pendiente' || pedido.estado === 'procesando') && (
              <OrderPapers pedidos={[pedido._id]} labels="Imprimir etiqueta" />
            )}
            <InvoiceButton numero={pedido._id} fileName={`factura-${pedido._id}.pdf`} label="Descargar factura" />
          </>
        }
      />
      <StatusPanel pedido={pedido} />
      <Columns
        main={
          <>
            <Panel title="Productos">
              <OrderTotals pedido={pedido} />
            </Panel>
            <Panel title="Historial">
              <OrderHistory pedido={pedido} />
            </Panel>
          </>
        }
        side={
          <>
            <CustomerPanel pedido={pedido} />
            <DeliveryPanel pedido={pedido} />
            <InstallationPanel pedido={pedido} />
            <StoreOrderPaymentPanel pedido={pedido} />
          </>
        }
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        Los montos son los del día de la compra: no cambian con la tasa.
      </Typography>
    </>
  );
}

/** Page of one order in the store's panel. */
export function StoreOrderPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Detalle del pedido" noindex />
      <BackLink to={paths.storeOrders()} label="Pedidos" />
      <StoreOrderView key={id} pedidoId={id} />
    </Container>
  );
}
