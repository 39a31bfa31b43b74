import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/states';
import { METODO_LABELS } from '@tuerca/contracts/payments/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import type { ReactNode } from 'react';
import { bs, shortDate, longDate, ref } from '../../lib/format';
import { CitaLink } from '../../entities/orders/cita-link';
import { ORDER_TONES, OrderChip, PaymentChip } from '../../entities/orders/order-chips';
import { TotalRow } from '../../entities/orders/total-row';
import { Fact, Facts } from '../../ui/facts';
import { PurchaseItems } from '../../entities/orders/purchase-items';
import { Timeline, type TimelineStep } from '../../ui/timeline';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

function Delivery({ pedido: { direccionEntrega: to, tienda } }: { pedido: Pedido }) {
  if (!to)
    return (
      <Facts>
        <Fact label="Retiras en">{tienda.nombre}</Fact>
        {tienda.telefono && <Fact label="Teléfono">{formatTelefono(tienda.telefono)}</Fact>}
        <Fact label="Dirección" wide>
          {tienda.direccion}
        </Fact>
      </Facts>
    );
  const lines = [
    [to.calle, to.numero].filter(Boolean).join(', '),
    `${to.ciudad}, ${to.estado}`,
    `${to.pais} ${to.codigoPostal}`,
  ];
  return (
    <Facts>
      <Fact label="Recibe">{to.nombre}</Fact>
      <Fact label="Teléfono">{formatTelefono(to.telefono)}</Fact>
      <Fact label="Dirección" wide>
        {lines.map((line) => (
          <Box key={line} component="span" sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
      </Fact>
      {to.referencias && (
        <Fact label="Punto de referencia" wide>
          {to.referencias}
        </Fact>
      )}
      {to.instrucciones && (
        <Fact label="Instrucciones" wide>
          {to.instrucciones}
        </Fact>
      )}
    </Facts>
  );
}

const stepsOf = (historial: Pedido['historialEstados']): TimelineStep[] =>
  historial.map(({ estado, fecha: moment, nota }) => ({
    id: `${moment}-${estado}`,
    title: ESTADO_PEDIDO_LABELS[estado],
    text: `${formatFechaHora(moment)}${nota ? `. ${nota}` : ''}`,
    tone: ORDER_TONES[estado],
  }));

/** Everything about one order. */
export const OrderDetail = ({ pedido }: { pedido: Pedido }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
      <OrderChip estado={pedido.estado} subestado={pedido.subestado} />
      <PaymentChip estado={pedido.estadoPago} />
    </Box>
    <Facts>
      <Fact label="Fecha">{longDate(pedido.fecha)}</Fact>
      <Fact label="Tienda">{pedido.tienda.nombre}</Fact>
      <Fact label="Método de pago">{METODO_LABELS[pedido.metodoPago]}</Fact>
      {pedido.referenciaPago && <Fact label="Referencia">{pedido.referenciaPago}</Fact>}
      {pedido.numeroRastreo && <Fact label="Número de rastreo">{pedido.numeroRastreo}</Fact>}
      {pedido.motivoCancelacion && (
        <Fact label="Motivo de la cancelación" wide>
          {pedido.motivoCancelacion}
        </Fact>
      )}
    </Facts>
    <Part title={pedido.tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'Dirección de entrega'}>
      <Delivery pedido={pedido} />
    </Part>
    {pedido.instalacion && (
      <Part title="Instalación">
        <CitaLink instalacion={pedido.instalacion} />
      </Part>
    )}
    <Part title="Productos">
      <PurchaseItems
        items={pedido.items.map(({ producto, ...item }) => ({
          ...item,
          nombre: producto.nombre,
          imagen: producto.imagen,
          variante: producto.variante,
        }))}
      />
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
        <TotalRow label="Subtotal">{bs(pedido.subtotal)}</TotalRow>
        <TotalRow label="Envío">{pedido.costoEnvio > 0 ? bs(pedido.costoEnvio) : 'Gratis'}</TotalRow>
        {pedido.descuento > 0 && <TotalRow label="Descuento">−{bs(pedido.descuento)}</TotalRow>}
        {pedido.impuestos > 0 && <TotalRow label={`IVA incluido (${pedido.iva} %)`}>{bs(pedido.impuestos)}</TotalRow>}
        <TotalRow label="Total" strong>
          {bs(pedido.total)}
        </TotalRow>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {ref(pedido.totalUSD)} a la tasa {bs(pedido.tasa)} del {shortDate(pedido.fechaTasa)}
        </Typography>
      </Box>
    </Part>
    <Part title="Historial">
      <Timeline label="Historial del pedido" steps={stepsOf(pedido.historialEstados)} />
    </Part>
  </>
);
