import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReembolsarDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { formatBankAmount, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { formatCedula, formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs, ref } from '@/lib/format';
import { notify } from '@/lib/notify';
import { CopyButton } from '@/ui/copy-button';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import type { ReturnDialogProps } from './answer-dialogs';
import { useRefundReturn } from './store-returns.queries';

const Line = ({ label, shown, copied, what }: { label: string; shown: string; copied?: string; what: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider', py: 0.5 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {shown}
      </Typography>
    </Box>
    {copied && <CopyButton compact text={copied} what={what} />}
  </Box>
);

/** The amount and the Pago Móvil to copy, and the reference of what was sent. */
export function RefundReturnDialog({ devolucion, onClose }: ReturnDialogProps) {
  const { _id, monto, montoUSD, reembolso } = devolucion;
  const refund = useRefundReturn(_id);
  const form = useServerForm({
    schema: ReembolsarDevolucion,
    defaultValues: { referencia: '' },
    send: (body: { referencia: string }) => refund.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(DEVOLUCION_MESSAGES.refunded);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title="Enviar reembolso"
      confirm="Registrar reembolso"
      confirming="Registrando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>Envía este Pago Móvil desde tu banco y escribe aquí su referencia.</Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Line
          label="Monto"
          shown={`${bs(monto)} (${ref(montoUSD)})`}
          copied={formatBankAmount(toCentimos(monto))}
          what="el monto"
        />
        <Line label="Banco" shown={reembolso.nombreBanco} what="el banco" />
        <Line
          label="Teléfono"
          shown={formatTelefono(reembolso.telefono)}
          copied={formatTelefono(reembolso.telefono).replace('-', '')}
          what="el teléfono"
        />
        <Line
          label="Cédula"
          shown={formatCedula(reembolso.cedula)}
          copied={reembolso.cedula.replace(/\D/g, '')}
          what="la cédula"
        />
        <Line label="Titular" shown={reembolso.nombrePersona} what="el titular" />
      </Box>
      <TextInput
        control={form.control}
        name="referencia"
        label="Referencia"
        inputMode="numeric"
        maxLength={20}
        disabled={form.busy}
        required
      />
    </ServerFormDialog>
  );
}
