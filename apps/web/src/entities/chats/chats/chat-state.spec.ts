import { TYPING_TIMEOUT } from '@tuerca/contracts/chats/chats/rules';
import { buildAdjunto, buildChat, buildMensaje, buildOwn, chatId, ME, STORE } from '@/test/chats';
import { Activity } from './activity';
import { fileSize, initialsOf, listTime, shortName, typingText } from './chat-names';
import { type ChatPages, chatsOf, withChanged, withFirst, withMessage } from './chat-pages';
import { fits, isRead, lastSeq, type MessageLog, withNewer, withOlder, withReading } from './message-log';
import { TYPING_REPEAT, TypingSender } from './typing-sender';

const log = (...numbers: number[]): MessageLog => ({
  messages: numbers.map((seq) => buildMensaje(seq)),
  hasOlder: true,
  lecturas: [],
});
const numbersOf = ({ messages }: MessageLog) => messages.map(({ seq }) => seq);

describe('the messages that are known', () => {
  it('take newer and older ones in by number, each once', () => {
    const newer = withNewer(log(4, 5), [buildMensaje(6), buildMensaje(5)]);
    expect(numbersOf(newer)).toEqual([4, 5, 6]);
    const all = withOlder(newer, [buildMensaje(2), buildMensaje(3), buildMensaje(4)], false);
    expect([numbersOf(all), all.hasOlder, lastSeq(all)]).toEqual([[2, 3, 4, 5, 6], false, 6]);
  });

  it('know a gap', () => {
    expect([fits(log(4, 5), 6), fits(log(4, 5), 5), fits(log(4, 5), 7), fits(log(), 1)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('keep the id that this device made when another answer leaves it out', () => {
    const mine = withNewer(log(), [buildOwn(1, { clientMsgId: 'abcdefgh' })]);
    expect(withNewer(mine, [buildOwn(1)]).messages[0]!.clientMsgId).toBe('abcdefgh');
  });

  it('are read once somebody else has read that far', () => {
    const own = buildOwn(3);
    expect(isRead(own, [])).toBe(false);
    expect(isRead(own, [{ usuarioId: ME, seq: 9 }])).toBe(false);
    const { lecturas } = withReading(withReading(log(3), STORE, 3), STORE, 2);
    expect(isRead(own, lecturas)).toBe(true);
    expect(isRead(buildOwn(4), lecturas)).toBe(false);
    expect(isRead(buildOwn(4, { leido: [ME, STORE] }), [])).toBe(true);
  });
});

describe('the list', () => {
  const pages: ChatPages = {
    pages: [
      { chats: [buildChat(1), buildChat(2)], page: 1, totalPages: 2 },
      { chats: [buildChat(3), buildChat(2)], page: 2, totalPages: 2 },
    ],
    pageParams: [1, 2],
  };
  const ids = (data: ChatPages) => chatsOf(data).map(({ _id }) => _id);

  it('shows each conversation once, and the one that changed at the top', () => {
    expect(ids(pages)).toEqual([chatId(1), chatId(2), chatId(3)]);
    expect(ids(withFirst(pages, chatId(3)))).toEqual([chatId(3), chatId(1), chatId(2)]);
    expect(withFirst(pages, chatId(9))).toBe(pages);
    expect(withChanged(pages, chatId(9), (chat) => chat)).toBe(pages);
  });

  it('counts a message once, and only what is not on screen as unread', () => {
    const first = withMessage(buildChat(), buildMensaje(1), true);
    expect([first.unreadCount, first.seq, first.ultimoMensaje?.contenido]).toEqual([1, 1, 'Mensaje 1']);
    expect(withMessage(first, buildMensaje(1), true)).toBe(first);
    expect(withMessage(first, buildMensaje(2), false).unreadCount).toBe(1);
    const picture = buildMensaje(3, { contenido: '', adjuntos: [buildAdjunto()] });
    expect(withMessage(first, picture, true).ultimoMensaje?.contenido).toBe('Foto');
  });
});

describe('typing', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is told with the first keystroke, seldom while it goes on, and ended after the last', () => {
    const told: boolean[] = [];
    const sender = new TypingSender((isTyping) => told.push(isTyping));
    for (let i = 0; i < 8; i++) {
      sender.keystroke();
      jest.advanceTimersByTime(TYPING_REPEAT / 4);
    }
    expect(told).toEqual([true, true]);
    jest.advanceTimersByTime(TYPING_TIMEOUT);
    expect(told).toEqual([true, true, false]);
    sender.stop();
    expect(told).toHaveLength(3);
    sender.keystroke();
    sender.stop();
    expect(told.slice(3)).toEqual([true, false]);
  });

  it('of others goes out by itself when its end was lost', () => {
    const activity = new Activity();
    activity.typing(chatId(), STORE, true);
    jest.advanceTimersByTime(TYPING_TIMEOUT);
    activity.typing(chatId(), STORE, true);
    jest.advanceTimersByTime(TYPING_TIMEOUT);
    expect(activity.of(chatId()).typing).toEqual([STORE]);
    jest.advanceTimersByTime(TYPING_REPEAT + 1);
    expect(activity.of(chatId()).typing).toEqual([]);
  });
});

it('says when, who and how large', () => {
  const now = new Date('2026-11-22T15:00:00-04:00');
  expect(listTime('2026-11-22T10:42:00-04:00', now)).toBe('10:42\u00A0a.\u00A0m.');
  expect(listTime('2026-11-21T23:59:00-04:00', now)).toBe('ayer');
  expect(listTime('2026-11-12T10:00:00-04:00', now)).toBe('12/11');
  expect(listTime('2025-11-12T10:00:00-04:00', now)).toBe('12/11/2025');
  expect([initialsOf('Repuestos de La Yaguara'), initialsOf('Al')]).toEqual(['RY', 'A']);
  expect(shortName({ nombre: 'Mariana Gutiérrez', role: 'client' })).toBe('Mariana');
  expect(shortName({ nombre: 'Taller Cumbre del Ávila', role: 'workshop' })).toBe('Taller Cumbre del Ávila');
  expect([fileSize(820_300), fileSize(1_400_000)]).toEqual(['820 kB', '1,4 MB']);
  const group = buildChat(1, { tipo: 'grupo' });
  expect(typingText(buildChat(), [STORE], 'Escribiendo...')).toBe('Escribiendo...');
  expect(typingText(group, [STORE], 'Escribiendo...')).toBe('Repuestos Turpial: escribiendo...');
});
