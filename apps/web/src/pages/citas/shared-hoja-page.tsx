import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import { sharedHojaQuery } from '@/entities/citas/hojas/hojas.queries';
import { HojaGone, SharedHoja, SharedHojaWaiting } from '@/features/citas/hojas/shared-hoja';
import { isCode } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { DataState } from '@/ui/data-state';
import { PrintSheet } from '@/ui/print-sheet';
import { visuallyHidden } from '@/ui/visually-hidden';

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
      <PrintSheet />
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
