import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { Carrito } from '@tuerca/contracts/cart/cart/schemas';
import { useCart } from '@/entities/cart/cart/cart.queries';
import { byStore } from '@/entities/cart/cart/cart-math';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { RemoveShoppingCartRounded } from '@/ui/icons/remove-shopping-cart-rounded';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { CartLineRow } from './cart-line';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { useCartActions } from './use-cart-actions';

/** Nothing in the cart. */
export const EmptyCart = () => (
  <EmptyState
    icon={<RemoveShoppingCartRounded sx={{ fontSize: 34 }} />}
    title={CART_MESSAGES.empty}
    text="Busca el repuesto que le sirve a tu carro y agrégalo aquí."
    action={
      <Button component={Link} to={paths.catalogue()} variant="contained">
        Ver productos
      </Button>
    }
  />
);

const Changes = ({ cambios }: Pick<Carrito, 'cambios'>) => (
  <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
    <AlertTitle>Tu carrito cambió desde la última vez</AlertTitle>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {cambios.map((cambio) => (
        <li key={`${cambio.productoId}-${cambio.tipo}`}>{cambio.mensaje}</li>
      ))}
    </Box>
  </Alert>
);

function Ready({ cart, installation }: { cart: Carrito; installation: ReactNode }) {
  const { setQuantity, remove } = useCartActions();
  const navigate = useNavigate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {cart.cambios.length > 0 && <Changes cambios={cart.cambios} />}
        {byStore(cart.items).map(({ tienda, items }) => (
          <Paper
            key={tienda._id}
            component="section"
            variant="outlined"
            aria-label={tienda.nombreTienda}
            sx={{ px: { xs: 2, sm: 3 }, pt: 1.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}>
              <StorefrontRounded aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
              <Typography variant="h4" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <MuiLink
                  component={Link}
                  to={paths.store(tienda._id)}
                  underline="hover"
                  sx={{ color: 'inherit', fontWeight: 'inherit' }}
                >
                  {tienda.nombreTienda}
                </MuiLink>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', ml: 'auto', textAlign: 'right' }}>
                {tienda.ciudad}
              </Typography>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((item) => (
                <CartLineRow
                  key={item.productoId}
                  item={item}
                  onQuantity={(cantidad) => setQuantity(item, cantidad)}
                  onRemove={() => remove(item)}
                />
              ))}
            </Box>
          </Paper>
        ))}
        {installation}
      </Box>
      <CartSummary cart={cart} onContinue={() => void navigate(paths.checkout())} />
    </Box>
  );
}

/** The cart with its four states; `installation` stands below what can be bought. */
export function CartView({ installation }: { installation: ReactNode }) {
  const query = useCart();
  // One message for all errors.
  const error = query.error && new Error(CART_MESSAGES.loadFailed);
  return (
    <DataState
      query={{ ...query, error }}
      skeleton={<CartSkeleton />}
      error={CART_MESSAGES.loadFailed}
      empty={<EmptyCart />}
      isEmpty={(cart) => cart.items.length === 0}
    >
      {(cart) => <Ready cart={cart} installation={cart.cantidadTotal > 0 && installation} />}
    </DataState>
  );
}
