import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CHECKOUT_ERRORS } from '@tuerca/contracts/cart/checkout/errors';

/** The price no longer holds; what was typed does. */
export const QuoteExpired = ({ busy, onRenew }: { busy: boolean; onRenew: () => void }) => (
  <Alert
    severity="warning"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" size="small" loading={busy} onClick={onRenew}>
        Actualizar
      </Button>
    }
  >
    {CHECKOUT_ERRORS.COTIZACION_VENCIDA.message}
  </Alert>
);
