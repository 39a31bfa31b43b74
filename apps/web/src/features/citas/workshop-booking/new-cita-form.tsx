import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { MIN_PROBLEM_LENGTH } from '@tuerca/contracts/citas/citas/rules';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { useUnusualTime } from '@/entities/citas/citas/use-unusual-time';
import { bs, duration } from '@/lib/format';
import { notify } from '@/lib/notify';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import { CustomerField } from './customer-field';
import { ANY_BAY, NewCitaSchema, type NewCitaValues, newCitaValues } from './new-cita-values';
import { TimeField } from './time-field';
import { BookingVehicleField } from './vehicle-field';
import { bookingCustomerQuery, useBookForCustomer } from './workshop-booking.queries';

/** Summary of the booking, as far as it is filled in. */
function Chosen({ control, servicios }: { control: Control<NewCitaValues>; servicios: Servicio[] }) {
  const [mode, clienteId, nuevo, servicioId, fecha, hora, puesto] = useWatch({
    control,
    name: ['mode', 'clienteId', 'cliente.nombre', 'servicioId', 'fecha', 'hora', 'puesto'],
  });
  const cliente = useQuery({ ...bookingCustomerQuery(clienteId), enabled: clienteId !== '' }).data;
  const nombre = mode === 'new' ? nuevo.trim() : cliente?.nombre;
  const servicio = servicios.find(({ _id }) => _id === servicioId)?.nombre;
  return (
    <Typography role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {fecha && hora
        ? [whenInWords({ fecha, hora }), puesto !== ANY_BAY && `puesto ${puesto}`, servicio, nombre]
            .filter(Boolean)
            .join(', ')
        : 'Elige el día y la hora para agendar.'}
    </Typography>
  );
}

interface NewCitaFormProps {
  tallerId: string;
  servicios: Servicio[];
  /** From the previous page; '' when unknown. */
  clienteId: string;
  fecha: string;
  onBooked: (cita: Cita) => void;
}

/** Form of an appointment made by the workshop: client, vehicle, service, time and the work to do. */
export function NewCitaForm({ tallerId, servicios, clienteId, fecha, onBooked }: NewCitaFormProps) {
  const book = useBookForCustomer();
  const unusual = useUnusualTime();
  const form = useServerForm({
    schema: NewCitaSchema,
    defaultValues: newCitaValues(clienteId, fecha),
    send: (body) => unusual.ask(body, (confirmaHora) => book.mutateAsync({ ...body, ...confirmaHora })),
    failure: CITA_MESSAGES.bookFailed,
    fields: {
      NO_ENCONTRADO: 'clienteId',
      SERVICIO_NO_ENCONTRADO: 'servicioId',
      DURACION_NO_AGENDABLE: 'servicioId',
      HORA_NO_DISPONIBLE: 'hora',
      FECHA_PASADA: 'hora',
      FUERA_DE_HORARIO: 'hora',
      FECHA_MUY_LEJANA: 'hora',
      CITA_REPETIDA: 'hora',
    },
    draft: `cita-taller-${clienteId}`,
    onDone: (cita) => {
      notify.ok(CITA_MESSAGES.booked);
      onBooked(cita);
    },
  });
  const { control, busy, failure, restored, discard, submit } = form;
  const options = servicios.map(({ _id, nombre, tiempoEstimado, precioBs }) => ({
    value: _id,
    label: [nombre, duration(tiempoEstimado), bs(precioBs)].filter(Boolean).join(' · '),
  }));
  return (
    <Form
      aria-label="Nueva cita"
      onSubmit={submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {restored && <DraftNote onDiscard={discard} />}
      <Panel title="Cliente">
        <CustomerField tallerId={tallerId} form={form} disabled={busy} />
      </Panel>
      <Panel title="Vehículo">
        <BookingVehicleField form={form} disabled={busy} />
      </Panel>
      <Panel title="Servicio">
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SelectInput
            control={control}
            name="servicioId"
            label="Servicio"
            placeholder="Elige el servicio"
            options={options}
            disabled={busy}
            required
          />
          <TextInput
            control={control}
            name="descripcionProblema"
            label="Qué hay que hacer"
            hint={`Al menos ${MIN_PROBLEM_LENGTH} caracteres: lo que contó el cliente, o lo que acordaron.`}
            rows={2}
            maxLength={1000}
            disabled={busy}
            required
          />
        </Box>
      </Panel>
      <Panel title="Día y hora">
        <TimeField form={form} />
      </Panel>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {failure && <FormAlert message={failure} />}
        <Chosen control={control} servicios={servicios} />
        <LoadingButton
          type="submit"
          size="large"
          color="secondary"
          loading={busy}
          loadingText="Agendando..."
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Agendar cita
        </LoadingButton>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Queda confirmada de una vez.
        </Typography>
      </Box>
      {unusual.dialog}
    </Form>
  );
}
