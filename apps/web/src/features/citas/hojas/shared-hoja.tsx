import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { HOJA_ERRORS } from '@tuerca/contracts/citas/hojas/errors';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import type { HojaPublica } from '@tuerca/contracts/citas/hojas/schemas';
import { HojaEntry } from '@/entities/citas/hojas/hoja-entry';
import { HojaEvents } from '@/entities/citas/hojas/hoja-events';
import { HojaHead } from '@/entities/citas/hojas/hoja-head';
import { HojaSummary } from '@/entities/citas/hojas/hoja-summary';
import { sharedHojaQuery } from '@/entities/citas/hojas/hojas.queries';
import { isCode } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { LinkOffRounded } from '@/ui/icons/link-off-rounded';
import { PrintButton } from '@/ui/print-sheet';
import { visuallyHidden } from '@/ui/visually-hidden';

/** A link that leads nowhere (any more). */
const HojaGone = () => (
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
const SharedHojaWaiting = () => (
  <>
    <Skeleton height={52} width="60%" sx={{ mt: 4, mb: 3 }} />
    <HojaSummary />
    <Skeleton variant="rectangular" height={240} sx={{ mt: 3 }} />
  </>
);

/** A record as a stranger reads it. */
function SharedHoja({ hoja: { vehiculo, resumen, eventos } }: { hoja: HojaPublica }) {
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

/** The record of a vehicle as whoever got its link reads it. */
export function SharedHojaPage() {
  const { token = '' } = useParams();
  const query = useQuery(sharedHojaQuery(token));
  if (isCode(query.error, 'HOJA_NO_DISPONIBLE', 'NO_ENCONTRADO', 'ENTRADA_INVALIDA'))
    return (
      <Container>
        <Head title="Hoja de vida no disponible" noindex />
        <HojaGone />
      </Container>
    );
  return (
    <Container sx={{ pt: { xs: 1, md: 3 }, pb: 6 }}>
      <Head
        title={query.data ? `Hoja de vida de ${vehicleName(query.data.vehiculo)}` : 'Hoja de vida'}
        description="Trabajos, repuestos, kilometraje y garantías de este vehículo."
        noindex
      />
      {!query.data && (
        <Typography component="h1" tabIndex={-1} sx={visuallyHidden}>
          Hoja de vida
        </Typography>
      )}
      <Box sx={{ maxWidth: 960, mx: 'auto' }}>
        <DataState query={query} skeleton={<SharedHojaWaiting />} error={HOJA_MESSAGES.loadFailed}>
          {(hoja) => <SharedHoja hoja={hoja} />}
        </DataState>
      </Box>
    </Container>
  );
}
