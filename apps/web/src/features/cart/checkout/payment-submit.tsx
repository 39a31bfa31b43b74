import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bs } from '@/lib/format';
import { LoadingButton } from '@/ui/loading-button';

interface PaymentSubmitProps {
  /** In Bs. */
  total: number;
  /** The quote no longer holds. */
  expired: boolean;
  busy: boolean;
  onRenew: () => void;
}

/** Sends the payment's form; while its quote has expired, asks for a new total instead. */
export const PaymentSubmit = ({ total, expired, busy, onRenew }: PaymentSubmitProps) => (
  <Box sx={{ display: 'flex', justifyContent: { sm: 'flex-end' } }}>
    {expired ? (
      <Button
        size="large"
        variant="contained"
        color="secondary"
        loading={busy}
        onClick={onRenew}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Actualizar el total
      </Button>
    ) : (
      <LoadingButton
        type="submit"
        size="large"
        color="secondary"
        loading={busy}
        loadingText="Registrando tu pago..."
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {`Registrar pago de ${bs(total)}`}
      </LoadingButton>
    )}
  </Box>
);
