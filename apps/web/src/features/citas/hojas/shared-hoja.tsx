import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { HOJA_ERRORS } from '@tuerca/contracts/citas/hojas/errors';
import type { HojaPublica } from '@tuerca/contracts/citas/hojas/schemas';
import { HojaEntry } from '@/entities/citas/hojas/hoja-entry';
import { HojaEvents } from '@/entities/citas/hojas/hoja-events';
import { HojaHead } from '@/entities/citas/hojas/hoja-head';
import { HojaSummary } from '@/entities/citas/hojas/hoja-summary';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkOffRounded } from '@/ui/icons/link-off-rounded';
import { PrintButton } from '@/ui/print-sheet';

/** A link that leads nowhere (any more). */
export const HojaGone = () => (
  <EmptyState
    heading
    icon={<LinkOffRounded sx={{ fontSize: 34 }} />}
    title="Esta hoja de vida no está disponible"
    text={`${HOJA_ERRORS.HOJA_NO_DISPONIBLE.message} Pídele uno nuevo.`}
    action={
      <Button component={Link} to={paths.home()} variant="contained">
        Ir al inicio
      </Button>
    }
  />
);
/** In the shape of what comes. */
export const SharedHojaWaiting = () => (
  <>
    <Skeleton height={52} width="60%" sx={{ mt: 4, mb: 3 }} />
    <HojaSummary />
    <Skeleton variant="rectangular" height={240} sx={{ mt: 3 }} />
  </>
);

/** A record as a stranger reads it. */
export function SharedHoja({ hoja: { vehiculo, resumen, eventos } }: { hoja: HojaPublica }) {
  return (
    <>
      <HojaHead vehiculo={vehiculo} actions={<PrintButton />} />
      <HojaSummary resumen={resumen} />
      {eventos.length === 0 ? (
        <EmptyState title="Todavía no tiene registros" text="Su dueño la acaba de empezar." />
      ) : (
        <HojaEvents
          events={eventos}
          keyOf={({ fecha, titulo }, i) => `${fecha} ${titulo} ${i}`}
          body={(event) => <HojaEntry event={event} />}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4, maxWidth: '72ch' }}>
        Los servicios y compras hechos en Tuerca los registra el taller o la tienda. Lo que dice «Anotado por su dueño»
        no lo verificamos. Antes de comprar un vehículo, hazle revisar por un mecánico.
      </Typography>
    </>
  );
}
