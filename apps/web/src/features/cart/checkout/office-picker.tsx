import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import { OfficeText } from '@/entities/orders/delivery/office-text';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { officesQuery } from './checkout.queries';
import type { CheckoutDeliveryValues } from './delivery-form';
import { officeChoice, placeOf, wayToOffice } from './delivery-offices';
import type { DeliveryConfig } from './delivery-ways';

interface OfficePickerProps {
  option: DeliveryOption;
  index: number;
  config: DeliveryConfig;
}

/** The courier's offices of the client's city, or of its state; says so where there are none. */
export function OfficePicker({ option, index, config }: OfficePickerProps) {
  const { control } = useFormContext<CheckoutDeliveryValues>();
  const [sameAddress, shared, tienda] = useWatch({ control, name: ['sameAddress', 'shared', `tiendas.${index}`] });
  const place = placeOf(tienda, { sameAddress, shared });
  const way = wayToOffice(option, tienda.tipo, place, config);
  const { data: offered } = useQuery({ ...officesQuery(place.estado), enabled: way !== undefined });
  if (!way || !offered || way.via === 'general' || way.via === 'propio') return null;
  const choice = officeChoice(option, tienda, place, { config, offered })!;
  const courier = COURIER_LABELS[way.via];
  if (!choice.offices.length)
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {DELIVERY_MESSAGES.noOffices(courier, place.estado)}
      </Alert>
    );
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {choice.scope === 'estado' && (
        <Typography variant="body2" role="status">
          {DELIVERY_MESSAGES.officesNearby(courier, place.ciudad, place.estado)}
        </Typography>
      )}
      <AutocompleteInput
        control={control}
        name={`tiendas.${index}.oficina`}
        label={`Oficina de ${courier}`}
        placeholder="Elige en cuál retiras"
        options={choice.offices.map(({ id, nombre, ciudad }) => ({
          value: id,
          label: choice.scope === 'estado' ? `${nombre} · ${ciudad}` : nombre,
        }))}
        required
      />
      {choice.chosen && <OfficeText office={choice.chosen} />}
    </Box>
  );
}
