import type { NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { StoreReviews } from '../src/auth/stores/store-review.service';
import { UsersService } from '../src/auth/users/users.service';
import { SystemService } from '../src/platform/system/system.service';
import { type Actor, buildRegistration, mintUser, openBusiness, signIn, signUp } from './actors';
import { seed } from './catalogue-data';
import { type Answer, call, type Harness, startApp } from './harness';
import { buy, put } from './shop';

let h: Harness;
let admin: Actor;
let peer: Actor;
beforeAll(async () => {
  h = await startApp();
  [admin, peer] = [await mintUser(h, 'admin'), await mintUser(h, 'admin')];
});
afterAll(() => h.close());

const KINDS = [
  ['store', 'tiendas', '/api/users/stores', 'TIENDA_NO_ENCONTRADA'],
  ['workshop', 'talleres', '/api/users/workshops', 'TALLER_NO_ENCONTRADO'],
] as const;
const as = (who: Actor | null, method: string, path: string, body?: unknown): Promise<Answer> =>
  call(h.base, method, path, { body, ...(who && { token: who.token }) });
const step = (kind: string, id: string, name: string, body: object, who = admin) =>
  as(who, 'PUT', `/api/admin/${kind}/${id}/${name}`, body);
const REJECT = { decision: 'rechazada', motivo: 'El RIF no es de esta tienda' };
const noticesOf = async ({ token }: Actor): Promise<{ titulo: string; mensaje: string }[]> =>
  (await call(h.base, 'GET', '/api/notifications', { token })).body.data;

describe.each(KINDS)('a new %s', (role, kind, list, missing) => {
  let owner: Actor;
  let id: string;
  const own = async () => (await as(owner, 'GET', '/api/negocios/revision')).body.data;
  const listed = async (): Promise<boolean> =>
    (await call(h.base, 'GET', `${list}?limit=60`)).body.data.some(({ _id }: { _id: string }) => _id === id);
  const queue = async (grupo: string): Promise<string[]> =>
    (await as(admin, 'GET', `/api/admin/${kind}?grupo=${grupo}&limit=100`)).body.data.map(
      ({ _id }: { _id: string }) => _id,
    );

  beforeAll(async () => {
    owner = await signUp(h.base, role);
    id = owner.user._id;
  });

  it('waits: nobody sees it, its owner reads what is missing, the administrators are told', async () => {
    expect(await listed()).toBe(false);
    expect(await queue('por_revisar')).toContain(id);
    expect(await own()).toMatchObject({ activo: false, revision: { estado: 'pendiente', motivo: null } });
    expect((await own()).falta).toEqual(expect.arrayContaining(['foto', 'correo', 'oferta']));
    expect((await noticesOf(admin)).some(({ mensaje }) => mensaje.includes('espera tu decisión'))).toBe(true);
    expect((await as(admin, 'GET', '/api/admin/pendientes')).body.data[kind]).toBeGreaterThan(0);
  });

  it('is refused with a reason, corrected and sent again, and then approved as verified', async () => {
    expect((await step(kind, id, 'revision', { decision: 'rechazada' })).status).toBe(400);
    const refused = await step(kind, id, 'revision', REJECT);
    expect(refused.body.data.revision).toMatchObject({ estado: 'rechazada', motivo: REJECT.motivo });
    expect(await own()).toMatchObject({ revision: { estado: 'rechazada', motivo: REJECT.motivo } });
    expect((await noticesOf(owner))[0]).toMatchObject({ mensaje: expect.stringContaining(REJECT.motivo) });
    const sent = await as(owner, 'POST', '/api/negocios/revision');
    expect([sent.status, sent.body.data.revision]).toMatchObject([200, { estado: 'pendiente', motivo: null }]);
    expect((await as(owner, 'POST', '/api/negocios/revision')).body.code).toBe('REVISION_NO_RECHAZADA');

    const nota = '$revision.estado no es un campo';
    const body = { decision: 'aprobada', verificado: true, comprobado: ['rif', 'telefono'], nota };
    const { data } = (await step(kind, id, 'revision', body)).body as { data: NegocioAdminDetalle };
    expect(data).toMatchObject({ activo: true, verificado: true, revision: { estado: 'aprobada', motivo: null } });
    expect(data.historial.map(({ paso }) => paso)).toEqual(['aprobada', 'enviada', 'rechazada', 'enviada']);
    expect(data.historial[0]).toMatchObject({ nota, comprobado: ['rif', 'telefono'], por: admin.user.nombre });
    expect(await listed()).toBe(true);
    expect(await queue('activas')).toContain(id);
  });

  it('is paused with a reason and put back; the mark and the place among the featured come and go', async () => {
    expect((await step(kind, id, 'pausa', { pausada: true })).status).toBe(400);
    const paused = await step(kind, id, 'pausa', { pausada: true, motivo: 'Muchas quejas sin responder' });
    expect(paused.body.data).toMatchObject({ activo: false, pausa: { motivo: 'Muchas quejas sin responder' } });
    expect([await listed(), await queue('pausadas')]).toEqual([false, expect.arrayContaining([id])]);
    expect((await step(kind, id, 'pausa', { pausada: true, motivo: 'Otra vez' })).body.code).toBe('NEGOCIO_CAMBIO');
    expect((await step(kind, id, 'pausa', { pausada: false })).body.data.pausa).toBeNull();
    expect(await listed()).toBe(true);

    expect((await step(kind, id, 'destacado', { destacado: true, hasta: '2020-01-01' })).status).toBe(400);
    expect((await step(kind, id, 'destacado', { destacado: true })).body.data.destacado).toBe(true);
    expect((await step(kind, id, 'destacado', { destacado: false })).body.data.destacado).toBe(false);
    expect((await step(kind, id, 'verificado', { verificado: false })).status).toBe(400);
    const lost = await step(kind, id, 'verificado', { verificado: false, motivo: 'El RIF venció' });
    expect(lost.body.data.verificado).toBe(false);
    expect((await step(kind, id, 'verificado', { verificado: false, motivo: 'Otra' })).status).toBe(409);
  });

  it('leaves a line in the log for every step, with what was and what is', async () => {
    const lines = await h.db
      .collection('auditoria')
      .find({ objeto: `${kind === 'tiendas' ? 'tienda' : 'taller'}:${id}` })
      .sort({ _id: 1 })
      .toArray();
    expect(lines.map(({ accion }) => accion)).toEqual([
      'negocio.rechazar',
      'negocio.aprobar',
      'negocio.pausar',
      'negocio.reanudar',
      'negocio.destacar',
      'negocio.destacar',
      'negocio.verificar',
    ]);
    expect(lines[1]).toMatchObject({
      antes: { revision: { estado: 'pendiente' }, verificado: false },
      despues: { revision: { estado: 'aprobada' }, verificado: true },
    });
  });

  it('is decided once, however many decide at the same moment', async () => {
    const { user } = await signUp(h.base, role);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        step(kind, user._id, 'revision', i % 2 ? REJECT : { decision: 'aprobada' }, i % 3 ? admin : peer),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'REVISION_DECIDIDA']));
    const { data } = (await as(admin, 'GET', `/api/admin/${kind}/${user._id}`)).body;
    expect(data.historial).toHaveLength(2);
    expect(data.activo).toBe(data.revision.estado === 'aprobada');
  });

  it('is shown with what it offers, its plan and the cases against it', async () => {
    const { user } = await openBusiness(h, role);
    const figures = async () => (await as(admin, 'GET', `/api/admin/${kind}/${user._id}`)).body.data.cifras;
    expect(await figures()).toMatchObject({ ofertas: 0, operaciones: 0, reportes: 0 });
    const body = {
      objeto: role === 'store' ? 'tienda' : 'taller',
      objetoId: user._id,
      tipo: 'estafa',
      motivo: 'No existe',
    };
    expect((await as(await mintUser(h, 'client'), 'POST', '/api/reportes', body)).status).toBe(200);
    expect((await figures()).reportes).toBe(1);
  });

  it('is only the administrators’ to decide, and 404 when there is none', async () => {
    const stranger = await mintUser(h, 'client');
    const paths: [string, string, object?][] = [
      ['GET', `/api/admin/${kind}`],
      ['GET', `/api/admin/${kind}/exportar`],
      ['GET', `/api/admin/${kind}/${id}`],
      ['PUT', `/api/admin/${kind}/${id}/revision`, { decision: 'aprobada' }],
      ['PUT', `/api/admin/${kind}/${id}/pausa`, { pausada: true, motivo: 'Porque sí' }],
      ['PUT', `/api/admin/${kind}/${id}/destacado`, { destacado: true }],
      ['PUT', `/api/admin/${kind}/${id}/verificado`, { verificado: true }],
    ];
    for (const [method, path, body] of paths) {
      expect([path, (await as(null, method, path, body)).status]).toEqual([path, 401]);
      for (const who of [owner, stranger])
        expect([path, (await as(who, method, path, body)).status]).toEqual([path, 403]);
      if (!path.includes(id)) continue;
      const gone = await as(admin, method, path.replace(id, 'a'.repeat(24)), body);
      expect([path, gone.status, gone.body.code]).toEqual([path, 404, missing]);
    }
    for (const who of [null, stranger, admin])
      expect((await as(who, 'POST', '/api/negocios/revision')).status).toBe(who ? 403 : 401);
  });

  it('with the address or telephone of another one is marked as such', async () => {
    const telefono = '0412-5550199';
    const first = await signUp(h.base, role, { telefono });
    const other = await signUp(h.base, role === 'store' ? 'workshop' : 'store', { telefono });
    const { data } = (await as(admin, 'GET', `/api/admin/${kind}/${first.user._id}`)).body;
    const twin = data.iguales.find(({ _id }: { _id: string }) => _id === other.user._id);
    expect(twin?.por).toEqual(expect.arrayContaining(['telefono', 'direccion']));
    expect(data.rifValido).toBe(true);
  });
});

