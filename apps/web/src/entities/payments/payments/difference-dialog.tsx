import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { earliestPayment, type Pago, PagoDiferencia } from '@tuerca/contracts/payments/payments/schemas';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { notify } from '@/lib/notify';
import { DateInput } from '@/ui/form/date-input';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useReportDifference } from './payments.queries';

/** Reports the second payment, of what was missing. */
export function PaymentDifferenceDialog({ pago, onClose }: { pago: Pago; onClose: () => void }) {
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
