import Container from '@mui/material/Container';
import { TeamView } from '@/features/auth/equipo/team-view';
import { Head } from '@/lib/head';

/** Equipo, of the store's panel. */
export const StoreTeamPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Equipo" noindex />
    <TeamView role="store" />
  </Container>
);

/** Equipo, of the workshop's panel. */
export const WorkshopTeamPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Equipo" noindex />
    <TeamView role="workshop" />
  </Container>
);
