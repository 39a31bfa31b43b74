import Container from '@mui/material/Container';
import { PreferencesView } from '@/features/chats/notifications/preferences-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** Preferencias de notificaciones. */
export const NoticePreferencesPage = () => (
  <Container>
    <Head title="Preferencias de notificaciones" noindex />
    <BackLink to={paths.notifications()} label="Notificaciones" />
    <PageHeader title="Preferencias de notificaciones" />
    <PreferencesView />
  </Container>
);
