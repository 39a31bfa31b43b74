import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { orderWord } from '@tuerca/contracts/orders/orders/standing';
import { bs, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';

type Orders = NonNullable<UsuarioDetalle['pedidos']>['ultimos'];

/** The latest orders that an account bought or sold, each with the way to it. */
export const LatestOrders = ({ orders }: { orders: Orders }) => (
  <Box component="ul" aria-label="Últimos pedidos" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
    {orders.map(({ _id, numero, fecha, total, ...order }) => (
      <Box
        component="li"
        key={_id}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <MuiLink component={Link} to={paths.adminOrder(_id)} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {numero}
          </MuiLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {shortDate(fecha)} · {orderWord(order)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {bs(total)}
        </Typography>
      </Box>
    ))}
  </Box>
);
