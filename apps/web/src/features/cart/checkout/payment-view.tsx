import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CHECKOUT_ERRORS } from '@tuerca/contracts/cart/checkout/errors';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion, Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import type { CompraHabitual } from '@tuerca/contracts/cart/checkout/usual';
import { chooseInstallation, useInstallation } from '@/entities/cart/instalaciones/installation-choice';
import {
  type CheckedPayment,
  PaymentSchema,
  type PaymentValues,
  startPayment,
} from '@/entities/payments/payments/payment-form';
import { useSendCaptures } from '@/entities/payments/payments/use-send-captures';
import { isCode } from '@/lib/api-error';
import { Form } from '@/ui/form/form';
import { showServerErrors } from '@/ui/form/server-errors';
import type { ChosenCapture } from './capture-choice';
import { CashOffer } from './cash-offer';
import { CheckoutFrame } from './checkout-frame';
import { patchDraft, readCheckoutDraft } from './draft';
import { FormErrors } from './form-errors';
import { CheckoutPaymentFields } from './payment-fields';
import { PaymentSubmit } from './payment-submit';
import { ProblemAlert } from './problem-alert';
import { QuoteExpired } from './quote-expired';
import { QuoteSummary } from './quote-summary';
import { QuoteTimer } from './quote-timer';
import { TotalChangeDialog } from './total-change-dialog';
import { useCheckoutPayment } from './use-payment';

interface PaymentViewProps {
  user: Usuario;
  cotizacion: Cotizacion;
  entregas: Entrega[];
  /** Latest purchase, whose payer fills the form that nobody has typed into. */
  usual: CompraHabitual | null;
  onPaid: (compra: PlacedCompra) => void;
  /** There was no network: the report waits on the device. */
  onKept: () => void;
}

/** The payment step. Nothing typed is lost: not by an error, a new price, a reload or the end of the session. */
export function CheckoutPayment({ user, cotizacion: first, entregas, usual, onPaid, onKept }: PaymentViewProps) {
  const [typed] = useState(() => readCheckoutDraft(user._id).pago);
  const form = useForm<PaymentValues, unknown, CheckedPayment>({
    resolver: zodResolver(PaymentSchema),
    defaultValues: typed ?? startPayment(user, usual?.pago),
  });
  const [captures, setCaptures] = useState<readonly ChosenCapture[]>([]);
  const sendCaptures = useSendCaptures();
  const { handleSubmit, formState, setError, subscribe } = form;
  const onFieldError = (error: unknown) => {
    if (!isCode(error, 'REFERENCIA_USADA')) return showServerErrors(error, setError);
    setError('referencia', { type: 'server', message: error.message }, { shouldFocus: true });
    return true;
  };
  const { cotizacion, offer, problem, busy, send, requote, accept, decline, clearProblem } = useCheckoutPayment({
    ownerId: user._id,
    cotizacion: first,
    entregas,
    onPaid: (compra) => {
      sendCaptures(
        compra.pagoId,
        captures.map(({ file }) => file),
      );
      onPaid(compra);
    },
    onKept,
    onFieldError,
  });
  const installation = useInstallation();
  // If the workshop receives the parts, another delivery has to be chosen first.
  const mayDrop = problem?.installation && !entregas.some(({ tipo }) => tipo === 'taller');
  const dropInstallation = () => {
    chooseInstallation(null);
    clearProblem();
  };
  const [ended, setEnded] = useState<string | null>(null);
  const expired = ended === cotizacion.token;
  const renew = () => void requote(CHECKOUT_ERRORS.COTIZACION_VENCIDA.message);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => patchDraft(user._id, { pago: values }) }),
    [subscribe, user._id],
  );

  const submit = handleSubmit(send);
  return (
    <CheckoutFrame step={1} title="Pago" aside={<QuoteSummary cotizacion={cotizacion} installation={installation} />}>
      {expired ? (
        <QuoteExpired busy={busy} onRenew={renew} />
      ) : (
        <QuoteTimer until={cotizacion.expira} onEnd={() => setEnded(cotizacion.token)} />
      )}
      <CashOffer
        ownerId={user._id}
        cotizacion={cotizacion}
        onPaid={onPaid}
        onOutdated={(message) => void requote(message)}
      />
      <Form
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <CheckoutPaymentFields
          form={form}
          fresh={!typed}
          cotizacion={cotizacion}
          captures={captures}
          onCaptures={setCaptures}
        />
        <Box>
          <Typography variant="subtitle2" component="p">
            Qué pasa después
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Apartamos tus productos mientras verificamos el pago con el banco. Apenas se confirme te avisamos y la
            tienda prepara tu pedido.
          </Typography>
        </Box>
        <FormErrors errors={formState.errors} submitted={formState.submitCount} />
        {problem && (
          <ProblemAlert
            problem={problem}
            onRetry={problem.lost ? () => void submit() : undefined}
            onDrop={mayDrop ? dropInstallation : undefined}
          />
        )}
        <PaymentSubmit total={cotizacion.total} expired={expired} busy={busy} onRenew={renew} />
      </Form>
      {offer && (
        <TotalChangeDialog
          message={offer.message}
          before={cotizacion}
          after={offer.cotizacion}
          onAccept={accept}
          onClose={decline}
        />
      )}
    </CheckoutFrame>
  );
}
