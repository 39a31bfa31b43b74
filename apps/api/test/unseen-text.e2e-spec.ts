import { type Actor, buildRegistration, mintUser, openBusiness } from './actors';
import { openChat } from './chats';
import { call, type Harness, startApp } from './harness';

const ZERO_WIDTH = '\u200b\u200b\u200b';
let h: Harness;
let [ana, store, workshop, admin]: Actor[] = [];
beforeAll(async () => {
  h = await startApp();
  [store, workshop] = await Promise.all([openBusiness(h, 'store'), openBusiness(h, 'workshop')]);
  [ana, admin] = await Promise.all([mintUser(h, 'client'), mintUser(h, 'admin')]);
});
afterAll(() => h.close());

const product = (overrides: object = {}) => ({
  nombre: 'Filtro de aceite',
  precio: 10.5,
  categoria: 'Filtros',
  stock: 8,
  ...overrides,
});
const send = (actor: Actor | undefined, method: string, path: string, body?: object) =>
  call(h.base, method, path, { token: actor?.token, body });

describe('a name that shows nothing', () => {
  it('names no product, and one that hides something is kept as it is read', async () => {
    expect(await send(store, 'POST', '/api/products', product({ nombre: ZERO_WIDTH }))).toMatchObject({
      status: 400,
      body: { code: 'ENTRADA_INVALIDA' },
    });
    const made = await send(store, 'POST', '/api/products', product({ nombre: 'Filtro \u202etxet\r\n de\u0000 aire' }));
    expect(made.body.data.nombre).toBe('Filtro txet de aire');
  });

  it('is no review, no message and no name of a person', async () => {
    const chat = await openChat(h, ana!, store!);
    const blank = [ZERO_WIDTH.repeat(4), '\u0000', '\u2800 \u3164'];
    for (const text of blank) {
      const review = { texto: text, valoracion: 5, usuarioObjetivoId: store!.user._id };
      expect([text, (await send(ana, 'POST', '/api/comments', review)).body.message]).toEqual([
        text,
        'El comentario debe tener al menos 2 caracteres',
      ]);
      expect((await send(ana, 'POST', '/api/chats/mensaje', { chatId: chat, contenido: text })).status).toBe(400);
      expect((await send(ana, 'PUT', '/api/user/profile', { nombre: text })).body.message).toBe(
        'El nombre es obligatorio',
      );
    }
    await send(ana, 'PUT', '/api/user/profile', { nombre: ' Ana\u0000 \n Pérez ' });
    expect((await send(ana, 'GET', '/api/auth/me')).body.data.nombre).toBe('Ana Pérez');
  });

  it('while a message keeps its lines and its emoji', async () => {
    const chat = await openChat(h, ana!, store!);
    const contenido = 'Hola:\n\n¿tienes el filtro? 👩🏽‍🔧 1️⃣';
    const { status, body } = await send(ana, 'POST', '/api/chats/mensaje', { chatId: chat, contenido });
    expect([status, body.data.contenido]).toEqual([201, contenido]);
  });
});

describe('a NUL', () => {
  it('in the table of specifications is left out of a new product and of a change', async () => {
    const made = await send(store, 'POST', '/api/products', product({ especificaciones: { 'a\u0000b': 'x\u0000y' } }));
    expect([made.status, made.body.data?.especificaciones]).toEqual([201, { ab: 'xy' }]);
    const path = `/api/products/${made.body.data._id}`;
    const changed = await send(store, 'PUT', path, { especificaciones: { '\u0000Medida': 'M20' } });
    expect([changed.status, changed.body.data?.especificaciones]).toEqual([200, { Medida: 'M20' }]);
  });

  it('in a search finds what it finds without', async () => {
    const mail = ana!.email.replace('@', '%00@');
    const users = await send(admin, 'GET', `/api/admin/usuarios?search=${mail}`);
    expect([users.status, users.body.data?.map((one: { _id: string }) => one._id)]).toEqual([200, [ana!.user._id]]);
    for (const [actor, path] of [
      [workshop, `/api/cita/mecanica/clientes/${workshop!.user._id}?search=${mail}`],
      [admin, '/api/admin/auditoria?q=%00'],
      [admin, `/api/admin/auditoria?q=${mail}`],
    ] as const)
      expect([path, (await send(actor, 'GET', path)).status]).toEqual([path, 200]);
    const headers = { authorization: `Bearer ${admin!.token}` };
    const file = await fetch(`${h.base}/api/admin/auditoria/exportar?q=${mail}`, { headers });
    expect([file.status, (await file.text()).split('\r\n')[0]]).toEqual([200, expect.stringContaining('Fecha')]);
  });
});

describe('lists that are sent', () => {
  it('take 40 specifications of a product and no more', async () => {
    const rows = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`clave ${n}`, 'valor']));
    expect((await send(store, 'POST', '/api/products', product({ especificaciones: rows(40) }))).status).toBe(201);
    expect((await send(store, 'POST', '/api/products', product({ especificaciones: rows(9000) }))).body.message).toBe(
      'Usa como máximo 40 especificaciones',
    );
  });

  it('keep what a business chose at its registration once, and refuse more than there is to choose', async () => {
    const { store: negocio, ...body } = buildRegistration('store') as { store: object; email: string };
    const register = (categorias: string[]) =>
      send(undefined, 'POST', '/api/auth/register', { ...body, store: { ...negocio, categorias } });
    expect((await register(Array<string>(5000).fill('Baterías'))).status).toBe(400);
    const { status, body: answer } = await register(['Baterías', 'Lubricantes', 'Baterías']);
    expect(status).toBe(201);
    const stored = await h.db.collection('tiendas').findOne({ _id: new h.db.base.Types.ObjectId(answer.data._id) });
    expect(stored!.categorias).toEqual(['Baterías', 'Lubricantes']);
  });
});
