import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useCartCount } from '@/entities/cart/cart/cart.queries';
import { useFavoritesCount } from '@/entities/products/favorites/favorites.queries';
import { plural } from '@/lib/format';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';
import { ShoppingCartOutlined } from '@/ui/icons/shopping-cart-outlined';
import { HeaderAction } from './header-action';

const loadOwn = () => import('./own-actions');
const OwnTidings = lazyPart(async () => (await loadOwn()).OwnTidings);
const OwnMenu = lazyPart(async () => (await loadOwn()).OwnMenu);

// Placeholder sizes until their code has loaded: nothing beside them moves.
const bell = {
  width: { xs: 44, sm: 88 },
  '@media (max-width:399px)': { width: 40 },
  '@media (max-width:359px)': { width: 0 },
};
const face = { width: 42, ml: { xs: 0, md: 1.5 } };

// The server draws this for everybody; theme/first-paint.css covers it where somebody is signed in.
const Visitor = () => (
  <Box className="visitor-only" sx={{ display: 'flex', gap: 1, ml: { xs: 0.5, md: 1.5 } }}>
    <Button
      component={Link}
      to={paths.registration()}
      color="inherit"
      sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
    >
      Crear cuenta
    </Button>
    <Button
      component={Link}
      to={paths.login()}
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'marca.onBandSoft', px: { xs: 1.25, sm: 2.25 } }}
    >
      Entrar
    </Button>
  </Box>
);

/** Actions of the header: favourites and cart (visitors and clients), notifications and messages (signed in), the profile. */
export function HeaderActions() {
  const user = useUser();
  const cart = useCartCount();
  const favorites = useFavoritesCount();
  const buys = !user || user.role === 'client';
  return (
    <Box sx={{ gridArea: 'actions', display: 'flex', alignItems: 'center', minHeight: 44, mr: { xs: -0.5, sm: 0 } }}>
      {user && (
        <Suspense fallback={<Box sx={bell} />}>
          <OwnTidings />
        </Suspense>
      )}
      {buys && (
        <HeaderAction
          to={paths.favorites()}
          count={favorites}
          label={favorites ? `Favoritos: ${plural(favorites, 'producto', 'productos')}` : 'Favoritos'}
          icon={<FavoriteBorderRounded />}
        />
      )}
      {buys && (
        <HeaderAction
          to={paths.cart()}
          count={cart}
          label={cart ? `Carrito: ${plural(cart, 'unidad', 'unidades')}` : 'Carrito'}
          icon={<ShoppingCartOutlined />}
        />
      )}
      {user && (
        <Suspense fallback={<Box sx={face} />}>
          <OwnMenu user={user} />
        </Suspense>
      )}
      {!user && <Visitor />}
    </Box>
  );
}
