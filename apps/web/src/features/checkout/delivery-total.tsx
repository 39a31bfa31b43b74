import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeliveryOption } from '@tuerca/contracts/checkout/schemas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { type Control, useWatch } from 'react-hook-form';
import { useCart } from '../../entities/cart/cart.queries';
import { useInstallation } from '../../entities/instalaciones/installation-choice';
import { bs } from '../../lib/format';
import { deliveryCost, type DeliveryValues } from './delivery-form';

const Row = ({ label, value }: { label: string; value: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {value}
    </Typography>
  </Box>
);

/** What the purchase comes to with the deliveries chosen so far; the quote of the next step says it exactly. */
export function DeliveryTotal({
  options,
  control,
}: {
  options: readonly DeliveryOption[];
  control: Control<DeliveryValues>;
}) {
  const [tiendas, sameAddress, shared] = useWatch({ control, name: ['tiendas', 'sameAddress', 'shared'] });
  const workshop = useInstallation()?.taller;
  const { data: cart } = useCart();
  if (!cart) return null;
  const chosen = tiendas.flatMap(({ tiendaId, tipo, direccion }) => {
    const option = options.find((one) => one.tiendaId === tiendaId);
    if (!option || !tipo) return [];
    if (tipo === 'retiro') return [0];
    const address = tipo === 'taller' ? workshop : sameAddress ? shared : direccion;
    return address ? [toCentimos(deliveryCost(option, address))] : [];
  });
  const isComplete = chosen.length === options.length;
  const shipping = chosen.reduce((total, one) => total + one, 0);
  return (
    <Box component="section" aria-label="Total con envío" aria-live="polite">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        <Row label="Productos" value={bs(cart.total)} />
        <Row
          label="Envío"
          value={!chosen.length ? 'Elige cómo recibes' : shipping > 0 ? bs(toMonto(shipping)) : 'Gratis'}
        />
        <Row
          label={isComplete ? 'Total con envío' : 'Total hasta ahora'}
          value={bs(toMonto(toCentimos(cart.total) + shipping))}
        />
      </Box>
    </Box>
  );
}
