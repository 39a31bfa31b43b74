import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { PAYMENT_MESSAGES, SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { ESTADO_PAGO_LABELS, estadoPagoLabel, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Fact, Facts } from '@/ui/facts';

/** Subtracted in céntimos, since amounts have two decimals. */
const missingOf = ({ monto, montoRecibido }: PagoDetalle): number =>
  montoRecibido === null ? 0 : toMonto(toCentimos(monto) - toCentimos(montoRecibido));

/** Both amounts when the bank found another one, or less was accepted. */
function Amounts({ pago }: { pago: PagoDetalle }) {
  const { monto, montoRecibido, diferencia, estado } = pago;
  const missing = missingOf(pago);
  if (montoRecibido === null || missing === 0) return null;
  if (estado === 'pagado' || estado === 'reembolsado')
    return missing > 0 ? (
      <Alert severity="info">
        Se esperaban {bs(monto)} y llegaron {bs(montoRecibido)}. Los {bs(missing)} que faltan los perdió Tuerca.
      </Alert>
    ) : null;
  if (estado === 'rechazado' || diferencia) return null;
  return (
    <Alert severity="warning">
      Se esperan {bs(monto)} y llegaron {bs(montoRecibido)}: {missing > 0 ? 'faltan' : 'sobran'} {bs(Math.abs(missing))}
      .
    </Alert>
  );
}

/** The client's statement, and the facts that contradict it. */
export const PaymentFacts = ({ pago }: { pago: PagoDetalle }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {pago.repetidos.length > 0 && (
      <Alert severity="error">
        Otro pago nombra la misma referencia:{' '}
        {pago.repetidos.map(({ _id, orderNumber, estado, monto }, i) => (
          <span key={_id}>
            {i > 0 && ', '}
            <Link component={RouterLink} to={paths.adminPayment(_id)}>
              {orderNumber}
            </Link>{' '}
            ({ESTADO_PAGO_LABELS[estado].toLowerCase()}, {bs(monto)})
          </span>
        ))}
        .
      </Alert>
    )}
    {pago.diferencia && pago.diferencia.estado !== 'completa' && (
      <Alert severity="info">
        Llegaron {bs(pago.diferencia.recibido)} y faltan {bs(pago.diferencia.falta)}.{' '}
        {pago.diferencia.estado === 'esperando'
          ? `El cliente tiene hasta el ${formatFechaHora(pago.diferencia.limite)} para enviarlos.`
          : `El cliente informó la referencia ${pago.diferencia.referencia ?? ''} del ${shortDate(pago.diferencia.fechaPago ?? pago.fechaPago)}.`}
      </Alert>
    )}
    <Amounts pago={pago} />
    {pago.sinMovimiento && pago.expira && (
      <Alert severity="info">
        {pago.sinMovimiento.por} pidió aprobarlo sin movimiento del banco: «{pago.sinMovimiento.nota}».{' '}
        {SETTLEMENT_MESSAGES.secondMissing}
      </Alert>
    )}
    <Facts columns={3}>
      <Fact label={pago.detalle ? 'Monto del plan' : PAYMENT_MESSAGES.purchaseAmount}>{bs(pago.monto)}</Fact>
      <Fact label="Por recibir">{bs(pago.porRecibir)}</Fact>
      <Fact label="Recibido">{pago.montoRecibido === null ? 'Sin confirmar' : bs(pago.montoRecibido)}</Fact>
      <Fact label="Referencia">{pago.referencia ?? PAYMENT_MESSAGES.noReference}</Fact>
      <Fact label="Fecha del pago">{shortDate(pago.fechaPago)}</Fact>
      <Fact label="Método">{METODO_LABELS[pago.metodoPago]}</Fact>
      <Fact label="Banco emisor">{pago.bancoEmisorNombre}</Fact>
      <Fact label="Banco receptor">{pago.bancoReceptorNombre}</Fact>
      <Fact label="Estado">{estadoPagoLabel(pago.estado, pago.porDevolver > 0)}</Fact>
      {pago.porDevolver > 0 && <Fact label="Por devolver">{bs(pago.porDevolver)}</Fact>}
      {pago.devuelto > 0 && <Fact label="Devuelto">{bs(pago.devuelto)}</Fact>}
      <Fact label="Pagador">
        {pago.nombrePagador},{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {pago.cedulaPagador}
        </Box>
      </Fact>
      <Fact label="Teléfono">{formatTelefono(pago.telefonoPagador)}</Fact>
      <Fact label="Cliente">
        <Link component={RouterLink} to={paths.adminUser(pago.cliente._id)}>
          {pago.cliente.nombre}
        </Link>
      </Fact>
      <Fact label={pago.detalle ? 'Paga' : 'Pedidos'}>
        {pago.detalle}
        {pago.pedidos.map(({ numero, tienda }) => (
          <Box key={numero} component="span" sx={{ display: 'block' }}>
            <Link component={RouterLink} to={paths.adminOrders({ q: numero })}>
              {numero}
            </Link>
            , {tienda}
          </Box>
        ))}
      </Fact>
      <Fact label="Registrado">{formatFechaHora(pago.fecha)}</Fact>
      {pago.expira && <Fact label="Vence">{formatFechaHora(pago.expira)}</Fact>}
    </Facts>
  </Box>
);
