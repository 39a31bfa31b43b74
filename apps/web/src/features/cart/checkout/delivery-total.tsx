import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import { shippingPrice } from '@tuerca/contracts/cart/checkout/shipping';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { useCart } from '@/entities/cart/cart/cart.queries';
import { useInstallation } from '@/entities/cart/instalaciones/installation-choice';
import { bs } from '@/lib/format';
import type { CheckoutDeliveryValues } from './delivery-form';
import { type DeliveryConfig, wayCost, waysTo, wayToDoor } from './delivery-ways';

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

const PICK_UP = { cost: 0, isPaidOnArrival: false };

/** Total of the purchase with the deliveries chosen so far; the quote of the next step is exact. */
export function DeliveryTotal({
  options,
  control,
  config,
}: {
  options: readonly DeliveryOption[];
  control: Control<CheckoutDeliveryValues>;
  config: DeliveryConfig;
}) {
  const [tiendas, sameAddress, shared] = useWatch({ control, name: ['tiendas', 'sameAddress', 'shared'] });
  const workshop = useInstallation()?.taller;
  const { data: cart } = useCart();
  if (!cart) return null;
  const chosen = tiendas.flatMap(({ tiendaId, tipo, direccion }) => {
    const option = options.find((one) => one.tiendaId === tiendaId);
    if (!option || !tipo) return [];
    if (tipo === 'retiro') return [PICK_UP];
    const way =
      tipo === 'taller'
        ? workshop && wayToDoor(option, workshop, config)
        : waysTo(option, sameAddress ? shared : direccion, config)?.find((one) => one.tipo === tipo);
    return way ? [{ cost: wayCost(way, config), isPaidOnArrival: way.cents === null }] : [];
  });
  const isComplete = chosen.length === options.length;
  const shipping = chosen.reduce((total, { cost }) => total + cost, 0);
  const isPaidOnArrival = chosen.some((one) => one.isPaidOnArrival);
  return (
    <Box component="section" aria-label="Total con envío" aria-live="polite">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        <Row label="Productos" value={bs(cart.total)} />
        <Row label="Envío" value={chosen.length ? shippingPrice(shipping, isPaidOnArrival) : 'Elige cómo recibes'} />
        <Row
          label={isComplete ? 'Total con envío' : 'Total hasta ahora'}
          value={bs(toMonto(toCentimos(cart.total) + shipping))}
        />
      </Box>
    </Box>
  );
}
