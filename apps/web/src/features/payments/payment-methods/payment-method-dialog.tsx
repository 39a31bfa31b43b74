import type { z } from 'zod';
import { PAYMENT_METHOD_MESSAGES } from '@tuerca/contracts/payments/payment-methods/messages';
import { type MetodoPago, NuevoMetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { normalizeTelefono, tenDigits } from '@tuerca/contracts/venezuela/identidad';
import { bankOptions } from '@/entities/payments/payment-methods/bank-options';
import { useSavePaymentMethod } from '@/entities/payments/payment-methods/payment-methods.queries';
import { notify } from '@/lib/notify';
import { useCatalogo } from '@/lib/use-catalogos';
import { DocumentInput } from '@/ui/form/document-input';
import { PhoneInput } from '@/ui/form/phone-input';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { withPresent } from '@/ui/form/with-present';

type Values = z.input<typeof NuevoMetodoPago>;

/** Any spelling of a telephone as its ten digits; what is none stays, and is told. */
const withoutPrefix = (text: string) => tenDigits(normalizeTelefono(text) ?? text);

const EMPTY: Values = { nombreBanco: '', cedula: '', telefono: '', nombrePersona: '', predeterminado: false };

const valuesOf = ({ nombreBanco, cedula, telefono, nombrePersona, predeterminado }: MetodoPago): Values => ({
  nombreBanco,
  cedula,
  telefono: tenDigits(telefono),
  nombrePersona,
  predeterminado,
});

/** Saves a payment method, or changes one. */
export function PaymentMethodDialog({ metodo, onClose }: { metodo?: MetodoPago; onClose: () => void }) {
  const save = useSavePaymentMethod(metodo?._id);
  const form = useServerForm({
    schema: NuevoMetodoPago,
    defaultValues: metodo ? valuesOf(metodo) : EMPTY,
    send: (body: NuevoMetodoPago) => save.mutateAsync(body),
    failure: metodo ? PAYMENT_METHOD_MESSAGES.updateFailed : PAYMENT_METHOD_MESSAGES.createFailed,
    draft: metodo ? undefined : 'metodo-de-pago',
    onDone: () => {
      notify.ok(metodo ? PAYMENT_METHOD_MESSAGES.updated : PAYMENT_METHOD_MESSAGES.created);
      onClose();
    },
  });
  const { control, busy } = form;
  const common = { control, disabled: busy };
  const banks = withPresent(useCatalogo(bankOptions), metodo?.nombreBanco ?? '');
  return (
    <ServerFormDialog
      form={form}
      title={metodo ? 'Editar método de pago' : 'Añadir método de pago'}
      confirm={metodo ? 'Guardar cambios' : 'Añadir método'}
      confirming="Guardando..."
      onClose={onClose}
    >
      <SelectInput
        {...common}
        name="nombreBanco"
        label="Banco"
        options={banks}
        placeholder="Selecciona el banco"
        required
      />
      <DocumentInput {...common} name="cedula" label="Cédula" letters={['V', 'E']} required />
      <PhoneInput
        {...common}
        name="telefono"
        label="Teléfono"
        hint={PAYMENT_METHOD_MESSAGES.mobile}
        start="+58"
        placeholder="4141234567"
        tidy={withoutPrefix}
        required
      />
      <TextInput
        {...common}
        name="nombrePersona"
        label="Nombre del titular"
        autoComplete="name"
        maxLength={120}
        required
      />
      {!metodo?.predeterminado && (
        <SwitchField
          {...common}
          name="predeterminado"
          label="Usar como predeterminado"
          hint="Lo llenamos por ti al pagar"
        />
      )}
    </ServerFormDialog>
  );
}
