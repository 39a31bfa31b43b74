import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import { useState } from 'react';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { messageDayName } from '@/entities/chats/chats/chat-names';
import { useOlderMessages } from '@/entities/chats/chats/messages.queries';
import { useNow } from '@/lib/use-now';
import { KeyboardArrowDownRounded } from '@/ui/icons/keyboard-arrow-down-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';
import { MessageBubble } from './message-bubble';
import type { Item } from './message-items';
import { useMessageScroll } from './use-message-scroll';

/** Screen reader announcement: the latest message of somebody else that arrived while the conversation was open. */
function useAnnouncement(items: readonly Item[]): string {
  const last = items.at(-1);
  const key = last?.key ?? null;
  const [known, setKnown] = useState({ key, said: '' });
  if (known.key === key) return known.said;
  const heard = last?.kind === 'message' && last.message.state === 'received' ? last.message : null;
  const said = heard ? `${heard.author.nombre}: ${heard.contenido || 'un archivo'}` : '';
  setKnown({ key, said });
  return said;
}

interface MessageListProps {
  chat: Chat;
  items: readonly Item[];
  hasOlder: boolean;
  onRetry: (clientMsgId: string) => void;
  onDiscard: (clientMsgId: string) => void;
}

const label = {
  typography: 'caption',
  fontWeight: 600,
  px: 1.5,
  py: 0.25,
  borderRadius: 999,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;

/** A line across the messages: a day, or where the unread ones begin. */
const Divider = ({ text, unread = false }: { text: string; unread?: boolean }) => (
  <Box
    component="li"
    data-unread={unread || undefined}
    sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5, my: 1.5 }}
  >
    {unread && <Box aria-hidden sx={{ flex: 1, borderTop: 1, borderColor: 'primary.main' }} />}
    <Box component="span" sx={{ ...label, color: unread ? 'primary.main' : 'text.secondary' }}>
      {text}
    </Box>
    {unread && <Box aria-hidden sx={{ flex: 1, borderTop: 1, borderColor: 'primary.main' }} />}
  </Box>
);

/** Older messages: on their way, failed, or asked for by those who do not scroll. */
function Older({ id, older }: { id: string; older: ReturnType<typeof useOlderMessages> }) {
  return (
    <Box key={id} sx={{ display: 'grid', justifyItems: 'center', py: 1, minHeight: 52 }}>
      {older.isPending ? (
        <CircularProgress size={24} aria-label="Cargando mensajes anteriores" />
      ) : (
        <Button size="small" onClick={() => older.mutate()}>
          {older.isError ? `${CHAT_MESSAGES.messagesFailed}. Reintentar` : 'Ver mensajes anteriores'}
        </Button>
      )}
    </Box>
  );
}

/** The messages of a conversation by day, own ones at the right; what comes is announced, the history is not. */
export function MessageList({ chat, items, hasOlder, onRetry, onDiscard }: MessageListProps) {
  const older = useOlderMessages(chat._id);
  const now = useNow();
  const announced = useAnnouncement(items);
  const onOlder = hasOlder && !older.isPending && !older.isError ? () => older.mutate() : null;
  const { box, onScroll, away, arrived, toEnd } = useMessageScroll({ items, onOlder });
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={box}
        role="log"
        aria-live="off"
        aria-label={`Mensajes con ${chat.nombre}`}
        tabIndex={0}
        onScroll={onScroll}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overflowX: 'hidden',
          overscrollBehavior: 'contain',
          // The place is kept by useMessageScroll: both would move twice.
          overflowAnchor: 'none',
          px: { xs: 1.5, md: 2.5 },
          pb: 1.5,
          display: 'flex',
          flexDirection: 'column',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ flex: 1 }} />
        {hasOlder && <Older id={chat._id} older={older} />}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) =>
            item.kind === 'message' ? (
              <MessageBubble
                key={item.key}
                chatId={chat._id}
                message={item.message}
                named={chat.tipo === 'grupo'}
                onRetry={onRetry}
                onDiscard={onDiscard}
              />
            ) : (
              <Divider
                key={item.key}
                text={item.kind === 'day' ? messageDayName(item.fecha, now) : 'Nuevos mensajes'}
                unread={item.kind === 'unread'}
              />
            ),
          )}
        </Box>
      </Box>
      {away && (
        <Fab
          size="small"
          aria-label={arrived > 0 ? `Ir al final: ${arrived} sin ver` : 'Ir al final'}
          onClick={() => toEnd(true)}
          sx={{ position: 'absolute', right: 16, bottom: 12, bgcolor: 'background.paper', color: 'text.primary' }}
        >
          <Badge badgeContent={arrived} max={99} color="primary">
            <KeyboardArrowDownRounded />
          </Badge>
        </Fab>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announced}
      </Box>
    </Box>
  );
}
