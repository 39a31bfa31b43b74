import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { RecipientCard } from '@/entities/platform/system/recipient-card';
import { bs } from '@/lib/format';
import { onDemand } from '@/ui/on-demand';

const ReportDialog = onDemand(async () => (await import('./difference-dialog')).PaymentDifferenceDialog);

/** Missing amount of my payment, its recipient, and the button that reports it; renders nothing when nothing is missing. */
export function DifferencePanel({ pago }: { pago: Pago }) {
  const [open, setOpen] = useState(false);
  const { diferencia, destinatario } = pago;
  if (!diferencia || pago.expira === null || diferencia.estado !== 'esperando') return null;
  return (
    <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle sx={{ fontWeight: 700 }}>Faltan {bs(diferencia.falta)}</AlertTitle>
      {asSentence(diferencia.motivo)} Recibimos {bs(diferencia.recibido)}. Envía lo que falta antes del{' '}
      {formatFechaHora(diferencia.limite)} por {METODO_LABELS[pago.metodoPago]} a:
      <Box sx={{ my: 1 }}>
        <RecipientCard
          destinatario={destinatario}
          total={diferencia.falta}
          metodo={pago.metodoPago === 'transferencia' ? 'transferencia' : 'pago_movil'}
        />
      </Box>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        Ya la envié
      </Button>
      {open && <ReportDialog pago={pago} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
