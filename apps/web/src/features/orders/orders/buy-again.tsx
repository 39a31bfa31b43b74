import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { useRepeatOrder } from '@/entities/cart/cart/cart.queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { ReplayRounded } from '@/ui/icons/replay-rounded';
import { BuyAgainResult, type Repeated } from './buy-again-result';

const toCart = (
  <Button component={Link} to={paths.cart()} color="inherit" size="small">
    Ver carrito
  </Button>
);

interface BuyAgainProps {
  pedido: Pick<Pedido, '_id' | 'numero' | 'items'>;
  variant?: ButtonProps['variant'];
}

const unitsOf = (items: Pedido['items']) => items.reduce((sum, { cantidad }) => sum + cantidad, 0);

/**
 * Puts an order's products into the cart again and leads to the delivery step; where the cart holds others, too, it stays, since
 * they may be for another day. What is not as it was then is told in a dialog.
 */
export function BuyAgain({ pedido: { _id, numero, items }, variant = 'outlined' }: BuyAgainProps) {
  const repeat = useRepeatOrder();
  const navigate = useNavigate();
  const [result, setResult] = useState<Repeated | null>(null);
  const run = () =>
    repeat.mutateAsync(_id).then(
      ({ data, message }) => {
        const mensaje = message ?? CART_MESSAGES.added;
        if (data.faltantes.length || data.cambios.length) setResult({ ...data, mensaje });
        else if (data.carrito.cantidadTotal === unitsOf(items)) {
          notify.ok(mensaje);
          void navigate(paths.checkout());
        } else notify.ok(mensaje, { action: toCart });
      },
      (error: unknown) => notify.failure(error, CART_MESSAGES.repeatFailed),
    );
  return (
    <>
      <Button
        variant={variant}
        startIcon={<ReplayRounded />}
        loading={repeat.isPending}
        loadingPosition="start"
        onClick={() => void run()}
        aria-label={`Volver a comprar el pedido ${numero}`}
      >
        Volver a comprar
      </Button>
      {result && <BuyAgainResult result={result} onClose={() => setResult(null)} />}
    </>
  );
}
