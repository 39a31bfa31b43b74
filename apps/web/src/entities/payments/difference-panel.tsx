import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/messages';
import { earliestPayment, type Pago, PagoDiferencia } from '@tuerca/contracts/payments/schemas';
import { METODO_LABELS } from '@tuerca/contracts/payments/states';
import { bancos } from '@tuerca/contracts/venezuela/bancos';
import { caracasDate, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { useState } from 'react';
import { bs } from '../../lib/format';
import { notify } from '../../lib/notify';
import { DateInput } from '../../ui/form/date-input';
import { SelectInput } from '../../ui/form/select-input';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { RecipientCard } from '../system/recipient-card';
import { useReportDifference } from './payments.queries';

function ReportDialog({ pago, onClose }: { pago: Pago; onClose: () => void }) {
  const report = useReportDifference(pago._id);
  const today = caracasDate(new Date());
  const earliest = earliestPayment(new Date());
  const form = useServerForm({
    schema: PagoDiferencia,
    defaultValues: { bancoEmisor: pago.bancoEmisor, referencia: '', fechaPago: today },
    send: (body) => report.mutateAsync(body),
    failure: 'No pudimos guardar los datos de la diferencia',
    onDone: () => {
      notify.ok(PAYMENT_MESSAGES.differenceReported);
      onClose();
    },
  });
  const options = bancos().map(({ codigo, nombreCorto }) => ({ value: codigo, label: nombreCorto }));
  return (
    <ServerFormDialog
      form={form}
      title="Ya envié la diferencia"
      confirm="Informar pago"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput control={form.control} name="bancoEmisor" label="Banco emisor" options={options} required />
      <TextInput
        control={form.control}
        name="referencia"
        label="Número de referencia"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <DateInput
        control={form.control}
        name="fechaPago"
        label="Fecha del pago"
        min={earliest > pago.fechaPago ? earliest : pago.fechaPago}
        max={today}
        required
      />
    </ServerFormDialog>
  );
}

/** What is missing of my payment, where it is sent, and the button that reports it; nothing when nothing is missing. */
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
