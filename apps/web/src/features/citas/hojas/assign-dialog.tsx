import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { Asignacion } from '@tuerca/contracts/citas/hojas/inputs';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import { useAssign } from '@/entities/citas/hojas/hojas.queries';
import { notify } from '@/lib/notify';
import { RadioCards } from '@/ui/form/radio-cards';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';

const NONE = 'ninguno';
const Choice = z
  .object({ origen: z.string(), vehiculo: z.string('Elige un vehículo').min(1, 'Elige un vehículo') })
  .transform(({ origen, vehiculo }) => ({ origen, vehiculoId: vehiculo === NONE ? null : vehiculo }))
  .pipe(Asignacion);

interface AssignDialogProps {
  /** The displayed record. */
  vehiculoId: string;
  origen: string;
  titulo: string;
  /** Whether it is assigned to this record. */
  assigned: boolean;
  onClose: () => void;
}

/** Assigns a purchase or a work to a vehicle of the garage. */
export function AssignDialog({ vehiculoId, origen, titulo, assigned, onClose }: AssignDialogProps) {
  const { vehiculos } = useGarage();
  const assign = useAssign(vehiculoId);
  const form = useServerForm({
    schema: Choice,
    defaultValues: { origen, vehiculo: vehiculoId },
    send: (body) => assign.mutateAsync(body),
    failure: HOJA_MESSAGES.changeFailed,
    onDone: (_, { vehiculoId: chosen }) => {
      notify.ok(chosen ? HOJA_MESSAGES.assigned : HOJA_MESSAGES.unassigned);
      onClose();
    },
  });
  const { control } = form;
  const options = vehiculos
    .filter(({ enCuenta }) => enCuenta)
    .map((vehiculo) => ({
      value: vehiculo._id,
      label: vehicleName(vehiculo),
      text: vehiculo.placa ? `Placa ${vehiculo.placa}` : undefined,
    }));
  return (
    <ServerFormDialog
      form={form}
      title="Asignar a un vehículo"
      confirm="Guardar"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{titulo}</Typography>
      <RadioCards
        control={control}
        name="vehiculo"
        label="¿Para cuál vehículo fue?"
        columns={1}
        options={assigned ? [...options, { value: NONE, label: 'Ninguno de estos' }] : options}
      />
    </ServerFormDialog>
  );
}
