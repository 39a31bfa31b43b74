import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { arrivalWindow, type Journey } from '@tuerca/contracts/auth/stores/arrival';
import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { wayName } from '@tuerca/contracts/auth/stores/ways';
import { deliveryCost, deliveryWays, type Tariffs } from '@tuerca/contracts/cart/checkout/delivery';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { formatRef } from '@tuerca/contracts/venezuela/dinero';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { arrivalText, costText } from '@/entities/orders/delivery/delivery-format';
import { usePlacePicker } from '@/entities/platform/lugares/use-place-picker';
import { publicConfigQuery } from '@/entities/platform/system/system.queries';
import { BROWSER_ONLY } from '@/lib/query-meta';
import { useNow } from '@/lib/use-now';
import { LocalShippingOutlined } from '@/ui/icons/local-shipping-outlined';
import { FactRow } from './fact-row';

interface Parcel {
  producto: Producto;
  tasa: Tasa;
  tariffs: Tariffs;
}
const parcelOf = ({ pesoKg }: Producto) => [{ pesoKg, cantidad: 1 }];

/** Returns 'Bs. 850,00 · Ref. $ 3,50', which breaks between the amounts only. */
const priceOf = (cents: number | null, { tasa }: Parcel): string =>
  [costText(cents, tasa.valor), ...(cents ? [formatRef(cents)] : [])]
    .map((one) => one.replaceAll(' ', '\u00A0'))
    .join(' · ');

/** Delivery options to her place, each with its price and days. */
function Ways({ place, ...parcel }: Parcel & { place: Place }) {
  const { producto, tariffs } = parcel;
  const { tienda } = producto;
  const now = useNow();
  const ways = deliveryWays(tienda, place, parcelOf(producto), tariffs);
  if (!ways.length) return <>{tienda.nombreTienda} no envía a esta ciudad.</>;
  return ways.map((way) => (
    <Box key={`${way.via} ${way.destino}`} component="span" sx={{ display: 'block', '& + &': { mt: 0.75 } }}>
      {way.via === 'general' ? '' : `${wayName(way)}: `}
      {priceOf(way.cents, parcel)}
      <br />
      {arrivalText(arrivalWindow(way.dias, now, tienda.entrega))}
    </Box>
  ));
}

/** Summary of the store's delivery while her place is unknown. */
function Everywhere(parcel: Parcel) {
  const { producto, tariffs } = parcel;
  const { ciudad, entrega } = producto.tienda;
  const cost = (journey: Exclude<Journey, 'retiro'>) =>
    priceOf(deliveryCost(journey, parcelOf(producto), tariffs), parcel);
  if (entrega.tarifa === 'general')
    return (
      <>
        En {ciudad}: {cost('local')}
        <br />
        Otras ciudades: {cost('nacional')}
      </>
    );
  const estados = [...new Set(entrega.zonas.map(({ estado }) => estado))];
  const couriers = [...new Set(entrega.servicios.map(({ courier }) => COURIER_LABELS[courier]))];
  return (
    <>
      {estados.length > 0 && <>Con delivery propio en {estados.join(', ')}. </>}
      {couriers.length > 0 && <>Por {couriers.join(', ')} a todo el país.</>}
    </>
  );
}

const headline = (place: Place | null | undefined, { tarifa, zonas, servicios }: EntregaTienda): string => {
  if (place) return `Delivery a ${place.ciudad}, ${place.estado}`;
  if (tarifa === 'general' || servicios.length) return 'Delivery a todo el país';
  return zonas.length ? 'Delivery en algunas ciudades' : 'Sin delivery: solo retiro en tienda';
};

/** Cost and time of delivery to her place; without one, the button to choose it. */
export function DeliveryRow({ producto, tasa }: { producto: Producto; tasa: Tasa }) {
  const { place, pick, dialog } = usePlacePicker();
  const tariffs = useQuery({ ...publicConfigQuery(), meta: BROWSER_ONLY }).data?.envio;
  return (
    <FactRow
      icon={<LocalShippingOutlined aria-hidden />}
      title={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 24 }}>
          <span>{headline(place, producto.tienda.entrega)}</span>
          {place !== undefined && (
            <Button
              size="small"
              onClick={pick}
              aria-haspopup="dialog"
              sx={{ my: -0.5, ml: -0.5, px: 0.5, minHeight: 32 }}
            >
              {place ? 'Cambiar' : 'Elegir ciudad'}
            </Button>
          )}
          {dialog}
        </Box>
      }
    >
      {/* Two lines from the first drawing on: costs and place are known in the browser alone. */}
      <Box sx={{ minHeight: { xs: 60, sm: 40 } }}>
        {tariffs &&
          (place ? (
            <Ways producto={producto} tasa={tasa} tariffs={tariffs} place={place} />
          ) : (
            <Everywhere producto={producto} tasa={tasa} tariffs={tariffs} />
          ))}
      </Box>
    </FactRow>
  );
}
