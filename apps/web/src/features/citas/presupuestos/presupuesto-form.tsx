import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import {
  DEFAULT_VIGENCIA_DIAS,
  MAX_LINEAS,
  MAX_VIGENCIA_DIAS,
  NuevoPresupuesto,
} from '@tuerca/contracts/citas/presupuestos/form';
import { useSendPresupuesto } from '@/entities/citas/presupuestos/presupuestos.queries';
import { notify } from '@/lib/notify';
import { NumberField } from '@/ui/form/number-field';
import { RowsEditor } from '@/ui/form/rows-editor';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { LineFields } from './line-fields';
import { PartPicker } from './part-picker';
import { EMPTY_WORK, type LineForm, linesTotal, type PresupuestoValues } from './presupuesto-values';

const FAILED = 'No se pudo enviar el presupuesto. Intenta nuevamente.';

interface PresupuestoFormProps {
  citaId: string;
  vehicle: Vehiculo;
  /** Lines to begin with: those of the version that this one replaces. */
  lines?: LineForm[];
  onClose: () => void;
}

/** A workshop writes a presupuesto: its work, and parts that stores sell. */
export function PresupuestoForm({ citaId, vehicle, lines = [EMPTY_WORK], onClose }: PresupuestoFormProps) {
  const send = useSendPresupuesto(citaId);
  const form = useServerForm({
    schema: NuevoPresupuesto,
    defaultValues: { lineas: lines, notas: '', vigenciaDias: DEFAULT_VIGENCIA_DIAS } as PresupuestoValues,
    send: (values) => send.mutateAsync(values),
    onDone: ({ message }) => {
      notify.ok(message ?? 'Presupuesto enviado');
      onClose();
    },
    failure: FAILED,
    draft: `presupuesto-${citaId}`,
  });
  const { control, busy } = form;
  const rows = useFieldArray({ control, name: 'lineas' });
  const { errors } = useFormState({ control, name: 'lineas' });
  const values = useWatch({ control, name: 'lineas' });
  const problem = errors.lineas?.root?.message ?? errors.lineas?.message;

  return (
    <ServerFormDialog
      form={form}
      title="Presupuesto"
      confirm="Enviar presupuesto"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="md"
    >
      <RowsEditor
        rows={rows.fields}
        noun="renglón"
        addLabel="Agregar mano de obra"
        onAdd={() => rows.append(EMPTY_WORK)}
        onRemove={rows.remove}
        onMove={rows.move}
        max={MAX_LINEAS}
        disabled={busy}
        empty="Agrega el trabajo y los repuestos que hacen falta."
      >
        {(index) =>
          values[index] && <LineFields control={control} index={index} line={values[index]} disabled={busy} />
        }
      </RowsEditor>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <PartPicker
        vehicle={vehicle}
        disabled={busy || rows.fields.length >= MAX_LINEAS}
        onPick={({ _id, nombre, precioFinal, tienda }) => {
          const at = values.findIndex((line) => line.tipo === 'repuesto' && line.productoId === _id);
          if (at >= 0) return notify.info('Ese repuesto ya está en el presupuesto: cambia su cantidad.');
          rows.append({
            tipo: 'repuesto',
            productoId: _id,
            cantidad: 1,
            nombre,
            precio: precioFinal,
            tienda: tienda.nombreTienda,
          });
        }}
      />
      <Typography variant="subtitle1" component="p" aria-live="polite" sx={{ textAlign: 'right' }}>
        Total: {linesTotal(values)}
      </Typography>
      <TextInput control={control} name="notas" label="Notas para el cliente (opcional)" rows={2} disabled={busy} />
      <Box sx={{ maxWidth: 320 }}>
        <NumberField
          control={control}
          name="vigenciaDias"
          label="Días para responder"
          min={1}
          max={MAX_VIGENCIA_DIAS}
          unit="días"
          disabled={busy}
        />
      </Box>
    </ServerFormDialog>
  );
}
