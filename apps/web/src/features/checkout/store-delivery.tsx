import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DeliveryOption } from '@tuerca/contracts/checkout/schemas';
import { useFormContext, useWatch } from 'react-hook-form';
import { useInstallation } from '../../entities/instalaciones/installation-choice';
import { bs } from '../../lib/format';
import { RadioCards } from '../../ui/form/radio-cards';
import { AddressFields } from './address-fields';
import { deliveryCost, type DeliveryValues } from './delivery-form';

const Price = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ fontWeight: 700, whiteSpace: 'nowrap', alignSelf: 'flex-start', pt: 0.75 }}>
    {children}
  </Typography>
);

/** How one store's part of the cart arrives: delivery or pick-up, with cost, address and hours. */
export function StoreDelivery({ option, index }: { option: DeliveryOption; index: number }) {
  const { control } = useFormContext<DeliveryValues>();
  const [sameAddress, shared, tienda] = useWatch({ control, name: ['sameAddress', 'shared', `tiendas.${index}`] });
  const installation = useInstallation();
  const address = sameAddress ? shared : tienda.direccion;
  const delivery =
    address.ciudad && address.estado
      ? `A ${address.ciudad}, ${address.estado}`
      : `En ${option.ciudad}, ${bs(option.local)}`;
  const retiro = (
    <>
      {option.direccion}
      <br />
      {option.horario}
    </>
  );
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
          {
            value: 'delivery',
            label: 'Delivery',
            text: delivery,
            icon: <LocalShippingOutlined aria-hidden fontSize="small" />,
            aside: <Price>{bs(deliveryCost(option, address))}</Price>,
          },
          {
            value: 'retiro',
            label: 'Retiro en tienda',
            text: retiro,
            icon: <StorefrontRounded aria-hidden fontSize="small" />,
            aside: <Price>Gratis</Price>,
          },
          ...(installation
            ? [
                {
                  value: 'taller',
                  label: 'En el taller',
                  text: `A ${installation.taller.nombre}, ${installation.taller.ciudad}. Llega para tu cita.`,
                  icon: <HandymanOutlined aria-hidden fontSize="small" />,
                  aside: <Price>{bs(deliveryCost(option, installation.taller))}</Price>,
                },
              ]
            : []),
        ]}
      />
      {tienda.tipo === 'delivery' && !sameAddress && (
        <Box sx={{ mt: 2.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
            Dirección para esta tienda
          </Typography>
          <AddressFields prefix={`tiendas.${index}.direccion`} />
        </Box>
      )}
    </Paper>
  );
}
