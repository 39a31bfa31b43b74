import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { PAYMENT_METHOD_MESSAGES } from '@tuerca/contracts/payments/payment-methods/messages';
import { earliestPayment } from '@tuerca/contracts/payments/payments/schemas';
import { METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { RecipientCard } from '@/entities/platform/system/recipient-card';
import { useCatalogo } from '@/lib/use-catalogos';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { DateInput } from '@/ui/form/date-input';
import { DocumentInput } from '@/ui/form/document-input';
import type { FieldProps } from '@/ui/form/field';
import { PhoneInput } from '@/ui/form/phone-input';
import { RadioCards } from '@/ui/form/radio-cards';
import { TextInput } from '@/ui/form/text-input';
import { AccountBalanceRounded } from '@/ui/icons/account-balance-rounded';
import { SmartphoneRounded } from '@/ui/icons/smartphone-rounded';
import type { PaymentValues } from './payment-form';

// The usual banks come first; the rest can still be found.
const bankOptions = derivedFrom('bancos', () =>
  [...bancos()]
    .sort((a, b) => Number(b.emisorHabitual) - Number(a.emisorHabitual))
    .map(({ codigo, nombreCorto }) => ({ value: codigo, label: `${codigo} · ${nombreCorto}` })),
);
const METHODS = [
  {
    value: 'pago_movil',
    label: METODO_LABELS.pago_movil,
    text: 'Desde tu celular, a un teléfono',
    icon: <SmartphoneRounded aria-hidden fontSize="small" />,
  },
  {
    value: 'transferencia',
    label: METODO_LABELS.transferencia,
    text: 'Desde tu banco, a una cuenta',
    icon: <AccountBalanceRounded aria-hidden fontSize="small" />,
  },
];

const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } };

interface InputsProps {
  control: FieldProps<PaymentValues>['control'];
  disabled?: boolean;
}
/** Payment method chosen in the form. */
const useMethod = (control: InputsProps['control']) =>
  useWatch({ control: control as unknown as Control<PaymentValues>, name: 'metodoPago' });

/** Payer as the bank knows her; a business is mailed at its account's address, and has a RIF. */
export function PayerInputs({ control, disabled, business = false }: InputsProps & { business?: boolean }) {
  const metodo = useMethod(control);
  const field = { control, disabled, required: true };
  return (
    <Box sx={two}>
      <TextInput {...field} name="nombrePagador" label="Nombre" autoComplete="name" />
      <PhoneInput
        {...field}
        name="telefonoPagador"
        label="Teléfono"
        hint={metodo === 'transferencia' ? 'De quien hace la transferencia' : PAYMENT_METHOD_MESSAGES.mobile}
      />
      {!business && (
        <TextInput {...field} name="emailPagador" label="Email" type="email" inputMode="email" autoComplete="email" />
      )}
      <DocumentInput {...field} name="cedulaPagador" label={business ? 'Cédula o RIF' : 'Cédula'} />
    </Box>
  );
}

/** Method, recipient and amount; `total` in Bs. */
export function MethodInputs({
  control,
  disabled,
  destinatario,
  total,
}: InputsProps & { destinatario: Destinatario; total: number }) {
  return (
    <>
      <RadioCards control={control} name="metodoPago" label="Método de pago" options={METHODS} disabled={disabled} />
      <Box sx={{ mt: 2 }}>
        <RecipientCard destinatario={destinatario} total={total} metodo={useMethod(control)} />
      </Box>
    </>
  );
}

/** Data of the bank's answer, by which a payment is found. */
export const PaidInputs = ({ control, disabled }: InputsProps) => (
  <Box sx={two}>
    <AutocompleteInput
      control={control}
      name="bancoEmisor"
      label="Banco emisor"
      options={useCatalogo(bankOptions)}
      placeholder="Busca tu banco"
      hint="Desde el que pagaste"
      required
      disabled={disabled}
    />
    <TextInput
      control={control}
      name="referencia"
      label="Número de referencia"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      placeholder="Ej.: 004512345678"
      hint="Está en el comprobante de tu banco"
      required
      disabled={disabled}
    />
    <DateInput
      control={control}
      name="fechaPago"
      label="Fecha del pago (opcional)"
      hint="Si no fue hoy"
      min={earliestPayment(new Date())}
      max={caracasDate(new Date())}
      disabled={disabled}
    />
  </Box>
);
