import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { Reprogramacion } from '@tuerca/contracts/citas/citas/changes';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { useReschedule } from '@/entities/citas/citas/citas.queries';
import { useUnusualTime } from '@/entities/citas/citas/use-unusual-time';
import { notify } from '@/lib/notify';
import { useNow } from '@/lib/use-now';
import { sideBySide, twoColumns, wide } from '@/ui/form/columns';
import { DateInput } from '@/ui/form/date-input';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';

/** Target of a move; with `puesto` null the server takes a free bay. */
export interface MoveTarget {
  fecha: string;
  hora: string;
  puesto: number | null;
}
interface MoveDialogProps {
  cita: Cita;
  target: MoveTarget;
  /** Bays of the workshop. */
  puestos: number;
  /** Text before the fields. */
  note?: string;
  onClose: () => void;
}

const ANY_BAY = 'any';
const { fecha, hora, motivo } = Reprogramacion.shape;
const MoveDraft = z.object({ fecha, hora, motivo, puesto: z.string() });
type MoveDraft = z.output<typeof MoveDraft>;

/** Confirms the move of an appointment, and lets the new time be corrected. */
export function MoveDialog({ cita, target, puestos, note, onClose }: MoveDialogProps) {
  const today = caracasDate(useNow());
  const move = useReschedule();
  const unusual = useUnusualTime();
  const form = useServerForm({
    schema: MoveDraft,
    defaultValues: {
      fecha: target.fecha,
      hora: target.hora,
      puesto: target.puesto === null ? ANY_BAY : String(target.puesto),
      motivo: '',
    },
    send: ({ puesto, ...rest }: MoveDraft) => {
      const bay = puesto === ANY_BAY ? undefined : Number(puesto);
      return unusual.ask(rest, (confirmaHora) =>
        move.mutateAsync({ citaId: cita._id, ...rest, puesto: bay, ...confirmaHora }),
      );
    },
    failure: CITA_MESSAGES.rescheduleFailed,
    fields: {
      HORA_NO_DISPONIBLE: 'hora',
      MISMA_HORA: 'hora',
      FUERA_DE_HORARIO: 'hora',
      FECHA_PASADA: 'fecha',
      FECHA_MUY_LEJANA: 'fecha',
    },
    onDone: () => {
      notify.ok(CITA_MESSAGES.rescheduled);
      onClose();
    },
  });
  const { control, busy } = form;
  const bays = Array.from({ length: puestos }, (_, i) => ({ value: String(i + 1), label: `Puesto ${i + 1}` }));
  return (
    <ServerFormDialog
      form={form}
      title="Mover la cita"
      confirm="Mover cita"
      confirming="Moviendo..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {cita.cliente.nombre}, {cita.servicio.nombre}. Ahora: {whenInWords(cita).toLowerCase()}
      </Typography>
      {note && <Typography sx={{ fontWeight: 600 }}>{note}</Typography>}
      <Box sx={{ ...twoColumns, gridTemplateColumns: sideBySide(160) }}>
        <DateInput control={control} name="fecha" label="Nueva fecha" min={today} disabled={busy} required />
        <TextInput control={control} name="hora" type="time" label="Nueva hora" disabled={busy} required />
        {puestos > 1 && (
          <Box sx={wide}>
            <SelectInput
              control={control}
              name="puesto"
              label="Puesto"
              options={[{ value: ANY_BAY, label: CITA_MESSAGES.anyBay }, ...bays]}
              disabled={busy}
            />
          </Box>
        )}
      </Box>
      <TextInput
        control={control}
        name="motivo"
        label="Motivo (opcional)"
        hint={cita.cliente.email ? 'Se lo contamos a tu cliente.' : CITA_MESSAGES.callCustomer}
        maxLength={300}
        disabled={busy}
      />
      {unusual.dialog}
    </ServerFormDialog>
  );
}