describe('a store that is not on sale', () => {
  let owner: Actor;
  let productId: string;
  const found = async () =>
    (await call(h.base, 'GET', '/api/products?q=Bobina%20Zafiro')).body.data.map(({ _id }: { _id: string }) => _id);

  beforeAll(async () => {
    owner = await signUp(h.base, 'store');
    const body = { nombre: 'Bobina Zafiro', descripcion: 'Nueva', precio: 12, stock: 4, categoria: 'Frenos' };
    productId = (await as(owner, 'POST', '/api/products', body)).body.data._id;
  });

  it('prepares its products, which nobody finds or buys before the approval', async () => {
    const client = await mintUser(h, 'client');
    expect(await found()).toEqual([]);
    expect((await call(h.base, 'GET', `/api/products/${productId}`)).status).toBe(404);
    expect((await put(h, client.token, { productoId: productId, cantidad: 1 })).status).toBe(404);
    expect((await as(owner, 'GET', '/api/negocios/revision')).body.data.falta).not.toContain('oferta');
    await step('tiendas', owner.user._id, 'revision', { decision: 'aprobada' });
    expect(await found()).toEqual([productId]);
    expect((await put(h, client.token, { productoId: productId, cantidad: 1 })).status).toBe(200);
  });

  it('keeps its orders when it is paused, and sells nothing more', async () => {
    const client = await mintUser(h, 'client');
    const linea = { productoId: productId, cantidad: 1, tiendaId: owner.user._id };
    expect((await buy(h, client.token, [linea])).status).toBe(201);
    await put(h, client.token, { productoId: productId, cantidad: 1 });
    await step('tiendas', owner.user._id, 'pausa', { pausada: true, motivo: 'Revisión de quejas' });
    expect(await found()).toEqual([]);
    expect((await as(owner, 'GET', '/api/orders')).body.data.length).toBeGreaterThan(0);
    const cart = (await call(h.base, 'GET', '/api/cart', { token: client.token })).body.data;
    expect(cart.items[0]).toMatchObject({ disponible: false, maximo: 0 });
    expect((await as(owner, 'GET', '/api/products/mine')).body.data).toHaveLength(1);
  });

  it('stays out when its account is switched on again while it is paused', async () => {
    const users = h.app.get(UsersService, { strict: false });
    const _id = new h.db.base.Types.ObjectId(owner.user._id);
    const stored = () => h.db.collection('tiendas').findOne({ _id });
    await users.setActive(owner.user._id, false);
    expect(await stored()).toMatchObject({ activo: false, grupo: 'pausadas', cuentaActiva: false });
    await users.setActive(owner.user._id, true);
    expect(await stored()).toMatchObject({ activo: false, grupo: 'pausadas', cuentaActiva: true });
    await step('tiendas', owner.user._id, 'pausa', { pausada: false });
    expect(await found()).toContain(productId);
  });
});

