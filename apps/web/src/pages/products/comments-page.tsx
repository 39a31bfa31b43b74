import Container from '@mui/material/Container';
import { ModerationView } from '@/features/products/moderation/moderation-view';
import { Head } from '@/lib/head';

/** Comentarios, of the administrators' office. */
export const CommentsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Comentarios" noindex />
    <ModerationView />
  </Container>
);
