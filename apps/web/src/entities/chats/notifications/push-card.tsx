import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { isPushUnasked } from '@/lib/push-state';
import { readText, writeText } from '@/lib/storage';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { NotificationsActiveRounded } from '@/ui/icons/notifications-active-rounded';
import { LoadingButton } from '@/ui/loading-button';
import { pushKeyQuery, useDevicePush } from './device.queries';

/** That this person was asked on this device, whatever she answered. */
const ASKED_KEY = 'tuerca-avisos-ofrecidos';

/**
 * Offers, quietly and once, to tell this device how something just begun goes on; draws nothing where that is impossible, already
 * decided, or was offered before. The browser's own question comes with the press alone.
 */
export function PushCard({ about }: { about: string }) {
  const [open, setOpen] = useState(() => isPushUnasked() && readText(ASKED_KEY) === null);
  const key = useQuery({ ...pushKeyQuery(), enabled: open });
  const device = useDevicePush();
  if (!open || !key.data) return null;
  const close = () => {
    writeText(ASKED_KEY, 'true');
    setOpen(false);
  };
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label={NOTICE_MESSAGES.onDevice}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, p: 2 }}
    >
      <NotificationsActiveRounded aria-hidden sx={{ color: 'primary.main', mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>¿Te avisamos en este dispositivo?</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {about} Tu navegador te pedirá permiso; puedes quitarlo cuando quieras.
        </Typography>
        <LoadingButton
          variant="outlined"
          size="small"
          loading={device.isPending}
          loadingText="Activando..."
          onClick={() => device.mutate(true, { onSettled: close })}
        >
          Sí, avísame
        </LoadingButton>
      </Box>
      <IconButton size="small" aria-label="No, gracias" onClick={close}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Paper>
  );
}
