import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { AdminPayoutDetail } from '@/features/orders/comisiones/admin-payout-detail';
import { Head } from '@/lib/head';
import { usePage } from '@/lib/use-page';

/** One payout, of the administrators' panel. */
export const PayoutPage = () => {
  const { id = '' } = useParams();
  const page = usePage();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Liquidación" noindex />
      <AdminPayoutDetail id={id} page={page} />
    </Container>
  );
};
