import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { RepuestosCita } from '@tuerca/contracts/citas/citas/parts';
import { OrderStateChips } from './order-chips';

interface CitaPartsProps {
  repuestos: RepuestosCita;
  /** The page of one of the orders, for whoever may see it. */
  toOrder?: (numero: string) => string;
}

const arrival = ({ tipoEntrega, enTaller }: RepuestosCita['pedidos'][number]): string =>
  enTaller
    ? 'La tienda entrega en el taller'
    : tipoEntrega === 'retiro'
      ? 'Los retira el cliente'
      : 'Los recibe el cliente';

/** The parts that come with an appointment, with the state of their orders. */
export const CitaParts = ({ repuestos, toOrder }: CitaPartsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {repuestos.pedidos.map((pedido) => (
      <li key={pedido._id}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.5 }}>
          <OrderStateChips pedido={pedido} />
        </Box>
        {pedido.items.map(({ nombre, cantidad }) => (
          <Typography key={nombre} sx={{ overflowWrap: 'anywhere' }}>
            {cantidad} × {nombre}
          </Typography>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {pedido.tienda} · {arrival(pedido)} ·{' '}
          {toOrder ? (
            <MuiLink component={Link} to={toOrder(pedido.numero)}>
              {`Pedido ${pedido.numero}`}
            </MuiLink>
          ) : (
            `Pedido ${pedido.numero}`
          )}
        </Typography>
      </li>
    ))}
  </Box>
);