it('lists groups with counts, finds by name and RIF, and exports what the filters leave', async () => {
  const registration = buildRegistration('store') as unknown as { store: { nombreTienda: string; rif: string } };
  registration.store.nombreTienda = 'Casa Turquesa';
  await call(h.base, 'POST', '/api/auth/register', { body: registration });
  const by = async (query: string) => (await as(admin, 'GET', `/api/admin/tiendas?${query}`)).body;
  const named = await by('q=turquesa&grupo=por_revisar');
  expect(named.data).toMatchObject([{ nombre: 'Casa Turquesa', rif: registration.store.rif, rifValido: true }]);
  expect((await by(`q=${registration.store.rif.replaceAll('-', '')}`)).data).toHaveLength(1);
  const { por_revisar, activas, pausadas, rechazadas, todas } = named.meta.cuentas;
  expect(todas).toBe(por_revisar + activas + pausadas + rechazadas);
  expect((await by('grupo=nada')).code).toBe('ENTRADA_INVALIDA');

  const csv = await fetch(`${h.base}/api/admin/tiendas/exportar?q=turquesa`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const text = await csv.text();
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`Casa Turquesa;${registration.store.rif};En revisión;No`);
});

it('sells under the filter of verified stores from the moment it is verified, and no longer when it lost the mark', async () => {
  const { user } = await openBusiness(h, 'store');
  const { id } = await seed(h, user._id, { nombre: 'Amortiguador de una verificada' });
  const found = async (query = ''): Promise<string[]> =>
    (await call(h.base, 'GET', `/api/products?limit=60&search=amortiguador+verificada${query}`)).body.data.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect([await found(), await found('&verificado=true')]).toEqual([[id], []]);
  await step('tiendas', user._id, 'verificado', { verificado: true });
  expect(await found('&verificado=true')).toEqual([id]);
  await step('tiendas', user._id, 'verificado', { verificado: false, motivo: 'El RIF venció' });
  expect([await found(), await found('&verificado=true')]).toEqual([[id], []]);
});

