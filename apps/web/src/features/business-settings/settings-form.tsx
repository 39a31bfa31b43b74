import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { PROFILE_MESSAGES } from '@tuerca/contracts/users/messages';
import { Controller, type Control, type UseFormSetValue } from 'react-hook-form';
import type { ZodType } from 'zod';
import { estadosQuery } from '../../entities/lugares/lugares.queries';
import { notify } from '../../lib/notify';
import { FormAlert } from '../../ui/form-alert';
import { AddressDetails } from '../../ui/form/address-details';
import { AddressFields } from '../../ui/form/address-fields';
import { CheckboxGroup } from '../../ui/form/checkbox-group';
import { twoColumns, wide } from '../../ui/form/columns';
import { DraftNote } from '../../ui/form/draft-note';
import { HoursEditor } from '../../ui/form/hours-editor';
import { PhoneInput } from '../../ui/form/phone-input';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { LoadingButton } from '../../ui/loading-button';
import { Panel } from '../../ui/panel';
import { useUpdateBusiness } from './business-settings.queries';
import { SETTINGS_WORDS, type BusinessKind, type OwnBusiness } from './own-business';
import { RubrosField } from './rubros-field';
import {
  SETTINGS_SCHEMAS,
  savedBusiness,
  type SettingsBody,
  type SettingsValues,
  valuesOf,
  VEHICLE_NAMES,
} from './settings-values';

interface PartProps {
  kind: BusinessKind;
  control: Control<SettingsValues>;
  disabled: boolean;
}

const General = ({ kind, control, disabled, business }: PartProps & { business: OwnBusiness }) => (
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

const Address = ({ control, disabled, setValue }: PartProps & { setValue: UseFormSetValue<SettingsValues> }) => {
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

const Offer = ({ kind, control, disabled }: PartProps) => {
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
            options={VEHICLE_NAMES}
            disabled={disabled}
            required
          />
        )}
      </Box>
    </Panel>
  );
};

/** General information, address, what it deals with, and hours: one form, saved together. */
export function SettingsForm({ kind, business }: { kind: BusinessKind; business: OwnBusiness }) {
  const update = useUpdateBusiness();
  const { control, setValue, submit, busy, dirty, failure, restored, discard } = useServerForm<
    SettingsValues,
    SettingsBody,
    SettingsBody
  >({
    schema: SETTINGS_SCHEMAS[kind] as ZodType<SettingsBody>,
    defaultValues: valuesOf(business),
    send: async (body: SettingsBody) => {
      await update.mutateAsync(body);
      return body;
    },
    failure: PROFILE_MESSAGES.updateFailed,
    draft: `configuracion-${kind}`,
    onDone: (body) => {
      notify.ok(PROFILE_MESSAGES.updated);
      return valuesOf(savedBusiness(business, body));
    },
  });
  const part = { kind, control, disabled: busy };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Configuración"
      onSubmit={submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {restored && <DraftNote onDiscard={discard} />}
      <General {...part} business={business} />
      <Address {...part} setValue={setValue} />
      <Offer {...part} />
      <Panel title="Horario" text="Lo ven los clientes en tu página.">
        <Controller
          control={control}
          name="negocio.horarios"
          render={({ field }) => (
            <HoursEditor id="horario" value={field.value} onChange={field.onChange} disabled={busy} />
          )}
        />
      </Panel>
      {failure && <FormAlert message={failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <LoadingButton type="submit" size="large" loading={busy} loadingText="Guardando...">
          Guardar cambios
        </LoadingButton>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {dirty && !busy ? 'Tienes cambios sin guardar.' : ''}
        </Typography>
      </Box>
    </Box>
  );
}
