import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import type { ProfileChange, Usuario } from '@tuerca/contracts/auth/users/schemas';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { AddressDetails } from '@/ui/form/address-details';
import { AddressFields } from '@/ui/form/address-fields';
import { twoColumns } from '@/ui/form/columns';
import { DateInput } from '@/ui/form/date-input';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { PhoneInput } from '@/ui/form/phone-input';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LANDMARK_EXAMPLE } from '@/ui/labels';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import { personalDataOf, schemaFor } from './personal-data';
import { useUpdateProfile } from './users.queries';

/** Name, telephone and, of people, date of birth and address. */
export function PersonalForm({ usuario }: { usuario: Usuario }) {
  const negocio = usuario.role === 'store' || usuario.role === 'workshop';
  const { data: estados } = useQuery({ ...estadosQuery, enabled: !negocio });
  const update = useUpdateProfile();
  const { control, setValue, submit, busy, failure, restored, discard } = useServerForm({
    schema: schemaFor(!negocio),
    defaultValues: personalDataOf(usuario),
    send: (body: ProfileChange) => update.mutateAsync(body),
    failure: (error) => {
      const detail = messageOf(error, '');
      return detail ? PROFILE_MESSAGES.saveFailed(detail) : PROFILE_MESSAGES.updateFailed;
    },
    draft: 'datos-personales',
    onDone: (saved) => {
      notify.ok(PROFILE_MESSAGES.updated);
      return personalDataOf(saved);
    },
  });
  return (
    <Panel title="Datos personales">
      <Form aria-label="Datos personales" onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {restored && <DraftNote onDiscard={discard} />}
        {failure && <FormAlert message={failure} />}
        <Box sx={twoColumns}>
          <TextInput
            control={control}
            name="nombre"
            label="Nombre y apellido"
            autoComplete="name"
            maxLength={120}
            disabled={busy}
            required
          />
          <PhoneInput control={control} name="telefono" label="Teléfono" disabled={busy} required />
          {usuario.role === 'client' && (
            <DateInput control={control} name="fechaNacimiento" label="Fecha de nacimiento" disabled={busy} />
          )}
        </Box>
        {negocio ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            El nombre, la dirección y el horario de tu negocio se cambian en la configuración de tu panel.
          </Typography>
        ) : (
          <AddressFields control={control} setValue={setValue} estados={estados} disabled={busy}>
            <AddressDetails
              control={control}
              numberLabel="Casa, piso o apartamento (opcional)"
              landmark={LANDMARK_EXAMPLE}
              disabled={busy}
            />
          </AddressFields>
        )}
        <LoadingButton type="submit" loading={busy} loadingText="Guardando..." sx={{ justifySelf: { sm: 'start' } }}>
          Guardar cambios
        </LoadingButton>
      </Form>
    </Panel>
  );
}
