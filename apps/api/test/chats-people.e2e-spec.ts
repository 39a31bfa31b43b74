import { UsersService } from '../src/auth/users/users.service';
import { type Actor, mintUser } from './actors';
import { book, booking, openGarage } from './appointments';
import { chatCalls, ChatSocket, expectExact, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { buy, openShop, type Shop } from './shop';

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

describe('who may write to whom', () => {
  const answer = async (from: Actor, to: Actor) => {
    const { status, body } = await as(from).open({ participantes: [to.user._id] });
    return [status, body.code ?? 'ok'];
  };
  const NO = [403, 'CHAT_NO_PERMITIDO'];
  const YES = [201, 'ok'];

  it('clients to businesses, these to each other, and never client to client, oneself or a role without conversations', async () => {
    const [bea, store, workshop] = [
      await mintUser(h, 'client'),
      await mintUser(h, 'store'),
      await mintUser(h, 'workshop'),
    ];
    expect([await answer(ana, store), await answer(ana, workshop)]).toEqual([YES, YES]);
    expect([await answer(store, workshop), await answer(workshop, shop.store)]).toEqual([YES, YES]);
    expect([
      await answer(ana, bea),
      await answer(ana, ana),
      await answer(store, bea),
      await answer(workshop, bea),
    ]).toEqual([NO, NO, NO, NO]);
    for (const role of ['admin', 'crane', 'delivery'] as const)
      expect(await answer(ana, await mintUser(h, role))).toEqual(NO);
    await h.app.get(UsersService, { strict: false }).setActive(workshop.user._id, false);
    expect(await answer(bea, workshop)).toEqual(NO);
    expect((await as(ana).open({ participantes: ['f'.repeat(24)] })).body.code).toBe('CHAT_NO_PERMITIDO');
    expect((await as(ana).open({})).body.code).toBe('ENTRADA_INVALIDA');
  });

  it('a business to its clients: a conversation, a question, an order or an appointment stands between them', async () => {
    const [bea, eva] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
    await openChat(h, ana, shop.store);
    expect(await answer(shop.store, ana)).toEqual(YES);
    const product = await shop.sell({ stock: 5 });
    const texto = '¿Tienen despacho a Maracay?';
    expect(
      (await call(h.base, 'POST', `/api/products/${product.id}/preguntas`, { token: bea.token, body: { texto } }))
        .status,
    ).toBe(201);
    expect(await answer(shop.store, bea)).toEqual(YES);

    const linea = { productoId: product.id, cantidad: 1, tiendaId: shop.store.user._id };
    const order = (await buy(h, eva.token, [linea])).body.data.pedidos[0] as { _id: string; numero: string };
    expect(await answer(shop.store, eva)).toEqual(YES);
    const contexto = { tipo: 'pedido', id: order._id };
    const titulo = order.numero;
    expect((await as(eva).open({ contexto })).body.data.contexto).toEqual({
      tipo: 'pedido',
      _id: order._id,
      titulo,
      ruta: `/cliente/ordenes?pedido=${order.numero}`,
    });
    expect((await as(shop.store).open({ contexto })).body.data.contexto).toMatchObject({
      titulo,
      ruta: `/tienda/ordenes/${order._id}`,
    });
    for (const stranger of [ana, await mintUser(h, 'store'), await mintUser(h, 'workshop')])
      expect((await as(stranger).open({ contexto })).status).toBe(404);

    const garage = await openGarage(h);
    expect(await answer(garage.actor, ana)).toEqual(NO);
    const cita = (await book(h.base, ana, booking(garage, await garage.offer()))).body.data._id;
    expect(await answer(garage.actor, ana)).toEqual(YES);
    const from = { contexto: { tipo: 'cita', id: cita } };
    expect((await as(garage.actor).open(from)).body.data.contexto?.ruta).toBe(`/taller/citas?cita=${cita}`);
    expect((await as(ana).open(from)).body.data.contexto?.ruta).toBe(`/cliente/servicio/mecanico?cita=${cita}`);
    for (const stranger of [eva, shop.store]) expect((await as(stranger).open(from)).status).toBe(404);

    const contacts = (actor: Actor, q = '') =>
      call<{ _id: string }[]>(h.base, 'GET', `/api/chats/contactos?q=${q}`, { token: actor.token }).then(({ body }) =>
        body.data.map(({ _id }) => _id),
      );
    expect(await contacts(ana)).toEqual(expect.arrayContaining([shop.store.user._id, garage.id]));
    expect(await contacts(shop.store)).toEqual(expect.arrayContaining([eva.user._id]));
    expect(await contacts(garage.actor)).toEqual([ana.user._id]);
    const name = encodeURIComponent(shop.store.user.negocio!);
    expect(await contacts(await mintUser(h, 'client'), name)).toContain(shop.store.user._id);
  });
});

describe('folders', () => {
  it('a star, the trash and back, a search; a new message brings it back; what was cleared stays cleared', async () => {
    const chatId = await openChat(h, ana, shop.store);
    const [mine, theirs] = [as(ana), as(shop.store)];
    const inFolder = async (folder: string) =>
      (await mine.list(`?carpeta=${folder}`)).body.data.some(({ _id }) => _id === chatId);
    await theirs.send(chatId, 'Buenas, ya llegó su repuesto');
    expect((await mine.change(chatId, { destacado: true })).body.data).toMatchObject({
      destacado: true,
      papelera: false,
    });
    expect([await inFolder('bandeja'), await inFolder('destacados'), await inFolder('papelera')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await mine.list()).body.meta.unreadCount).toBe(1);
    await mine.change(chatId, { papelera: true });
    expect([await inFolder('bandeja'), await inFolder('destacados'), await inFolder('papelera')]).toEqual([
      false,
      false,
      true,
    ]);
    // It is nobody else's business.
    expect((await theirs.get(chatId)).body.data).toMatchObject({ destacado: false, papelera: false });
    expect((await mine.list()).body.meta.unreadCount).toBe(0);
    await theirs.send(chatId, '¿Pasa hoy?');
    expect([await inFolder('bandeja'), (await mine.list()).body.meta.unreadCount]).toEqual([true, 2]);
    const name = shop.store.user.negocio!.split(' ').at(-1)!;
    expect((await mine.list(`?q=${name}`)).body.data.map(({ _id }) => _id)).toEqual([chatId]);
    expect((await mine.list('?q=inexistente')).body.data).toEqual([]);

    expect((await mine.clear(chatId)).status).toBe(200);
    expect([await inFolder('bandeja'), await inFolder('papelera')]).toEqual([false, false]);
    expect((await mine.get(chatId)).body.data).toMatchObject({ unreadCount: 0, ultimoMensaje: null, destacado: false });
    await theirs.send(chatId, 'Cerramos a las 5');
    expect((await mine.messages(chatId)).body.data.map(({ contenido }) => contenido)).toEqual(['Cerramos a las 5']);
    expect((await mine.messages(chatId, '?desdeSeq=0')).body.data).toHaveLength(1);
    expect((await theirs.messages(chatId)).body.data).toHaveLength(3);
    expect((await mine.list()).body.data[0]).toMatchObject({ _id: chatId, unreadCount: 1 });
    expect((await mine.change(chatId, { nombre: 'Otro nombre' })).body.code).toBe('CHAT_NO_PERMITIDO');
    await expectExact(h);
  });

  it('reads page by page, and up to a number', async () => {
    const chatId = await openChat(h, ana, shop.store);
    for (let n = 1; n <= 7; n++) await as(n % 2 ? shop.store : ana).send(chatId, `Mensaje ${n}`);
    const numbers = async (query: string) => {
      const { body } = await as(ana).messages(chatId, query);
      return [body.data.map(({ seq }) => seq), body.meta.hasMore];
    };
    expect(await numbers('?limit=3')).toEqual([[5, 6, 7], true]);
    expect(await numbers('?limit=3&antesDeSeq=5')).toEqual([[2, 3, 4], true]);
    expect(await numbers('?limit=3&antesDeSeq=2')).toEqual([[1], false]);
    expect(await numbers('?limit=3&desdeSeq=3')).toEqual([[4, 5, 6], true]);
    expect(await numbers('?desdeSeq=7')).toEqual([[], false]);
    expect((await as(ana).read(chatId, 3)).body.data).toEqual({ unreadCount: 2, total: 2 });
    expect((await as(ana).read(chatId, 2)).body.data.unreadCount).toBe(2);
    expect((await as(ana).read(chatId, 99)).body.data).toEqual({ unreadCount: 0, total: 0 });
    await expectExact(h);
  });
});

describe('typing and presence', () => {
  it('keystrokes become one word, the end always comes, and silence ends it', async () => {
    const chatId = await openChat(h, ana, shop.store);
    const [phone, store] = [await socketOf(ana), await socketOf(shop.store)];
    store.send('join_chat', { chatId });
    expect((await store.frame(({ action }) => action === 'presence')).online.sort()).toEqual(
      [ana.user._id, shop.store.user._id].sort(),
    );
    const typed = () => store.of('typing_status').map(({ isTyping }) => isTyping as boolean);
    const start = Date.now();
    for (let n = 0; n < 15; n++) phone.send('typing', { chatId, isTyping: true });
    phone.send('typing', { chatId, isTyping: false });
    await store.frame(() => typed().includes(false));
    // One at once, and one for each further second that a busy machine took over them.
    expect(typed().filter(Boolean).length).toBeLessThanOrEqual(1 + (Date.now() - start) / 1000);
    expect(typed().at(-1)).toBe(false);
    expect(store.of('typing_status')[0]).toMatchObject({ chatId, userId: ana.user._id });
    const heard = typed().length;
    phone.send('typing', { chatId, isTyping: true });
    await store.frame(() => typed().length === heard + 2);
    expect(typed().slice(heard)).toEqual([true, false]);
    expect(phone.of('typing_status')).toEqual([]);
    const before = store.of('presence').length;
    phone.close();
    await store.frame(() => store.of('presence').length > before);
    expect(store.of('presence').at(-1)).toMatchObject({ chatId, online: [shop.store.user._id] });
  });

  it('typing reaches the sockets that have the conversation open, until they leave it', async () => {
    const chatId = await openChat(h, ana, shop.store);
    const [phone, counter, office] = [await socketOf(ana), await socketOf(shop.store), await socketOf(shop.store)];
    for (const socket of [phone, counter]) {
      socket.send('join_chat', { chatId });
      await socket.frame(({ action }) => action === 'presence');
    }
    const typed = () => counter.of('typing_status').map(({ isTyping }) => isTyping as boolean);
    phone.send('typing', { chatId, isTyping: true });
    await counter.frame(() => typed().includes(true));
    // A member that leaves has stopped typing.
    phone.send('leave_chat', { chatId });
    await counter.frame(() => typed().includes(false));
    counter.send('leave_chat', { chatId });
    await counter.settled();
    const heard = typed().length;
    phone.send('typing', { chatId, isTyping: true });
    phone.send('send_message', { chatId, content: '¿Sigue ahí?' });
    for (const socket of [counter, office])
      await socket.frame(({ action, content }) => action === 'new_message' && content === '¿Sigue ahí?');
    expect([typed().length, office.of('typing_status')]).toEqual([heard, []]);
  });
});
