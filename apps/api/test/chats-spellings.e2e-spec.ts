import { CHAT_ACTIONS, type ChatAction } from '@tuerca/contracts/chats/chats/frames';
import { mintUser } from './actors';
import { chatCalls, ChatSocket, openChat } from './chats';
import { type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

type Spelling = (id: string) => string;
/** The fields of each action; a list names its ids once as they are and once in the spelling. */
const FIELDS: Record<keyof typeof CHAT_ACTIONS, (ids: { chat: string; message: string }, as: Spelling) => object> = {
  join_chat: ({ chat }, as) => ({ chatId: as(chat) }),
  typing: ({ chat }, as) => ({ chatId: as(chat), isTyping: true }),
  send_message: ({ chat }, as) => ({ chatId: as(chat), content: 'Hola', clientMsgId: 'a'.repeat(20) }),
  read_messages: ({ chat, message }, as) => ({ chatId: as(chat), messageIds: [message, as(message)] }),
  leave_chat: ({ chat }, as) => ({ chatId: as(chat) }),
  get_unread_count: () => ({}),
};
const ORDER: readonly ChatAction[] = [
  'join_chat',
  'typing',
  'read_messages',
  'send_message',
  'leave_chat',
  'typing',
  'get_unread_count',
];

/** Two people of a conversation: what each of them is told while one sends every action. */
async function heard(as: Spelling): Promise<string[]> {
  const [ana, luis] = [await mintUser(h, 'client'), await mintUser(h, 'store')];
  const chat = await openChat(h, ana, luis);
  const [from, to] = [await ChatSocket.open(h.base, ana), await ChatSocket.open(h.base, luis)];
  const message = (await chatCalls(h.base, luis).send(chat, 'Buenas')).body.data._id;
  // It follows the answer: awaited, it is heard in every run.
  await from.frame(({ action, data }) => action === 'unread_count_update' && data?.chatUnread === 1);
  to.send('join_chat', { chatId: chat });
  await to.settled();
  for (const action of ORDER) {
    from.send(action, FIELDS[action]({ chat, message }, as));
    await from.settled();
    await to.settled();
  }
  from.send('send_message', { chatId: as(chat), content: 'Con foto', adjuntos: [as('f'.repeat(24))] });
  await from.settled();
  const named = new Map([
    [ana.user._id, 'ana'],
    [luis.user._id, 'luis'],
    [chat, 'chat'],
    [message, 'message'],
  ]);
  const lines = [from, to].flatMap((socket, i) =>
    socket.frames
      .filter(({ type }) => type === 'chat' || type === 'error')
      .map((frame) =>
        `${i ? 'luis' : 'ana'}: ${JSON.stringify(frame)}`
          .replace(/\b[0-9a-f]{24}\b/gi, (id) => named.get(id) ?? (named.has(id.toLowerCase()) ? id : 'id'))
          .replace(/Persona \d+/g, 'Persona')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '@'),
      ),
  );
  from.close();
  to.close();
  // Two sockets hear the same thing in either order.
  return lines.sort();
}

it('every action of a conversation is told the same with ids in capitals and with ids twice', async () => {
  const [small, capital] = [await heard((id) => id), await heard((id) => id.toUpperCase())];
  expect(capital).toEqual(small);
  const acted = ['presence', 'typing_status', 'messages_read', 'message_sent', 'unread_count_update'];
  for (const action of acted)
    expect([action, small.some((line) => line.includes(`"${action}"`))]).toEqual([action, true]);
  expect(new Set(ORDER)).toEqual(new Set(Object.keys(CHAT_ACTIONS)));
});
