import Typography from '@mui/material/Typography';
import { MarcarExcedente } from '@tuerca/contracts/payments/payments/admin-inputs';
import { MoneyField } from '@/ui/form/money-field';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useRecordLate } from './admin-payments.queries';
import { type DialogProps, FAILURE } from './decision-dialogs';
import { decisionTexts } from './decision-texts';
import { EvidenceMovement } from './evidence-fields';
import { MovementFields } from './movement-fields';

const ByHand = MarcarExcedente.pick({ montoRecibido: true, nota: true, movimiento: true }).required({
  movimiento: true,
});
interface Values {
  montoRecibido: number;
  nota: string;
  movimiento: { bancoEmisor: string; referencia: string; fecha: string };
}

/** Enters money of a payment that was rejected or had expired: the client gets it back. */
export function LateDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const record = useRecordLate(pago._id);
  const form = useServerForm({
    schema: ByHand,
    defaultValues: {
      montoRecibido: movimiento?.monto ?? pago.monto,
      nota: '',
      movimiento: {
        bancoEmisor: movimiento?.bancoEmisor ?? pago.bancoEmisor,
        referencia: movimiento?.referencia ?? pago.referencia ?? '',
        fecha: movimiento?.fecha ?? pago.fechaPago,
      },
    },
    send: ({ movimiento: named, ...body }: Values) =>
      record.mutateAsync({ ...body, ...(movimiento ? { movimientoId: movimiento._id } : { movimiento: named }) }),
    failure: FAILURE,
    onDone: () => onDone('Quedó por devolver, y el cliente ya lo sabe'),
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      title="El dinero llegó"
      confirm="Anotar por devolver"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      {movimiento && <EvidenceMovement movimiento={movimiento} />}
      <Typography>{decisionTexts(pago).late}</Typography>
      <MoneyField control={control} name="montoRecibido" label="Monto que llegó" unit="Bs." required />
      {!movimiento && <MovementFields control={control} />}
      <TextInput control={control} name="nota" label="Cómo lo comprobaste" rows={2} maxLength={500} required />
    </ServerFormDialog>
  );
}
