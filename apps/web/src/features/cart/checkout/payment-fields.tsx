import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import type { CheckedPayment, PaymentValues } from '@/entities/payments/payments/payment-form';
import { MethodInputs, PaidInputs, PayerInputs } from '@/entities/payments/payments/payment-inputs';
import { CaptureChoice, type ChosenCapture } from './capture-choice';
import { SavedMethods } from './saved-methods';

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

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, CheckedPayment>;
  /** No text was typed before this visit. */
  fresh: boolean;
  cotizacion: Cotizacion;
  captures: readonly ChosenCapture[];
  onCaptures: (captures: readonly ChosenCapture[]) => void;
}

/** Payer, method, recipient, and the bank's answer; in the order of their errors. */
export function CheckoutPaymentFields({ form, fresh, cotizacion, captures, onCaptures }: PaymentFieldsProps) {
  const { control } = form;
  return (
    <>
      <Part title="Tus datos" text="Los de la persona que hace el pago.">
        <SavedMethods form={form} fresh={fresh} />
        <PayerInputs control={control} />
      </Part>
      <Part title="Haz el pago" text="Paga el monto exacto con estos datos y vuelve aquí con el número de referencia.">
        <MethodInputs control={control} destinatario={cotizacion.destinatario} total={cotizacion.total} />
      </Part>
      <Part title="Registra el pago" text="Con esto encontramos tu pago en el banco.">
        <PaidInputs control={control} />
        <CaptureChoice captures={captures} onChange={onCaptures} />
      </Part>
    </>
  );
}
