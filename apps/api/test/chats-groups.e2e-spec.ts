import { MAX_PARTICIPANTES } from '@tuerca/contracts/chats/chats/rules';
import { type Actor, mintUser, mintUsers } from './actors';
import { chatCalls, ChatSocket, expectExact, openChat } from './chats';
import { type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { openShop, type Shop } from './shop';

jest.setTimeout(120_000);

let h: Harness;
let shop: Shop;
let ana: Actor;
const as = (actor: Actor) => chatCalls(h.base, actor);
const opened: ChatSocket[] = [];
const socketOf = async (actor: Actor) => {
  const socket = await ChatSocket.open(h.base, actor);
  opened.push(socket);
  return socket;
};

beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
afterAll(() => h.close());

describe('groups', () => {
  it('whoever opened it puts people in, takes them out and names it; everybody may leave', async () => {
    const [workshop, other] = (await mintUsers(h, 'workshop', 2)) as [Actor, Actor];
    await openChat(h, ana, shop.store);
    const store = as(shop.store);
    expect((await store.open({ participantes: [ana.user._id, workshop.user._id] })).body.code).toBe('ENTRADA_INVALIDA');
    const made = await store.open({ participantes: [ana.user._id, workshop.user._id], nombre: 'Frenos de Ana' });
    expect(made.body.data).toMatchObject({ tipo: 'grupo', nombre: 'Frenos de Ana', creadorId: shop.store.user._id });
    const id = made.body.data._id;
    await store.send(id, 'Les presento');
    expect((await as(ana).list()).body.data[0]).toMatchObject({ _id: id, unreadCount: 1 });
    // A member is no creator, and a stranger to the creator does not come in.
    expect((await as(ana).add(id, other.user._id)).body.code).toBe('CHAT_NO_PERMITIDO');
    expect((await as(ana).remove(id, workshop.user._id)).body.code).toBe('CHAT_NO_PERMITIDO');
    expect((await as(ana).change(id, { nombre: 'Mío' })).body.code).toBe('CHAT_NO_PERMITIDO');
    expect((await store.add(id, (await mintUser(h, 'client')).user._id)).body.code).toBe('CHAT_NO_PERMITIDO');
    expect((await store.change(id, { nombre: 'Frenos y embrague' })).body.data.nombre).toBe('Frenos y embrague');
    expect((await store.list('?q=embrague')).body.data.map(({ _id }) => _id)).toEqual([id]);

    expect((await store.add(id, other.user._id)).body.data.participantes).toHaveLength(4);
    expect((await store.add(id, other.user._id)).body.data.participantes).toHaveLength(4);
    // She sees what is written from now on.
    expect((await as(other).messages(id)).body.data).toEqual([]);
    await store.send(id, 'Bienvenidos');
    expect((await as(other).messages(id)).body.data.map(({ seq }) => seq)).toEqual([2]);
    expect((await as(other).get(id)).body.data.unreadCount).toBe(1);

    expect((await as(ana).remove(id, ana.user._id)).status).toBe(200);
    expect((await as(ana).get(id)).status).toBe(404);
    expect((await store.remove(id, other.user._id)).status).toBe(200);
    expect((await store.remove(id, other.user._id)).body.code).toBe('CHAT_NO_ENCONTRADO');
    expect((await as(other).messages(id)).body.code).toBe('CHAT_NO_ENCONTRADO');
    // Its creator leaves: it belongs to who remains, with the history.
    expect((await store.remove(id, shop.store.user._id)).status).toBe(200);
    expect((await as(workshop).get(id)).body.data).toMatchObject({ creadorId: workshop.user._id, seq: 2 });
    expect((await as(workshop).messages(id)).body.data).toHaveLength(2);
    await expectExact(h);
  });

  it('takes no more people than it may have', async () => {
    const workshops = await mintUsers(h, 'workshop', MAX_PARTICIPANTES + 5);
    const members = workshops.map(({ user }) => user._id);
    const store = as(shop.store);
    const { body } = await store.open({ participantes: members.slice(0, MAX_PARTICIPANTES - 2), nombre: 'Talleres' });
    await provesLimit({
      limit: MAX_PARTICIPANTES,
      there: MAX_PARTICIPANTES - 1,
      add: (n) => store.add(body.data._id, members[MAX_PARTICIPANTES - 2 + n]!),
      code: 'CHAT_LLENO',
      remove: () => store.remove(body.data._id, members[1]!),
    });
    expect((await store.get(body.data._id)).body.data.participantes).toHaveLength(MAX_PARTICIPANTES);
    const direct = await openChat(h, ana, shop.store);
    expect((await as(ana).add(direct, members[0]!)).body.code).toBe('CHAT_NO_PERMITIDO');
  });

  it('who is taken out hears nothing from then on', async () => {
    const workshop = await mintUser(h, 'workshop');
    const { body } = await as(shop.store).open({ participantes: [workshop.user._id], nombre: 'Dos' });
    const chatId = body.data._id;
    const [inside, outside] = [await socketOf(shop.store), await socketOf(workshop)];
    for (const socket of [inside, outside]) {
      socket.send('join_chat', { chatId });
      await socket.frame(({ action, online }) => action === 'presence' && Array.isArray(online));
    }
    for (let n = 0; n < 20; n++) inside.send('send_message', { chatId, content: `Antes ${n}` });
    const gone = as(shop.store).remove(chatId, workshop.user._id);
    for (let n = 0; n < 20; n++) outside.send('send_message', { chatId, content: `Desde fuera ${n}` });
    expect((await gone).status).toBe(200);
    await outside.settled();
    const heard = outside.of('new_message').length;
    inside.send('typing', { chatId, isTyping: true });
    inside.send('send_message', { chatId, content: 'Ya no está' });
    await inside.frame(({ action, content }) => action === 'message_sent' && content === 'Ya no está');
    outside.send('send_message', { chatId, content: '¿Hola?', clientMsgId: 'fuera-0001' });
    expect(await outside.frame(({ clientMsgId }) => clientMsgId === 'fuera-0001')).toMatchObject({
      type: 'error',
      code: 'CHAT_NO_ENCONTRADO',
    });
    expect([outside.of('new_message').length, outside.of('typing_status')]).toEqual([heard, []]);
    // What of hers was stored was stored while she was in it.
    const stored = outside.of('message_sent').length;
    expect([stored + outside.errors().length, (await as(shop.store).get(chatId)).body.data.seq]).toEqual([
      21,
      21 + stored,
    ]);
    await expectExact(h);
  });
});
