import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import { bs } from '@/lib/format';
import { paths, withQuery } from '@/lib/paths';

/** The orders of a purchase, one for each store, with the way to each. */
export const PurchaseOrders = ({ pedidos }: Pick<PlacedCompra, 'pedidos'>) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    }}
  >
    {pedidos.map((pedido) => (
      <Paper key={pedido._id} component="li" variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{pedido.tienda}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {pedido.numero} · {pedido.tipoEntrega === 'retiro' ? 'Retiro en tienda' : 'Delivery'}
          {pedido.pagoEnDestino && ' · pagas el envío al recibir'}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
            mt: 'auto',
            pt: 1,
          }}
        >
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{bs(pedido.total)}</Typography>
          <Button
            size="small"
            component={Link}
            to={withQuery(paths.clientOrders(), { pedido: pedido.numero })}
            aria-label={`Ver el pedido ${pedido.numero}`}
          >
            Ver pedido
          </Button>
        </Box>
      </Paper>
    ))}
  </Box>
);
