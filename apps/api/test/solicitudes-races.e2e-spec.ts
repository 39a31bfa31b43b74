import { MAX_LINES } from '@tuerca/contracts/cart/cart/schemas';
import {
  MAX_OPEN_REQUESTS,
  MAX_REQUESTS_PER_DAY,
  MAX_REQUESTS_PER_STORE,
  MAX_STORES_PER_REQUEST,
} from '@tuerca/contracts/cart/solicitudes/rules';
import { AnnouncementsService } from '../src/cart/solicitudes/announcements.service';
import { NotificationsService } from '../src/chats/notifications/notifications.service';
import { type Actor, mintUser, mintUsers } from './actors';
import { seed } from './catalogue-data';
import { storeCopies } from './copies';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import {
  accept,
  announce,
  ask,
  askAll,
  cancel,
  listed,
  propose,
  proposed,
  read,
  unlisted,
  wanted,
  withdraw,
} from './requests';
import { cartOf, ledgerOf, openShop, put, type Shop, stockOf } from './shop';

let h: Harness;
let one: Shop;
let two: Shop;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  [one, two] = [await openShop(h), await openShop(h)];
  await one.sell({ categoria: 'Frenos' });
  await two.sell({ categoria: 'Frenos' });
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

const refusals = (answers: { status: number; body: { code?: string } }[]) =>
  answers.filter(({ status }) => status >= 400).map(({ body }) => body.code);
const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const heldOf = (id: string) => h.db.collection('productos').countDocuments({ 'apartado.solicitudId': oid(id) });

it('of two proposals accepted at once one wins, and of one accepted twice there is one line', async () => {
  const id = await askAll(h, ana);
  const proposals = [await proposed(h, one.store, id), await proposed(h, two.store, id, unlisted({ precio: 28 }))];
  const answers = await Promise.all([...proposals, ...proposals].map((propuestaId) => accept(h, ana, id, propuestaId)));
  const { data } = (await read(h, ana, id)).body;
  expect(data.propuestas.map(({ estado }) => estado).sort()).toEqual(['aceptada', 'cerrada']);
  expect(new Set(refusals(answers))).toEqual(new Set(['SOLICITUD_CERRADA']));
  expect(await heldOf(id)).toBe(1);
  expect((await cartOf(h, ana.token)).items).toMatchObject([{ cantidad: 1 }]);
});

it('a store that withdraws while it is accepted either keeps the part or has sold it', async () => {
  for (let round = 0; round < 4; round++) {
    const who = await mintUser(h, 'client');
    const id = await askAll(h, who);
    const mine = await proposed(h, one.store, id);
    const [taken, back] = await Promise.all([accept(h, who, id, mine), withdraw(h, one.store, id, mine)]);
    expect([taken.status, back.status].sort()).toEqual([200, 409]);
    expect(await heldOf(id)).toBe(taken.status === 200 ? 1 : 0);
    expect(refusals([taken, back])).toEqual([taken.status === 200 ? 'PROPUESTA_CERRADA' : 'PROPUESTA_RETIRADA']);
  }
});

it('the last unit goes to whoever is first, a buyer or one of several who accept it', async () => {
  const part = await one.sell({ nombre: 'Rótula', precio: 20, stock: 2 });
  const people = await mintUsers(h, 'client', 4);
  const wishes = await Promise.all(
    people.map(async (who) => {
      const { data } = (await ask(h, who, wanted())).body;
      return { who, id: data._id };
    }),
  );
  await announce(h);
  const ready = await Promise.all(
    wishes.map(async (wish) => ({ ...wish, mine: await proposed(h, one.store, wish.id, listed(part)) })),
  );
  const answers = await Promise.all(ready.map(({ who, id, mine }) => accept(h, who, id, mine)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(new Set(refusals(answers))).toEqual(new Set(['PROPUESTA_SIN_STOCK']));
  expect([await stockOf(h, part.id), await ledgerOf(h, part.id)]).toEqual([0, 0]);
  expect((await put(h, ana.token, { productoId: part.id, cantidad: 1 })).status).toBe(409);
});

it('of requests at once for the last place of a client one stays open, and of two of the same text one', async () => {
  await provesLimit({
    limit: MAX_OPEN_REQUESTS,
    add: () => ask(h, ana),
    code: 'SOLICITUDES_ABIERTAS',
    remove: ({ body }) => cancel(h, ana, body.data._id),
  });
  const other = await mintUser(h, 'client');
  const same = wanted();
  const twice = await Promise.all([ask(h, other, same), ask(h, other, same)]);
  expect(refusals(twice)).toEqual(['SOLICITUD_REPETIDA']);
});

it('of proposals accepted at once for the last line of a cart one gets it, and the others once there is room', async () => {
  const ready: { id: string; mine: string }[] = [];
  const prepare = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const id = await askAll(h, ana);
      ready.push({ id, mine: await proposed(h, one.store, id) });
    }
  };
  for (let lines = 1; lines < MAX_LINES; lines++)
    await put(h, ana.token, { productoId: (await seed(h, two.store.user._id)).id, cantidad: 1 });
  await prepare(3);
  const makeRoom = async () => {
    const { productoId } = (await cartOf(h, ana.token)).items[0]!;
    return call(h.base, 'DELETE', `/api/cart/remove/${productoId}`, { token: ana.token });
  };
  await provesLimit({
    limit: MAX_LINES,
    there: MAX_LINES - 1,
    add: (n) => accept(h, ana, ready[n]!.id, ready[n]!.mine),
    code: 'CARRITO_LLENO',
    remove: async () => {
      await prepare(3);
      return makeRoom();
    },
  });
  await prepare(1);
  const { id: last, mine: unseen } = ready.at(-1)!;
  expect((await accept(h, ana, last, unseen)).body.code).toBe('CARRITO_LLENO');
  expect((await read(h, ana, last)).body.data.estado).toBe('abierta');
  for (const { id, mine } of ready) {
    await makeRoom();
    expect([id, (await accept(h, ana, id, mine)).status]).toEqual([id, 200]);
  }
});

