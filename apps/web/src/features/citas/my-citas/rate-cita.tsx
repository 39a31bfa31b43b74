import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { Calificacion } from '@tuerca/contracts/citas/citas/changes';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { RatingField } from '@/ui/rating-field';
import { useRateCita } from './my-citas.queries';

/** Stars and words about a completed appointment; five stars to begin with. */
export function RateCita({ cita, onClose }: { cita: Cita; onClose: () => void }) {
  const rate = useRateCita();
  const form = useServerForm({
    schema: Calificacion,
    defaultValues: { puntuacion: 5 as number | null, comentario: '' },
    send: (values) => rate.mutateAsync({ citaId: cita._id, ...values }),
    failure: CITA_MESSAGES.rateFailed,
    onDone: () => {
      notify.ok(CITA_MESSAGES.rated);
      onClose();
    },
  });
  const { control } = form;
  const stars = useController({ control, name: 'puntuacion' });
  return (
    <ServerFormDialog
      form={form}
      title="Calificar servicio"
      confirm="Enviar calificación"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{`¿Cómo te fue con ${cita.servicio.nombre} en ${cita.taller.nombre}?`}</Typography>
      <RatingField
        name="puntuacion"
        value={stars.field.value}
        onChange={stars.field.onChange}
        error={stars.fieldState.error?.message}
        autoFocus
      />
      <TextInput control={control} name="comentario" label="Comentario (opcional)" rows={3} maxLength={2000} />
    </ServerFormDialog>
  );
}
