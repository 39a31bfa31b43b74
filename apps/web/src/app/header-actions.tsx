import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useCartCount } from '../entities/cart/cart.queries';
import { useChatUnread } from '../entities/chats/unread.queries';
import { useFavoritesCount } from '../entities/favorites/favorites.queries';
import { plural } from '../lib/format';
import { useUser } from '../lib/session';
import { paths } from '../lib/paths';
import { NoticesButton } from './notices-button';
import { ProfileMenu } from './profile-menu';

interface ActionProps {
  to: string;
  label: string;
  count?: number;
  icon: ReactNode;
  /** Left to the menu on phones, where the band has room for three. */
  wide?: boolean;
}

const Action = ({ to, label, count = 0, icon, wide = false }: ActionProps) => (
  <IconButton
    component={Link}
    to={to}
    aria-label={label}
    color="inherit"
    sx={{
      display: wide ? { xs: 'none', sm: 'inline-flex' } : undefined,
      '@media (max-width:399px)': { width: 40, minWidth: 40, px: 0 },
    }}
  >
    <Badge badgeContent={count} max={99} color="secondary" sx={{ '& .MuiBadge-badge': { fontWeight: 700 } }}>
      {icon}
    </Badge>
  </IconButton>
);

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

/** What is mine: favourites and cart (visitors and clients), notifications and messages (signed in), the profile. */
export function HeaderActions() {
  const user = useUser();
  const cart = useCartCount();
  const favorites = useFavoritesCount();
  const messages = useChatUnread();
  const buys = !user || user.role === 'client';
  return (
    <Box sx={{ gridArea: 'actions', display: 'flex', alignItems: 'center', minHeight: 44, mr: { xs: -0.5, sm: 0 } }}>
      {user && <NoticesButton />}
      {user && (
        <Action
          wide
          to={paths.messages()}
          count={messages}
          label={messages ? `Mensajes: ${messages} sin leer` : 'Mensajes'}
          icon={<ChatBubbleOutlineRounded />}
        />
      )}
      {buys && (
        <Action
          to={paths.favorites()}
          count={favorites}
          label={favorites ? `Favoritos: ${plural(favorites, 'producto', 'productos')}` : 'Favoritos'}
          icon={<FavoriteBorderRounded />}
        />
      )}
      {buys && (
        <Action
          to={paths.cart()}
          count={cart}
          label={cart ? `Carrito: ${plural(cart, 'unidad', 'unidades')}` : 'Carrito'}
          icon={<ShoppingCartOutlined />}
        />
      )}
      {user && <ProfileMenu user={user} />}
      {!user && <Visitor />}
    </Box>
  );
}
