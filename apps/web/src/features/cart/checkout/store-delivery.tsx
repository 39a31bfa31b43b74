import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { wayName } from '@tuerca/contracts/auth/stores/ways';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import { type InstallationChoice, useInstallation } from '@/entities/cart/instalaciones/installation-choice';
import { ref } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { type RadioCard, RadioCards } from '@/ui/form/radio-cards';
import { HandymanOutlined } from '@/ui/icons/handyman-outlined';
import { LocalShippingOutlined } from '@/ui/icons/local-shipping-outlined';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { DeliveryAddressFields } from './address-fields';
import { type CheckoutDeliveryValues, isDelivery } from './delivery-form';
import { type DeliveryConfig, wayArrival, wayPrice, waysTo, wayToDoor } from './delivery-ways';
import { OfficePicker } from './office-picker';

const Price = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
    {children}
  </Typography>
);
const truck = <LocalShippingOutlined aria-hidden fontSize="small" />;

interface Terms {
  option: DeliveryOption;
  config: DeliveryConfig;
  now: Date;
}

/** A card per delivery option for the address; one for all of them until it is known. */
function deliveryCards({ option, config, now }: Terms, address: { estado: string; ciudad: string }): RadioCard[] {
  const ways = waysTo(option, address, config);
  if (!ways) return [{ value: 'delivery', label: 'Delivery', text: 'El costo depende de tu dirección.', icon: truck }];
  const place = `A ${address.ciudad}, ${address.estado}`;
  if (!ways.length)
    return [
      { value: 'delivery', label: 'Delivery', text: `No envía a ${address.ciudad}.`, icon: truck, disabled: true },
    ];
  return ways.map((way) => ({
    value: way.tipo,
    label: wayName(way),
    text: (
      <>
        {place}
        <br />
        {wayArrival(way, option, now)}
      </>
    ),
    icon: truck,
    aside: <Price>{wayPrice(way, config)}</Price>,
  }));
}

/** `isOnly`: a purchase from several stores cannot be paid at a pick-up. */
const pickUpCard = ({ direccion, horario, entrega }: DeliveryOption, isOnly: boolean): RadioCard => ({
  value: 'retiro',
  label: 'Retiro en tienda',
  text: (
    <>
      {direccion}
      <br />
      {horario}
      {isOnly && entrega.efectivo.activo && (
        <>
          <br />
          Puedes pagar al retirar, hasta {ref(entrega.efectivo.maximoUSD)}.
        </>
      )}
    </>
  ),
  icon: <StorefrontRounded aria-hidden fontSize="small" />,
  aside: <Price>Gratis</Price>,
});

/** Card for delivery to the workshop of the installation, to its door. */
function workshopCard({ option, config }: Terms, { taller }: InstallationChoice): RadioCard[] {
  const way = wayToDoor(option, taller, config);
  if (!way) return [];
  return [
    {
      value: 'taller',
      label: 'En el taller',
      text: `A ${taller.nombre}, ${taller.ciudad}. Llega para tu cita.`,
      icon: <HandymanOutlined aria-hidden fontSize="small" />,
      aside: <Price>{wayPrice(way, config)}</Price>,
    },
  ];
}

interface StoreDeliveryProps {
  option: DeliveryOption;
  index: number;
  /** The cart has no other store. */
  isOnly: boolean;
  config: DeliveryConfig;
}

/** Delivery of one store's part: options for the address, or pick-up, with cost, days and hours. */
export function StoreDeliveryForm({ option, index, isOnly, config }: StoreDeliveryProps) {
  const { control } = useFormContext<CheckoutDeliveryValues>();
  const [sameAddress, shared, tienda] = useWatch({ control, name: ['sameAddress', 'shared', `tiendas.${index}`] });
  const installation = useInstallation();
  const terms = { option, config, now: useNow() };
  return (
    <Paper component="section" variant="outlined" aria-label={option.nombre} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {option.nombre}
      </Typography>
      <RadioCards
        control={control}
        name={`tiendas.${index}.tipo`}
        label="¿Cómo recibes estos productos?"
        columns={1}
        options={[
          ...deliveryCards(terms, sameAddress ? shared : tienda.direccion),
          ...(option.entrega.retiro ? [pickUpCard(option, isOnly)] : []),
          ...(installation ? workshopCard(terms, installation) : []),
        ]}
      />
      <OfficePicker option={option} index={index} config={config} />
      {isDelivery(tienda.tipo) && !sameAddress && (
        <Box sx={{ mt: 2.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
            Dirección para esta tienda
          </Typography>
          <DeliveryAddressFields prefix={`tiendas.${index}.direccion`} />
        </Box>
      )}
    </Paper>
  );
}
