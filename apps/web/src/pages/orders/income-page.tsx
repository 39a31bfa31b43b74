import Container from '@mui/material/Container';
import { IncomeView } from '@/features/orders/comisiones/income-view';
import { Head } from '@/lib/head';

/** Ingresos, of the panel of a store or workshop. */
export const IncomePage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Ingresos" noindex />
    <IncomeView />
  </Container>
);
