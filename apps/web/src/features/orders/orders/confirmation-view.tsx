import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import { shippingPrice } from '@tuerca/contracts/cart/checkout/shipping';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { CitaLink } from '@/entities/cart/instalaciones/cita-link';
import { PushCard } from '@/entities/chats/notifications/push-card';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { useLastPurchase, usePaymentState } from '@/entities/orders/orders/orders.queries';
import { PurchaseItems } from '@/entities/orders/orders/purchase-items';
import { TotalRow } from '@/entities/orders/orders/total-row';
import { CaptureUpload } from '@/entities/payments/payments/capture-upload';
import { DifferencePanel } from '@/entities/payments/payments/difference-panel';
import { isCode } from '@/lib/api-error';
import { longDate } from '@/lib/format';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { Fact, Facts } from '@/ui/facts';
import { HomeRounded } from '@/ui/icons/home-rounded';
import { Precio } from '@/ui/precio';
import { PaymentNotice } from './payment-notice';
import { PurchaseOrders } from './purchase-orders';

function Live({ compra }: { compra: PlacedCompra }) {
  const { data: pago } = usePaymentState(compra.pagoId);
  const inStore = compra.metodoPago === 'efectivo';
  return (
    <>
      <PaymentNotice pago={pago ?? { estado: compra.estadoPago, mensaje: compra.mensajePago }} inStore={inStore} />
      {pago && <DifferencePanel pago={pago} />}
      {pago && !inStore && <CaptureUpload pago={pago} />}
    </>
  );
}

/** Delivery cost of the purchase, in céntimos of Bs. */
const shipping = ({ monto, items }: PlacedCompra) =>
  items.reduce((rest, item) => rest - toCentimos(item.subtotal), toCentimos(monto));

const Ready = ({ compra }: { compra: PlacedCompra }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Live compra={compra} />
    <Paper component="section" variant="outlined" aria-label="Datos de la compra" sx={{ p: { xs: 2, sm: 3 } }}>
      <Facts columns={3}>
        <Fact label="Número de orden">{compra.orderNumber}</Fact>
        <Fact label="Fecha">{longDate(compra.fecha)}</Fact>
        <Fact label="Método de pago">{METODO_LABELS[compra.metodoPago]}</Fact>
        {compra.metodoPago !== 'efectivo' && (
          <>
            <Fact label="Banco emisor">{compra.bancoEmisorNombre}</Fact>
            <Fact label="Referencia">{compra.referencia ?? PAYMENT_MESSAGES.noReference}</Fact>
          </>
        )}
      </Facts>
      <Box sx={{ mt: 2.5 }}>
        <PurchaseItems items={compra.items} />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
        <TotalRow label="Envío">
          {shippingPrice(
            shipping(compra),
            compra.pedidos.some(({ pagoEnDestino }) => pagoEnDestino),
          )}
        </TotalRow>
        <Typography variant="subtitle2" component="p" sx={{ mt: 1 }}>
          Total
        </Typography>
        <Precio bs={compra.monto} usd={compra.totalUSD} size="lg" />
      </Box>
    </Paper>
    <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
      {compra.pedidos.length === 1 ? 'Tu pedido' : 'Tus pedidos, uno por tienda'}
    </Typography>
    <PurchaseOrders pedidos={compra.pedidos} />
    {compra.instalacion && (
      <>
        <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
          Tu instalación
        </Typography>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <CitaLink instalacion={compra.instalacion} />
        </Paper>
      </>
    )}
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { flex: { xs: '1 1 100%', sm: '0 0 auto' } } }}
    >
      <Button component={Link} to={paths.client()} variant="contained">
        Ir a mi panel
      </Button>
      <InvoiceButton numero={compra.orderNumber} whole label="Descargar comprobante" />
      <Button component={Link} to={paths.home()} startIcon={<HomeRounded />}>
        Volver al inicio
      </Button>
    </Box>
    <PushCard about="Sabrás al momento cuando se confirme tu pago y cuando tu pedido esté en camino." />
  </Box>
);

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={92} />
    <Skeleton variant="rectangular" height={320} />
  </Box>
);

function NoOrder() {
  useEffect(() => {
    notify.error(CHECKOUT_MESSAGES.noPurchase);
  }, []);
  return <Navigate to={paths.home()} replace />;
}

/** The latest purchase and its payment, live; without one it redirects home. */
export function ConfirmationView() {
  const query = useLastPurchase();
  if (isCode(query.error, 'NO_ENCONTRADO')) return <NoOrder />;
  return (
    <DataState query={query} skeleton={<Waiting />} error={CHECKOUT_MESSAGES.noPurchase}>
      {(compra) => <Ready compra={compra} />}
    </DataState>
  );
}
