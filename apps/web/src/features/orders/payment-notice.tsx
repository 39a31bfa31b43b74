import { AccessTimeRounded } from '../../ui/icons/access-time-rounded';
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { EstadoPago } from '@tuerca/contracts/payments/states';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

interface PaymentNoticeProps {
  estado: EstadoPago;
  /** What the bank check says, in the server's words. */
  mensaje: string;
  /** Why it was rejected. */
  motivo?: string | null;
  /** It is paid in the store, and no bank is asked. */
  inStore?: boolean;
}

const VERIFYING = {
  severity: 'info' as AlertColor,
  title: 'Pago en verificación',
  text: 'Te avisamos apenas el banco lo confirme. Puedes cerrar esta página.',
};
const WORDS: Record<EstadoPago, { severity: AlertColor; title: string; text: string }> = {
  pendiente: VERIFYING,
  en_verificacion: VERIFYING,
  pagado: {
    severity: 'success',
    title: 'Pago verificado',
    text: 'Ya avisamos a la tienda para que prepare tu pedido.',
  },
  rechazado: {
    severity: 'error',
    title: 'No pudimos confirmar tu pago',
    text: 'Cancelamos el pedido y liberamos los productos. Si el dinero salió de tu cuenta, escríbenos con el comprobante del banco.',
  },
  reembolsado: { severity: 'info', title: 'Pago reembolsado', text: 'Te devolvimos el dinero de esta compra.' },
};

const IN_STORE: Partial<typeof WORDS> = {
  pendiente: {
    severity: 'info',
    title: 'Pedido apartado',
    text: 'En tu pedido ves hasta cuándo y dónde queda la tienda.',
  },
  pagado: { severity: 'success', title: 'Pagado en la tienda', text: '¡Gracias por tu compra!' },
  rechazado: { severity: 'error', title: 'Pedido cancelado', text: '' },
};

/** Where the payment stands, said calmly and read aloud when it changes. */
export function PaymentNotice({ estado, mensaje, motivo, inStore = false }: PaymentNoticeProps) {
  const { severity, title, text } = (inStore && IN_STORE[estado]) || WORDS[estado];
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
      {estado === 'rechazado' ? (motivo ?? mensaje) : mensaje} {text}
      {estado === 'rechazado' && (
        <>
          <br />
          <Button
            component={Link}
            to={paths.catalogue()}
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ mt: 1 }}
          >
            Volver a comprar
          </Button>
        </>
      )}
    </Alert>
  );
}
