import Button from '@mui/material/Button';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { ChatRounded } from '@/ui/icons/chat-rounded';
import { DirectionsRounded } from '@/ui/icons/directions-rounded';
import { PhoneRounded } from '@/ui/icons/phone-rounded';
import { type Business, businessChat, cityAndState, coordinatesOf, directionsHref } from './business';

/** Calling, writing and going there; each only where it leads somewhere. */
export function ContactLinks({ negocio }: { negocio: Business }) {
  const chat = businessChat(negocio);
  const reachable = coordinatesOf(negocio.direccion) ?? cityAndState(negocio.direccion);
  return (
    <>
      {negocio.telefono && (
        <Button component="a" href={`tel:${negocio.telefono}`} variant="outlined" startIcon={<PhoneRounded />}>
          Llamar al {formatTelefono(negocio.telefono)}
        </Button>
      )}
      {chat && (
        <Button component="a" href={chat} target="_blank" rel="noopener" variant="outlined" startIcon={<ChatRounded />}>
          WhatsApp
        </Button>
      )}
      {reachable && (
        <Button
          component="a"
          href={directionsHref(negocio.direccion)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          startIcon={<DirectionsRounded />}
        >
          Cómo llegar
        </Button>
      )}
    </>
  );
}
