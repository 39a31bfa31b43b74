import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { type Actor, mintUser } from './actors';
import { chatCalls, ChatSocket, expectExact, openChat } from './chats';
import { type Harness, startApp } from './harness';
import { openShop, type Shop } from './shop';

let h: Harness;
let shop: Shop;
let ana: Actor;
const opened: ChatSocket[] = [];
const socketOf = async (actor: Actor) => {
  const socket = await ChatSocket.open(h.base, actor);
  opened.push(socket);
  return socket;
};
const as = (actor: Actor) => chatCalls(h.base, actor);

beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
afterAll(() => h.close());

it('a client asks a store about a product, and both settle it', async () => {
  const product = await shop.sell({ nombre: 'Bomba de agua' });
  const { status, body } = await as(ana).open({ contexto: { tipo: 'producto', id: product.id } });
  expect([status, chats.create.response.parse(body.data)]).toMatchObject([
    201,
    {
      tipo: 'directo',
      unreadCount: 0,
      ultimoMensaje: null,
      contexto: { tipo: 'producto', titulo: 'Bomba de agua', ruta: `/producto/${product.id}` },
    },
  ]);
  const chatId = body.data._id;
  // The store hears of it with the first message.
  expect((await as(shop.store).list()).body.data.some(({ _id }) => _id === chatId)).toBe(false);
  const [phone, store] = [await socketOf(ana), await socketOf(shop.store)];
  phone.send('send_message', { chatId, content: '  ¿Le sirve a un Aveo 2008?  ', clientMsgId: 'movil-0001' });
  const ack = await phone.frame(({ action }) => action === 'message_sent');
  expect(ack).toMatchObject({ chatId, seq: 1, content: '¿Le sirve a un Aveo 2008?', clientMsgId: 'movil-0001' });
  const arrived = await store.frame(({ action }) => action === 'new_message');
  expect(arrived).toMatchObject({
    _id: ack._id,
    sender: { _id: ana.user._id, name: ana.user.nombre },
    clientMsgId: null,
  });
  expect(await store.frame(({ action }) => action === 'unread_count_update')).toMatchObject({
    data: { chatId, chatUnread: 1, unreadCount: 1 },
  });
  expect((await phone.frame(({ action }) => action === 'new_message')).clientMsgId).toBe('movil-0001');

  const list = await as(shop.store).list();
  expect(chats.list.meta.parse(list.body.meta)).toMatchObject({ unreadCount: 1 });
  expect(list.body.data[0]).toMatchObject({
    _id: chatId,
    nombre: ana.user.nombre,
    unreadCount: 1,
    ultimoMensaje: { contenido: '¿Le sirve a un Aveo 2008?', remitente: ana.user._id, seq: 1 },
  });
  store.send('read_messages', { chatId, messageIds: [ack._id] });
  expect(await phone.frame(({ action }) => action === 'messages_read')).toMatchObject({
    chatId,
    messageIds: [ack._id],
    readBy: shop.store.user._id,
    hastaSeq: 1,
  });
  const answer = await as(shop.store).send(chatId, 'Sí, le sirve. Tenemos dos.');
  expect([answer.status, answer.body.data.seq, answer.body.data.leido]).toEqual([201, 2, [shop.store.user._id]]);
  const page = await as(ana).messages(chatId);
  expect(chats.messages.meta.parse(page.body.meta)).toMatchObject({ hasMore: false, seq: 2 });
  expect(page.body.data.map(({ seq, leido }) => [seq, leido.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect((await as(ana).get(chatId)).body.data).toMatchObject({ nombre: shop.store.user.negocio, unreadCount: 1 });
  expect((await as(ana).read(chatId)).body.data).toEqual({ unreadCount: 0, total: 0 });
  await expectExact(h);
});

it('opened twice, from both sides and at the same moment, it is one conversation', async () => {
  const opening = await Promise.all(
    Array.from({ length: 6 }, () => as(ana).open({ participantes: [shop.store.user._id] })),
  );
  expect(new Set(opening.map(({ body }) => body.data._id)).size).toBe(1);
  const back = await as(shop.store).open({ participantes: [ana.user._id] });
  expect(back.body.data._id).toBe(opening[0]!.body.data._id);
});

it('a message is stored once, however often and from wherever it is sent', async () => {
  const chatId = await openChat(h, ana, shop.store);
  const socket = await socketOf(ana);
  for (let n = 0; n < 25; n++) socket.send('send_message', { chatId, content: 'Hola', clientMsgId: 'igual-0001' });
  const calls = await Promise.all(
    Array.from({ length: 25 }, () => as(ana).send(chatId, 'Hola', { clientMsgId: 'igual-0001' })),
  );
  await socket.settled();
  const ids = [...calls.map(({ body }) => body.data._id), ...socket.of('message_sent').map(({ _id }) => _id as string)];
  expect([ids.length, new Set(ids).size]).toEqual([50, 1]);
  expect(calls.filter(({ headers }) => headers.get('idempotent-replayed') !== 'true').length).toBeLessThanOrEqual(1);
  expect((await as(ana).messages(chatId)).body.data).toHaveLength(1);
  const other = await as(ana).send(chatId, 'Otra cosa', { clientMsgId: 'igual-0001' });
  expect([other.status, other.body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
  await expectExact(h);
});

it('what somebody writes is text, whatever it looks like', async () => {
  const chatId = await openChat(h, ana, shop.store);
  const texts = ['$participantes', '$$ROOT', '{"$ne":1}', '<img src=x onerror=alert(1)>', '👩‍🔧 ñandú'];
  for (const contenido of texts) {
    expect((await as(ana).send(chatId, contenido)).body.data.contenido).toBe(contenido);
    expect((await as(ana).get(chatId)).body.data.ultimoMensaje?.contenido).toBe(contenido);
  }
  // What turns the letters after it around is taken out.
  expect((await as(ana).send(chatId, '\u202Eabc')).body.data.contenido).toBe('abc');
});
