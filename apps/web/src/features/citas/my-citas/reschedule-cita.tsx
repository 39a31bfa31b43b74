import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Reprogramacion } from '@tuerca/contracts/citas/citas/changes';
import { CITA_ERRORS } from '@tuerca/contracts/citas/citas/errors';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { useReschedule } from '@/entities/citas/citas/citas.queries';
import { SlotPicker } from '@/entities/citas/citas/slot-picker';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';

/** Another day or time for an appointment, from the same calendar as when it was booked. */
export function RescheduleCita({ cita, onClose }: { cita: Cita; onClose: () => void }) {
  const move = useReschedule();
  const [gone, setGone] = useState(false);
  const form = useServerForm({
    schema: Reprogramacion,
    defaultValues: { fecha: '', hora: '', motivo: '' },
    send: (values) => move.mutateAsync({ citaId: cita._id, ...values }),
    failure: CITA_MESSAGES.rescheduleFailed,
    fields: {
      HORA_NO_DISPONIBLE: 'hora',
      MISMA_HORA: 'hora',
      FECHA_PASADA: 'hora',
      FUERA_DE_HORARIO: 'hora',
      ANTELACION_INSUFICIENTE: 'hora',
      FECHA_MUY_LEJANA: 'hora',
    },
    onDone: () => {
      notify.ok(CITA_MESSAGES.rescheduled);
      onClose();
    },
  });
  const { control } = form;
  const day = useController({ control, name: 'fecha' });
  const hour = useController({ control, name: 'hora' });
  const { value: fecha } = day.field;
  const { value: hora } = hour.field;
  return (
    <ServerFormDialog
      form={form}
      title="Reprogramar cita"
      confirm="Reprogramar"
      confirming="Reprogramando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="md"
    >
      <Typography>{`Ahora: ${whenInWords(cita).toLowerCase()}, ${cita.taller.nombre}. Elige el nuevo día y la hora.`}</Typography>
      <SlotPicker
        of={{ citaId: cita._id }}
        value={{ fecha, hora }}
        onChange={(slot) => {
          setGone(false);
          day.field.onChange(slot.fecha);
          hour.field.onChange(slot.hora);
        }}
        onGone={() => {
          setGone(true);
          hour.field.onChange('');
        }}
        errors={{
          fecha: day.fieldState.error?.message,
          hora: fecha
            ? (hour.fieldState.error?.message ?? (gone ? CITA_ERRORS.HORA_NO_DISPONIBLE.message : undefined))
            : undefined,
        }}
        dayRef={day.field.ref}
        hourRef={hour.field.ref}
      />
      <TextInput control={control} name="motivo" label="Motivo (opcional)" maxLength={300} />
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {fecha && hora ? `${whenInWords({ fecha, hora })}, ${cita.taller.nombre}` : ''}
      </Typography>
    </ServerFormDialog>
  );
}
