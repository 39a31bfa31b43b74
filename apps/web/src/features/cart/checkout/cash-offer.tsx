import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { isCode } from '@/lib/api-error';
import { bs, ref } from '@/lib/format';
import { notify } from '@/lib/notify';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { LoadingButton } from '@/ui/loading-button';
import { attemptKey, forgetRefused } from './attempt-key';
import { useReserve } from './checkout.queries';
import { clearCheckoutDraft } from './draft';
import { cashBody } from './payment-form';
import { type Problem, problemOf } from './problem';
import { ProblemAlert } from './problem-alert';

interface CashOfferProps {
  ownerId: string;
  cotizacion: Cotizacion;
  onPaid: (compra: PlacedCompra) => void;
  /** The quote does not hold any more. */
  onOutdated: (message: string) => void;
}

/** Lets pay in the store what is picked up there, or says why not where the store takes cash; else draws nothing. */
export function CashOffer({ ownerId, cotizacion, onPaid, onOutdated }: CashOfferProps) {
  const reserve = useReserve();
  const [problem, setProblem] = useState<Problem | null>(null);
  // A second click comes before the first one has drawn the button as busy.
  const sending = useRef(false);
  const [store] = cotizacion.tiendas;
  if (cotizacion.sinEfectivo)
    return (
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {cotizacion.sinEfectivo}
      </Alert>
    );
  if (!cotizacion.efectivo || !store) return null;
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    const body = cashBody(cotizacion);
    try {
      const compra = await reserve.mutateAsync({ body, key: attemptKey(ownerId, body) });
      clearCheckoutDraft();
      notify.ok(CHECKOUT_MESSAGES.reserved);
      return onPaid(compra);
    } catch (error) {
      forgetRefused(ownerId, error);
      if (isCode(error, 'TOTAL_CAMBIO', 'COTIZACION_VENCIDA', 'TASA_RETIRADA')) onOutdated(error.message);
      else setProblem(problemOf(error, CHECKOUT_MESSAGES.reserveFailed, CHECKOUT_MESSAGES.reserveLost));
      sending.current = false;
    }
  };
  return (
    <Paper component="section" variant="outlined" aria-label="Pagar al retirar" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <StorefrontRounded aria-hidden sx={{ color: 'primary.main' }} />
        <Typography variant="h3" component="h2">
          ¿Prefieres pagar al retirar?
        </Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        {/* 'p. m.' ends the sentence by itself. */}
        {store.nombre} te aparta los productos hasta el {formatFechaHora(cotizacion.efectivo.hasta)} Los pagas en la
        tienda, en efectivo: {bs(cotizacion.total)} o {ref(cotizacion.totalUSD)} en dólares. Si no pasas a tiempo,
        vuelven a la venta.
      </Typography>
      {problem && (
        <Box sx={{ mb: 2 }}>
          <ProblemAlert problem={problem} onRetry={problem.lost ? () => void send() : undefined} />
        </Box>
      )}
      <LoadingButton
        variant="outlined"
        loading={reserve.isPending || reserve.isSuccess}
        loadingText="Apartando..."
        onClick={() => void send()}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Apartar y pagar en la tienda
      </LoadingButton>
    </Paper>
  );
}
