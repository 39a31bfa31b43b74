import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { notify } from '@/lib/notify';
import { withQuery } from '@/lib/paths';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { EventAvailableOutlined } from '@/ui/icons/event-available-outlined';
import { useCitaFile } from './citas.queries';

/** '20261124T143000Z' of an instant. */
const stamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Address that opens the appointment as a new event of Google Calendar. */
const googleCalendarUrl = ({ servicio, taller, vehiculo, fechaHora, fechaFin }: Cita): string =>
  withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: `${servicio.nombre} en ${taller.nombre}`,
    dates: `${stamp(fechaHora)}/${stamp(fechaFin)}`,
    details: `${vehiculo.marca} ${vehiculo.modelo} ${vehiculo.anio}`,
    location: taller.direccion,
    ctz: 'America/Caracas',
  });

/** Takes an appointment along: into Google Calendar, or as a file for any other. */
export function CalendarLinks({ cita }: { cita: Cita }) {
  const file = useCitaFile();
  const save = useSaveFile();
  const download = () =>
    file.mutateAsync({ citaId: cita._id, kind: 'calendar' }).then(
      (blob) => save(blob, `cita-${cita.fecha}.ics`),
      (error: unknown) => notify.failure(error, 'No se pudo descargar el archivo. Intenta nuevamente.'),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}>
      <Button
        component="a"
        href={googleCalendarUrl(cita)}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        startIcon={<EventAvailableOutlined />}
      >
        Agregar a Google Calendar
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadRounded />}
        loading={file.isPending}
        loadingPosition="start"
        onClick={() => void download()}
      >
        Archivo para tu calendario
      </Button>
    </Box>
  );
}
