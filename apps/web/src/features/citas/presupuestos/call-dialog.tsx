import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AprobacionTelefonica } from '@tuerca/contracts/citas/presupuestos/calls';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import { OBJECTION_HOURS } from '@tuerca/contracts/citas/presupuestos/rules';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { useNoteCall } from '@/entities/citas/presupuestos/presupuestos.queries';
import { notify } from '@/lib/notify';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { twoColumns } from '@/ui/form/columns';
import { DateInput } from '@/ui/form/date-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { lineOptions } from './presupuesto-values';

interface CallDialogProps {
  presupuesto: Presupuesto;
  /** The client, who is taken to have answered the telephone. */
  nombre: string;
  onClose: () => void;
}

/** The workshop notes which lines were approved by telephone, by whom and when. */
export function CallDialog({ presupuesto, nombre, onClose }: CallDialogProps) {
  const { _id, citaId, lineas } = presupuesto;
  const note = useNoteCall(citaId);
  const now = new Date();
  const form = useServerForm({
    schema: AprobacionTelefonica,
    defaultValues: { lineas: [] as string[], con: nombre, fecha: caracasDate(now), hora: caracasTime(now), nota: '' },
    send: (body) => note.mutateAsync({ id: _id, ...body }),
    failure: PRESUPUESTO_MESSAGES.callFailed,
    onDone: ({ message }) => {
      notify.ok(message ?? PRESUPUESTO_MESSAGES.callNoted);
      onClose();
    },
  });
  const { control, busy } = form;
  return (
    <ServerFormDialog
      form={form}
      title="Aprobado por teléfono"
      confirm="Anotar aprobación"
      confirming="Anotando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Typography>
        Marca lo que te aprobaron en la llamada. Se lo avisamos a tu cliente, que puede objetarlo durante{' '}
        {OBJECTION_HOURS} horas.
      </Typography>
      <CheckboxGroup
        control={control}
        name="lineas"
        label="Aprobó"
        options={lineOptions(lineas.filter(({ estado }) => estado === 'pendiente'))}
        disabled={busy}
        required
      />
      <TextInput control={control} name="con" label="Con quién hablaste" maxLength={80} disabled={busy} required />
      <Box sx={twoColumns}>
        <DateInput
          control={control}
          name="fecha"
          label="Día de la llamada"
          min={caracasDate(new Date(presupuesto.createdAt))}
          max={caracasDate(now)}
          disabled={busy}
          required
        />
        <TextInput control={control} name="hora" type="time" label="Hora" disabled={busy} required />
      </Box>
      <TextInput
        control={control}
        name="nota"
        label="Qué acordaron"
        rows={2}
        maxLength={300}
        disabled={busy}
        required
      />
    </ServerFormDialog>
  );
}
