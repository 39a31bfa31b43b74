import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { useOnline } from '@/lib/use-online';
import { realtime, useRealtimeState } from '@/lib/use-realtime';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { SyncProblemRounded } from '@/ui/icons/sync-problem-rounded';
import { NoticeBand } from '@/ui/notice-band';

/**
 * Notice, from the moment when the socket has given up until it is signed in again, that notices come late (counts are polled
 * meanwhile), with a button to try at once. Once closed it stays away until the connection is lost again.
 */
export function RealtimeBanner() {
  const online = useOnline();
  const state = useRealtimeState();
  const [notice, setNotice] = useState<'none' | 'shown' | 'closed'>('none');
  const [wasLive, setWasLive] = useState(false);
  if (state === 'ready' && !wasLive) setWasLive(true);
  if (state === 'off' && wasLive) setWasLive(false);
  if (state === 'failed' && notice === 'none') setNotice('shown');
  if ((state === 'ready' || state === 'off') && notice !== 'none') setNotice('none');
  const trying = state !== 'failed';
  return (
    <Box role="status">
      {online && notice === 'shown' && (
        <NoticeBand
          icon={<SyncProblemRounded fontSize="small" aria-hidden />}
          actions={
            <>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                disabled={trying}
                onClick={() => realtime.retry()}
              >
                {trying ? 'Reconectando…' : 'Reintentar'}
              </Button>
              <IconButton
                size="small"
                color="inherit"
                aria-label="Cerrar este aviso"
                onClick={() => setNotice('closed')}
              >
                <CloseRounded fontSize="small" />
              </IconButton>
            </>
          }
        >
          {wasLive
            ? 'Perdimos la conexión en vivo: tus avisos pueden tardar unos segundos.'
            : `${NOTICE_MESSAGES.noLiveConnection}: tus avisos pueden tardar unos segundos.`}
        </NoticeBand>
      )}
    </Box>
  );
}
