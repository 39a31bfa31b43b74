import { Controller } from 'react-hook-form';
import type { ZodType } from 'zod';
import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import type { BusinessKind } from '@/entities/auth/negocios/business';
import { useAffectedQuestion } from '@/entities/citas/citas/use-affected-question';
import { notify } from '@/lib/notify';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { HoursEditor } from '@/ui/form/hours-editor';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { Panel } from '@/ui/panel';
import { useUpdateBusiness } from './business-settings.queries';
import type { OwnBusiness } from './own-business';
import { SettingsSaveBar } from './save-bar';
import { BusinessAddressFields, General, Offer } from './settings-parts';
import {
  changedHours,
  savedBusiness,
  SETTINGS_SCHEMAS,
  type SettingsBody,
  type SettingsValues,
  settingsValuesOf,
} from './settings-values';

/** General information, address, what it deals with, and hours: one form, saved together. */
export function SettingsForm({ kind, business }: { kind: BusinessKind; business: OwnBusiness }) {
  const update = useUpdateBusiness();
  const { confirm, dialog } = useAffectedQuestion(business._id);
  const { control, setValue, submit, busy, dirty, failure, restored, discard } = useServerForm<
    SettingsValues,
    SettingsBody,
    SettingsBody
  >({
    schema: SETTINGS_SCHEMAS[kind] as ZodType<SettingsBody>,
    defaultValues: settingsValuesOf(business),
    send: async (body: SettingsBody) => {
      const horarioRegular = 'workshop' in body && changedHours(business, body.workshop.horarios);
      if (horarioRegular) await confirm({ horarioRegular });
      await update.mutateAsync(body);
      return body;
    },
    failure: PROFILE_MESSAGES.updateFailed,
    draft: `configuracion-${kind}`,
    onDone: (body) => {
      notify.ok(PROFILE_MESSAGES.updated);
      return settingsValuesOf(savedBusiness(business, body));
    },
  });
  const part = { kind, control, disabled: busy };
  return (
    <Form
      aria-label="Configuración"
      onSubmit={submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {restored && <DraftNote onDiscard={discard} />}
      <General {...part} business={business} />
      <BusinessAddressFields {...part} setValue={setValue} />
      <Offer {...part} />
      <Panel title="Horario" text="Lo ven los clientes en tu página.">
        <Controller
          control={control}
          name="negocio.horarios"
          render={({ field }) => (
            <HoursEditor id="horario" ref={field.ref} value={field.value} onChange={field.onChange} disabled={busy} />
          )}
        />
      </Panel>
      {failure && <FormAlert message={failure} />}
      <SettingsSaveBar busy={busy} dirty={dirty} />
      {dialog}
    </Form>
  );
}
