import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { OrderChip } from '@/entities/orders/orders/order-chips';
import { bs, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { Panel } from '@/ui/panel';
import { LineList } from './line-list';

/** The latest orders, each a way to its detail. */
export function RecentStoreOrders({ stats }: { stats: EstadisticasTienda | undefined }) {
  if (!stats) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Panel title="Pedidos recientes">
      {stats.pedidosRecientes.length === 0 ? (
        <EmptyState compact title={ORDER_MESSAGES.noOrders} text="Cuando alguien te compre, aquí verás su pedido." />
      ) : (
        <LineList
          label="Pedidos recientes"
          lines={stats.pedidosRecientes.map(({ _id, numero, fecha, cliente, total, ...order }) => ({
            id: _id,
            to: paths.storeOrder(numero),
            text: (
              <>
                <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
                  {cliente}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {bs(total)} · {shortDate(fecha)}
                </Typography>
              </>
            ),
            status: <OrderChip pedido={order} />,
          }))}
        />
      )}
    </Panel>
  );
}
