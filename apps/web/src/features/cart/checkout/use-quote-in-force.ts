import { useState } from 'react';
import type { Cotizacion, Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import { getInstallation } from '@/entities/cart/instalaciones/installation-choice';
import { isCode } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useQuote } from './checkout.queries';
import { patchDraft, readCheckoutDraft } from './draft';
import { type Problem, problemOf } from './problem';
import { quoteChanges } from './quote-changes';

const BOUGHT: Problem = {
  message: 'Tu compra parece estar registrada.',
  advice: 'No repitas el pago: revísala en tus compras.',
  link: { to: paths.clientOrders(), label: 'Ver mis compras' },
};

interface Start {
  ownerId: string;
  cotizacion: Cotizacion;
  entregas: Entrega[];
  setProblem: (problem: Problem | null) => void;
}

/** The quote that is paid; a new one takes its place when nothing changed, and is offered when the total or a line did. */
export function useQuoteInForce({ ownerId, cotizacion: first, entregas, setProblem }: Start) {
  const [cotizacion, setCotizacion] = useState(first);
  const [offer, setOffer] = useState<{ cotizacion: Cotizacion; message: string } | null>(null);
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
      consider(await quote.mutateAsync({ entregas, instalacion: getInstallation()?.body ?? null }), message);
    } catch (error) {
      // An attempt whose answer was lost may have bought what the cart no longer holds.
      const bought = isCode(error, 'CARRITO_VACIO') && readCheckoutDraft(ownerId).attempt !== undefined;
      setProblem(bought ? BOUGHT : problemOf(error, 'No se pudo actualizar el total. Intenta nuevamente.'));
    }
  };

  return {
    cotizacion,
    offer,
    consider,
    requote,
    renewing: quote.isPending,
    accept: () => offer && take(offer.cotizacion),
    decline: () => setOffer(null),
  };
}
