import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { useMarkAllRead } from '@/entities/chats/notifications/notice-marks.queries';
import { useUnreadCount } from '@/entities/chats/notifications/notifications.queries';
import { paths } from '@/lib/paths';
import { focusMainHeading } from '@/lib/use-focus-heading';
import { iconOnPhones } from '@/ui/icon-on-phones';
import { DoneAllRounded } from '@/ui/icons/done-all-rounded';
import { TuneRounded } from '@/ui/icons/tune-rounded';

// Both share one line on a phone, reserved from the start: the first button appears once the notices are counted.
const line = { display: 'flex', gap: 1, width: { xs: 'calc(100vw - 32px)', sm: 'auto' } } as const;

/** Actions on all notices. */
export function NoticesActions() {
  const unread = useUnreadCount();
  const { mutate: markAll, isPending } = useMarkAllRead();
  const mark = () => {
    // The button disappears with the last unread notice.
    focusMainHeading();
    markAll();
  };
  return (
    <Box sx={line}>
      {unread > 0 && (
        <Button variant="outlined" startIcon={<DoneAllRounded />} disabled={isPending} onClick={mark}>
          {NOTICE_MESSAGES.readAll}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.noticePreferences()}
        startIcon={<TuneRounded />}
        sx={{ ...iconOnPhones, ml: { xs: 'auto', sm: 0 } }}
      >
        <span data-label>Preferencias</span>
      </Button>
    </Box>
  );
}
