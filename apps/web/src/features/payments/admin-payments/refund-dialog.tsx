import Typography from '@mui/material/Typography';
import { DevolverSaldo } from '@tuerca/contracts/payments/payments/admin-inputs';
import type { SaldoCliente } from '@tuerca/contracts/payments/payments/admin-schemas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs } from '@/lib/format';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useRefund } from './admin-payments.queries';

/** Asks for the reference of the money that was sent back, and settles what was owed. */
export function RefundBalanceDialog({ saldo, onClose }: { saldo: SaldoCliente; onClose: () => void }) {
  const refund = useRefund(saldo._id);
  const form = useServerForm({
    schema: DevolverSaldo,
    defaultValues: { referencia: '', nota: '' },
    send: (body: { referencia: string; nota?: string | null }) =>
      refund.mutateAsync({ referencia: body.referencia, ...(body.nota && { nota: body.nota }) }),
    failure: 'No pudimos guardar la devolución',
    onDone: () => {
      notify.ok(`Le avisamos a ${saldo.nombrePagador}`);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Devolver ${bs(saldo.monto)}`}
      confirm="Marcar devuelto"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Envía el dinero a {saldo.nombrePagador} ({saldo.cedulaPagador}, {formatTelefono(saldo.telefonoPagador)},{' '}
        {saldo.bancoEmisorNombre}) y escribe la referencia.
      </Typography>
      <TextInput
        control={form.control}
        name="referencia"
        label="Referencia"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <TextInput control={form.control} name="nota" label="Nota (opcional)" rows={2} maxLength={500} />
    </ServerFormDialog>
  );
}
