import Button from '@mui/material/Button';
import { SERVICES_ID } from '@/features/auth/workshops/workshop-services';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';

/** Leads to the workshop's services, where an appointment begins. */
export const BookLink = () => (
  <Button
    component="a"
    href={`#${SERVICES_ID}`}
    variant="contained"
    color="secondary"
    startIcon={<EventAvailableRounded />}
  >
    Ver servicios y agendar
  </Button>
);
