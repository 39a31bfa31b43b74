import Alert from '@mui/material/Alert';
import { CambioComisiones, type Comisiones } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { notify } from '@/lib/notify';
import { NumberField } from '@/ui/form/number-field';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useSetRates } from './admin.queries';

/** The general commissions and the days before a payout, with a reason. */
export function RatesDialog({ rates, onClose }: { rates: Comisiones; onClose: () => void }) {
  const change = useSetRates();
  const { tienda, taller, dias } = rates;
  const form = useServerForm({
    schema: CambioComisiones,
    defaultValues: { tienda, taller, dias, motivo: '' },
    send: (body) => change.mutateAsync(body),
    onDone: () => {
      notify.ok(COMISION_MESSAGES.saved);
      onClose();
    },
    failure: COMISION_MESSAGES.saveFailed,
  });
  const field = { control: form.control, disabled: form.busy, required: true } as const;
  return (
    <ServerFormDialog
      title="Cambiar comisiones"
      confirm="Guardar"
      confirming="Guardando..."
      form={form}
      onClose={onClose}
    >
      <Alert severity="info">Vale para las ventas que se paguen desde ahora. Las ya pagadas conservan la suya.</Alert>
      <NumberField {...field} name="tienda" label="Comisión de tiendas" min={0} max={100} step={0.5} unit="%" />
      <NumberField
        {...field}
        name="taller"
        label="Comisión de talleres"
        hint={COMISION_MESSAGES.workshops}
        min={0}
        max={100}
        step={0.5}
        unit="%"
      />
      <NumberField
        {...field}
        name="dias"
        label={COMISION_MESSAGES.payoutWait}
        hint="Días desde la entrega hasta que una venta se puede liquidar"
        min={0}
        max={90}
        unit="días"
      />
      <TextInput {...field} name="motivo" label="Motivo" rows={2} maxLength={500} />
    </ServerFormDialog>
  );
}
