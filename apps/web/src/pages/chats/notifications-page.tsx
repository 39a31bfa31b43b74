import Container from '@mui/material/Container';
import { NoticesActions } from '@/features/chats/notifications/notices-actions';
import { NoticesView } from '@/features/chats/notifications/notices-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Notificaciones. */
export const NotificationsPage = () => (
  <Container>
    <Head title="Notificaciones" noindex />
    <PageHeader title="Notificaciones" actions={<NoticesActions />} />
    <NoticesView />
  </Container>
);
