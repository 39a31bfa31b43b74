import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { monthOf } from '@/entities/citas/citas/calendar-days';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { useTimes } from '@/entities/citas/citas/citas.queries';
import { SlotPickerSkeleton } from '@/entities/citas/citas/slot-picker-skeleton';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { useRole } from '@/lib/session';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { Form } from '@/ui/form/form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Booked } from './booked';
import { BookingFields } from './booking-fields';
import { CallWorkshop } from './call-workshop';
import { roleRefusal, useBooking } from './use-booking';

interface BookingProps {
  servicio: Servicio;
  /** The appointment that did not take place and that this one replaces. */
  former?: Cita;
}

function BookingForm({ servicio, former, onBooked }: BookingProps & { onBooked: (cita: Cita | 'kept') => void }) {
  const form = useBooking(servicio, former, onBooked);
  const [fecha, hora] = useWatch({ control: form.control, name: ['fecha', 'hora'] });
  return (
    <Form
      aria-label="Agendar Cita"
      onSubmit={form.submit}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <BookingFields form={form} servicio={servicio} />
      <Box sx={{ display: 'grid', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        {form.failure && <FormAlert message={form.failure} />}
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {fecha && hora
            ? `${whenInWords({ fecha, hora })}, ${servicio.taller.nombre}`
            : 'Elige el día y la hora para confirmar.'}
        </Typography>
        <LoadingButton
          type="submit"
          size="large"
          color="secondary"
          loading={form.busy}
          loadingText="Agendando..."
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Confirmar Cita
        </LoadingButton>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Reservamos la hora mientras el taller la confirma.{' '}
          {former ? 'Tu compra y lo que pagaste por Tuerca pasan a esta cita.' : 'No pagas nada ahora.'}
        </Typography>
      </Box>
    </Form>
  );
}

/** Booking a service, from the calendar to what was booked; says so where nothing can be booked. */
export function Booking({ servicio, former }: BookingProps) {
  const refusal = roleRefusal(useRole());
  const today = caracasDate(useNow());
  const query = useTimes({ servicioId: servicio._id }, monthOf(today));
  const [booked, setBooked] = useState<Cita | 'kept' | null>(null);
  if (booked === 'kept') return <OfflineActions kind="booking" />;
  if (booked) return <Booked cita={booked} />;
  if (refusal) return <Alert severity="info">{refusal}</Alert>;
  if (!servicio.disponible)
    return <CallWorkshop taller={servicio.taller} aviso="Este servicio no está disponible por ahora." />;
  return (
    <DataState query={query} skeleton={<SlotPickerSkeleton />} error={CITA_MESSAGES.availabilityFailed}>
      {({ aviso }) =>
        aviso ? (
          <CallWorkshop taller={servicio.taller} aviso={aviso} />
        ) : (
          <BookingForm servicio={servicio} former={former} onBooked={setBooked} />
        )
      }
    </DataState>
  );
}
