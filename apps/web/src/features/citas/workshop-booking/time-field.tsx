import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { monthOf } from '@/entities/citas/citas/calendar-days';
import { useTimes } from '@/entities/citas/citas/citas.queries';
import { SlotField } from '@/entities/citas/citas/slot-field';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { ExactTime } from './exact-time';
import type { NewCitaValues } from './new-cita-values';

type TimeForm = Pick<UseFormReturn<NewCitaValues>, 'control' | 'setValue' | 'setError' | 'clearErrors'>;

/** The times of a service; a service that is too long for any day has none. */
function TimesOfService({ servicioId, form }: { servicioId: string; form: TimeForm }) {
  const of = { servicioId, own: true } as const;
  const today = caracasDate(useNow());
  if (useTimes(of, monthOf(today)).data?.aviso)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" component={RouterLink} to={paths.workshopServices()}>
            Ver servicios
          </Button>
        }
      >
        La duración de este servicio no cabe en ninguno de tus días.
      </Alert>
    );
  return (
    <>
      <SlotField form={form} of={of} anyTime suggestFirst />
      <ExactTime servicioId={servicioId} form={form} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        ¿Falta un día o una hora?{' '}
        <Link component={RouterLink} to={paths.workshopAvailability()}>
          Revisa tu disponibilidad
        </Link>
      </Typography>
    </>
  );
}

/** Day and time, once there is a service whose times can be asked for. */
export function TimeField({ form }: { form: TimeForm }) {
  const servicioId = useWatch({ control: form.control, name: 'servicioId' });
  if (!servicioId)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Elige primero el servicio: su duración decide qué horas están libres.
      </Typography>
    );
  return <TimesOfService key={servicioId} servicioId={servicioId} form={form} />;
}
