import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { OrderChip } from '@/entities/orders/orders/order-chips';
import { bs, shortDate } from '@/lib/format';
import { paths, withQuery } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { ShoppingBagOutlined } from '@/ui/icons/shopping-bag-outlined';
import { InlineFacts } from '@/ui/inline-facts';
import { Panel } from '@/ui/panel';
import { useStatistics } from './client-home.queries';

const list = { listStyle: 'none', m: 0, p: 0 };
const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  py: 1.5,
  px: 1,
  mx: -1,
  minHeight: 76,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'marca.tile' },
} as const;
const ends = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 } as const;

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} variant="rectangular" height={68} />
    ))}
  </Box>
);

/** My latest orders, each a way to its detail. */
export function RecentPurchases() {
  const query = useStatistics();
  return (
    <Panel
      title="Últimas compras"
      action={
        <Button
          component={Link}
          to={paths.clientOrders()}
          aria-label="Ver todas las compras"
          size="small"
          sx={{ mr: -1.25 }}
        >
          Ver todas
        </Button>
      }
    >
      <DataState
        query={query}
        isEmpty={({ ultimasCompras }) => ultimasCompras.length === 0}
        skeleton={<Waiting />}
        error="No se pudieron cargar tus compras. Intenta nuevamente."
        empty={
          <EmptyState
            compact
            icon={<ShoppingBagOutlined sx={{ fontSize: 34 }} />}
            title={ORDER_MESSAGES.noPurchases}
            text={ORDER_MESSAGES.purchasesAppear}
            action={
              <Button component={Link} to={paths.catalogue()} variant="contained">
                Ver productos
              </Button>
            }
          />
        }
      >
        {({ ultimasCompras }) => (
          <Box component="ul" sx={list}>
            {ultimasCompras.map(({ _id, numero, tienda, total, ...order }) => (
              <Box component="li" key={_id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Box component={Link} to={withQuery(paths.clientOrders(), { pedido: numero })} sx={line}>
                  <Box component="span" sx={ends}>
                    <Typography component="span" noWrap title={tienda.nombre} sx={{ fontWeight: 600 }}>
                      {tienda.nombre}
                    </Typography>
                    <Typography component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
                      {bs(total)}
                    </Typography>
                  </Box>
                  <Box component="span" sx={{ ...ends, flexWrap: 'wrap', rowGap: 0.5 }}>
                    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                      <InlineFacts facts={[numero, shortDate(order.fecha)]} />
                    </Typography>
                    <OrderChip pedido={order} />
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </DataState>
    </Panel>
  );
}
