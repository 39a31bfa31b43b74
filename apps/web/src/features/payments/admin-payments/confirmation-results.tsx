import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Confirmacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import { CONFIRMACION_LABELS } from '@tuerca/contracts/payments/payments/statement-states';
import { plural } from '@/lib/format';

/** Number of confirmed payments, and the reasons why others were not. */
export function ConfirmationResults({ results }: { results: readonly Confirmacion[] }) {
  const confirmed = results.filter(({ resultado }) => resultado === 'confirmado').length;
  const others = results.filter(({ resultado }) => resultado !== 'confirmado');
  return (
    <Alert severity={others.length ? 'warning' : 'success'} role="status" sx={{ mb: 2 }}>
      Confirmamos {plural(confirmed, 'pago', 'pagos')}.
      {others.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {others.map(({ pagoId, orderNumber, resultado }) => (
            <li key={pagoId}>
              {orderNumber ?? 'Un pago'}: {CONFIRMACION_LABELS[resultado]}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
