import Button from '@mui/material/Button';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { notify } from '@/lib/notify';
import { CallRounded } from '@/ui/icons/call-rounded';

/** Calls the client; says so when there is no number to call. */
export const CallClient = ({
  cliente: { nombre, telefono },
  short = false,
}: Pick<Cita, 'cliente'> & { short?: boolean }) =>
  telefono ? (
    <Button
      component="a"
      href={`tel:${telefono}`}
      variant="outlined"
      startIcon={<CallRounded />}
      aria-label={`Llamar a ${nombre}`}
    >
      {short ? 'Llamar' : `Llamar al ${formatTelefono(telefono)}`}
    </Button>
  ) : (
    <Button
      variant="outlined"
      startIcon={<CallRounded />}
      aria-label={`Llamar a ${nombre}`}
      onClick={() => notify.warn(CITA_MESSAGES.noPhone)}
    >
      Llamar
    </Button>
  );
