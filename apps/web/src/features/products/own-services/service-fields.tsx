import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { IMAGE_KINDS, MAX_SERVICE_IMAGES } from '@tuerca/contracts/platform/uploads/rules';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { MAX_SERVICE_HOURS, MIN_SERVICE_HOURS, SERVICE_HOURS_STEP } from '@tuerca/contracts/products/services/rules';
import { TIPO_VEHICULO_NAMES } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { useInBolivares } from '@/entities/platform/system/use-in-bolivares';
import { serviceCategoryOptions } from '@/entities/products/services/category-options';
import { useCatalogo } from '@/lib/use-catalogos';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { twoColumns, wide } from '@/ui/form/columns';
import { ImagesField } from '@/ui/form/images-field';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { RequiredAlert } from '@/ui/form/required-alert';
import { SelectInput } from '@/ui/form/select-input';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import type { ServiceValues } from './form-values';
import { uploadServicePicture } from './own-services.queries';

const REQUIRED = ['nombre', 'descripcion', 'precio', 'categoria'] as const;

interface ServiceFieldsProps {
  control: Control<ServiceValues>;
  busy: boolean;
}

/** Everything that a workshop says about a service. */
export function ServiceFields({ control, busy }: ServiceFieldsProps) {
  const inBolivares = useInBolivares(useWatch({ control, name: 'precio' }));
  const common = { control, disabled: busy };
  return (
    <>
      <RequiredAlert control={control} required={REQUIRED}>
        {SERVICE_MESSAGES.required}
      </RequiredAlert>
      <Box sx={{ ...twoColumns, pt: 1 }}>
        <Box sx={wide}>
          <TextInput {...common} name="nombre" label="Nombre del servicio" maxLength={160} required />
        </Box>
        <Box sx={wide}>
          <TextInput
            {...common}
            name="descripcion"
            label="Descripción"
            hint="Qué incluye y qué no: materiales, revisión, garantía."
            rows={3}
            maxLength={2000}
            required
          />
        </Box>
        <Box sx={wide}>
          <SelectInput
            {...common}
            name="categoria"
            label="Categoría"
            options={useCatalogo(serviceCategoryOptions)}
            required
          />
        </Box>
        <MoneyField
          {...common}
          name="precio"
          label="Precio en dólares"
          unit="$"
          hint={inBolivares ?? PRODUCT_MESSAGES.priceHint}
        />
        <NumberField
          {...common}
          name="tiempoEstimado"
          label="Tiempo estimado"
          unit="horas"
          min={MIN_SERVICE_HOURS}
          max={MAX_SERVICE_HOURS}
          step={SERVICE_HOURS_STEP}
          hint="Desde media hora, de cuarto en cuarto de hora."
        />
        <SwitchField
          {...common}
          name="precioFijo"
          label="Precio fijo"
          hint="Apágalo si depende del vehículo: se verá como «Desde»."
        />
        <SwitchField
          {...common}
          name="disponible"
          label="Disponible"
          hint="Apagado no aparece en las listas ni se puede agendar."
        />
        <Box sx={wide}>
          <CheckboxGroup
            {...common}
            name="vehiculosCompatibles"
            label="Vehículos que atiendes"
            options={TIPO_VEHICULO_NAMES}
            required
          />
        </Box>
        <Box sx={wide}>
          <ImagesField
            {...common}
            name="imagenes"
            label="Fotos (opcional)"
            send={uploadServicePicture}
            max={MAX_SERVICE_IMAGES}
            aspect={4 / 3}
            hint={`${IMAGE_KINDS}. Hasta ${MAX_SERVICE_IMAGES}; la primera es la principal.`}
          />
        </Box>
      </Box>
    </>
  );
}
