import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import { NoticePreferencesLink } from '@/entities/chats/notifications/preferences-link';
import { updateUser } from '@/lib/session';
import { DataState } from '@/ui/data-state';
import { PAGE_COLORS } from '@/ui/labels';
import { ModeSwitch } from '@/ui/mode-switch';
import { Panel } from '@/ui/panel';
import { DataSaverPanel } from './data-saver-panel';
import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';
import { Preferences } from './preferences';
import { ProfileCard } from './profile-card';
import { ProfilePhoto } from './profile-photo';
import { meQuery } from './users.queries';

interface ProfileViewProps {
  /** The vehicles of a client. */
  garage?: ReactNode;
  /** Two-step verification and open sessions. */
  security?: ReactNode;
  /** The way out. */
  logout: ReactNode;
}

// On a phone: who, her data, then what is rarely touched; beside each other from 1200 px: the office's rail takes its share.
const places = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"card" "main" "side"', lg: '"card main" "side main"' },
} as const;
const column = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const Places = () => (
  <Box sx={places}>
    <Skeleton variant="rectangular" height={340} sx={{ gridArea: 'card', borderRadius: '10px' }} />
    <Box sx={{ ...column, gridArea: 'main' }}>
      <Skeleton variant="rectangular" height={460} sx={{ borderRadius: '10px' }} />
      <Skeleton variant="rectangular" height={330} sx={{ borderRadius: '10px' }} />
    </Box>
  </Box>
);

/** My account: who I am here, my data, my password, and how the page looks. */
export function ProfileView({ garage, security, logout }: ProfileViewProps) {
  const query = useQuery(meQuery());
  const usuario = query.data;
  useEffect(() => {
    if (usuario) updateUser(usuario);
  }, [usuario]);
  return (
    <DataState query={query} skeleton={<Places />} error={PROFILE_MESSAGES.loadFailed}>
      {(me) => (
        <Box sx={places}>
          <Box sx={{ gridArea: 'card', minWidth: 0 }}>
            <ProfileCard usuario={me} />
          </Box>
          <Box sx={{ ...column, gridArea: 'main' }}>
            <ProfilePhoto usuario={me} />
            {garage && (
              <Panel title="Mi garaje" text="Con tu vehículo elegido te decimos qué repuestos le sirven.">
                {garage}
              </Panel>
            )}
            <PersonalForm key={me._id} usuario={me} />
            {me.preferencias && <Preferences preferencias={me.preferencias} />}
            <NoticePreferencesLink />
            <PasswordForm email={me.email} />
            {security}
          </Box>
          <Box sx={{ ...column, gridArea: 'side' }}>
            <Panel title={PAGE_COLORS}>
              <ModeSwitch />
            </Panel>
            <DataSaverPanel />
            {logout}
          </Box>
        </Box>
      )}
    </DataState>
  );
}