it('so many requests are made on a day, whatever became of them', async () => {
  const add = async () => {
    const made = await ask(h, ana);
    if (made.body.success) await cancel(h, ana, made.body.data._id);
    return made;
  };
  await provesLimit({ limit: MAX_REQUESTS_PER_DAY, add, code: 'SOLICITUDES_DEL_DIA' });
  expect((await add()).status).toBe(429);
});

it('two tabs of a store send one proposal, and one that is sent while the request ends is refused or closed with it', async () => {
  const id = await askAll(h, ana);
  const both = await Promise.all([propose(h, one.store, id), propose(h, one.store, id)]);
  expect(refusals(both)).toEqual(['PROPUESTA_ABIERTA']);
  const mine = both.find(({ status }) => status === 201)!.body.data.propuestas[0]!._id;
  const [, late] = await Promise.all([accept(h, ana, id, mine), propose(h, two.store, id)]);
  const { data } = (await read(h, ana, id)).body;
  expect(data.propuestas.filter(({ estado }) => estado === 'enviada')).toEqual([]);
  expect([201, 409]).toContain(late.status);
});

describe('telling stores', () => {
  let crowd: Actor[];
  beforeAll(async () => {
    crowd = [];
    for (let i = 0; i < MAX_STORES_PER_REQUEST + 4; i++) {
      const { store } = await openShop(h);
      await seed(h, store.user._id, { categoria: 'Frenos' });
      crowd.push(store);
    }
  });

  it('stops at a number of stores, tells each once, and goes on after a crash between two batches', async () => {
    const notifications = h.app.get(NotificationsService, { strict: false });
    const notify = notifications.notify.bind(notifications);
    let batches = 0;
    const crash = jest.spyOn(notifications, 'notify').mockImplementation(async (notices, tx) => {
      if (notices.length > 1 && ++batches === 2) throw new Error('killed');
      return notify(notices, tx);
    });
    const { data } = (await ask(h, ana, wanted())).body;
    const told = async () =>
      ((await h.db.collection('solicitudes').findOne({ _id: oid(data._id) }))!.tiendas as { tiendaId: unknown }[]).map(
        ({ tiendaId }) => String(tiendaId),
      );
    while (batches < 2) await new Promise((done) => setTimeout(done, 20));
    crash.mockRestore();
    expect(await told()).toHaveLength(10);
    // Two processes at once: the second one finds that somebody was there.
    const service = h.app.get(AnnouncementsService, { strict: false });
    await Promise.all([service.sweep(), service.sweep()]);
    await announce(h);
    const all = await told();
    expect([all.length, new Set(all).size]).toEqual([MAX_STORES_PER_REQUEST, MAX_STORES_PER_REQUEST]);
    const notices = await h.db.collection('notificaciones').countDocuments({ clave: `solicitud:${data._id}` });
    expect(notices).toBe(MAX_STORES_PER_REQUEST);
  });

  it('gives the next requests to those who were told of fewest', async () => {
    const next = await mintUser(h, 'client');
    const id = await askAll(h, next);
    const { tiendas } = (await h.db.collection('solicitudes').findOne({ _id: oid(id) }))!;
    const got = new Set((tiendas as { tiendaId: unknown }[]).map(({ tiendaId }) => String(tiendaId)));
    const earlier = await h.db.collection('solicitudes').distinct('tiendas.tiendaId', { _id: { $ne: oid(id) } });
    const missed = crowd.filter(({ user }) => !earlier.some((known) => String(known) === user._id));
    expect(missed.every(({ user }) => got.has(user._id))).toBe(true);
  });

  it('leaves out who was told of as many as one may be in a day', async () => {
    const one = oid(await askAll(h, ana));
    const [free, full] = [await openShop(h), await openShop(h)];
    for (const { sell } of [free, full]) await sell({ categoria: 'Motor' });
    for (const [{ store }, count] of [
      [free, MAX_REQUESTS_PER_STORE - 1],
      [full, MAX_REQUESTS_PER_STORE],
    ] as const)
      await storeCopies(h, 'solicitudes', { _id: one }, count, (n) => ({
        ...{ clienteId: oid(store.user._id), huella: `h${n}`, ranura: n, orden: n },
        tiendas: [{ tiendaId: oid(store.user._id), fecha: new Date(), vista: null, respondida: false }],
      }));
    const id = await askAll(
      h,
      await mintUser(h, 'client'),
      wanted({ pieza: 'Árbol de levas', categoria: 'Motor', vehiculo: null }),
    );
    const { tiendas } = (await h.db.collection('solicitudes').findOne({ _id: oid(id) }))!;
    expect((tiendas as { tiendaId: unknown }[]).map(({ tiendaId }) => String(tiendaId))).toEqual([free.store.user._id]);
  });
});
