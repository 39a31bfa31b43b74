import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { EventAvailableOutlined } from '@/ui/icons/event-available-outlined';
import { useCitaFile } from './citas.queries';
import { googleCalendarUrl } from './google-calendar';

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
