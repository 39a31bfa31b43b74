import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { timeAgo } from '@/entities/chats/notifications/notice-format';
import { useMarkAllRead, useMarkRead } from '@/entities/chats/notifications/notice-marks.queries';
import { NoticeRow } from '@/entities/chats/notifications/notice-row';
import { useNoticePage, useUnreadCount } from '@/entities/chats/notifications/notifications.queries';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { DoneAllRounded } from '@/ui/icons/done-all-rounded';

const SHOWN = 6;
const list = { listStyle: 'none', m: 0, p: 0 } as const;

function Newest({ close }: { close: () => void }) {
  const query = useNoticePage({ page: 1, limit: SHOWN });
  const { mutate: markRead } = useMarkRead();
  const now = useNow();
  const skeleton = (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rectangular" height={56} />
      ))}
    </Box>
  );
  return (
    <DataState
      query={query}
      skeleton={skeleton}
      error={NOTICE_MESSAGES.listFailed}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{NOTICE_MESSAGES.none}</Typography>
      }
    >
      {({ rows }) => (
        <Box component="ul" aria-label="Las más recientes" sx={list}>
          {rows.slice(0, SHOWN).map((notice) => (
            <NoticeRow
              key={notice._id}
              compact
              notice={notice}
              time={timeAgo(notice.fecha, now)}
              onRead={() => markRead(notice._id)}
              onFollow={close}
            />
          ))}
        </Box>
      )}
    </DataState>
  );
}

interface NoticesPopoverProps {
  /** Element that anchors the popover; null while it is closed. */
  anchor: HTMLElement | null;
  close: () => void;
}

/** Newest notices of the user, below the bell. */
export function NoticesPopover({ anchor, close }: NoticesPopoverProps) {
  const headingId = useId();
  const unread = useUnreadCount();
  const { mutate: markAll, isPending } = useMarkAllRead();
  return (
    // Inside the header's landmark; at the end of the page it would belong to none.
    <Popover
      anchorEl={anchor}
      container={anchor?.closest('header')}
      open={!!anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': headingId,
          sx: { mt: 1, width: 400, maxWidth: 'calc(100vw - 32px)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', minHeight: 56, px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={headingId} variant="h4" component="h2" tabIndex={-1} sx={{ flex: 1 }}>
          Notificaciones
        </Typography>
        {unread > 0 && (
          <Button
            size="small"
            startIcon={<DoneAllRounded />}
            disabled={isPending}
            onClick={({ currentTarget }) => {
              // The button is removed with the last unread notice.
              (currentTarget.previousElementSibling as HTMLElement).focus();
              markAll();
            }}
          >
            {NOTICE_MESSAGES.readAll}
          </Button>
        )}
      </Box>
      <Box sx={{ overflowY: 'auto', maxHeight: 'min(520px, calc(100dvh - 220px))' }}>
        <Newest close={close} />
      </Box>
      <Button
        component={Link}
        to={paths.notifications(useRole())}
        onClick={close}
        sx={{ borderRadius: 0, minHeight: 48, borderTop: 1, borderColor: 'divider' }}
      >
        Ver todas
      </Button>
    </Popover>
  );
}
