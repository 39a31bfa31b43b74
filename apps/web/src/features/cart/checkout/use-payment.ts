import { useRef, useState } from 'react';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import { Cotizacion, type Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import { chooseInstallation, getInstallation } from '@/entities/cart/instalaciones/installation-choice';
import type { CheckedPayment } from '@/entities/payments/payments/payment-form';
import { keepForLater } from '@/entities/platform/offline-actions/offline-action-store';
import { isCode } from '@/lib/api-error';
import { bs } from '@/lib/format';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { attemptKey, forgetRefused } from './attempt-key';
import { usePay } from './checkout.queries';
import { clearCheckoutDraft, restoredDraft } from './draft';
import { paymentBody } from './payment-form';
import { type Problem, problemOf } from './problem';
import { useQuoteInForce } from './use-quote-in-force';

const LOST =
  'No repitas el pago en tu banco. Todo lo que escribiste sigue aquí: toca Reintentar y, si ya quedó registrado, no se duplica.';

interface Start {
  ownerId: string;
  cotizacion: Cotizacion;
  entregas: Entrega[];
  onPaid: (compra: PlacedCompra) => void;
  /** There was no network: the report waits on the device. */
  onKept: () => void;
  /** Shows a refusal beside its fields; true when it did. */
  onFieldError: (error: unknown) => boolean;
}

/** Sends the payment, once per attempt, and renews the quote when it no longer holds; a new total counts when it is accepted. */
export function useCheckoutPayment({ ownerId, cotizacion: first, entregas, onPaid, onKept, onFieldError }: Start) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { cotizacion, offer, consider, requote, renewing, accept, decline } = useQuoteInForce({
    ownerId,
    cotizacion: first,
    entregas,
    setProblem,
  });
  // A second click comes before the first one has drawn the button as busy.
  const sending = useRef(false);
  const pay = usePay();

  const refused = (error: unknown) => {
    forgetRefused(ownerId, error);
    if (isCode(error, 'TOTAL_CAMBIO', 'COTIZACION_VENCIDA', 'TASA_RETIRADA')) {
      // The refusal brings a new quote along; without one it is asked for.
      const fresh = Cotizacion.safeParse(error.data);
      return fresh.success ? consider(fresh.data, error.message) : requote(error.message);
    }
    if (!onFieldError(error)) setProblem(problemOf(error, CHECKOUT_MESSAGES.paymentFailed, LOST));
  };

  const send = async (payment: CheckedPayment) => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    // Read as it is sent: it may have been dropped since the quote.
    const body = paymentBody(payment, cotizacion, entregas, getInstallation()?.body ?? null);
    const key = attemptKey(ownerId, body);
    try {
      const compra = await pay.mutateAsync({ body, key });
      clearCheckoutDraft();
      chooseInstallation(null);
      notify.ok(CHECKOUT_MESSAGES.paymentRegistered);
      onPaid(compra);
    } catch (error) {
      const label = `Reporte de pago: ${bs(cotizacion.total)}, referencia ${payment.referencia}`;
      const action = { id: key, body, label, path: paths.checkoutPayment(), restore: restoredDraft(ownerId) };
      if (keepForLater(error, { kind: 'payment', ...action })) return onKept();
      await refused(error);
      // Not after success: the confirmation's code may still be on its way, with this button on screen.
      sending.current = false;
    }
  };

  return {
    cotizacion,
    offer,
    problem,
    busy: pay.isPending || pay.isSuccess || renewing,
    send,
    requote,
    clearProblem: () => setProblem(null),
    accept,
    decline,
  };
}
