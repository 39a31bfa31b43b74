import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { longDate } from '@/lib/format';
import { GavelRounded } from '@/ui/icons/gavel-rounded';

/** Tells the members that the administrators have read the conversation because of a report. */
export const ReviewNote = ({ since }: { since: string }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      px: { xs: 2, md: 2.5 },
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <GavelRounded aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
    <Typography variant="body2">
      {REPORT_MESSAGES.chatReviewed} (<time dateTime={since}>{longDate(since)}</time>).
    </Typography>
  </Box>
);
