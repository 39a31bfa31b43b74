import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { notify } from '@/lib/notify';
import { useRole } from '@/lib/session';
import { CalendarMonthRounded } from '@/ui/icons/calendar-month-rounded';

/** Opens the booking of a service's page; other roles than clients are told why not. A link, so that it works before the page has come to life. */
export function BookButton({ disponible }: { disponible: boolean }) {
  const role = useRole();
  const refuse = (event: React.MouseEvent) => {
    if (role === null || role === 'client') return;
    event.preventDefault();
    notify.warn(SERVICE_MESSAGES.clientsOnlyCitas);
  };
  const look = {
    variant: 'contained',
    color: 'secondary',
    size: 'large',
    fullWidth: true,
    startIcon: <CalendarMonthRounded />,
  } as const;
  if (!disponible)
    return (
      <Button {...look} disabled>
        No disponible por ahora
      </Button>
    );
  return (
    <Button {...look} component={Link} to="?tab=cita" onClick={refuse}>
      Agendar cita
    </Button>
  );
}
