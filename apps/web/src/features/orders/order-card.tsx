import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { Link } from 'react-router-dom';
import { fecha, plural } from '../../lib/format';
import { Precio } from '../../ui/precio';
import { InvoiceButton } from './invoice-button';
import { OrderChip, PaymentChip } from '../../entities/orders/order-chips';

/** Units of an order. */
export const unitsOf = (items: Pedido['items']): number => items.reduce((sum, { cantidad }) => sum + cantidad, 0);

/** One of my orders; `detailHref` opens its detail. */
export const OrderCard = ({ pedido, detailHref }: { pedido: Pedido; detailHref: string }) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 }}
  >
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {pedido.numero}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {fecha(pedido.fecha)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <OrderChip estado={pedido.estado} subestado={pedido.subestado} />
      <PaymentChip estado={pedido.estadoPago} />
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {pedido.tienda.nombre} · {plural(unitsOf(pedido.items), 'producto', 'productos')}
    </Typography>
    <Precio bs={pedido.total} usd={pedido.totalUSD} />
    <Box sx={{ display: 'flex', gap: 1, mt: 'auto', pt: 0.5, '& > *': { flex: 1 } }}>
      <Button
        variant="outlined"
        component={Link}
        to={detailHref}
        preventScrollReset
        aria-label={`Ver detalle del pedido ${pedido.numero}`}
      >
        Ver detalle
      </Button>
      <InvoiceButton
        numero={pedido.numero}
        label="Factura"
        variant="text"
        name={`Descargar la factura del pedido ${pedido.numero}`}
      />
    </Box>
  </Paper>
);
