import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { MOTIVO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/rules';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { ESTADO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { formatCedula, formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { PurchaseItems } from '@/entities/orders/orders/purchase-items';
import { TotalRow } from '@/entities/orders/orders/total-row';
import { bs, ref, shortDate } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';
import { Timeline, type TimelineStep } from '@/ui/timeline';
import { DEVOLUCION_TONES } from './devolucion-chip';
import { DevolucionPhotos } from './devolucion-photos';
import { DevolucionThread, type Reader } from './devolucion-thread';

const PARTIES = { cliente: 'Cliente', tienda: 'Tienda', sistema: 'Tuerca' } as const;

const stepsOf = ({ historialEstados }: Devolucion): TimelineStep[] =>
  historialEstados.map(({ estado, fecha, por, nota, autor }, i) => ({
    id: `${i}-${estado}`,
    title: ESTADO_DEVOLUCION_LABELS[estado],
    text: [formatFechaHora(fecha), autor ? `por ${autor.nombre}` : PARTIES[por], nota].filter(Boolean).join(' · '),
    tone: DEVOLUCION_TONES[estado],
  }));

const Money = ({ devolucion: { lineas, subtotal, envio, monto, montoUSD, tasa } }: { devolucion: Devolucion }) => (
  <>
    <PurchaseItems items={lineas} />
    <Box sx={{ mt: 1 }}>
      {envio > 0 && (
        <>
          <TotalRow label="Repuestos">{bs(subtotal)}</TotalRow>
          <TotalRow label="Envío">{bs(envio)}</TotalRow>
        </>
      )}
      <TotalRow label="Reembolso" strong>
        {bs(monto)}
      </TotalRow>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {ref(montoUSD)} a la tasa de la compra,{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {bs(tasa)}
        </Box>
      </Typography>
      {toCentimos(monto) < toCentimos(subtotal) + toCentimos(envio) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right', mt: 0.5 }}>
          {DEVOLUCION_MESSAGES.paidShort}
        </Typography>
      )}
    </Box>
  </>
);

const Reason = ({ devolucion }: { devolucion: Devolucion }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Facts>
      <Fact label="Motivo" wide>
        {MOTIVO_DEVOLUCION_LABELS[devolucion.motivo]}
      </Fact>
      <Fact label="Pedida">{shortDate(devolucion.fecha)}</Fact>
      <Fact label="Entregado">{shortDate(devolucion.entregado)}</Fact>
    </Facts>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{devolucion.detalle}</Typography>
    {devolucion.fotos.length > 0 && <DevolucionPhotos fotos={devolucion.fotos} />}
  </Box>
);

const RefundTo = ({ devolucion: { reembolso, referencia } }: { devolucion: Devolucion }) => (
  <Facts>
    <Fact label="Banco">{reembolso.nombreBanco}</Fact>
    <Fact label="Teléfono">{formatTelefono(reembolso.telefono)}</Fact>
    <Fact label="Cédula">{formatCedula(reembolso.cedula)}</Fact>
    <Fact label="Titular">{reembolso.nombrePersona}</Fact>
    {referencia && (
      <Fact label="Referencia del reembolso" wide>
        {referencia}
      </Fact>
    )}
  </Facts>
);

interface DevolucionDetailProps {
  devolucion: Devolucion;
  reader: Reader;
  /** Link to the order. */
  orderHref: string;
  /** Next step with its buttons: above everything else. */
  next: ReactNode;
  /** Contact with the other party. */
  contact: ReactNode;
}

/** One return: next step, items and reason, the money, the thread and the history. */
export function DevolucionDetail({ devolucion, reader, orderHref, next, contact }: DevolucionDetailProps) {
  const { pedido, cliente, tienda, condicion } = devolucion;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
        {next}
        <Panel title="Qué se devuelve">
          <Money devolucion={devolucion} />
        </Panel>
        <Panel title="Por qué">
          <Reason devolucion={devolucion} />
        </Panel>
        <Panel title="Mensajes">
          <DevolucionThread devolucion={devolucion} reader={reader} />
        </Panel>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
        <Panel title={reader === 'tienda' ? 'Cliente y pedido' : 'Tienda y pedido'}>
          <Facts>
            <Fact label={reader === 'tienda' ? 'Cliente' : 'Tienda'} wide>
              {reader === 'tienda' ? cliente.nombre : tienda.nombre}
            </Fact>
            <Fact label="Devolución" wide>
              {devolucion.numero}
            </Fact>
            <Fact label="Pedido" wide>
              <Link component={RouterLink} to={orderHref}>
                {pedido.numero}
              </Link>
            </Fact>
            {condicion && (
              <Fact label="Cómo llegó" wide>
                {condicion}
              </Fact>
            )}
          </Facts>
          {contact}
        </Panel>
        <Panel title="Reembolso por Pago Móvil">
          <RefundTo devolucion={devolucion} />
        </Panel>
        <Panel title="Historial">
          <Timeline label="Historial de la devolución" steps={stepsOf(devolucion)} />
        </Panel>
      </Box>
    </Box>
  );
}
