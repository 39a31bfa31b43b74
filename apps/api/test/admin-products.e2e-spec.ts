import { type Actor, mintUser } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';
import { openShop, put, type Shop } from './shop';

let h: Harness;
let admin: Actor;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  [admin, shop] = [await mintUser(h, 'admin'), await openShop(h)];
});
afterAll(() => h.close());

const as = (who: Actor | null, method: string, path: string, body?: unknown): Promise<Answer> =>
  call(h.base, method, path, { body, ...(who && { token: who.token }) });
const ADMIN = '/api/admin/productos';
const motivo = 'La foto es de otro repuesto';
const shown = async (id: string) => (await call(h.base, 'GET', `/api/products/${id}`)).status;

it('hides a product with a reason that its store reads and cannot undo, and shows it again', async () => {
  const { id } = await shop.sell({ nombre: 'Bujía Ámbar' });
  expect((await as(admin, 'PUT', `${ADMIN}/${id}/ocultar`, {})).status).toBe(400);
  const hidden = await as(admin, 'PUT', `${ADMIN}/${id}/ocultar`, { motivo });
  expect(hidden.body.data).toMatchObject({ estado: 'oculto', oculto: { motivo } });
  expect(await shown(id)).toBe(404);
  const client = await mintUser(h, 'client');
  expect((await put(h, client.token, { productoId: id, cantidad: 1 })).status).toBe(404);

  const edited = await as(shop.store, 'PUT', `/api/products/${id}`, { activo: true, descripcion: 'Con otra foto' });
  expect(edited.body.data).toMatchObject({ activo: true, oculto: { motivo } });
  expect(await shown(id)).toBe(404);
  const notices = (await as(shop.store, 'GET', '/api/notifications')).body.data;
  expect(notices[0]).toMatchObject({ mensaje: expect.stringContaining(motivo) });

  expect((await as(admin, 'PUT', `${ADMIN}/${id}/ocultar`, { motivo })).body.code).toBe('PRODUCTO_OCULTADO');
  expect((await as(admin, 'PUT', `${ADMIN}/${id}/mostrar`)).body.data).toMatchObject({
    estado: 'visible',
    oculto: null,
  });
  expect((await as(admin, 'PUT', `${ADMIN}/${id}/mostrar`)).body.code).toBe('PRODUCTO_OCULTADO');
  expect(await shown(id)).toBe(200);
});

it('a picture that an administrator adds is the store’s, which can give it back', async () => {
  const { id } = await shop.sell({ nombre: 'Bujía sin foto' });
  const body = new FormData();
  body.append('productImages', new Blob([new Uint8Array(await jpeg())]), 'foto.jpg');
  const headers = { authorization: `Bearer ${admin.token}` };
  const uploaded = await fetch(`${h.base}/api/upload/product`, { method: 'POST', headers, body });
  const [url] = ((await uploaded.json()) as { data: { imageUrls: string[] } }).data.imageUrls;
  const stored = () => h.db.collection('imagenes').findOne({ url });
  const added = await as(admin, 'PUT', `/api/products/${id}`, { imagenes: [url] });
  expect([added.status, added.body.data.imagenes]).toEqual([200, [url]]);
  expect(await stored()).toMatchObject({ libreDesde: null });
  expect((await as(shop.store, 'PUT', `/api/products/${id}`, { imagenes: [] })).status).toBe(200);
  expect(await stored()).toMatchObject({ libreDesde: expect.any(Date) });
});

