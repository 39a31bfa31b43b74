import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { type Live, useOutgoing } from '@/entities/chats/chats/live.queries';
import { lastSeq, type MessageLog } from '@/entities/chats/chats/message-log';
import { TypingSender } from '@/entities/chats/chats/typing-sender';
import { actingId } from '@/lib/page-access';
import { onPageVisible } from '@/lib/page-visible';
import { EmptyState } from '@/ui/empty-state';
import { ForumOutlined } from '@/ui/icons/forum-outlined';
import { Composer } from './composer';
import { itemsOf } from './message-items';
import { MessageList } from './message-list';
import { paneColumn } from './pane-column';

/** Joins a conversation for as long as it is shown, and marks what is on screen as read while somebody looks at the page. */
function useOpenConversation({ chats }: Live, chatId: string, log: MessageLog): { typing: TypingSender } {
  const [typing] = useState(() => new TypingSender((isTyping) => chats.tell('typing', { chatId, isTyping })));
  useEffect(() => {
    const leave = chats.join(chatId);
    return () => {
      typing.stop();
      leave();
    };
  }, [chats, chatId, typing]);
  const last = lastSeq(log);
  useEffect(() => {
    const see = () => chats.see(chatId);
    see();
    return onPageVisible(see);
  }, [chats, chatId, last]);
  return { typing };
}

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
