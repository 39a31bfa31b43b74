import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import Button from '@mui/material/Button';
import { SERVICE_MESSAGES } from '@tuerca/contracts/services/messages';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { notify } from '../../lib/notify';
import { useSession } from '../../lib/session';

/** Leads to the booking of a service: a visitor by the sign-in screen, other roles are told why not. A link, so that it works before the page has come to life. */
export function BookButton({ servicioId, disponible }: { servicioId: string; disponible: boolean }) {
  const { status, user } = useSession();
  const place = paths.clientBooking(servicioId);
  const refuse = (event: React.MouseEvent) => {
    if (!user || user.role === 'client') return;
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
    <Button {...look} component={Link} to={status === 'anonymous' ? paths.login(place) : place} onClick={refuse}>
      Agendar cita
    </Button>
  );
}
