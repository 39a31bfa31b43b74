import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { noticeTypesFor, NOTIFICATION_TYPES } from '@tuerca/contracts/chats/notifications/rules';
import { noticePreferencesQuery, useChangePreferences } from '@/entities/chats/notifications/preferences.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useRole, useSession } from '@/lib/session';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { DevicePanel } from './device-panel';
import { PreferencesTable } from './preferences-table';

const stack = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 } as const;

const Places = () => (
  <Box sx={stack}>
    {[180, 480].map((height) => (
      <Skeleton key={height} variant="rectangular" height={height} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);

/** Notices outside of the web, and the devices that get them. */
function PreferencesView() {
  const query = useQuery(noticePreferencesQuery());
  const change = useChangePreferences();
  const kinds = noticeTypesFor(useSession().user?.equipo?.cargo) ?? NOTIFICATION_TYPES;
  return (
    <DataState query={query} skeleton={<Places />} error={NOTICE_MESSAGES.preferencesUnread}>
      {(preferences) => (
        <Box sx={stack}>
          <DevicePanel isOn={preferences.dispositivo} />
          <Panel
            title={NOTICE_MESSAGES.preferences}
            text="En Tuerca siempre ves todos tus avisos. Aquí decides cuáles te llegan también fuera de la página."
          >
            <PreferencesTable preferences={preferences} kinds={kinds} onChange={(wanted) => change.mutate(wanted)} />
          </Panel>
        </Box>
      )}
    </DataState>
  );
}

/** Page 'Preferencias de notificaciones'. */
export const NoticePreferencesPage = () => (
  <Container>
    <Head title="Preferencias de notificaciones" noindex />
    <BackLink to={paths.notifications(useRole())} label="Notificaciones" />
    <PageHeader title="Preferencias de notificaciones" />
    <PreferencesView />
  </Container>
);
