import Typography from '@mui/material/Typography';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { UNDO_HOURS } from '@tuerca/contracts/citas/citas/undo';
import { Correccion } from '@tuerca/contracts/citas/citas/undo-inputs';
import { usd } from '@/lib/format';
import { notify } from '@/lib/notify';
import { MoneyField } from '@/ui/form/money-field';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { WORK_LABELS } from './work-values';
import { WorksField } from './works-field';
import { useCorrect } from './workshop-citas.queries';

/** Corrects price or work of a completed appointment; the client reads before, after and why. */
export function CorrectDialog({ cita, onClose }: { cita: Cita; onClose: () => void }) {
  const correct = useCorrect();
  const form = useServerForm({
    schema: Correccion,
    defaultValues: {
      precioFinal: cita.precioFinal ?? 0,
      diagnostico: cita.diagnostico ?? '',
      trabajosRealizados: cita.trabajosRealizados,
      motivo: '',
    },
    send: (body: Correccion) => correct.mutateAsync({ citaId: cita._id, ...body }),
    failure: CITA_MESSAGES.correctFailed,
    // The reason of a correction is that of its price, too.
    fields: { PRECIO_SIN_MOTIVO: 'motivo' },
    onDone: () => {
      notify.ok(CITA_MESSAGES.corrected);
      onClose();
    },
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      title="Corregir el servicio"
      confirm="Guardar corrección"
      confirming="Guardando..."
      cancel="Volver"
      onClose={onClose}
    >
      <Typography>
        Puedes corregir durante {UNDO_HOURS} horas. Queda en el historial lo que decía antes
        {cita.precioAprobado !== null && `. Tu cliente aprobó ${usd(cita.precioAprobado)}`}
        {cita.cliente.email ? ', y le avisamos con el motivo.' : '. No tiene cuenta en Tuerca: avísale por teléfono.'}
      </Typography>
      <MoneyField control={control} name="precioFinal" label={CITA_MESSAGES.finalPrice} unit="$" required />
      <TextInput control={control} name="diagnostico" label={WORK_LABELS.diagnostico} rows={2} maxLength={2000} />
      <WorksField control={control} name="trabajosRealizados" label={WORK_LABELS.trabajosRealizados} />
      <TextInput
        control={control}
        name="motivo"
        label="Por qué lo corriges"
        rows={2}
        maxLength={300}
        placeholder="Escribimos un cero de más."
        required
      />
    </ServerFormDialog>
  );
}