it('ends what was featured up to yesterday', async () => {
  const { user } = await openBusiness(h, 'store');
  await step('tiendas', user._id, 'destacado', { destacado: true });
  const _id = new h.db.base.Types.ObjectId(user._id);
  await h.db.collection('tiendas').updateOne({ _id }, { $set: { destacadoHasta: '2020-01-01' } });
  await h.app.get(StoreReviews, { strict: false }).endFeatured();
  expect(await h.db.collection('tiendas').findOne({ _id })).toMatchObject({ destacado: false, destacadoHasta: null });
});

it('lets everybody in at once while the platform checks nobody', async () => {
  const system = h.app.get(SystemService, { strict: false });
  const by = { id: admin.user._id, role: 'admin', sid: 's' } as const;
  await system.set(by, 'revision_vendedores', { valor: false });
  const registration = buildRegistration('store');
  await call(h.base, 'POST', '/api/auth/register', { body: registration });
  const owner = await signIn(h.base, registration.email, registration.password);
  await system.set(by, 'revision_vendedores', { valor: true });
  expect((await as(owner, 'GET', '/api/negocios/revision')).body.data).toMatchObject({
    activo: true,
    revision: { estado: 'aprobada' },
  });
  expect(await seed(h, owner.user._id)).toBeTruthy();
});
