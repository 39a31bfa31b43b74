import { ForumOutlined } from '../../ui/icons/forum-outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/schemas';
import type { Usuario } from '@tuerca/contracts/users/schemas';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChat } from '../../entities/chats/chats.queries';
import { type Live, startLive, useActivity, useOutgoing } from '../../entities/chats/live.queries';
import type { MessageLog } from '../../entities/chats/message-log';
import { useMessages } from '../../entities/chats/messages.queries';
import { actingId } from '../../lib/page-access';
import { Head } from '../../lib/head';
import { EmptyState } from '../../ui/empty-state';
import { visuallyHidden } from '../../ui/visually-hidden';
import { ChatFailure } from './chat-failure';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { ContextStrip } from './context-strip';
import { ConversationHeader } from './conversation-header';
import { itemsOf } from './message-items';
import { MessageList } from './message-list';
import { ReviewNote } from './review-note';
import { TrashNote } from './trash-note';
import { useOpenConversation } from './use-open-conversation';

interface PaneProps {
  id: string;
  user: Usuario;
  /** The list that it was opened from. */
  back: string;
}

const column = { flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' } as const;

const Waiting = () => (
  <Box
    aria-busy="true"
    aria-live="polite"
    sx={{ ...column, position: 'relative', justifyContent: 'flex-end', gap: 1.25, p: 2.5 }}
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

interface ReadyProps {
  chat: Chat;
  log: MessageLog;
  live: Live;
  user: Usuario;
}

/** The messages of an open conversation, and the field for the next one. */
function Messages({ chat, log, live, user }: ReadyProps) {
  const outgoing = useOutgoing(live, chat._id);
  const { typing } = useOpenConversation(live, chat._id, log);
  // Where the unread ones begun when it was opened: reading them does not move the line.
  const [firstUnread] = useState(() => {
    const read = log.lecturas.find(({ usuarioId }) => usuarioId === actingId(user))?.seq ?? 0;
    return log.messages.find(({ seq, remitente }) => seq > read && remitente._id !== actingId(user))?.seq ?? 0;
  });
  const items = itemsOf({
    log,
    outgoing,
    me: { _id: actingId(user), nombre: user.nombre, person: user._id },
    firstUnread,
  });
  return (
    <>
      {items.length === 0 ? (
        <Box sx={{ ...column, justifyContent: 'center', px: 3 }}>
          <EmptyState
            compact
            icon={<ForumOutlined sx={{ fontSize: 34 }} />}
            title="Todavía no hay mensajes"
            text={
              chat.tipo === 'grupo'
                ? 'Lo que escribas aquí lo lee todo el grupo.'
                : `Escríbele a ${chat.nombre}: verás aquí su respuesta.`
            }
          />
        </Box>
      ) : (
        <MessageList
          chat={chat}
          items={items}
          hasOlder={log.hasOlder}
          onRetry={(clientMsgId) => live.outbox.retry(clientMsgId)}
          onDiscard={(clientMsgId) => live.outbox.discard(clientMsgId)}
        />
      )}
      <Composer
        chat={chat}
        account={actingId(user)}
        onKeystroke={() => typing.keystroke()}
        onSend={(contenido, adjuntos) => {
          typing.stop();
          live.outbox.add(chat._id, contenido, adjuntos);
        }}
      />
    </>
  );
}

/** One conversation: who it is with, what it is about, its messages, and the field to write. */
export function ConversationPane({ id, user, back }: PaneProps) {
  const live = startLive(useQueryClient(), actingId(user));
  const chat = useChat(id);
  const messages = useMessages(id);
  const activity = useActivity(live, id);
  const broken = chat.data ? messages : chat;
  if (!chat.data && !chat.error)
    return (
      <Box sx={column}>
        <Typography component="h1" sx={visuallyHidden}>
          Conversación
        </Typography>
        <Waiting />
      </Box>
    );
  return (
    <Box
      component="section"
      aria-label={chat.data ? `Conversación con ${chat.data.nombre}` : 'Conversación'}
      sx={column}
    >
      <Head title={chat.data?.nombre ?? 'Mensajes'} noindex />
      {chat.data && <ConversationHeader chat={chat.data} account={actingId(user)} activity={activity} back={back} />}
      {chat.data?.contexto && <ContextStrip contexto={chat.data.contexto} />}
      {chat.data?.revision && <ReviewNote since={chat.data.revision} />}
      <ConnectionNote />
      {chat.data?.papelera && <TrashNote id={id} />}
      {chat.data && messages.data ? (
        <Messages key={id} chat={chat.data} log={messages.data} live={live} user={user} />
      ) : broken.error ? (
        <Box sx={{ ...column, justifyContent: 'center' }}>
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
