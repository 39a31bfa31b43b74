import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CLIENT_ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { orderText } from '@tuerca/contracts/orders/orders/client-text';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { estadoPagoLabel, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { formatCedula, formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { InstallationCard } from '@/entities/cart/instalaciones/installation-card';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { CustomerContact } from '@/entities/orders/orders/customer-contact';
import { isOwed } from '@/entities/orders/orders/order-chips';
import { addressLines, OrderDelivery } from '@/entities/orders/orders/order-delivery';
import { collectedText } from '@/entities/orders/orders/pay-at-store';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { bs } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { CopyButton } from '@/ui/copy-button';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';
import { STORE_ORDER_CALLS } from './store-orders.queries';

type PanelProps = Readonly<{ pedido: Pedido }>;

/** Customer of the order, with contact links. */
export const CustomerPanel = ({ pedido }: PanelProps) => {
  const { _id, cliente, numero, tienda, items } = pedido;
  const mayOpenCustomer = useMayCall()(STORE_ORDER_CALLS.customer);
  const greeting = orderText({
    ...pedido,
    cliente: cliente.nombre,
    tienda: tienda.nombre,
    producto: items[0]?.producto.nombre ?? '',
    lineas: items.length,
  });
  return (
    <Panel title="Cliente">
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {mayOpenCustomer ? (
          <MuiLink component={Link} to={paths.storeCustomer(cliente._id)}>
            {cliente.nombre}
          </MuiLink>
        ) : (
          cliente.nombre
        )}
      </Typography>
      {cliente.cedula && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatCedula(cliente.cedula)}
        </Typography>
      )}
      <CustomerContact cliente={cliente} greeting={greeting} />
      <WriteButton
        usuarioId={cliente._id}
        contexto={{ tipo: 'pedido', id: _id }}
        label="Escribir por chat"
        sx={{ mt: 1 }}
      />
      <Box sx={{ mt: 1, ml: -1 }}>
        <ReportButton objeto="pedido" objetoId={_id} what={`el pedido ${numero}`} />
      </Box>
    </Panel>
  );
};

/** Destination, to be copied for the parcel's label. */
export function DeliveryPanel({ pedido }: PanelProps) {
  const { direccionEntrega: to } = pedido;
  const label = to && [to.nombre, formatTelefono(to.telefono), ...addressLines(to), to.referencias].filter(Boolean);
  return (
    <Panel title={to ? 'Dirección de entrega' : 'Retiro en tienda'}>
      {to ? (
        <OrderDelivery pedido={pedido} />
      ) : (
        <Typography>El cliente lo retira en tu tienda. Pídele su cédula y el número de pedido.</Typography>
      )}
      {label && (
        <Box sx={{ mt: 2 }}>
          <CopyButton text={label.join('\n')} what="la dirección" />
        </Box>
      )}
    </Panel>
  );
}

/** Appointment at which a workshop installs the parts; renders nothing without one. */
export function InstallationPanel({ pedido: { instalacion } }: PanelProps) {
  if (!instalacion) return null;
  const { servicio, taller, estado, enTaller } = instalacion;
  const at = new Date(instalacion.fechaHora);
  return (
    <Panel title="Instalación">
      <InstallationCard
        servicio={servicio}
        taller={taller.nombre}
        direccion={taller.direccion}
        when={{ fecha: caracasDate(at), hora: caracasTime(at) }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Cita: {CLIENT_ESTADO_CITA_LABELS[estado].toLowerCase()}.{' '}
          {enTaller ? 'Entregas en el taller, antes de esa hora.' : 'El cliente lleva las piezas.'}
        </Typography>
      </InstallationCard>
    </Panel>
  );
}

/** Payment of the order. */
export const StoreOrderPaymentPanel = ({ pedido }: PanelProps) => (
  <Panel title="Pago">
    <Facts>
      <Fact label="Método">{METODO_LABELS[pedido.metodoPago]}</Fact>
      <Fact label="Estado">{estadoPagoLabel(pedido.estadoPago, isOwed(pedido.reembolso))}</Fact>
      {pedido.metodoPago !== 'efectivo' && (
        <Fact label="Referencia">{pedido.referenciaPago ?? PAYMENT_MESSAGES.noReference}</Fact>
      )}
      {pedido.cobro && <Fact label="Recibiste">{collectedText(pedido.cobro)}</Fact>}
      <Fact label="Monto">{bs(pedido.total)}</Fact>
      {pedido.orderNumber !== pedido.numero && (
        <Fact label="Compra" wide>
          {pedido.orderNumber}
        </Fact>
      )}
    </Facts>
  </Panel>
);
