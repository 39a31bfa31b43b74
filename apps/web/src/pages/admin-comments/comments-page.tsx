import Container from '@mui/material/Container';
import { ModerationView } from '../../features/moderation/moderation-view';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** Comentarios, of the administrators' office. */
export const CommentsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Comentarios" noindex />
    <PageHeader
      title="Comentarios"
      text="Reseñas y preguntas. Lo que ocultas deja de contar y su autor lee el motivo."
    />
    <ModerationView />
  </Container>
);
