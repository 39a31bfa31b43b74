import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isOrderLate } from '@tuerca/contracts/orders/orders/late';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { dayInWords } from '@tuerca/contracts/venezuela/day-format';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { CitaLink } from '@/entities/cart/instalaciones/cita-link';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { OrderReturns } from '@/entities/orders/devoluciones/order-returns';
import { OrderStateChips } from '@/entities/orders/orders/order-chips';
import { OrderDelivery } from '@/entities/orders/orders/order-delivery';
import { OrderHistory } from '@/entities/orders/orders/order-history';
import { OrderProgress } from '@/entities/orders/orders/order-progress';
import { OrderTotals } from '@/entities/orders/orders/order-totals';
import { OrderTracking } from '@/entities/orders/orders/order-tracking';
import { usePaymentState } from '@/entities/orders/orders/orders.queries';
import { collectedText, PayAtStore } from '@/entities/orders/orders/pay-at-store';
import { CaptureUpload } from '@/entities/payments/payments/capture-upload';
import { DifferencePanel } from '@/entities/payments/payments/difference-panel';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { longDate } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { Fact, Facts } from '@/ui/facts';
import { ReceiptPanel } from './receipt-panel';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Notice of a late delivery, with the possible actions. */
function LateOrder({ pedido }: { pedido: Pedido }) {
  const now = useNow();
  if (!pedido.llegada || !isOrderLate(pedido, now)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {ORDER_MESSAGES.late(dayInWords(pedido.llegada.hasta))}
    </Alert>
  );
}

/** Possible actions of the client on an open payment. */
function OpenPayment({ pagoId }: { pagoId: string }) {
  const { data: pago } = usePaymentState(pagoId);
  if (!pago) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, '&:empty': { display: 'none' } }}>
      <DifferencePanel pago={pago} />
      <CaptureUpload pago={pago} />
    </Box>
  );
}

/** All details of one order. */
export const OrderDetail = ({ pedido }: { pedido: Pedido }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
      <OrderStateChips pedido={pedido} />
    </Box>
    <LateOrder pedido={pedido} />
    {pedido.motivoCancelacion && (
      <Alert severity="error" icon={false} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <strong>{ORDER_MESSAGES.cancelReason}:</strong> {pedido.motivoCancelacion}
      </Alert>
    )}
    {pedido.reembolso && (
      <Alert severity={pedido.reembolso.fecha ? 'success' : 'info'} sx={{ mb: 2 }}>
        {pedido.reembolso.fecha
          ? PAYMENT_MESSAGES.givenBack(toCentimos(pedido.reembolso.monto))
          : `${PAYMENT_MESSAGES.owed(toCentimos(pedido.reembolso.monto))} Te avisaremos cuando lo enviemos.`}
      </Alert>
    )}
    <Box sx={{ display: 'grid', gap: 2, mb: 2, '&:empty': { display: 'none' } }}>
      <OrderProgress pedido={pedido} />
      <OrderTracking pedido={pedido} />
      <ReceiptPanel pedido={pedido} />
    </Box>
    <PayAtStore pedido={pedido} reader="cliente" />
    {pedido.metodoPago !== 'efectivo' && ['pendiente', 'en_verificacion'].includes(pedido.estadoPago) && (
      <OpenPayment pagoId={pedido.pagoId} />
    )}
    <Facts>
      <Fact label="Fecha">{longDate(pedido.fecha)}</Fact>
      <Fact label="Tienda">{pedido.tienda.nombre}</Fact>
      <Fact label="Método de pago">{METODO_LABELS[pedido.metodoPago]}</Fact>
      {pedido.cobro && <Fact label="Pagaste">{collectedText(pedido.cobro)}</Fact>}
      {pedido.referenciaPago && <Fact label="Referencia">{pedido.referenciaPago}</Fact>}
    </Facts>
    <WriteButton
      usuarioId={pedido.tienda._id}
      contexto={{ tipo: 'pedido', id: pedido._id }}
      label="Escribir a la tienda"
      sx={{ mt: 2, mr: 1 }}
    />
    <Box sx={{ display: 'inline-flex', mt: 2 }}>
      <ReportButton objeto="pedido" objetoId={pedido._id} what={`el pedido ${pedido.numero}`} />
    </Box>
    <Part title={pedido.tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'Dirección de entrega'}>
      <OrderDelivery pedido={pedido} />
    </Part>
    {pedido.instalacion && (
      <Part title="Instalación">
        <CitaLink instalacion={pedido.instalacion} />
      </Part>
    )}
    <Part title="Productos">
      <OrderTotals pedido={pedido} rateable />
    </Part>
    {pedido.estado === 'entregado' && <OrderReturns pedido={pedido.numero} reader="cliente" />}
    <Part title="Historial">
      <OrderHistory pedido={pedido} />
    </Part>
  </>
);
