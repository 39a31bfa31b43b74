import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Ajuste } from '@tuerca/contracts/auth/garaje/ajuste';
import { comparedName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { useAddLine } from '@/entities/cart/cart/cart.queries';
import { keepForLater } from '@/entities/platform/offline-actions/offline-action-store';
import { newIdempotencyKey } from '@/lib/idempotency';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { keepPendingAction } from '@/lib/pending-action';
import { getSession } from '@/lib/session';
import { AddShoppingCartRounded } from '@/ui/icons/add-shopping-cart-rounded';
import { onDemand } from '@/ui/on-demand';

const ConfirmDialog = onDemand(async () => (await import('@/ui/confirm-dialog')).ConfirmDialog);

/** Toast with a link to the cart. */
function sayWithCart(message: string): void {
  const action = (
    <Button size="small" color="secondary" component={Link} to={paths.cart()} onClick={() => notify.close(message)}>
      Ver carrito
    </Button>
  );
  notify.ok(message, { key: message, action });
}

/**
 * Adds to the cart by role: a visitor is sent to the sign-in screen and then to the cart with the product, other roles get the
 * reason why not. Without a network it waits on the device. `add` takes units (1..99) and shows a toast; `adding` is true
 * meanwhile.
 */
export function useAddToCart(nombre?: string): {
  add: (productoId: string, cantidad?: number) => void;
  adding: boolean;
} {
  const navigate = useNavigate();
  const line = useAddLine();

  const add = (productoId: string, cantidad = 1) => {
    if (line.isPending) return;
    // Read on click: a list full of buttons need not be rendered again for it.
    const { user } = getSession();
    if (!user) {
      keepPendingAction({ kind: 'add-to-cart', productoId, cantidad, note: CART_MESSAGES.waitsForSignIn(nombre) });
      notify.warn(CART_MESSAGES.signInFirst);
      void navigate(paths.login(paths.cart()));
      return;
    }
    if (user.role !== 'client') {
      notify.warn(CART_MESSAGES.clientRoleOnly);
      return;
    }
    // A promise, because `mutate` drops its callbacks when the person has left the page meanwhile.
    const id = newIdempotencyKey();
    line.mutateAsync({ productoId, cantidad, idempotencyKey: id }).then(
      () => sayWithCart(cantidad === 1 ? CART_MESSAGES.added : CART_MESSAGES.unitsAdded(cantidad)),
      (error: unknown) => {
        const label = CART_MESSAGES.waitingLine(cantidad, nombre);
        const path = paths.product(productoId);
        if (keepForLater(error, { kind: 'cart', id, body: { productoId, cantidad }, label, path }))
          sayWithCart(CART_MESSAGES.waitsForNetwork);
        else notify.failure(error, CART_MESSAGES.addFailedRetry);
      },
    );
  };
  return { add, adding: line.isPending };
}

interface AddToCartButtonProps {
  productoId: string;
  /** Units, 1..99; 1 when absent. */
  cantidad?: number;
  /** False renders a disabled 'Agotado'. */
  disponible: boolean;
  fullWidth?: boolean;
  /** Icon only, for narrow rows. */
  compact?: boolean;
  /** Product name for screen readers: 'Agregar al carrito: Filtro de aceite'. */
  nombre?: string;
  /** Fit for the chosen vehicle, if known: a product that does not fit needs a confirmation. */
  ajuste?: Ajuste | null;
}

/** Button that adds a product to the cart; the only one. */
export function AddToCartButton({
  productoId,
  cantidad = 1,
  disponible,
  fullWidth = false,
  compact = false,
  nombre,
  ajuste = null,
}: AddToCartButtonProps) {
  const { add, adding } = useAddToCart(nombre);
  const text = disponible ? 'Agregar al carrito' : 'Agotado';
  const label = nombre ? `${text}: ${nombre}` : text;
  const vehicle = useVehicle();
  const [asking, setAsking] = useState(false);
  const press = () => (ajuste === 'no-compatible' && vehicle ? setAsking(true) : add(productoId, cantidad));
  // Rendered only while open: a list has many of these buttons.
  const question = asking && vehicle && (
    <ConfirmDialog
      open
      title={CART_MESSAGES.notForVehicle}
      confirm={CART_MESSAGES.addAnyway}
      onConfirm={() => {
        setAsking(false);
        add(productoId, cantidad);
      }}
      onClose={() => setAsking(false)}
    >
      <Typography>{CART_MESSAGES.notForVehicleText(comparedName(vehicle))}</Typography>
    </ConfirmDialog>
  );
  const button = compact ? (
    <IconButton
      color="primary"
      disabled={!disponible}
      loading={adding}
      onClick={press}
      aria-label={label}
      sx={{ border: 1, borderColor: 'marca.control' }}
    >
      <AddShoppingCartRounded />
    </IconButton>
  ) : (
    <Button
      variant="contained"
      color="secondary"
      fullWidth={fullWidth}
      disabled={!disponible}
      loading={adding}
      loadingPosition="start"
      startIcon={<AddShoppingCartRounded />}
      onClick={press}
      aria-label={label}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button}
      {question}
    </>
  );
}
