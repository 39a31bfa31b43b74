import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { RecibirDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { notify } from '@/lib/notify';
import { useField } from '@/ui/form/field';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { SwitchLine } from '@/ui/form/switch-line';
import { TextInput } from '@/ui/form/text-input';
import { useRefused } from '@/ui/form/use-refused';
import { useServerForm } from '@/ui/form/use-server-form';
import { QuantityStepper } from '@/ui/quantity-stepper';
import type { ReturnDialogProps } from './answer-dialogs';
import { useReceiveReturn } from './store-returns.queries';

interface Values {
  condicion: string;
  vendibles: { productoId: string; cantidad: number }[];
}

/** Initial values; a defective part is not offered for sale again unless the store chooses so. */
const initialValues = ({ motivo, lineas }: Devolucion): Values => ({
  condicion: motivo === 'defectuoso' ? '' : 'Completo y sin uso',
  vendibles: lineas.map(({ productoId, cantidad }) => ({
    productoId,
    cantidad: motivo === 'defectuoso' ? 0 : cantidad,
  })),
});

interface SellableFieldProps {
  control: Control<Values>;
  lines: Devolucion['lineas'];
  disabled: boolean;
}

/** Units that go on sale again. */
function SellableField({ control, lines, disabled }: SellableFieldProps) {
  const { check, onRefused } = useRefused();
  const { value, error, onChange } = useField({ control, name: 'vendibles', check });
  const sellable = value as Values['vendibles'];
  const unitsOf = (id: string) => sellable.find(({ productoId }) => productoId === id)?.cantidad ?? 0;
  const set = (id: string, cantidad: number) =>
    onChange(sellable.map((one) => (one.productoId === id ? { ...one, cantidad } : one)));
  return (
    <Box role="group" aria-label="Vuelve al inventario" sx={{ display: 'grid', gap: 1 }}>
      {lines.map(({ productoId, nombre, cantidad }) => (
        <Box key={productoId}>
          <SwitchLine
            label={nombre}
            hint={unitsOf(productoId) > 0 ? 'Vuelve a la venta' : 'No vuelve a la venta'}
            checked={unitsOf(productoId) > 0}
            disabled={disabled}
            aria-label={`Vuelve a la venta: ${nombre}`}
            onChange={(on) => set(productoId, on ? cantidad : 0)}
          />
          {cantidad > 1 && unitsOf(productoId) > 0 && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pb: 1 }}>
              <QuantityStepper
                label={`Unidades de ${nombre} que vuelven a la venta`}
                value={unitsOf(productoId)}
                max={cantidad}
                disabled={disabled}
                onChange={(units) => set(productoId, units)}
                beyond={`El cliente devolvió ${cantidad}`}
                onRefused={onRefused(productoId)}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                de {cantidad}
              </Typography>
            </Box>
          )}
        </Box>
      ))}
      {error && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

/** Receipt of a returned part: its condition, and the units that go on sale again. */
export function ReceiveDialog({ devolucion, onClose }: ReturnDialogProps) {
  const receive = useReceiveReturn(devolucion._id);
  const form = useServerForm({
    schema: RecibirDevolucion,
    defaultValues: initialValues(devolucion),
    send: (body: Values) => receive.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(DEVOLUCION_MESSAGES.received);
      onClose();
    },
  });
  const { control, busy } = form;
  return (
    <ServerFormDialog
      form={form}
      title="Recibí el repuesto"
      confirm="Guardar"
      confirming="Guardando..."
      cancel="Volver"
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        control={control}
        name="condicion"
        label="En qué estado llegó"
        rows={2}
        maxLength={300}
        placeholder="Con la caja abierta y sin marcas de uso"
        disabled={busy}
        required
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Lo que vuelve a la venta se suma a tu inventario cuando registres el reembolso.
      </Typography>
      <SellableField control={control} lines={devolucion.lineas} disabled={busy} />
    </ServerFormDialog>
  );
}
