import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { cityPlaceholder } from '@/entities/platform/lugares/city-placeholder';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { PhoneInput } from '@/ui/form/phone-input';
import { TextInput } from '@/ui/form/text-input';
import { LANDMARK_EXAMPLE } from '@/ui/labels';
import type { AddressValues, CheckoutDeliveryValues } from './delivery-form';

const STATES = ESTADO_NAMES.map((name) => ({ value: name, label: name }));
const wide = { gridColumn: '1 / -1' };

/** Address fields: the state decides which cities are offered, and a known city fills in its postal code. */
export function DeliveryAddressFields({ prefix }: { prefix: 'shared' | `tiendas.${number}.direccion` }) {
  const { control, setValue, getValues } = useFormContext<CheckoutDeliveryValues>();
  const field = (name: keyof AddressValues) => `${prefix}.${name}` as FieldPath<CheckoutDeliveryValues>;
  const [estado, ciudad] = useWatch({ control, name: [field('estado'), field('ciudad')] }) as [string, string];
  const known = useQuery(estadosQuery).data?.find(({ nombre }) => nombre === estado);
  const codigoPostal = known?.ciudades.find(
    ({ nombre }) => normalizeText(nombre) === normalizeText(ciudad),
  )?.codigoPostal;
  const previous = useRef({ estado, ciudad });

  useEffect(() => {
    const before = previous.current;
    // Only after the person's own change: a draft or an account keeps its postal code.
    if (before.estado === estado && before.ciudad === ciudad) return;
    if (before.estado !== estado && known && !codigoPostal && getValues(field('ciudad')) === before.ciudad)
      setValue(field('ciudad'), '');
    if (codigoPostal) setValue(field('codigoPostal'), codigoPostal, { shouldValidate: true });
    if (known) previous.current = { estado, ciudad };
  });

  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <TextInput control={control} name={field('nombre')} label="Quién recibe" autoComplete="name" required />
      <PhoneInput control={control} name={field('telefono')} label="Teléfono de quien recibe" required />
      <AutocompleteInput
        control={control}
        name={field('estado')}
        label="Estado"
        options={STATES}
        placeholder="Elige el estado"
        autoComplete="address-level1"
        required
      />
      <AutocompleteInput
        control={control}
        name={field('ciudad')}
        label="Ciudad"
        options={(known?.ciudades ?? []).map(({ nombre }) => ({ value: nombre, label: nombre }))}
        placeholder={cityPlaceholder(estado)}
        autoComplete="address-level2"
        freeSolo
        required
      />
      <TextInput
        control={control}
        name={field('codigoPostal')}
        label="Código postal"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        required
      />
      <TextInput
        control={control}
        name={field('calle')}
        label="Calle o avenida"
        autoComplete="address-line1"
        maxLength={160}
        required
      />
      <TextInput
        control={control}
        name={field('numero')}
        label="Casa, piso o apartamento (opcional)"
        autoComplete="address-line2"
        maxLength={30}
      />
      <Box sx={wide}>
        <TextInput
          control={control}
          name={field('referencias')}
          label="Punto de referencia (opcional)"
          placeholder={LANDMARK_EXAMPLE}
          maxLength={200}
        />
      </Box>
      <Box sx={wide}>
        <TextInput
          control={control}
          name={field('instrucciones')}
          label="Instrucciones para la entrega (opcional)"
          rows={2}
          maxLength={300}
        />
      </Box>
    </Box>
  );
}
