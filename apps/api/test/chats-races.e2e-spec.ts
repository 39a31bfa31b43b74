import { MESSAGES_PER_MINUTE } from '@tuerca/contracts/chats/chats/rules';
import { type Actor, mintUser, mintUsers } from './actors';
import { chatCalls, ChatSocket, expectExact, openChat } from './chats';
import { countCommands, monitored } from './command-count';
import { freshDatabase, type Harness, startApp } from './harness';
import { startSecondProcess } from './second-process';

// A busy machine takes its time over a second process.
jest.setTimeout(180_000);

let h: Harness;
let other: Awaited<ReturnType<typeof startSecondProcess>>;
let store: Actor;
const as = (actor: Actor, base = h.base) => chatCalls(base, actor);

beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '3600000' });
  other = await startSecondProcess();
  store = await mintUser(h, 'store');
});
afterAll(async () => {
  await other.close();
  await h.close();
});

it('a burst of 200 messages on one socket keeps its order, and does not have what is unread counted after each', async () => {
  const ana = await mintUser(h, 'client');
  const chatId = await openChat(h, ana, store);
  const [socket, reader] = [await ChatSocket.open(h.base, ana), await ChatSocket.open(h.base, store)];
  const sent = Array.from({ length: 200 }, (_, n) => `n${String(n).padStart(8, '0')}`);
  const begun = performance.now();
  for (const clientMsgId of sent) socket.send('send_message', { chatId, content: clientMsgId, clientMsgId });
  await reader.frame(() => reader.of('new_message').length === sent.length);
  await reader.frame(({ data }) => data?.chatId === chatId && data.chatUnread === sent.length);
  // The first at once, then one in 100 ms.
  expect(reader.of('unread_count_update').length).toBeLessThanOrEqual((performance.now() - begun) / 100 + 1);
  expect(reader.of('new_message').map(({ content, seq }) => [content, seq])).toEqual(sent.map((id, n) => [id, n + 1]));
  await socket.frame(() => socket.of('message_sent').length === sent.length);
  await socket.settled();
  expect([socket.of('message_sent').map(({ clientMsgId }) => clientMsgId as string), socket.errors()]).toEqual([
    sent,
    [],
  ]);
  const pages = await Promise.all([0, 100].map((n) => as(store).messages(chatId, `?desdeSeq=${n}&limit=100`)));
  expect(pages.flatMap(({ body }) => body.data.map(({ contenido }) => contenido))).toEqual(sent);
  socket.close();
  reader.close();
});

it('two processes: numbers without gap, each message once, and what is unread is what is unread', async () => {
  const people = await mintUsers(h, 'client', 4);
  const shops = [store, await mintUser(h, 'store')];
  const pairs = await Promise.all(
    people.flatMap((client) => shops.map(async (shop) => ({ client, shop, chatId: await openChat(h, client, shop) }))),
  );
  const workshop = await mintUser(h, 'workshop');
  const members = [workshop.user._id, shops[0]!.user._id, shops[1]!.user._id];
  const group = await as(people[0]!).open({ participantes: members, nombre: 'Todos' });
  const bases = [h.base, other.base];
  const work: Promise<number>[] = [];
  const ids: string[] = [];
  for (let round = 0; round < 6; round++)
    for (const [n, { client, shop, chatId }] of pairs.entries()) {
      const sender = (round + n) % 2 ? client : shop;
      const reader = sender === client ? shop : client;
      const clientMsgId = `carrera-${round}-${n}`;
      ids.push(clientMsgId);
      // The same message through both processes at once, a message in the group, and the other side reads.
      for (const base of bases)
        work.push(
          as(sender, base)
            .send(chatId, `${round}`, { clientMsgId })
            .then(({ status }) => status),
        );
      work.push(
        as(reader, bases[n % 2])
          .read(chatId, round % 3 ? undefined : round)
          .then(({ status }) => status),
      );
      work.push(
        as(shop, bases[round % 2])
          .send(group.body.data._id, `${round} ${n}`)
          .then(({ status }) => status),
      );
      if (n % 4 === 0)
        work.push(
          as(workshop, bases[n % 2])
            .read(group.body.data._id)
            .then(({ status }) => status),
        );
    }
  const statuses = await Promise.all(work);
  expect(statuses.filter((status) => status !== 201 && status !== 200)).toEqual([]);
  expect(await h.db.collection('mensajes_chat').countDocuments({ clientMsgId: { $in: ids } })).toBe(ids.length);
  await expectExact(h);
  const listed = await as(workshop).list();
  const unread = listed.body.data.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  expect(listed.body.meta.unreadCount).toBe(unread);
  const phone = await ChatSocket.open(other.base, workshop);
  phone.send('get_unread_count');
  // What was sent last may still be told, of its chat: the answer names none.
  const answer = await phone.frame(({ action, data }) => action === 'unread_count_update' && !data.chatId);
  expect(answer.data).toEqual({ unreadCount: unread });
  phone.close();
});

