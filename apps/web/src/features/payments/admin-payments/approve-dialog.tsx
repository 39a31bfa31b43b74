import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { AprobarPago } from '@tuerca/contracts/payments/payments/admin-inputs';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { bs } from '@/lib/format';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useApprove } from './admin-payments.queries';
import { type DialogProps, FAILURE } from './decision-dialogs';
import { decisionTexts } from './decision-texts';
import {
  type BasisFields,
  basisOf,
  EvidenceFields,
  ReadInBank,
  sendBasis,
  Stated,
  statedReference,
} from './evidence-fields';

const { nota } = AprobarPago.shape;
const REASON = z.string().trim().min(3, SETTLEMENT_MESSAGES.reason).max(500);
const Approval = z.discriminatedUnion('prueba', [
  Stated.extend({ nota }),
  ReadInBank.extend({ nota }),
  z.object({ prueba: z.literal('ninguna'), nota: REASON, movimiento: z.unknown() }),
]);
type Values = z.output<typeof Approval>;
interface Fields extends BasisFields {
  nota: string;
}

const WITHOUT =
  'Otro administrador tiene que confirmarlo. Si eres la única persona que administra, te pedimos tu contraseña.';

/** Confirms what is due, with the movement of the bank that it rests on. */
export function ApprovePaymentDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const approve = useApprove(pago._id);
  const asked = pago.sinMovimiento;
  // The bank said that another amount came with what the client stated.
  const isUnstated = !pago.diferencia && pago.resultado === 'monto_distinto';
  const isSure = movimiento !== undefined || (statedReference(pago) !== null && !isUnstated);
  const start = basisOf(pago, isSure);
  const form = useServerForm({
    schema: Approval,
    defaultValues: { ...start, ...(asked && !movimiento && { prueba: 'ninguna' }), nota: '' } as never,
    send: (values: Values) =>
      approve.mutateAsync({
        ...(values.nota && { nota: values.nota }),
        ...sendBasis(values, movimiento),
        ...(values.prueba === 'ninguna' && !movimiento && { sinMovimiento: true as const }),
      }),
    failure: FAILURE,
    onDone: ({ data }) => onDone(data.estado === 'pagado' ? 'Pago aprobado' : SETTLEMENT_MESSAGES.secondMissing),
  });
  const control = form.control as unknown as Control<Fields>;
  const prueba = useWatch({ control, name: 'prueba' });
  const isWithout = !movimiento && prueba === 'ninguna';
  return (
    <ServerFormDialog
      form={form}
      title={`Aprobar ${bs(pago.porRecibir)}`}
      confirm="Aprobar pago"
      confirming="Aprobando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{decisionTexts(pago).approve}</Typography>
      <EvidenceFields control={control} pago={pago} chosen={movimiento} isUnstated={isUnstated} mayBeNone />
      {isWithout && <Typography>{asked ? `${asked.por} lo pidió: «${asked.nota}».` : WITHOUT}</Typography>}
      <TextInput
        control={control}
        name="nota"
        label={isWithout ? 'Por qué lo apruebas' : 'Cómo lo comprobaste (opcional)'}
        required={isWithout}
        rows={2}
        maxLength={500}
      />
    </ServerFormDialog>
  );
}
