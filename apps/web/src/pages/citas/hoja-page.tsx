import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { HojaView, useHojaTitle } from '@/features/citas/hojas/hoja-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { NO_PRINT } from '@/ui/print-sheet';

/** The record of one vehicle of a client. */
export function HojaPage() {
  const { id = '' } = useParams();
  return (
    <Container>
      <Head title={useHojaTitle(id)} noindex />
      <Box {...NO_PRINT}>
        <BackLink to={paths.clientGaraje()} label="Mi garaje" />
      </Box>
      <HojaView key={id} vehiculoId={id} />
    </Container>
  );
}