it('hides several at once, finds them by state, store, price and missing picture, and exports them', async () => {
  const other = await openShop(h);
  const [cheap, dear] = [await other.sell({ nombre: 'Tapa', precio: 0.5 }), await other.sell({ precio: 2500 })];
  const ids = [cheap.id, dear.id];
  const list = async (query: string): Promise<string[]> =>
    (await as(admin, 'GET', `${ADMIN}?tienda=${other.store.user._id}&${query}`)).body.data.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect((await list('precioRaro=true')).sort()).toEqual([...ids].sort());
  expect(await list('sinFoto=true')).toHaveLength(2);
  expect((await as(admin, 'PUT', `${ADMIN}/ocultar`, { ids, motivo })).body.data).toEqual({ ocultos: 2 });
  expect((await as(admin, 'PUT', `${ADMIN}/ocultar`, { ids, motivo })).body.data).toEqual({ ocultos: 0 });
  expect(await list('estado=oculto')).toHaveLength(2);
  expect(await list('estado=visible')).toEqual([]);
  const csv = await fetch(`${h.base}${ADMIN}/exportar?tienda=${other.store.user._id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect((await csv.text()).split('\r\n')).toHaveLength(4);
});

it('finds what somebody reported while nobody has decided on it', async () => {
  const [reported, other] = [await shop.sell(), await shop.sell()];
  const list = async (query: string): Promise<string[]> =>
    (await as(admin, 'GET', `${ADMIN}?tienda=${shop.store.user._id}&${query}`)).body.data.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await list('reportado=true')).toEqual([]);
  const body = { objeto: 'producto', objetoId: reported.id, tipo: 'falso', motivo: 'La foto es de otra pieza.' };
  expect((await as(await mintUser(h, 'client'), 'POST', '/api/reportes', body)).status).toBeLessThan(300);
  expect(await list('reportado=true')).toEqual([reported.id]);
  expect(await list('reportado=false')).toContain(other.id);
});

it('writes a product for a store, changes and removes it: the log has it and the store hears of it', async () => {
  const form = { nombre: 'Correa Ópalo', descripcion: 'Nueva', precio: 9, stock: 3, categoria: 'Frenos' };
  const body = { tiendaId: shop.store.user._id, producto: form };
  const made = await as(admin, 'POST', ADMIN, body);
  expect(made.status).toBe(201);
  const id = made.body.data._id as string;
  expect((await as(shop.store, 'GET', `/api/products/mine/${id}`)).body.data).toMatchObject({ nombre: form.nombre });
  expect((await as(admin, 'POST', ADMIN, { ...body, tiendaId: 'a'.repeat(24) })).body.code).toBe(
    'TIENDA_NO_ENCONTRADA',
  );
  expect((await as(admin, 'POST', ADMIN, { tiendaId: body.tiendaId, producto: {} })).status).toBe(400);
  expect((await as(admin, 'PUT', `/api/products/${id}`, { precio: 11 })).status).toBe(200);
  expect((await as(admin, 'DELETE', `/api/products/${id}`)).status).toBe(200);
  expect((await as(admin, 'GET', `${ADMIN}/${id}`)).body.data.estado).toBe('eliminado');
  const lines = await h.db
    .collection('auditoria')
    .find({ objeto: `producto:${id}` })
    .sort({ fecha: 1, _id: 1 })
    .toArray();
  expect(lines).toMatchObject([
    { accion: 'producto.crear', antes: null },
    { accion: 'producto.editar', antes: { precio: 9 }, despues: { precio: 11 } },
    { accion: 'producto.eliminar', despues: null },
  ]);
  await as(shop.store, 'PUT', `/api/products/${(await shop.sell()).id}`, { precio: 12 });
  expect(await h.db.collection('auditoria').countDocuments({ actor: shop.store.user._id })).toBe(0);
});

it('is the administrators’ alone, and 404 when there is none', async () => {
  const { id } = await shop.sell();
  const paths: [string, string, object?][] = [
    ['GET', ADMIN],
    ['GET', `${ADMIN}/exportar`],
    ['GET', `${ADMIN}/${id}`],
    ['POST', ADMIN, {}],
    ['PUT', `${ADMIN}/ocultar`, { ids: [id], motivo }],
    ['PUT', `${ADMIN}/${id}/ocultar`, { motivo }],
    ['PUT', `${ADMIN}/${id}/mostrar`],
  ];
  const client = await mintUser(h, 'client');
  for (const [method, path, body] of paths) {
    expect([path, (await as(null, method, path, body)).status]).toEqual([path, 401]);
    for (const who of [shop.store, client])
      expect([path, (await as(who, method, path, body)).status]).toEqual([path, 403]);
    if (!path.includes(id)) continue;
    expect((await as(admin, method, path.replace(id, 'a'.repeat(24)), body)).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
  }
});
