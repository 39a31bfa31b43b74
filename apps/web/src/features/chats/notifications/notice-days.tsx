import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { noticeDayName, timeOfDay } from '@/entities/chats/notifications/notice-format';
import { NoticeRow } from '@/entities/chats/notifications/notice-row';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

function Day({
  name,
  rows,
  now,
  onRead,
}: {
  name: string;
  rows: Notificacion[];
  now: Date;
  onRead: (id: string) => void;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="body2" component="h2" sx={{ mb: 1, fontWeight: 700, color: 'text.secondary' }}>
        {name}
      </Typography>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box component="ul" aria-labelledby={id} sx={list}>
          {rows.map((notice) => (
            <NoticeRow
              key={notice._id}
              notice={notice}
              time={timeOfDay(notice.fecha, now)}
              onRead={() => onRead(notice._id)}
            />
          ))}
        </Box>
      </Paper>
    </Box>
  );
}

/** Notices under the days on which they came, in Caracas. */
export function NoticeDays({ rows, now, onRead }: { rows: Notificacion[]; now: Date; onRead: (id: string) => void }) {
  const days = new Map<string, Notificacion[]>();
  for (const notice of rows) {
    const day = caracasDate(new Date(notice.fecha));
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => (
    <Day key={day} name={noticeDayName(day, now)} rows={ofDay} now={now} onRead={onRead} />
  ));
}

/** As high as a page of notices on its way. */
export const NoticeDaysSkeleton = () => (
  <Box>
    <Skeleton width={60} sx={{ mb: 1 }} />
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {Array.from({ length: 6 }, (_, i) => (
        <Box key={i} sx={{ display: 'flex', gap: 2, p: 2, borderBottom: i < 5 ? 1 : 0, borderColor: 'divider' }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="45%" height={24} />
            <Skeleton width="85%" />
            <Skeleton width={70} />
          </Box>
        </Box>
      ))}
    </Paper>
  </Box>
);
