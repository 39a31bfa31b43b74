import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { paths } from '@/lib/paths';
import { AccessTimeRounded } from '@/ui/icons/access-time-rounded';
import { type EndedPayment, endedTitle, refundText } from './ended-payment';

interface PaymentNoticeProps {
  /** Known part of the payment: at first the purchase's answer only. */
  pago: EndedPayment & { mensaje: string };
  /** It is paid in the store, without a bank. */
  inStore?: boolean;
}

const VERIFYING = {
  severity: 'info' as AlertColor,
  title: 'Pago en verificación',
  text: 'Te avisamos apenas el banco lo confirme. Puedes cerrar esta página.',
};
const WORDS: Partial<Record<EstadoPago, { severity: AlertColor; title: string; text: string }>> = {
  pendiente: VERIFYING,
  en_verificacion: VERIFYING,
  pagado: {
    severity: 'success',
    title: 'Pago verificado',
    text: 'Ya avisamos a la tienda para que prepare tu pedido.',
  },
};
const UNPAID = {
  ended:
    'Cancelamos el pedido y liberamos los productos. Si el dinero salió de tu cuenta, escríbenos con el comprobante del banco.',
  cancelled:
    'Los productos volvieron a la tienda. Si ya habías pagado, escríbenos con el comprobante del banco y te devolvemos el dinero.',
};

const IN_STORE: Partial<typeof WORDS> = {
  pendiente: {
    severity: 'info',
    title: 'Pedido apartado',
    text: 'En tu pedido ves hasta cuándo y dónde queda la tienda.',
  },
  pagado: { severity: 'success', title: 'Pagado en la tienda', text: ORDER_MESSAGES.thanks },
};

/** Outcome of the payment, its reason, and the refund, each in a line of its own. */
function Ended({ pago, inStore }: Required<PaymentNoticeProps>) {
  const { estado, canceladoPor, motivo, mensaje } = pago;
  const isFailed = estado === 'rechazado' && canceladoPor === 'sistema';
  const unpaid = inStore ? null : isFailed ? UNPAID.ended : UNPAID.cancelled;
  const money = refundText(pago) ?? (estado === 'reembolsado' ? mensaje : canceladoPor ? unpaid : null);
  return (
    <Alert role="status" severity={isFailed && !inStore ? 'error' : 'info'} sx={{ alignItems: 'flex-start' }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{inStore && isFailed ? 'Pedido cancelado' : endedTitle(pago)}</AlertTitle>
      {motivo && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {canceladoPor === 'sistema' ? asSentence(motivo) : `Motivo: ${asSentence(motivo)}`}
        </Box>
      )}
      {money && <Box>{money}</Box>}
      <Button component={Link} to={paths.catalogue()} size="small" variant="outlined" color="inherit" sx={{ mt: 1 }}>
        Volver a comprar
      </Button>
    </Alert>
  );
}

/** State of the payment, in calm words, announced when it changes. */
export function PaymentNotice({ pago, inStore = false }: PaymentNoticeProps) {
  const { estado, mensaje } = pago;
  const words = (inStore && IN_STORE[estado]) || WORDS[estado];
  if (!words) return <Ended pago={pago} inStore={inStore} />;
  const { severity, title, text } = words;
  return (
    <Alert
      role="status"
      severity={severity}
      icon={
        estado === 'en_verificacion' || estado === 'pendiente' ? <AccessTimeRounded fontSize="inherit" /> : undefined
      }
      sx={{ alignItems: 'flex-start' }}
    >
      <AlertTitle sx={{ fontWeight: 700 }}>{title}</AlertTitle>
      {mensaje} {text}
    </Alert>
  );
}
