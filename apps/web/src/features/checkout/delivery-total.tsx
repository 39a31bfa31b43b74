import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeliveryOption } from '@tuerca/contracts/checkout/schemas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { type Control, useWatch } from 'react-hook-form';
import { useCart } from '../../entities/cart/cart.queries';
import { useInstallation } from '../../entities/instalaciones/installation-choice';
import { bs } from '../../lib/format';
import type { DeliveryValues } from './delivery-form';
import { type DeliveryConfig, wayCost, waysTo } from './delivery-ways';

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

const PICK_UP = { cost: 0, later: false };

/** What the purchase comes to with the deliveries chosen so far; the quote of the next step says it exactly. */
export function DeliveryTotal({
  options,
  control,
  config,
}: {
  options: readonly DeliveryOption[];
  control: Control<DeliveryValues>;
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
    const address = tipo === 'taller' ? workshop : sameAddress ? shared : direccion;
    const ways = address && waysTo(option, address, config);
    const way = ways?.find((one) => one.tipo === (tipo === 'taller' ? 'delivery' : tipo));
    return way ? [{ cost: wayCost(way, config), later: way.cents === null }] : [];
  });
  const isComplete = chosen.length === options.length;
  const shipping = chosen.reduce((total, { cost }) => total + cost, 0);
  const free = chosen.some(({ later }) => later) ? 'Pagas al recibir' : 'Gratis';
  return (
    <Box component="section" aria-label="Total con envío" aria-live="polite">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        <Row label="Productos" value={bs(cart.total)} />
        <Row
          label="Envío"
          value={!chosen.length ? 'Elige cómo recibes' : shipping > 0 ? bs(toMonto(shipping)) : free}
        />
        <Row
          label={isComplete ? 'Total con envío' : 'Total hasta ahora'}
          value={bs(toMonto(toCentimos(cart.total) + shipping))}
        />
      </Box>
    </Box>
  );
}
