import Alert from '@mui/material/Alert';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { MONEDA_COBRO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { bs, ref } from '@/lib/format';

/** What a store took in cash, in words. */
export const collectedText = ({ moneda, monto }: NonNullable<Pedido['cobro']>): string =>
  `${moneda === 'USD' ? ref(monto) : bs(monto)} (${MONEDA_COBRO_LABELS[moneda].toLowerCase()})`;

/** Says of an order that waits at the counter until when it does and what it costs; draws nothing of any other. */
export function PayAtStore({ pedido, reader }: { pedido: Pedido; reader: 'cliente' | 'tienda' }) {
  const { retirarHasta, estado, total, totalUSD, tienda } = pedido;
  if (!retirarHasta || estado !== 'pendiente') return null;
  // 'p. m.' ends the sentence by itself.
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
