import Typography from '@mui/material/Typography';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { type EstadoDestinatario, NuevoDestinatario } from '@tuerca/contracts/platform/system/recipient';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { AUDITED_AND_READ } from '@/entities/admin/audit-format';
import { notify } from '@/lib/notify';
import { useCatalogo } from '@/lib/use-catalogos';
import { PhoneInput } from '@/ui/form/phone-input';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useRequestRecipient } from './config.queries';

/** Asks for another recipient, as one set. */
export function RecipientDialog({ state, onClose }: { state: EstadoDestinatario; onClose: () => void }) {
  const request = useRequestRecipient();
  const { banco, titular, rif, telefono, cuenta } = state.actual;
  const form = useServerForm<NuevoDestinatario, NuevoDestinatario, { message?: string }>({
    schema: NuevoDestinatario,
    defaultValues: { banco, titular, rif, telefono: formatTelefono(telefono), cuenta, motivo: '' },
    send: (values) => request.mutateAsync(values),
    failure: SYSTEM_MESSAGES.saveFailed,
    onDone: ({ message }) => {
      notify.ok(message ?? SYSTEM_MESSAGES.scheduled);
      onClose();
    },
  });
  const banks = useCatalogo(bancos);
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      title="Cambiar el destinatario de los pagos"
      confirm={state.completo ? 'Pedir el cambio' : 'Guardar'}
      confirming="Guardando..."
      onClose={onClose}
    >
      <Typography>
        {state.completo
          ? `Entra en vigor en ${state.horas} horas, salvo que otro administrador lo adelante. Mientras tanto, cualquiera puede cancelarlo.`
          : 'Todavía no hay destinatario: este vale enseguida.'}
      </Typography>
      <SelectInput
        control={control}
        name="banco"
        label="Banco"
        options={banks.map(({ codigo, nombreCorto }) => ({ value: codigo, label: `${codigo} ${nombreCorto}` }))}
        required
      />
      <TextInput control={control} name="titular" label="Titular" maxLength={120} required />
      <TextInput control={control} name="rif" label="RIF" maxLength={30} required />
      <PhoneInput
        control={control}
        name="telefono"
        label={SYSTEM_MESSAGES.recipientPhone}
        autoComplete="off"
        required
      />
      <TextInput
        control={control}
        name="cuenta"
        label="Cuenta (20 dígitos)"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <TextInput
        control={control}
        name="motivo"
        label="Motivo"
        hint={AUDITED_AND_READ}
        rows={2}
        maxLength={500}
        required
      />
    </ServerFormDialog>
  );
}
