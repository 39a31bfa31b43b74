import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Control, type UseFormSetValue } from 'react-hook-form';
import { TIPO_VEHICULO_NAMES } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import type { BusinessKind } from '@/entities/auth/negocios/business';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { AddressDetails } from '@/ui/form/address-details';
import { AddressFields } from '@/ui/form/address-fields';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { twoColumns, wide } from '@/ui/form/columns';
import { PhoneInput } from '@/ui/form/phone-input';
import { TextInput } from '@/ui/form/text-input';
import { Panel } from '@/ui/panel';
import { type OwnBusiness, SETTINGS_WORDS } from './own-business';
import { RubrosField } from './rubros-field';
import type { SettingsValues } from './settings-values';

interface PartProps {
  kind: BusinessKind;
  control: Control<SettingsValues>;
  disabled: boolean;
}

/** Name and presentation of the business. */
export const General = ({ kind, control, disabled, business }: PartProps & { business: OwnBusiness }) => (
  <Panel title="Información general">
    <Box sx={twoColumns}>
      <Box sx={wide}>
        <TextInput
          control={control}
          name="negocio.nombre"
          label={SETTINGS_WORDS[kind].name}
          autoComplete="organization"
          maxLength={120}
          disabled={disabled}
          required
        />
      </Box>
      <Box sx={wide}>
        <TextInput
          control={control}
          name="negocio.descripcion"
          label="Descripción"
          hint="Mejor con 500 caracteres o menos."
          rows={4}
          maxLength={2000}
          disabled={disabled}
          required
        />
      </Box>
      <TextInput
        control={control}
        name="nombre"
        label="Representante"
        autoComplete="name"
        maxLength={120}
        disabled={disabled}
        required
      />
      <PhoneInput control={control} name="telefono" label="Teléfono" disabled={disabled} required />
    </Box>
    <Box component="dl" sx={{ m: 0, mt: 2.5, ...twoColumns, gap: 1, typography: 'body2' }}>
      {[
        ['Correo electrónico', business.email],
        ['RIF', business.rif],
      ].map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      El correo y el RIF no se pueden cambiar aquí.
    </Typography>
  </Panel>
);

/** Its address. */
export const BusinessAddressFields = ({
  control,
  disabled,
  setValue,
}: PartProps & { setValue: UseFormSetValue<SettingsValues> }) => {
  const { data: estados } = useQuery(estadosQuery);
  return (
    <Panel title="Dirección">
      <AddressFields control={control} setValue={setValue} estados={estados} disabled={disabled}>
        <AddressDetails
          control={control}
          numberLabel="Local, galpón o piso (opcional)"
          landmark="Diagonal a la estación de servicio"
          disabled={disabled}
        />
      </AddressFields>
    </Panel>
  );
};

/** Categories or specialties. */
export const Offer = ({ kind, control, disabled }: PartProps) => {
  const words = SETTINGS_WORDS[kind];
  return (
    <Panel title={words.rubros}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <RubrosField
          control={control}
          label={words.addRubro}
          options={words.options}
          empty={words.noRubros}
          disabled={disabled}
        />
        {kind === 'taller' && (
          <CheckboxGroup
            control={control}
            name="negocio.tiposVehiculos"
            label="Vehículos que atiendes"
            options={TIPO_VEHICULO_NAMES}
            disabled={disabled}
            required
          />
        )}
      </Box>
    </Panel>
  );
};
