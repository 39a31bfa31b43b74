import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { ESTADO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/states';
import type { PedidoAdmin } from '@tuerca/contracts/orders/orders/admin-schemas';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { estadoPagoLabel, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { bs, longDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';
import { PanelList } from './panel-list';

const muted = { color: 'text.secondary' } as const;

/** Payment of the order's purchase. */
export const AdminOrderPaymentPanel = ({ pago }: Pick<PedidoAdmin, 'pago'>) => (
  <Panel title="Pago">
    <Facts>
      <Fact label="Estado">{estadoPagoLabel(pago.estado, pago.porDevolver > 0)}</Fact>
      <Fact label="Método">{METODO_LABELS[pago.metodoPago]}</Fact>
      <Fact label={PAYMENT_MESSAGES.purchaseAmount}>{bs(pago.monto)}</Fact>
      {pago.porDevolver > 0 && <Fact label="Por devolver">{bs(pago.porDevolver)}</Fact>}
      {pago.devuelto > 0 && <Fact label="Devuelto">{bs(pago.devuelto)}</Fact>}
      <Fact label="Referencia">{pago.referencia ?? PAYMENT_MESSAGES.noReference}</Fact>
      <Fact label="Banco">{pago.bancoEmisorNombre}</Fact>
      <Fact label="Pagó">{pago.nombrePagador}</Fact>
    </Facts>
    <Link component={RouterLink} to={paths.adminPayment(pago._id)} sx={{ display: 'inline-block', mt: 1.5 }}>
      Ver el pago
    </Link>
  </Panel>
);

/** The order's returns. Renders nothing without one. */
export const ReturnsPanel = ({ devoluciones }: Pick<PedidoAdmin, 'devoluciones'>) =>
  devoluciones.length > 0 && (
    <Panel title="Devoluciones">
      <PanelList>
        {devoluciones.map(({ _id, numero, estado, fecha, monto }) => (
          <Typography component="li" key={_id}>
            {numero}: {ESTADO_DEVOLUCION_LABELS[estado]} · {bs(monto)}
            <Box component="span" sx={{ display: 'block', typography: 'body2', ...muted }}>
              {longDate(fecha)}
            </Box>
          </Typography>
        ))}
      </PanelList>
    </Panel>
  );

/** Entries of the order in its store's account. */
export const LedgerPanel = ({ asientos }: Pick<PedidoAdmin, 'asientos'>) => (
  <Panel title="Cuenta de la tienda">
    {asientos.length === 0 ? (
      <Typography sx={muted}>Se anota cuando el pago se confirma.</Typography>
    ) : (
      <PanelList>
        {asientos.map(({ _id, tipo, fecha, monto, comision, neto }) => (
          <Typography component="li" key={_id}>
            {TIPO_ASIENTO_LABELS[tipo]}: {bs(neto.bs)}
            <Box component="span" sx={{ display: 'block', typography: 'body2', ...muted }}>
              {bs(monto.bs)} menos comisión {bs(-comision.bs)} · {longDate(fecha)}
            </Box>
          </Typography>
        ))}
      </PanelList>
    )}
  </Panel>
);
