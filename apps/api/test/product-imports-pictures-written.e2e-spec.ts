import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { oid } from './payment-queue';
import { listOf, picturesOf, sendZip, zipOf } from './picture-zips';
import { jpeg } from './pictures';
import { startSecondProcess } from './second-process';
import { confirm, finished, read, rowsOf, upload } from './spreadsheets';
import { until } from './until';

jest.setTimeout(120_000);

let h: Harness;
let store: Actor;
let photo: Buffer;
beforeAll(async () => {
  h = await startApp();
  photo = await jpeg(300, 200);
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const productOf = async (sku: string) => {
  const doc = await h.db.collection('productos').findOne({ tiendaId: oid(h, store.user._id), sku, eliminado: false });
  return doc as unknown as { _id: string; imagenes: string[]; precio: number };
};
const picturesOfProduct = async (sku: string) => (await productOf(sku)).imagenes;
const isServed = async (url: string) => (await fetch(h.base + url)).status === 200;
/** Since when nothing uses a picture; null while something does. */
const freeSince = async (url: string): Promise<Date | null> =>
  (await h.db.collection('imagenes').findOne({ url }))!.libreDesde as Date | null;
async function uploadPicture(): Promise<string> {
  const form = new FormData();
  form.append('productImages', new Blob([new Uint8Array(photo)]), 'foto.jpg');
  const headers = { authorization: `Bearer ${store.token}` };
  const res = await fetch(`${h.base}/api/upload/product`, { method: 'POST', headers, body: form });
  return (await res.json()).data.imageUrls[0];
}
/** A product that has a picture of its own. */
async function have(sku: string): Promise<string> {
  const { id } = await seed(h, store.user._id, {
    ...{ sku, nombre: `Filtro ${sku}`, descripcion: 'Sellado de fábrica', precio: 12.5, stock: 4 },
    ...{ categoria: 'Filtros', marca: 'Toyota', modelo: null, imagenes: [] },
  });
  const url = await uploadPicture();
  const { status } = await call(h.base, 'PUT', `/api/products/${id}`, {
    token: store.token,
    body: { imagenes: [url] },
  });
  expect(status).toBe(200);
  return url;
}
const checked = async (file: Buffer) => (await upload(h, store, file)).body.data;
async function send(id: string, ...names: string[]): Promise<void> {
  const zip = await zipOf(names.map((name) => [name, photo]));
  expect((await sendZip(h.base, store, id, zip)).status).toBe(201);
  await picturesOf(h.base, store, id);
}
async function write(id: string): Promise<void> {
  expect((await confirm(h, store, id)).body.message).toBe('Estamos importando tus productos');
  expect(await finished(h, store, id)).toMatchObject({ estado: 'aplicada' });
}
async function undo(id: string) {
  await call(h.base, 'POST', `/api/products/imports/${id}/undo`, { token: store.token });
  const { body } = await until(
    () => read(h.base, store, id),
    ({ body: { data } }) => data.estado === 'revertida',
    60_000,
  );
  return body.data;
}

it('gives products their pictures in order, each its own, and the former ones again when it is undone', async () => {
  const former = await have('V-1');
  const doc = await checked(
    listOf([
      ['V-1', 'dos.jpg; uno.jpg'],
      ['N-1', 'uno.jpg'],
      ['N-2', 'uno.jpg; falta.jpg; dos.jpg'],
      ['N-3', 'falta.jpg'],
      ['N-4', ''],
    ]),
  );
  expect(doc.conteo).toEqual({ nuevos: 4, cambian: 1, iguales: 0, conError: 0 });
  const [row] = await rowsOf(h, store, doc._id, 'cambia');
  expect(row!.cambios).toEqual([{ columna: 'Fotos', antes: '1 foto', despues: 'dos.jpg; uno.jpg' }]);
  await send(doc._id, 'uno.jpg', 'dos.jpg');
  await write(doc._id);

  const sets = await Promise.all(['V-1', 'N-1', 'N-2', 'N-3', 'N-4'].map(picturesOfProduct));
  expect(sets.map(({ length }) => length)).toEqual([2, 1, 2, 0, 0]);
  const urls = sets.flat();
  expect(new Set(urls).size).toBe(5);
  for (const url of urls) expect([await isServed(url), await freeSince(url)]).toEqual([true, null]);
  // The second of V-1 is what N-1 has: same bytes, another address.
  const bytes = async (url: string) => Buffer.from(await (await fetch(h.base + url)).arrayBuffer());
  expect((await bytes(sets[0]![1]!)).equals(await bytes(sets[1]![0]!))).toBe(true);
  const history = await h.db
    .collection('cambios_producto')
    .findOne(
      { productoId: (await productOf('V-1'))._id, 'autor.id': store.user._id, campos: 'imagenes' },
      { sort: { _id: -1 } },
    );
  expect(history!.valores).toEqual([{ campo: 'imagenes', antes: '1 foto', despues: '2 fotos' }]);
  // It waits for an undoing, and longer than one can be asked for.
  expect((await freeSince(former))!.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  expect((await read(h.base, store, doc._id)).body.data.fotos).toMatchObject({ listas: 2, faltan: { total: 1 } });

  expect(await undo(doc._id)).toMatchObject({ conservadas: 0 });
  expect(await picturesOfProduct('V-1')).toEqual([former]);
  expect(await freeSince(former)).toBeNull();
  expect(await productOf('N-1')).toBeNull();
  for (const url of urls) expect((await freeSince(url))!.getTime()).toBeLessThanOrEqual(Date.now());
});

it('empties them, and leaves those that somebody changed since when it is undone', async () => {
  const [first, second] = [await have('V-1'), await have('V-2')];
  const doc = await checked(
    listOf([
      ['V-1', 'VACIAR'],
      ['V-2', 'uno.jpg'],
    ]),
  );
  await send(doc._id, 'uno.jpg');
  await write(doc._id);
  expect(await picturesOfProduct('V-1')).toEqual([]);
  const own = await uploadPicture();
  const { _id } = await productOf('V-2');
  await call(h.base, 'PUT', `/api/products/${String(_id)}`, { token: store.token, body: { imagenes: [own] } });
  expect(await undo(doc._id)).toMatchObject({ conservadas: 1 });
  expect([await picturesOfProduct('V-1'), await picturesOfProduct('V-2')]).toEqual([[first], [own]]);
  expect(await freeSince(second)).not.toBeNull();
  expect((await rowsOf(h, store, doc._id, 'conservada')).map(({ conservada }) => conservada)).toEqual([
    { razon: 'cambio', columnas: ['Fotos'] },
  ]);
});

it('leaves the pictures of a product as they are while none of its new ones is there', async () => {
  const former = await have('V-1');
  const doc = await checked(
    listOf([
      ['V-1', 'uno.jpg'],
      ['N-1', ''],
    ]),
  );
  await write(doc._id);
  expect(await picturesOfProduct('V-1')).toEqual([former]);
  expect((await read(h.base, store, doc._id)).body.data.conteo).toMatchObject({ nuevos: 1, cambian: 0, iguales: 1 });
});

it('keeps those of a product that was sold, which orders show', async () => {
  const former = await have('V-1');
  await h.db
    .collection('productos')
    .updateOne({ sku: 'V-1', tiendaId: oid(h, store.user._id) }, { $set: { vendidos: 3 } });
  const doc = await checked(listOf([['V-1', 'uno.jpg']]));
  await send(doc._id, 'uno.jpg');
  await write(doc._id);
  const [set] = await picturesOfProduct('V-1');
  expect(await freeSince(former)).toBeNull();
  await undo(doc._id);
  expect(await picturesOfProduct('V-1')).toEqual([former]);
  expect(await freeSince(set!)).toBeNull();
});

it('keeps what was sent when the columns are matched anew, and frees it when the import is discarded', async () => {
  const doc = await checked(
    listOf([
      ['N-1', 'uno.jpg'],
      ['N-2', 'dos.jpg'],
    ]),
  );
  await send(doc._id, 'uno.jpg');
  const columnas = doc.emparejamiento!.columnas.map(({ campo, moneda }) => ({ campo, moneda }));
  const path = `/api/products/imports/${doc._id}/columns`;
  const { body } = await call(h.base, 'POST', path, { token: store.token, body: { columnas } });
  expect(body.data.fotos).toMatchObject({ pedidas: 2, listas: 1, faltan: { total: 1, nombres: ['dos.jpg'] } });
  const stored = () =>
    h.db.collection('imagenes').findOne({ usuarioId: oid(h, store.user._id), lote: { $exists: true } });
  expect(((await stored())!.libreDesde as Date).getTime()).toBeGreaterThan(Date.now());
  await call(h.base, 'DELETE', `/api/products/imports/${body.data._id}`, { token: store.token });
  expect(((await stored())!.libreDesde as Date).getTime()).toBe(0);
  expect(await h.db.collection('importaciones_fotos').countDocuments({ tiendaId: oid(h, store.user._id) })).toBe(0);
});

it('ends whole when its process is killed, pictures and all, and what a ZIP had not brought is missing', async () => {
  const second = await startSecondProcess({ BARRIDO_MS: '100' });
  const names = Array.from({ length: 250 }, (_, i) => [`N-${i}`, i % 2 ? `f-${i}.jpg` : ''] as const);
  const doc = await checked(listOf(names));
  await send(doc._id, 'f-1.jpg', 'f-101.jpg', 'f-249.jpg');
  expect((await confirm({ ...h, base: second.base }, store, doc._id)).status).toBe(200);
  await until(
    () => read(h.base, store, doc._id),
    ({ body: { data } }) => data.avance.hechas > 0,
  );
  await second.kill();
  const third = await startSecondProcess({ BARRIDO_MS: '100' });
  expect(await finished(h, store, doc._id)).toMatchObject({ estado: 'aplicada', avance: { hechas: 250 } });
  await third.close();
  for (const sku of ['N-1', 'N-101', 'N-249']) {
    const [url, ...others] = await picturesOfProduct(sku);
    expect([others, await isServed(url!), await freeSince(url!)]).toEqual([[], true, null]);
  }
});
