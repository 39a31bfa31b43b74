import Box from '@mui/material/Box';
import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { CalendarMonthRounded } from '@/ui/icons/calendar-month-rounded';
import { ForumRounded } from '@/ui/icons/forum-rounded';
import { InfoRounded } from '@/ui/icons/info-rounded';
import { PaymentsRounded } from '@/ui/icons/payments-rounded';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';
import { NOTICE_KINDS } from './notice-format';

const LOOKS: Record<NotificationType, { icon: React.ReactNode; color: string }> = {
  pedido: { icon: <ReceiptLongRounded />, color: 'primary.main' },
  pago: { icon: <PaymentsRounded />, color: 'success.main' },
  cita: { icon: <CalendarMonthRounded />, color: 'info.main' },
  mensaje: { icon: <ForumRounded />, color: 'warning.main' },
  sistema: { icon: <InfoRounded />, color: 'text.secondary' },
};

/** Icon of a kind of notice, coloured, with its name for screen readers. */
export const NoticeIcon = ({ tipo, size = 40 }: { tipo: NotificationType; size?: number }) => (
  <Box
    sx={{
      position: 'relative',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: size,
      height: size,
      borderRadius: '50%',
      bgcolor: 'marca.tile',
      color: LOOKS[tipo].color,
      '& svg': { fontSize: size * 0.55 },
    }}
  >
    {LOOKS[tipo].icon}
    <Box component="span" sx={visuallyHidden}>
      {NOTICE_KINDS[tipo]}
    </Box>
  </Box>
);
