import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContextoChat } from '@tuerca/contracts/chats/chats/rules';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { CalendarMonthRounded } from '@/ui/icons/calendar-month-rounded';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { ManageSearchRounded } from '@/ui/icons/manage-search-rounded';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { SellOutlined } from '@/ui/icons/sell-outlined';
import { paneRow } from './pane-column';

const KINDS: Record<ContextoChat, { label: string; icon: ReactNode }> = {
  producto: { label: 'Producto', icon: <SellOutlined fontSize="small" aria-hidden /> },
  pedido: { label: 'Pedido', icon: <ReceiptLongRounded fontSize="small" aria-hidden /> },
  solicitud: { label: 'Solicitud', icon: <ManageSearchRounded fontSize="small" aria-hidden /> },
  cita: { label: 'Cita', icon: <CalendarMonthRounded fontSize="small" aria-hidden /> },
};

/** Link to the conversation's subject. */
export const ContextStrip = ({ contexto }: { contexto: NonNullable<Chat['contexto']> }) => (
  <Box
    component={Link}
    to={contexto.ruta}
    sx={{
      ...paneRow,
      minHeight: 44,
      bgcolor: 'marca.tile',
      color: 'text.primary',
      textDecoration: 'none',
      '&:hover span:last-of-type': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: -3 },
    }}
  >
    {KINDS[contexto.tipo].icon}
    <Typography component="span" variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
      {KINDS[contexto.tipo].label}: <strong>{contexto.titulo}</strong>
    </Typography>
    <ChevronRightRounded aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
  </Box>
);
