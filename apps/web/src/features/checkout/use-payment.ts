import { Cotizacion, type Entrega } from '@tuerca/contracts/checkout/schemas';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/checkout/messages';
import type { PlacedCompra } from '@tuerca/contracts/checkout/purchase';
import { useRef, useState } from 'react';
import { paths } from '../../lib/paths';
import { isCode } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { attemptKey, forgetRefused } from './attempt-key';
import { usePay, useQuote } from './checkout.queries';
import { clearDraft, patchDraft, readDraft } from './draft';
import { paymentBody, type CheckedPayment } from './payment-form';
import { quoteChanges } from './quote-changes';
import { problemOf, type Problem } from './problem';

const BOUGHT: Problem = {
  message: 'Tu compra parece estar registrada.',
  advice: 'No repitas el pago: revísala en tus compras.',
  link: { to: paths.clientOrders(), label: 'Ver mis compras' },
};

const LOST =
  'No repitas el pago en tu banco. Todo lo que escribiste sigue aquí: toca Reintentar y, si ya quedó registrado, no se duplica.';

interface Start {
  ownerId: string;
  cotizacion: Cotizacion;
  entregas: Entrega[];
  onPaid: (compra: PlacedCompra) => void;
  /** Shows a refusal beside its fields; true when it did. */
  onFieldError: (error: unknown) => boolean;
}

/** Sends the payment, once per attempt, and renews the quote when it no longer holds; a new total counts when it is accepted. */
export function usePayment({ ownerId, cotizacion: first, entregas, onPaid, onFieldError }: Start) {
  const [cotizacion, setCotizacion] = useState(first);
  const [offer, setOffer] = useState<{ cotizacion: Cotizacion; message: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A second click comes before the first one has drawn the button as busy.
  const sending = useRef(false);
  const pay = usePay();
  const quote = useQuote();

  const take = (next: Cotizacion) => {
    patchDraft(ownerId, { cotizacion: next });
    setCotizacion(next);
    setOffer(null);
    setProblem(null);
  };

  const consider = (next: Cotizacion, message: string) => {
    if (next.total !== cotizacion.total || quoteChanges(cotizacion, next).length > 0)
      return setOffer({ cotizacion: next, message });
    take(next);
    notify.info('Renovamos el precio y el total sigue igual. Ya puedes registrar tu pago.');
  };

  const requote = async (message: string) => {
    try {
      consider(await quote.mutateAsync(entregas), message);
    } catch (error) {
      // An attempt whose answer was lost may have bought what the cart no longer holds.
      const bought = isCode(error, 'CARRITO_VACIO') && readDraft(ownerId).attempt !== undefined;
      setProblem(bought ? BOUGHT : problemOf(error, 'No se pudo actualizar el total. Intenta nuevamente.'));
    }
  };

  const refused = (error: unknown) => {
    forgetRefused(ownerId, error);
    if (isCode(error, 'TOTAL_CAMBIO', 'COTIZACION_VENCIDA')) {
      // The refusal brings a new quote along; without one it is asked for.
      const fresh = Cotizacion.safeParse(error.data);
      return fresh.success ? consider(fresh.data, error.message) : requote(error.message);
    }
    if (!onFieldError(error)) setProblem(problemOf(error, CHECKOUT_MESSAGES.paymentFailed, LOST));
  };

  const send = async (datos: CheckedPayment) => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    const body = paymentBody(datos, cotizacion, entregas);
    try {
      const compra = await pay.mutateAsync({ body, key: attemptKey(ownerId, body) });
      clearDraft();
      notify.ok(CHECKOUT_MESSAGES.paymentRegistered);
      onPaid(compra);
    } catch (error) {
      await refused(error);
      // Not after success: the confirmation's code may still be on its way, with this button on screen.
      sending.current = false;
    }
  };

  return {
    cotizacion,
    offer,
    problem,
    busy: pay.isPending || pay.isSuccess || quote.isPending,
    send,
    requote,
    accept: () => offer && take(offer.cotizacion),
    decline: () => setOffer(null),
  };
}