it('who reads on several devices at once has read each message once', async () => {
  const ana = await mintUser(h, 'client');
  const chatId = await openChat(h, ana, store);
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++) await as(store).send(chatId, `${round} ${n}`);
    const reading = Array.from({ length: 8 }, (_, n) =>
      as(ana, n % 2 ? h.base : other.base).read(chatId, n < 4 ? undefined : round * 4 + 1 + (n % 3)),
    );
    const sending = as(store, other.base).send(chatId, `${round} mientras lee`);
    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await sending).status).toBe(201);
    await expectExact(h);
    await as(ana).read(chatId);
  }
  expect((await as(ana).get(chatId)).body.data.unreadCount).toBe(0);
});

it('a member is taken out while messages fly on two processes: all that is stored was sent from inside', async () => {
  const [one, two] = (await mintUsers(h, 'workshop', 2)) as [Actor, Actor];
  const { body } = await as(store).open({ participantes: [one.user._id, two.user._id], nombre: 'Salida' });
  const chatId = body.data._id;
  const sending = Array.from({ length: 30 }, (_, n) =>
    as([one, two, store][n % 3]!, n % 2 ? h.base : other.base).send(chatId, `${n}`),
  );
  const removed = as(store, other.base).remove(chatId, two.user._id);
  const answers = await Promise.all(sending);
  expect((await removed).status).toBe(200);
  const codes = answers.map(({ status }, n) => [n % 3 === 1, status] as const);
  expect(codes.filter(([isTwo, status]) => status !== 201 && !(isTwo && status === 404))).toEqual([]);
  expect((await as(store).get(chatId)).body.data.seq).toBe(codes.filter(([, status]) => status === 201).length);
  await expectExact(h);
});

it('costs the same number of commands for many messages as for a few, and for a page of twelve conversations no more than for one', async () => {
  const people = await mintUsers(h, 'client', 12);
  const chats = await Promise.all(people.map((person) => openChat(h, person, store)));
  const [socket, many] = [await ChatSocket.open(h.base, people[0]!), await mintUser(h, 'store')];
  await Promise.all(people.map((person, n) => as(person).send(chats[n]!, 'Caliente')));
  await socket.settled();
  const costs: number[] = [];
  for (let n = 0; n < 5; n++) {
    const counting = countCommands(h);
    expect((await as(store).list('?limit=12')).body.data).toHaveLength(12);
    costs.push(counting.stop().commands);
  }
  // What is swept and told beside it counts, too, where it meets one of them.
  expect(Math.min(...costs)).toBeLessThanOrEqual(7);

  // 24 at once: the first may go alone, the others share what comes next.
  const sockets = await Promise.all(people.map((person) => ChatSocket.open(h.base, person)));
  const counted = countCommands(h);
  for (const [n, each] of sockets.entries())
    for (const again of ['a', 'b']) each.send('send_message', { chatId: chats[n], content: again });
  await Promise.all(sockets.map((each) => each.frame(() => each.of('message_sent').length === 2)));
  const { names } = counted.stop();
  expect(names.filter((name) => name === '·insert').length).toBeLessThan(24);
  for (const each of [...sockets, socket]) each.close();
  expect((await as(many).list()).body.meta).toMatchObject({ total: 0, unreadCount: 0 });
});

it(`stores ${MESSAGES_PER_MINUTE} messages of an account in a minute and no more; repeats do not count`, async () => {
  const strict = await startApp({ LIMITE_FACTOR: '1' });
  try {
    const [ana, shop] = [await mintUser(strict, 'client'), await mintUser(strict, 'store')];
    const chatId = await openChat(strict, ana, shop);
    const send = (n: number) => as(ana, strict.base).send(chatId, 'Hola', { clientMsgId: `limite-${n}` });
    for (let n = 0; n < 5; n++) expect((await send(0)).status).toBe(201);
    const rest = await Promise.all(Array.from({ length: MESSAGES_PER_MINUTE - 1 }, (_, n) => send(n + 1)));
    expect(rest.filter(({ status }) => status !== 201)).toEqual([]);
    const refused = await send(MESSAGES_PER_MINUTE);
    expect([refused.status, refused.body.code]).toEqual([429, 'DEMASIADOS_MENSAJES']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const socket = await ChatSocket.open(strict.base, ana);
    socket.send('send_message', { chatId, content: 'Hola', clientMsgId: 'limite-marco' });
    expect(await socket.frame(({ type }) => type === 'error')).toMatchObject({
      code: 'DEMASIADOS_MENSAJES',
      clientMsgId: 'limite-marco',
      retryAfter: expect.any(Number),
    });
    socket.close();
    // Another account is not held back.
    expect((await as(shop, strict.base).send(chatId, 'Dígame')).status).toBe(201);
  } finally {
    process.env.LIMITE_FACTOR = '10000';
    await strict.close();
  }
});
