import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { formatPagoMovil, formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { usePaymentMethods } from '@/entities/payments/payment-methods/payment-methods.queries';
import type { CheckedPayment, PaymentValues } from '@/entities/payments/payments/payment-form';

type Form = UseFormReturn<PaymentValues, unknown, CheckedPayment>;

const payerOf = ({ nombrePersona, telefono, cedula, codigoBanco }: MetodoPago) => ({
  nombrePagador: nombrePersona,
  telefonoPagador: formatTelefono(telefono),
  cedulaPagador: cedula,
  bancoEmisor: codigoBanco,
});
type Payer = ReturnType<typeof payerOf>;
const FIELDS = ['nombrePagador', 'telefonoPagador', 'cedulaPagador', 'bancoEmisor'] as const;

interface SavedMethodsProps {
  form: Form;
  /** Nothing was typed before: the default method fills the form when it arrives. */
  fresh: boolean;
}

/** The payer's saved payment methods: one tap writes who pays and from which bank. Nothing is shown without any, or when they cannot be read. */
export function SavedMethods({ form, fresh }: SavedMethodsProps) {
  const id = useId();
  const { control, setValue, clearErrors } = form;
  const { isDirty } = useFormState({ control });
  const { data: methods = [] } = usePaymentMethods();
  const shown = useWatch({ control, name: FIELDS });
  const fill = (payer: Payer) => {
    for (const field of FIELDS) setValue(field, payer[field], { shouldDirty: true });
    clearErrors(FIELDS);
  };
  const usual = methods.find(({ predeterminado }) => predeterminado);
  const mayFill = fresh && !isDirty && usual !== undefined;
  useEffect(() => {
    if (mayFill) fill(payerOf(usual));
    // Once, when the methods have come: what is typed afterwards stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mayFill]);
  if (methods.length === 0) return null;
  const isShown = (payer: Payer) => FIELDS.every((field, i) => payer[field] === shown[i]);
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2.5 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Tus métodos guardados
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {methods.map((metodo) => {
          const payer = payerOf(metodo);
          const chosen = isShown(payer);
          return (
            <Chip
              key={metodo._id}
              clickable
              label={`${metodo.nombreBanco} · ${formatPagoMovil(metodo.telefono)}`}
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => fill(payer)}
              sx={{ height: 44, borderRadius: 999, maxWidth: '100%' }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
