import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { OrderChip } from '@/entities/orders/orders/order-chips';
import { bs, plural, ref, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';

/** A customer's orders here, each with its link. */
export const CustomerOrders = ({ pedidos }: { pedidos: readonly Pedido[] }) => (
  <Box component="ul" aria-label="Pedidos del cliente" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {pedidos.map((pedido) => (
      <Box
        component="li"
        key={pedido._id}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <MuiLink component={Link} to={paths.storeOrder(pedido._id)} sx={{ fontWeight: 600 }}>
            {pedido.numero}
          </MuiLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {shortDate(pedido.fecha)} · {plural(unitsOf(pedido.items), 'producto', 'productos')}
          </Typography>
        </Box>
        <OrderChip pedido={pedido} />
        <Box sx={{ textAlign: 'right', ml: 'auto' }}>
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{bs(pedido.total)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {ref(pedido.totalUSD)}
          </Typography>
        </Box>
        <InvoiceButton
          numero={pedido._id}
          fileName={`factura-${pedido._id}.pdf`}
          label="Factura"
          name={`Descargar la factura del pedido ${pedido.numero}`}
          variant="text"
          size="small"
        />
      </Box>
    ))}
  </Box>
);
