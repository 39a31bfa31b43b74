import AddShoppingCartRounded from '@mui/icons-material/AddShoppingCartRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CART_MESSAGES } from '@tuerca/contracts/cart/messages';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { notify } from '../../lib/notify';
import { useSession } from '../../lib/session';
import { useAddLine } from '../../entities/cart/cart.queries';

/** Says that units were added, and leads to the cart. */
function sayAdded(cantidad: number): void {
  const message = cantidad === 1 ? CART_MESSAGES.added : CART_MESSAGES.unitsAdded(cantidad);
  const action = (
    <Button size="small" color="secondary" component={Link} to={paths.cart()} onClick={() => notify.close(message)}>
      Ver carrito
    </Button>
  );
  notify.ok(message, { key: message, action });
}

/**
 * Adds to the cart by the rules of roles: a visitor is led to the sign-in screen and on to the cart, other roles are told why not.
 * `add` takes units (1..99) and says how it went; `adding` while it works.
 */
export function useAddToCart(): { add: (productoId: string, cantidad?: number) => void; adding: boolean } {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const line = useAddLine();

  const add = (productoId: string, cantidad = 1) => {
    if (status === 'loading' || line.isPending) return;
    if (!user) {
      notify.warn(CART_MESSAGES.signInFirst);
      void navigate(paths.login(paths.cart()));
      return;
    }
    if (user.role !== 'client') {
      notify.warn(CART_MESSAGES.clientRoleOnly);
      return;
    }
    // A promise, because the callbacks of `mutate` are dropped when the person has left the page meanwhile.
    line.mutateAsync({ productoId, cantidad }).then(
      () => sayAdded(cantidad),
      (error: unknown) => notify.failure(error, CART_MESSAGES.addFailedRetry),
    );
  };
  return { add, adding: line.isPending };
}

interface AddToCartButtonProps {
  productoId: string;
  /** Units, 1..99; 1 when absent. */
  cantidad?: number;
  /** False draws 'Agotado' and cannot be pressed. */
  disponible: boolean;
  fullWidth?: boolean;
  /** Only the icon, for narrow rows. */
  compact?: boolean;
  /** Whose button it is, for screen readers: 'Agregar al carrito: Filtro de aceite'. */
  nombre?: string;
}

/** The one way to put a product in the cart. */
export function AddToCartButton({
  productoId,
  cantidad = 1,
  disponible,
  fullWidth = false,
  compact = false,
  nombre,
}: AddToCartButtonProps) {
  const { add, adding } = useAddToCart();
  const text = disponible ? 'Agregar al carrito' : 'Agotado';
  const label = nombre ? `${text}: ${nombre}` : text;
  const press = () => add(productoId, cantidad);
  if (compact)
    return (
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
    );
  return (
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
}
