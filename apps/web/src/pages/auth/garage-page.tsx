import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { GarageList } from '@/features/auth/garaje/garage-list';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** A client's vehicles; the chosen one is what the lists compare parts with. */
export const GaragePage = () => (
  <Container>
    <Head title="Mi garaje" noindex />
    <PageHeader title="Mi garaje" text="El vehículo elegido es el que usamos para decirte qué repuestos le sirven." />
    <Box sx={{ maxWidth: 760 }}>
      <GarageList />
    </Box>
  </Container>
);
