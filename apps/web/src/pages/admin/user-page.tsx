import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { UserView } from '@/features/admin/users/user-view';
import { MemberPlan } from '@/features/membresia/plans/member-plan';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** One account, of the administrators' office. */
export function UserPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Usuario" noindex />
      <BackLink to={paths.adminUsers()} label="Usuarios" />
      <UserView key={id} id={id} renderPlan={(userId) => <MemberPlan userId={userId} />} />
    </Container>
  );
}
