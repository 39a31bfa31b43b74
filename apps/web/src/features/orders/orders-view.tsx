import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { plural } from '../../lib/format';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { OrderCard } from './order-card';
import { OrderDialog } from './order-dialog';
import { isFiltered, readFilters } from './order-filters';
import { OrdersFilters } from './orders-filters';
import { useOrders } from './orders-list.queries';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
};

const Waiting = () => (
  <Box sx={grid}>
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <Skeleton key={n} variant="rectangular" height={216} />
    ))}
  </Box>
);

const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <EmptyState
      title="No encontramos compras con esos filtros"
      text="Prueba con otro número, otra fecha u otro estado."
      action={
        <Button variant="outlined" onClick={onClear}>
          Limpiar filtros
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<ShoppingBagOutlined sx={{ fontSize: 34 }} />}
      title="Aún no has comprado"
      text="Cuando compres, aquí verás tus pedidos y sus comprobantes."
      action={
        <Button component={Link} to={paths.productos()} variant="contained">
          Ver productos
        </Button>
      }
    />
  );

/** My purchases: filters and the open order live in the address. */
export function OrdersView() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const query = useOrders(filters);
  const numero = params.get('pedido');
  const href = (change: Record<string, string>) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), ...change })}`;
  const close = () =>
    setParams(
      (now) => {
        now.delete('pedido');
        return now;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <OrdersFilters filters={filters} onChange={setParams} />
      <DataState
        query={query}
        skeleton={<Waiting />}
        error="No se pudieron cargar tus compras. Intenta nuevamente."
        empty={<Empty filtered={isFiltered(filters)} onClear={() => setParams({})} />}
        isEmpty={({ orders }) => orders.length === 0}
      >
        {({ orders, meta }) => (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {plural(meta.total, 'pedido', 'pedidos')}
            </Typography>
            <Box component="ul" sx={grid}>
              {orders.map((pedido) => (
                <OrderCard key={pedido._id} pedido={pedido} detailHref={href({ pedido: pedido.numero })} />
              ))}
            </Box>
            <Pagination
              page={filters.page}
              totalPages={meta.totalPages}
              hrefOf={(page) => href({ page: String(page) })}
              label="Páginas de mis compras"
            />
          </Box>
        )}
      </DataState>
      {numero && <OrderDialog key={numero} numero={numero} onClose={close} />}
    </>
  );
}
