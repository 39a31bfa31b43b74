import { AccountBalanceRounded } from '../../ui/icons/account-balance-rounded';
import { SmartphoneRounded } from '../../ui/icons/smartphone-rounded';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { derivedFrom } from '@tuerca/contracts/catalogos/live';
import { bancos } from '@tuerca/contracts/venezuela/bancos';
import type { Cotizacion } from '@tuerca/contracts/checkout/schemas';
import { earliestPayment } from '@tuerca/contracts/payments/schemas';
import { METODO_LABELS } from '@tuerca/contracts/payments/states';
import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { RecipientCard } from '../../entities/system/recipient-card';
import { useCatalogo } from '../../lib/use-catalogos';
import { AutocompleteInput } from '../../ui/form/autocomplete-input';
import { DateInput } from '../../ui/form/date-input';
import { DocumentInput } from '../../ui/form/document-input';
import { PhoneInput } from '../../ui/form/phone-input';
import { RadioCards } from '../../ui/form/radio-cards';
import { TextInput } from '../../ui/form/text-input';
import { CaptureChoice, type ChosenCapture } from './capture-choice';
import type { CheckedPayment, PaymentValues } from './payment-form';
import { SavedMethods } from './saved-methods';

// Banks from which people pay come first; the rest stay findable.
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

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: text ? 0.5 : 2 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>}
      {children}
    </Paper>
  );
}

const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } };

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, CheckedPayment>;
  /** Nothing was typed before this visit. */
  fresh: boolean;
  cotizacion: Cotizacion;
  captures: readonly ChosenCapture[];
  onCaptures: (captures: readonly ChosenCapture[]) => void;
}

/** Who pays, how and whom, and what the bank answered; in the order in which the sentences come. */
export function PaymentFields({ form, fresh, cotizacion, captures, onCaptures }: PaymentFieldsProps) {
  const { control } = form;
  const metodo = useWatch({ control, name: 'metodoPago' });
  return (
    <>
      <Part title="Tus datos" text="Los de la persona que hace el pago.">
        <SavedMethods form={form} fresh={fresh} />
        <Box sx={two}>
          <TextInput control={control} name="nombrePagador" label="Nombre" autoComplete="name" required />
          <PhoneInput
            control={control}
            name="telefonoPagador"
            label="Teléfono"
            hint={metodo === 'transferencia' ? 'De quien hace la transferencia' : 'El celular del Pago Móvil'}
            required
          />
          <TextInput
            control={control}
            name="emailPagador"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <DocumentInput control={control} name="cedulaPagador" label="Cédula" required />
        </Box>
      </Part>
      <Part title="Haz el pago" text="Paga el monto exacto con estos datos y vuelve aquí con el número de referencia.">
        <RadioCards control={control} name="metodoPago" label="Método de pago" options={METHODS} />
        <Box sx={{ mt: 2 }}>
          <RecipientCard destinatario={cotizacion.destinatario} total={cotizacion.total} metodo={metodo} />
        </Box>
      </Part>
      <Part title="Registra el pago" text="Con esto encontramos tu pago en el banco.">
        <Box sx={two}>
          <AutocompleteInput
            control={control}
            name="bancoEmisor"
            label="Banco emisor"
            options={useCatalogo(bankOptions)}
            placeholder="Busca tu banco"
            hint="Desde el que pagaste"
            required
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
          />
          <DateInput
            control={control}
            name="fechaPago"
            label="Fecha del pago (opcional)"
            hint="Si no fue hoy"
            min={earliestPayment(new Date())}
            max={caracasDate(new Date())}
          />
        </Box>
        <CaptureChoice captures={captures} onChange={onCaptures} />
      </Part>
    </>
  );
}
