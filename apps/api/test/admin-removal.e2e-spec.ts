import type { Registration } from '@tuerca/contracts/auth/auth/registration';
import { AdminStatisticsService } from '../src/admin/statistics.service';
import { type Actor, adminToken, buildRegistration, mintUser, signIn, signUp } from './actors';
import { type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';
import { approve, deliver, sellOrder } from './ledger';
import { confirm, makePlan, requestPlan, setLevel } from './membership';
import { openShop, type Shop } from './shop';

let h: Harness;
let admin: Actor;
let office: OfficeCalls;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
  office = officeCalls(h.base, admin);
  shop = await openShop(h);
});
afterAll(() => h.close());

const userOf = (id: string) => h.db.collection('usuarios').findOne({ _id: new h.db.base.Types.ObjectId(id) });

describe('deleting an account', () => {
  it('leaves what refers to it readable, and nothing personal of it', async () => {
    const { ana, id, pagoId } = await sellOrder(h, shop);
    await approve(h, await adminToken(h), pagoId);
    await deliver(h, shop, { id });
    await call(h.base, 'POST', '/api/comments', {
      token: ana.token,
      body: { texto: 'Buena tienda, todo llegó bien', valoracion: 5, usuarioObjetivoId: shop.store.user._id },
    });
    const metodo = { nombreBanco: 'Banesco', cedula: 'V-12345678', telefono: '4141234567', nombrePersona: 'Ana' };
    await call(h.base, 'POST', '/api/client/payment-methods', { token: ana.token, body: metodo });
    const before = await h.db.collection('pedidos').findOne({ _id: new h.db.base.Types.ObjectId(id) });

    const { status, body } = await office.remove(ana.user._id);
    expect([status, body.message]).toEqual([200, 'Usuario eliminado correctamente']);

    expect(await userOf(ana.user._id)).toMatchObject({
      nombre: 'Cuenta eliminada',
      telefono: '',
      direccion: null,
      activo: false,
      eliminado: true,
      terminos: [],
    });
    expect(JSON.stringify(await userOf(ana.user._id))).not.toContain(ana.email);
    expect(await h.db.collection<{ _id: string }>('metodos_pago').countDocuments({})).toBe(0);
    // The order is as it was, and its store still reads it.
    expect(await h.db.collection('pedidos').findOne({ _id: before!._id })).toEqual(before);
    expect((await call(h.base, 'GET', `/api/orders/${id}`, { token: shop.store.token })).status).toBe(200);
    const reviews = await call(h.base, 'GET', `/api/comments?usuarioObjetivoId=${shop.store.user._id}`);
    expect(JSON.stringify(reviews.body.data)).toContain('Buena tienda');
    // Gone: the session, the sign-in, the place in the list. The address is free again.
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).status).toBe(401);
    await expect(signIn(h.base, ana.email)).rejects.toThrow();
    expect((await office.list({ search: ana.email })).body.data).toEqual([]);
    await signUp(h.base, 'client', { email: ana.email });
    // Once is enough.
    expect((await office.remove(ana.user._id)).body.code).toBe('CUENTA_ELIMINADA');
    expect((await office.state(ana.user._id, { activo: true })).body.code).toBe('CUENTA_ELIMINADA');
    expect((await office.get(ana.user._id)).body.data).toMatchObject({
      nombre: 'Cuenta eliminada',
      eliminada: expect.any(String),
      pedidos: { total: 1 },
    });
  });

  it('waits for money that is on its way, and names it; its orders are resolved by the administrators', async () => {
    const { ana } = await sellOrder(h, shop);
    const client = await office.remove(ana.user._id);
    expect([client.status, client.body.code, client.body.message]).toEqual([
      409,
      'CUENTA_CON_PENDIENTES',
      'Primero hay que resolver: 1 pago en verificación.',
    ]);
    const store = await office.remove(shop.store.user._id);
    expect(store.body.message).toBe('Primero hay que resolver: dinero por liquidar.');
    expect((await office.get(shop.store.user._id)).body.data.pendientes).toHaveLength(1);
    expect((await userOf(ana.user._id))!.nombre).not.toBe('Cuenta eliminada');
  });

  it('waits until a client has the money back of what was cancelled after she paid', async () => {
    const { ana, id, pagoId } = await sellOrder(h, shop);
    const { token } = admin;
    await approve(h, token, pagoId);
    const motivo = 'Se agotó la pieza';
    await call(h.base, 'PUT', `/api/admin/pedidos/${id}/cancelar`, { token, body: { motivo } });
    const refused = await office.remove(ana.user._id);
    expect([refused.status, refused.body.message]).toEqual([409, 'Primero hay que resolver: 1 monto por devolverle.']);
    expect((await office.get(ana.user._id)).body.data.pendientes).toEqual(['1 monto por devolverle']);
    const saldo = await h.db.collection('saldos_clientes').findOne({ pagoId: new h.db.base.Types.ObjectId(pagoId) });
    const path = `/api/admin/saldos/${String(saldo!._id)}/devolver`;
    expect((await call(h.base, 'POST', path, { token, body: { referencia: '00445566' } })).status).toBe(200);
    expect((await office.remove(ana.user._id)).status).toBe(200);
  });

  it('closes a business and frees its document for the account', async () => {
    const store = await signUp(h.base, 'store');
    expect((await office.remove(store.user._id)).status).toBe(200);
    expect((await call(h.base, 'GET', `/api/stores/stores/${store.user._id}/profile`)).status).toBe(404);
    expect(await userOf(store.user._id)).not.toHaveProperty('rif');
  });

  it.each([
    ['store', 'tiendas'],
    ['workshop', 'talleres'],
  ] as const)(
    'takes a %s that waits for approval out of the queue, and nothing is done with it any more',
    async (role, kind) => {
      const { user } = await signUp(h.base, role, { telefono: '0412-5550177' });
      const path = `/api/admin/${kind}`;
      const waiting = async () => (await call(h.base, 'GET', '/api/admin/pendientes', admin)).body.data[kind] as number;
      const before = await waiting();
      expect((await office.remove(user._id)).status).toBe(200);

      expect(await waiting()).toBe(before - 1);
      const queue = await call(h.base, 'GET', `${path}?grupo=por_revisar&limit=100`, admin);
      expect(queue.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(user._id);
      const { data } = (await call(h.base, 'GET', `${path}/${user._id}`, admin)).body;
      // Whom it belonged to and how to reach her is gone; payouts and the tax office know the seller by its RIF.
      expect(data).toMatchObject({
        eliminado: true,
        activo: false,
        telefono: null,
        calle: null,
        rif: expect.any(String),
      });
      expect(JSON.stringify(data)).not.toMatch(/5550177|Av. Libertador/);
      for (const [step, body] of [
        ['revision', { decision: 'aprobada' }],
        ['pausa', { pausada: false }],
        ['destacado', { destacado: true }],
        ['verificado', { verificado: true }],
      ] as const) {
        const { status, body: answer } = await call(h.base, 'PUT', `${path}/${user._id}/${step}`, { ...admin, body });
        expect([step, status, answer.code]).toEqual([step, 409, 'NEGOCIO_ELIMINADO']);
      }
    },
  );

  it.each([
    ['store', 'tiendas'],
    ['workshop', 'talleres'],
  ] as const)(
    'leaves the RIF of a %s to whoever registers again, once, and is recognised by it',
    async (role, kind) => {
      const first = buildRegistration(role) as Registration & Record<typeof role, { rif: string }>;
      const register = (body: unknown) => call(h.base, 'POST', '/api/auth/register', { body });
      const again = () => {
        const next = buildRegistration(role) as typeof first;
        return register({ ...next, [role]: { ...next[role], rif: first[role].rif } });
      };
      expect((await register(first)).status).toBe(201);
      const before = await signIn(h.base, first.email, first.password);
      expect((await again()).status).toBe(409);
      expect((await office.remove(before.user._id)).status).toBe(200);
      const answers = await Promise.all([again(), again(), again()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);

      const path = `/api/admin/${kind}?q=${first[role].rif}&limit=10`;
      const found = (await call(h.base, 'GET', path, admin)).body.data as { _id: string; eliminado: boolean }[];
      expect(found.map(({ eliminado }) => eliminado).sort()).toEqual([false, true]);
      const live = found.find(({ eliminado }) => !eliminado)!;
      const { data } = (await call(h.base, 'GET', `/api/admin/${kind}/${live._id}`, admin)).body;
      expect(JSON.stringify(data)).toContain(before.user._id);
    },
  );

  it('ends the plan of a business and what it asked for, and leaves its address in neither', async () => {
    for (const codigo of ['PRO_T', 'MAX_T']) await makePlan(h, admin.token, codigo);
    const store = await signUp(h.base, 'store');
    const id = store.user._id;
    expect((await setLevel(h, admin.token, id, 'PRO_T')).status).toBe(200);
    const { _id: request } = (await requestPlan(h, store, 'MAX_T')).body.data.solicitud!;
    const listed = async () => (await call(h.base, 'GET', '/api/membresia/usuarios?limit=50', admin)).body;
    const before = await listed();
    expect(JSON.stringify(before.data)).toContain(store.email);
    const income = async () => (await call(h.base, 'GET', '/api/membresia/estadisticas', admin)).body.data;
    expect((await office.remove(id)).status).toBe(200);

    const { data, meta } = await listed();
    expect(meta.pendientes).toBe(before.meta.pendientes - 1);
    expect(JSON.stringify(data)).not.toContain(store.email);
    const own = data.filter(({ usuario }: { usuario: { _id: string } }) => usuario._id === id);
    expect(own.map(({ estado }: { estado: string }) => estado).sort()).toEqual(['cancelada', 'rechazada']);
    const earned = await income();
    expect((await confirm(h, admin.token, request)).body.code).toBe('CUENTA_ELIMINADA');
    expect((await setLevel(h, admin.token, id, 'PRO_T')).body.code).toBe('CUENTA_ELIMINADA');
    expect(await income()).toEqual(earned);
  });

  it('takes a business out of the figures of all and of what is new alike', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => signUp(h.base, 'store')));
    const [, ...old] = stores.map(({ user }) => new h.db.base.Types.ObjectId(user._id));
    const longAgo = new Date('2025-03-01');
    for (const name of ['usuarios', 'tiendas'])
      await h.db.collection(name).updateMany({ _id: { $in: old } }, { $set: { createdAt: longAgo } });
    for (const one of old.slice(1)) expect((await office.remove(String(one))).status).toBe(200);
    const living = await h.db.collection('usuarios').find({ role: 'store', eliminado: false }).toArray();
    const before = living.filter(({ createdAt }) => createdAt.getTime() === longAgo.getTime()).length;
    h.app.get(AdminStatisticsService, { strict: false }).forget();
    const { tiendas } = (await call(h.base, 'GET', '/api/admin/estadisticas', admin)).body.data;
    expect(tiendas.total).toBe(living.length);
    expect(tiendas.porcentaje).toBe(Math.round(((living.length - before) / before) * 100));
  });

  it('needs a reason', async () => {
    const { user } = await mintUser(h, 'client');
    expect((await office.remove(user._id, {})).status).toBe(400);
  });
});

describe('who may', () => {
  it.each([
    ['GET', '/api/admin/usuarios'],
    ['GET', '/api/admin/usuarios/exportar'],
    ['POST', '/api/admin/usuarios'],
    ['GET', '/api/admin/usuarios/:id'],
    ['PUT', '/api/admin/usuarios/:id'],
    ['DELETE', '/api/admin/usuarios/:id'],
    ['PUT', '/api/admin/usuarios/:id/estado'],
    ['PUT', '/api/admin/usuarios/:id/rol'],
    ['GET', '/api/admin/pendientes'],
  ])('%s %s: administrators alone', async (method, template) => {
    const path = template.replace(':id', admin.user._id);
    const body = method === 'GET' ? undefined : {};
    expect((await call(h.base, method, path, { body })).status).toBe(401);
    for (const role of ['client', 'store', 'workshop', 'crane', 'delivery'] as const) {
      const { token } = await mintUser(h, role);
      expect((await call(h.base, method, path, { token, body })).status).toBe(403);
    }
  });
});
