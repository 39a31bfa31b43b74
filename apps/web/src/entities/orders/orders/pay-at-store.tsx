import Alert from '@mui/material/Alert';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { MONEDA_COBRO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { bs, ref } from '@/lib/format';

/** Cash amount that a store collected, as text. */
export const collectedText = ({ moneda, monto }: NonNullable<Pedido['cobro']>): string =>
  `${moneda === 'USD' ? ref(monto) : bs(monto)} (${MONEDA_COBRO_LABELS[moneda].toLowerCase()})`;

/** Deadline and amount of an order that waits at the counter; renders nothing for others. */
export function PayAtStore({ pedido, reader }: { pedido: Pedido; reader: 'cliente' | 'tienda' }) {
  const { retirarHasta, estado, total, totalUSD, tienda } = pedido;
  if (!retirarHasta || estado !== 'pendiente') return null;
  // 'p. m.' already ends with a full stop.
  const until = formatFechaHora(new Date(retirarHasta));
  const amount = `${bs(total)} o ${ref(totalUSD)} en dólares`;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {reader === 'cliente'
        ? `${tienda.nombre} lo aparta para ti hasta el ${until} Págalo en la tienda al retirarlo: ${amount}.`
        : `Apartado hasta el ${until} Cóbralo al entregarlo: ${amount}. Si no lo retiran, se cancela y el inventario vuelve solo.`}
    </Alert>
  );
}
