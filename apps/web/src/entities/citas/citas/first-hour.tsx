import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { firstHourInWords } from '@tuerca/contracts/citas/citas/first-hour';
import type { PrimeraHora } from '@tuerca/contracts/citas/citas/schemas';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { EventAvailableOutlined } from '@/ui/icons/event-available-outlined';

/** Height of every state, so that nothing moves when the times come. */
const HEIGHT = 52;

interface FirstHourProps {
  servicio: { _id: string; nombre: string };
  /** Undefined while it is on its way, and for a service that cannot be booked. */
  hour: PrimeraHora | undefined;
  waiting: boolean;
}

/** The first free time of a service, as the link that books it then; why there is none. */
export function FirstHour({ servicio, hour, waiting }: FirstHourProps) {
  const now = useNow();
  if (waiting) return <Skeleton variant="rounded" height={HEIGHT} />;
  if (!hour?.primera)
    return (
      <Box sx={{ minHeight: HEIGHT, display: 'flex', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hour?.aviso}
        </Typography>
      </Box>
    );
  const when = firstHourInWords(hour.primera, now);
  return (
    <Button
      component={Link}
      to={paths.serviceBooking(servicio._id, hour.primera)}
      aria-label={`Agendar ${servicio.nombre}: primera hora libre, ${when}`}
      startIcon={<EventAvailableOutlined />}
      fullWidth
      sx={{
        minHeight: HEIGHT,
        px: { xs: 1.5, sm: 2 },
        py: 0.5,
        justifyContent: 'flex-start',
        textAlign: 'left',
        whiteSpace: 'normal',
        bgcolor: 'marca.tile',
      }}
    >
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          Primera hora libre
        </Typography>
        <Box component="span" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          {when}
        </Box>
      </Box>
    </Button>
  );
}
