import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { DataState } from '@/ui/data-state';
import { Panel } from '@/ui/panel';
import { OpenSessions } from './open-sessions';
import { SecondFactor } from './second-factor';
import { securityQuery } from './security.queries';

const ANCHOR = 'seguridad';

/** Protection of my account: two-step verification, and my sessions. */
export function SecurityPanel() {
  const query = useQuery(securityQuery());
  const place = useRef<HTMLDivElement>(null);
  const asked = useLocation().hash === `#${ANCHOR}`;
  const ready = query.data !== undefined;
  useEffect(() => {
    if (asked && ready) place.current?.scrollIntoView?.({ block: 'start' });
  }, [asked, ready]);
  return (
    <Box id={ANCHOR} ref={place} sx={{ scrollMarginTop: 96, minWidth: 0 }}>
      <Panel title="Seguridad">
        <Box sx={{ display: 'grid', gap: 3 }}>
          <DataState query={query} skeleton={<Skeleton height={120} />} error={AUTH_MESSAGES.securityFailed}>
            {({ segundoFactor }) => <SecondFactor factor={segundoFactor} />}
          </DataState>
          <Divider />
          <OpenSessions />
        </Box>
      </Panel>
    </Box>
  );
}
