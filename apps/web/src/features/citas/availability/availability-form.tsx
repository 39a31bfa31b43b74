import Box from '@mui/material/Box';
import { Controller, useWatch } from 'react-hook-form';
import { type Disponibilidad, DisponibilidadInput } from '@tuerca/contracts/citas/citas/availability';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { notify } from '@/lib/notify';
import { useNow } from '@/lib/use-now';
import { Form } from '@/ui/form/form';
import { HoursEditor } from '@/ui/form/hours-editor';
import { SwitchField } from '@/ui/form/switch-field';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { Panel } from '@/ui/panel';
import { ExceptionsPanel } from './exceptions-panel';
import { type AvailabilityValues, availabilityValuesOf, horarioOf } from './form-values';
import { RulesFields } from './rules-fields';
import { AvailabilitySaveBar } from './save-bar';
import { useClosing } from './use-closing';

const FORM = 'disponibilidad';
/** Availability of a workshop: week, simultaneous appointments, and exceptional days. */
export function AvailabilityForm({ availability }: { availability: Disponibilidad }) {
  const today = caracasDate(useNow());
  const { save, dialog } = useClosing(availability.tallerId);
  const { control, setValue, submit, busy, dirty, failure } = useServerForm({
    schema: DisponibilidadInput,
    defaultValues: availabilityValuesOf(availability),
    send: (body: DisponibilidadInput) => save(body),
    onDone: ({ afectadas: _afectadas, ...saved }): AvailabilityValues => {
      notify.ok(CITA_MESSAGES.availabilitySaved);
      return availabilityValuesOf(saved);
    },
    failure: CITA_MESSAGES.availabilitySaveFailed,
  });
  const [bloqueos, fechasEspeciales, week] = useWatch({
    control,
    name: ['bloqueos', 'fechasEspeciales', 'horarioRegular'],
  });
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && <FormAlert message={failure} />}
      <Form
        id={FORM}
        aria-label="Disponibilidad"
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Panel title="Recibir citas">
            <SwitchField
              control={control}
              name="aceptaCitas"
              label="Acepto citas en línea"
              hint="Si lo apagas, nadie puede agendar. Las citas que ya tienes siguen igual."
              disabled={busy}
            />
          </Panel>
        </Box>
        <Panel title="Horario de la semana" text="Es el mismo horario que ven tus clientes en tu página.">
          <Controller
            control={control}
            name="horarioRegular"
            render={({ field: { value, onChange, ref } }) => (
              <HoursEditor id="horario" ref={ref} value={value} onChange={onChange} disabled={busy} />
            )}
          />
        </Panel>
        <Panel title="Reglas para agendar">
          <RulesFields control={control} disabled={busy} />
        </Panel>
      </Form>
      <Panel title="Excepciones" text="Feriados, vacaciones, horas que no puedes atender y días que abres aparte.">
        <ExceptionsPanel
          dates={{ bloqueos, fechasEspeciales }}
          onChange={(dates) => {
            setValue('bloqueos', [...dates.bloqueos], { shouldDirty: true });
            setValue('fechasEspeciales', [...dates.fechasEspeciales], { shouldDirty: true });
          }}
          horarioRegular={horarioOf(week)}
          today={today}
          disabled={busy}
        />
      </Panel>
      {dirty && <AvailabilitySaveBar form={FORM} busy={busy} />}
      {dialog}
    </Box>
  );
}
