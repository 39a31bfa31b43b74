import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { useMarcas } from '@/lib/use-catalogos';
import { twoColumns, wide } from '@/ui/form/columns';
import { SelectInput } from '@/ui/form/select-input';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { Panel } from '@/ui/panel';
import { FitRows } from './fit-rows';
import { brands, GENERIC_MODEL, modelsOf, OTHER_BRAND } from './form-values';
import type { SectionProps } from './section-props';

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const brandOptions = derivedFrom('marcas', () => toOptions([...brands(), OTHER_BRAND]));

/** Vehicles that a product fits: its own brand and model, and the rows of others. */
export function VehicleSection({ control, setValue, disabled, action }: SectionProps & { action?: ReactNode }) {
  const [universal, marca, modelo] = useWatch({ control, name: ['universal', 'marca', 'modelo'] });
  const before = useRef(marca);
  useEffect(() => {
    if (before.current === marca) return;
    before.current = marca;
    if (modelo && modelo !== GENERIC_MODEL && !modelsOf(marca).includes(modelo))
      setValue('modelo', '', { shouldDirty: true });
  }, [marca, modelo, setValue]);
  const common = { control, disabled };
  return (
    <Panel
      title="Vehículos"
      action={!universal && action}
      text="Con esto le decimos a cada cliente si le sirve al suyo."
    >
      <Box sx={twoColumns}>
        <Box sx={wide}>
          <SwitchField {...common} name="universal" label="Universal" hint="Sirve para cualquier vehículo." />
        </Box>
        <SelectInput {...common} name="marca" label="Marca del vehículo" options={useMarcas(brandOptions)} />
        <SelectInput
          key={marca}
          control={control}
          disabled={disabled || !marca}
          name="modelo"
          label="Modelo"
          placeholder={marca ? 'Selecciona' : 'Elige antes la marca'}
          options={toOptions([...modelsOf(marca), GENERIC_MODEL])}
        />
        {marca === OTHER_BRAND && <TextInput {...common} name="typedMarca" label="¿Cuál marca?" maxLength={60} />}
        {modelo === GENERIC_MODEL && (
          <TextInput {...common} name="typedModelo" label="¿Cuál modelo? (opcional)" maxLength={60} />
        )}
        {!universal && (
          <Box sx={wide}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              Vehículos compatibles
            </Typography>
            <FitRows {...common} />
          </Box>
        )}
      </Box>
    </Panel>
  );
}
