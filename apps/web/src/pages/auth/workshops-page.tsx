import Container from '@mui/material/Container';
import { WorkshopList } from '@/features/auth/workshops/workshop-list';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** The workshops. */
export const WorkshopsPage = () => (
  <Container>
    <Head
      title="Talleres"
      description="Talleres mecánicos de toda Venezuela: especialidades, horario de hoy, valoración y servicios para agendar."
    />
    <PageHeader
      title="Talleres"
      text="Mecánicos por especialidad y cerca de ti. Mira sus servicios y agenda tu cita."
    />
    <WorkshopList />
  </Container>
);
