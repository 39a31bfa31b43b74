import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { BusinessKind } from '@/entities/auth/negocios/business';
import { NoticePreferencesLink } from '@/entities/chats/notifications/preferences-link';
import { DataState } from '@/ui/data-state';
import { BusinessPictures } from './business-pictures';
import { useOwnBusiness } from './business-settings.queries';
import { SETTINGS_WORDS } from './own-business';
import { SettingsForm } from './settings-form';

const stack = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 } as const;

const Places = () => (
  <Box sx={stack}>
    {[230, 420, 360, 240, 560].map((height) => (
      <Skeleton key={height} variant="rectangular" height={height} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);

interface BusinessSettingsViewProps {
  kind: BusinessKind;
  /** The account's password, which another feature owns. */
  password: (email: string) => ReactNode;
}

/** Settings of a store or workshop: pictures, what its page says, and the account's password. */
export function BusinessSettingsView({ kind, password }: BusinessSettingsViewProps) {
  const query = useOwnBusiness(kind);
  return (
    <DataState query={query} skeleton={<Places />} error={SETTINGS_WORDS[kind].loadFailed}>
      {(business) => (
        <Box sx={stack}>
          <BusinessPictures kind={kind} business={business} />
          <SettingsForm kind={kind} business={business} />
          <NoticePreferencesLink />
          {password(business.email)}
        </Box>
      )}
    </DataState>
  );
}
