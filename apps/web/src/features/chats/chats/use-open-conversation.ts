import { useEffect, useState } from 'react';
import type { Live } from '@/entities/chats/chats/live.queries';
import { lastSeq, type MessageLog } from '@/entities/chats/chats/message-log';
import { TypingSender } from '@/entities/chats/chats/typing-sender';
import { onPageVisible } from '@/lib/page-visible';

/** Joins a conversation for as long as it is shown, and marks what is on screen as read while somebody looks at the page. */
export function useOpenConversation({ chats }: Live, chatId: string, log: MessageLog): { typing: TypingSender } {
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
