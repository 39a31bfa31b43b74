import Typography from '@mui/material/Typography';
import { Objecion } from '@tuerca/contracts/citas/presupuestos/calls';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import type { LineaPresupuesto, Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { useObjection } from '@/entities/citas/presupuestos/presupuestos.queries';
import { notify } from '@/lib/notify';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { lineOptions } from './presupuesto-values';

interface ObjectionDialogProps {
  presupuesto: Presupuesto;
  /** Those that can be objected to. */
  lines: LineaPresupuesto[];
  onClose: () => void;
}

/** The client says which of the lines that were noted as approved by telephone are not. */
export function ObjectionDialog({ presupuesto: { _id, citaId }, lines, onClose }: ObjectionDialogProps) {
  const object = useObjection(citaId);
  const form = useServerForm({
    schema: Objecion,
    defaultValues: { lineas: lines.map((line) => line._id), motivo: '' },
    send: (body) => object.mutateAsync({ id: _id, ...body }),
    failure: PRESUPUESTO_MESSAGES.objectionFailed,
    onDone: ({ message }) => {
      notify.ok(message ?? PRESUPUESTO_MESSAGES.objected);
      onClose();
    },
  });
  const { control, busy } = form;
  return (
    <ServerFormDialog
      form={form}
      title="Objetar aprobación"
      confirm="Enviar objeción"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Typography>Lo que marques queda como no aprobado, y el taller lo ve enseguida.</Typography>
      <CheckboxGroup
        control={control}
        name="lineas"
        label="No aprobé"
        options={lineOptions(lines)}
        disabled={busy}
        required
      />
      <TextInput control={control} name="motivo" label="Qué pasó" rows={2} maxLength={300} disabled={busy} required />
    </ServerFormDialog>
  );
}
