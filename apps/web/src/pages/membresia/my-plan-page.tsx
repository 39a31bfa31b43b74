import Container from '@mui/material/Container';
import { MyPlanView } from '@/features/membresia/my-plan/my-plan-view';
import { Head } from '@/lib/head';

/** Mi plan, of the offices of stores and workshops. */
export const MyPlanPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Mi plan" noindex />
    <MyPlanView />
  </Container>
);
