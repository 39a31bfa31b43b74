import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { SellerView } from '@/features/admin/sellers/seller-view';
import { MemberPlan } from '@/features/membresia/plans/member-plan';
import { Head } from '@/lib/head';

/** One taller, of the administrators' office. */
export function AdminWorkshopPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Talleres" noindex />
      <SellerView key={id} kind="talleres" id={id} renderPlan={(userId) => <MemberPlan userId={userId} />} />
    </Container>
  );
}
