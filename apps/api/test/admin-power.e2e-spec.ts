import { once } from 'node:events';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import { type Actor, mintUser, mintUsers, signIn, signUp, stayConfirmed } from './actors';
import { activeAdmins, type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { ChatSocket } from './chats';
import { call, type Harness, startApp } from './harness';
import { sellOrder } from './ledger';
import { type SecondProcess, startSecondProcess } from './second-process';
import { openShop } from './shop';
import { hire } from './team';
import { until } from './until';

// Taking power away, on two instances: what one decides holds on the other within 2 s, for calls and for sockets.
let redis: Redis;
let h: Harness;
let other: SecondProcess;
let admin: Actor;
let office: OfficeCalls;
beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
  h = await startApp({ REDIS_URL: redis.url });
  other = await startSecondProcess({ REDIS_URL: redis.url });
  admin = await openOffice(h);
  office = officeCalls(h.base, admin);
}, 180_000);
afterAll(async () => {
  await other.close();
  await h.close();
  delete process.env.REDIS_URL;
  await redis.stop();
});

const WITHIN = 2000;
const me = (base: string, { token }: Actor) => call(base, 'GET', '/api/auth/me', { token });
const off = { activo: false, motivo: 'Vendía piezas robadas' };

/** Opens a socket on each instance and uses the account on both, does something, and measures until all of it is over. */
async function endsEverywhere(actor: Actor, act: () => Promise<unknown>): Promise<number> {
  const bases = [h.base, other.base];
  const sockets = await Promise.all(bases.map((base) => ChatSocket.open(base, actor)));
  const closed = sockets.map(({ socket }) => once(socket, 'close', { signal: AbortSignal.timeout(15_000) }));
  for (const base of bases) expect((await me(base, actor)).status).toBe(200);
  await act();
  const started = performance.now();
  expect((await Promise.all(closed)).map(([code]) => code as number)).toEqual([4401, 4401]);
  for (const base of bases)
    await until(
      async () => (await me(base, actor)).status,
      (status) => status === 401,
    );
  return performance.now() - started;
}

describe('switching an account off', () => {
  it('ends its page on both instances within 2 s, and keeps the reason among administrators', async () => {
    const client = await mintUser(h, 'client');
    const took = await endsEverywhere(client, async () => {
      const { status, body } = await office.state(client.user._id, off);
      expect([status, body.message]).toEqual([200, 'Usuario desactivado correctamente']);
    });
    expect(took).toBeLessThan(WITHIN);
    const detail = (await office.get(client.user._id)).body.data;
    expect(detail).toMatchObject({ activo: false, sesiones: 0, baja: { motivo: off.motivo, por: admin.user._id } });
    const login = await call(h.base, 'POST', '/api/auth/login', { body: client });
    expect([login.status, login.body.code]).toEqual([403, 'CUENTA_DESACTIVADA']);
    expect(JSON.stringify(login.body)).not.toContain('robadas');

    expect((await office.state(client.user._id, { activo: true })).body.message).toBe('Usuario activado correctamente');
    const back = await signIn(h.base, client.email);
    expect(JSON.stringify((await me(h.base, back)).body)).not.toContain('robadas');
    expect((await office.get(client.user._id)).body.data.baja).toBeNull();
  });

  it('takes its business out of the lists, and brings it back', async () => {
    const store = await signUp(h.base, 'store');
    await h.db
      .collection('tiendas')
      .updateOne({ _id: new h.db.base.Types.ObjectId(store.user._id) }, { $set: { activo: true } });
    const isListed = async () => {
      const { body } = await call(h.base, 'GET', `/api/users/stores?search=${encodeURIComponent(store.user.negocio!)}`);
      return (body.data as { _id: string }[]).some(({ _id }) => _id === store.user._id);
    };
    await office.state(store.user._id, off);
    expect(await isListed()).toBe(false);
  });

  it.each([
    ['no reason', { activo: false }],
    ['a blank reason', { activo: false, motivo: '   ' }],
    ['two letters', { activo: false, motivo: 'no' }],
  ])('is refused with %s', async (_what, body) => {
    const client = await mintUser(h, 'client');
    const refused = await office.state(client.user._id, body);
    expect([refused.status, refused.body.errors]).toEqual([400, [{ campo: 'motivo', mensaje: 'Indica el motivo' }]]);
  });
});

