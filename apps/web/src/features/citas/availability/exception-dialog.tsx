import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { sideBySide, twoColumns } from '@/ui/form/columns';
import { DateInput } from '@/ui/form/date-input';
import { RadioCards } from '@/ui/form/radio-cards';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { ExceptionDraft } from './exceptions';

interface ExceptionDialogProps {
  /** Initial values of the fields. */
  draft: ExceptionDraft;
  /** It is an existing exception. */
  editing: boolean;
  today: string;
  onSave: (draft: ExceptionDraft) => void;
  onClose: () => void;
}

const KINDS = [
  { value: 'cerrado', label: 'Cerrado', text: 'Feriados y vacaciones: nadie puede agendar.' },
  { value: 'bloqueo', label: 'Bloquear unas horas', text: 'El resto del día sigue igual.' },
  { value: 'horario', label: 'Otro horario', text: 'También abre un día que normalmente está cerrado.' },
];

/** Dialog of an exceptional day, which is saved with the whole availability, not by itself. */
export function ExceptionDialog({ draft, editing, today, onSave, onClose }: ExceptionDialogProps) {
  const form = useServerForm({
    schema: ExceptionDraft,
    defaultValues: draft,
    send: (values: ExceptionDraft) => Promise.resolve(values),
    onDone: onSave,
    failure: '',
    guard: false,
  });
  const { control } = form;
  const [kind, fecha] = useWatch({ control, name: ['kind', 'fecha'] });
  return (
    <ServerFormDialog
      form={form}
      title={editing ? 'Editar excepción' : 'Agregar excepción'}
      confirm={editing ? 'Cambiar' : 'Agregar'}
      confirming="Agregando..."
      onClose={onClose}
    >
      <RadioCards control={control} name="kind" label="¿Qué cambia ese día?" options={KINDS} columns={1} required />
      <Box sx={twoColumns}>
        <DateInput control={control} name="fecha" label={kind === 'cerrado' ? 'Desde' : 'Fecha'} min={today} required />
        {kind === 'cerrado' && (
          <DateInput
            control={control}
            name="hasta"
            label="Hasta (opcional)"
            min={fecha || today}
            hint="Si son varios días."
          />
        )}
      </Box>
      {kind !== 'cerrado' && (
        <Box sx={{ ...twoColumns, gridTemplateColumns: sideBySide(140) }}>
          <TextInput
            control={control}
            name="horaDesde"
            type="time"
            label={kind === 'horario' ? 'Abre' : 'Desde las'}
            required
          />
          <TextInput
            control={control}
            name="horaHasta"
            type="time"
            label={kind === 'horario' ? 'Cierra' : 'Hasta las'}
            required
          />
        </Box>
      )}
      <TextInput
        control={control}
        name="motivo"
        label="Motivo (opcional)"
        placeholder="Feriado nacional"
        maxLength={120}
      />
    </ServerFormDialog>
  );
}
