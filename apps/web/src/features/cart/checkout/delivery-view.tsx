import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { isCode } from '@/lib/api-error';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { useDeliveryOptions } from './checkout.queries';
import { DeliveryForm } from './delivery-form-view';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={236} />
    <Skeleton variant="rectangular" height={236} />
  </Box>
);

const Empty = () => (
  <EmptyState
    title={CART_MESSAGES.empty}
    text="Agrega productos para continuar con la compra."
    action={
      <Button component={Link} to={paths.catalogue()} variant="contained">
        Ver productos
      </Button>
    }
  />
);

const SoldOut = () => (
  <EmptyState
    title={CART_MESSAGES.soldOut}
    text={CART_MESSAGES.nothingForSale}
    action={
      <Button component={Link} to={paths.cart()} variant="contained">
        Ir al carrito
      </Button>
    }
  />
);

/** The delivery step with its four states; `installation` stands above, since a workshop may receive the parts. */
export function DeliveryView({ installation }: { installation: ReactNode }) {
  const user = useUser();
  const query = useDeliveryOptions();
  if (!user) return <Waiting />;
  if (isCode(query.error, 'CARRITO_VACIO')) return <Empty />;
  if (isCode(query.error, 'PRODUCTO_AGOTADO')) return <SoldOut />;
  return (
    <DataState
      query={query}
      skeleton={<Waiting />}
      error="No se pudieron cargar las opciones de entrega. Intenta nuevamente."
      errorAction={
        <Button component={Link} to={paths.cart()}>
          Volver al carrito
        </Button>
      }
      empty={<Empty />}
    >
      {({ options, config, usual }) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {installation}
          <DeliveryForm
            key={options.map(({ tiendaId }) => tiendaId).join()}
            options={options}
            user={user}
            config={config}
            usual={usual}
          />
        </Box>
      )}
    </DataState>
  );
}