describe('another role', () => {
  it('ends the open page on both instances within 2 s; the next sign-in has the new rights, and no longer the old ones', async () => {
    const demoted = await mintUser(h, 'admin');
    const took = await endsEverywhere(demoted, async () => {
      expect((await office.role(demoted.user._id, 'client')).body.message).toBe('Rol cambiado correctamente');
    });
    expect(took).toBeLessThan(WITHIN);
    const back = await signIn(other.base, demoted.email);
    expect(back.user.role).toBe('client');
    expect((await officeCalls(other.base, back).list()).status).toBe(403);
  });

  it('is told to the person and to every other administrator', async () => {
    const [client, peer] = [await mintUser(h, 'client'), await mintUser(h, 'admin')];
    await office.role(client.user._id, 'admin');
    const notices = await h.db
      .collection('notificaciones')
      .find({ clave: RegExp(`cuenta.rol:${client.user._id}`) })
      .toArray();
    const told = notices.map(({ usuarioId }) => String(usuarioId));
    expect(told).toContain(client.user._id);
    expect(told).toContain(peer.user._id);
    expect(told).not.toContain(admin.user._id);
  });

  it('is for those without a business, and for nobody on whom something hangs', async () => {
    const shop = await openShop(h);
    const { ana } = await sellOrder(h, shop);
    const kept = await office.role(shop.store.user._id, 'client');
    expect([kept.status, kept.body.code]).toEqual([409, 'ROL_CON_NEGOCIO']);
    const free = await mintUser(h, 'client');
    expect((await office.role(free.user._id, 'workshop')).body.code).toBe('ROL_NECESITA_NEGOCIO');
    const busy = await office.role(ana.user._id, 'delivery');
    expect([busy.status, busy.body.message]).toEqual([
      409,
      'Primero hay que resolver: 1 pedido abierto y 1 pago en verificación.',
    ]);
    expect((await office.role(free.user._id, 'crane', '  ')).status).toBe(400);
  });

  it('of who works for a business is what the business gave, and no administrator’s to change', async () => {
    const member = await hire(h, (await openShop(h)).store, 'vendedor');
    const kept = await office.role(member.user._id, 'client');
    expect([kept.status, kept.body.code, kept.body.message]).toEqual([
      409,
      'ROL_DE_EQUIPO',
      'Esta cuenta trabaja en el equipo de un negocio: su papel lo decide quien la invitó.',
    ]);
    expect((await office.get(member.user._id)).body.data.role).toBe('staff');
  });

  it('asks for the password again', async () => {
    const unconfirmed = officeCalls(h.base, await mintUser(h, 'admin'));
    const { user } = await mintUser(h, 'client');
    for (const refused of [
      await unconfirmed.role(user._id, 'admin'),
      await unconfirmed.remove(user._id),
      await unconfirmed.update(user._id, { nombre: 'Otra' }),
      await unconfirmed.create({}),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'REAUTENTICACION_REQUERIDA']);
  });
});

describe('the last administrator', () => {
  it('neither switches off, demotes nor deletes herself', async () => {
    const own = admin.user._id;
    for (const refused of [await office.state(own, off), await office.role(own, 'client'), await office.remove(own)])
      expect([refused.status, refused.body.code]).toEqual([409, 'CUENTA_PROPIA']);
    await h.db
      .collection('usuarios')
      .updateMany({ role: 'admin', email: { $ne: admin.email } }, { $set: { activo: false } });
    const last = await office.role(own, 'client');
    expect([last.status, last.body.message]).toEqual([
      409,
      'Es la única cuenta de administrador activa. Crea o activa otra antes.',
    ]);
    expect(await activeAdmins(h)).toBe(1);
  });

  const ACTS = {
    'switch off': (calls: OfficeCalls, id: string) => calls.state(id, off),
    demote: (calls: OfficeCalls, id: string) => calls.role(id, 'client'),
    delete: (calls: OfficeCalls, id: string) => calls.remove(id),
    'do different things to': (calls: OfficeCalls, id: string, i: number) =>
      [() => calls.state(id, off), () => calls.role(id, 'delivery'), () => calls.remove(id)][i % 3]!(),
  };
  it.each(Object.entries(ACTS))(
    'stays when all %s each other at once, on two instances',
    async (_what, act) => {
      for (let round = 0; round < 5; round++) {
        await h.db.collection('usuarios').updateMany({ role: 'admin' }, { $set: { activo: false } });
        const all = await mintUsers(h, 'admin', 4);
        for (const { token } of all) await stayConfirmed(h, token);
        // Everybody acts on everybody else.
        await Promise.all(
          all.flatMap((one, i) =>
            all.flatMap((victim, j) =>
              i === j ? [] : [act(officeCalls(j % 2 ? h.base : other.base, one), victim.user._id, i + j)],
            ),
          ),
        );
        expect(await activeAdmins(h)).toBeGreaterThanOrEqual(1);
      }
    },
    120_000,
  );
});
