import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { type Live, useOutgoing } from '@/entities/chats/chats/live.queries';
import type { MessageLog } from '@/entities/chats/chats/message-log';
import { actingId } from '@/lib/page-access';
import { EmptyState } from '@/ui/empty-state';
import { ForumOutlined } from '@/ui/icons/forum-outlined';
import { Composer } from './composer';
import { itemsOf } from './message-items';
import { MessageList } from './message-list';
import { paneColumn } from './pane-column';
import { useOpenConversation } from './use-open-conversation';

interface ConversationMessagesProps {
  chat: Chat;
  log: MessageLog;
  live: Live;
  user: Usuario;
}

/** The messages of an open conversation, and the field for the next one. */
export function ConversationMessages({ chat, log, live, user }: ConversationMessagesProps) {
  const outgoing = useOutgoing(live, chat._id);
  const { typing } = useOpenConversation(live, chat._id, log);
  // First unread message when it was opened: reading does not move the line.
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
        <Box sx={{ ...paneColumn, justifyContent: 'center', px: 3 }}>
          <EmptyState
            compact
            icon={<ForumOutlined sx={{ fontSize: 34 }} />}
            title={CHAT_MESSAGES.noMessages}
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
