import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { useChat } from '@/entities/chats/chats/chats.queries';
import { startLive, useActivity } from '@/entities/chats/chats/live.queries';
import { useMessages } from '@/entities/chats/chats/messages.queries';
import { longDate } from '@/lib/format';
import { Head } from '@/lib/head';
import { actingId } from '@/lib/page-access';
import { GavelRounded } from '@/ui/icons/gavel-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ChatFailure } from './chat-failure';
import { ConnectionNote } from './connection-note';
import { ContextStrip } from './context-strip';
import { ConversationHeader } from './conversation-header';
import { ConversationMessages } from './conversation-messages';
import { paneColumn, paneRow } from './pane-column';
import { TrashNote } from './trash-note';

/** Tells the members that the administrators have read the conversation because of a report. */
const ReviewNote = ({ since }: { since: string }) => (
  <Box sx={{ ...paneRow, py: 1 }}>
    <GavelRounded aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
    <Typography variant="body2">
      {REPORT_MESSAGES.chatReviewed} (<time dateTime={since}>{longDate(since)}</time>).
    </Typography>
  </Box>
);

interface PaneProps {
  id: string;
  user: Usuario;
  /** The list that it was opened from. */
  back: string;
}

const Waiting = () => (
  <Box
    aria-busy="true"
    aria-live="polite"
    sx={{ ...paneColumn, position: 'relative', justifyContent: 'flex-end', gap: 1.25, p: 2.5 }}
  >
    <Box component="span" sx={visuallyHidden}>
      Cargando…
    </Box>
    {[46, 62, 38, 54].map((width, i) => (
      <Skeleton
        key={width}
        variant="rounded"
        height={44}
        sx={{ width: `${width}%`, borderRadius: '12px', alignSelf: i % 2 ? 'flex-end' : 'flex-start' }}
      />
    ))}
  </Box>
);

/** One conversation: who it is with, what it is about, its messages, and the field to write. */
export function ConversationPane({ id, user, back }: PaneProps) {
  const live = startLive(useQueryClient(), actingId(user));
  const chat = useChat(id);
  const messages = useMessages(id);
  const activity = useActivity(live, id);
  const broken = chat.data ? messages : chat;
  const heading = !chat.data && (
    <Typography component="h1" tabIndex={-1} sx={visuallyHidden}>
      Conversación
    </Typography>
  );
  if (!chat.data && !chat.error)
    return (
      <Box sx={paneColumn}>
        {heading}
        <Waiting />
      </Box>
    );
  return (
    <Box
      component="section"
      aria-label={chat.data ? `Conversación con ${chat.data.nombre}` : 'Conversación'}
      sx={paneColumn}
    >
      <Head title={chat.data?.nombre ?? 'Mensajes'} noindex />
      {heading}
      {chat.data && <ConversationHeader chat={chat.data} account={actingId(user)} activity={activity} back={back} />}
      {chat.data?.contexto && <ContextStrip contexto={chat.data.contexto} />}
      {chat.data?.revision && <ReviewNote since={chat.data.revision} />}
      <ConnectionNote />
      {chat.data?.papelera && <TrashNote id={id} />}
      {chat.data && messages.data ? (
        <ConversationMessages key={id} chat={chat.data} log={messages.data} live={live} user={user} />
      ) : broken.error ? (
        <Box sx={{ ...paneColumn, justifyContent: 'center' }}>
          <ChatFailure
            query={broken}
            unavailable={CHAT_MESSAGES.messagesUnavailable}
            failed={CHAT_MESSAGES.messagesFailed}
            action={
              <Button component={Link} to={back}>
                Ver las conversaciones
              </Button>
            }
          />
        </Box>
      ) : (
        <Waiting />
      )}
    </Box>
  );
}
