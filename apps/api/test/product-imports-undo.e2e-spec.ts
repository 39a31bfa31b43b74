import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { type Actor, adminToken, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { limitBasic } from './membership';
import { oid } from './payment-queue';
import { startSecondProcess } from './second-process';
import { client, ledgerOf, put, stockOf } from './shop';
import { csv, csvOf, HEADER, importAll, newRow, read, rowsOf } from './spreadsheets';
import { until } from './until';

jest.setTimeout(120_000);

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const undo = (id: string, base = h.base, actor = store) =>
  call<Importacion>(base, 'POST', `/api/products/imports/${id}/undo`, { token: actor.token });
const undone = async (id: string): Promise<Importacion> => {
  const { body } = await until(
    () => read(h.base, store, id),
    ({ body: { data } }) => data.estado === 'revertida',
    60_000,
  );
  return body.data;
};
const productOf = (sku: string) =>
  h.db.collection('productos').findOne({ tiendaId: oid(h, store.user._id), sku, eliminado: false });
const have = async (sku: string, precio: number, stock: number) => {
  const { id } = await seed(h, store.user._id, {
    ...{ sku, nombre: `Filtro ${sku}`, descripcion: 'Sellado de fábrica', precio, stock, categoria: 'Filtros' },
  });
  return id;
};
const edit = (id: string, set: object) => h.db.collection('productos').updateOne({ _id: oid(h, id) }, { $set: set });

it('gives each product what it had, leaves what was changed since, and takes new ones back', async () => {
  const [sold, edited] = [await have('V-1', 10, 8), await have('V-2', 20, 5)];
  const done = await importAll(
    h,
    store,
    csv(
      newRow('V-1', { precio: '11', stock: '20' }),
      newRow('V-2', { precio: '22', stock: '6' }),
      newRow('N-1'),
      newRow('N-2'),
      newRow('N-3', { stock: '7' }),
    ),
  );
  expect(done).toMatchObject({ estado: 'aplicada', conservadas: 0 });
  expect(Date.parse(done.deshacerHasta!)).toBeGreaterThan(Date.now());
  const [inCart, taken] = [(await productOf('N-2'))!, (await productOf('N-3'))!];
  // Fifteen are sold and the price of the other is another by now; of the new ones one is in a cart and one is held by an order.
  await edit(sold, { stock: 5 });
  await edit(edited, { precio: 25 });
  await edit(String(taken._id), { stock: 6 });
  const ana = await client(h);
  expect((await put(h, ana.token, { productoId: String(inCart._id), cantidad: 1 })).status).toBeLessThan(300);

  const started = await undo(done._id);
  expect([started.status, started.body.message]).toEqual([200, 'Estamos deshaciendo la importación']);
  expect(await undone(done._id)).toMatchObject({ conservadas: 3, deshacerHasta: null });
  // Twelve came by the file: what is left of them goes.
  expect(await productOf('V-1')).toMatchObject({ precio: 10, stock: 0 });
  expect(await productOf('V-2')).toMatchObject({ precio: 25, stock: 6 });
  expect(await productOf('N-1')).toBeNull();
  expect(await productOf('N-2')).toMatchObject({ activo: false, visible: false });
  expect(await productOf('N-3')).toMatchObject({ activo: false, visible: false, stock: 6 });
  const left = await rowsOf(h, store, done._id, 'conservada');
  expect(left.map(({ linea, sku, conservada }) => [linea, sku, conservada])).toEqual([
    [3, 'V-2', { razon: 'cambio', columnas: [expect.stringContaining('Precio')] }],
    [5, 'N-2', { razon: 'carrito', columnas: [] }],
    [6, 'N-3', { razon: 'comprado', columnas: [] }],
  ]);
  expect((await undo(done._id)).body.code).toBe('IMPORTACION_CERRADA');
});

it('restores only what the file set: another field that was edited since stays', async () => {
  const id = await have('V-1', 10, 8);
  const done = await importAll(h, store, csvOf([HEADER, newRow('V-1', { precio: '11', stock: '8' })]));
  await edit(id, { pesoKg: 3 });
  await undo(done._id);
  expect(await undone(done._id)).toMatchObject({ conservadas: 0 });
  expect(await productOf('V-1')).toMatchObject({ precio: 10, pesoKg: 3, stock: 8 });
});

it('is undone once, whoever asks on which process, and the ledger follows', async () => {
  const other = await startSecondProcess();
  try {
    const id = await have('V-1', 10, 8);
    const before = [await stockOf(h, id), await ledgerOf(h, id)];
    const file = csv(newRow('V-1', { stock: '30' }), ...Array.from({ length: 250 }, (_, i) => newRow(`M-${i}`)));
    const done = await importAll(h, store, file);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => undo(done._id, i % 2 ? other.base : h.base)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await undone(done._id)).toMatchObject({ avance: { hechas: 0, total: 251 } });
    expect([await stockOf(h, id), await ledgerOf(h, id)]).toEqual(before);
    expect(await h.db.collection('productos').countDocuments({ tiendaId: oid(h, store.user._id) })).toBe(1);
  } finally {
    await other.close();
  }
});

it('is refused to others, after a day, and of what was never written', async () => {
  await have('V-1', 10, 8);
  const done = await importAll(h, store, csv(newRow('V-1', { stock: '9' })));
  const stranger = await openBusiness(h, 'store');
  expect((await undo(done._id, h.base, stranger)).body.code).toBe('IMPORTACION_NO_ENCONTRADA');
  const list = async (actor: Actor) =>
    (await call<Importacion[]>(h.base, 'GET', '/api/products/imports', { token: actor.token })).body.data;
  expect((await list(store)).map(({ _id }) => _id)).toEqual([done._id]);
  expect(await list(stranger)).toEqual([]);
  const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1000);
  await h.db.collection('importaciones').updateOne({ _id: oid(h, done._id) }, { $set: { aplicada: yesterday } });
  expect((await undo(done._id)).body.code).toBe('IMPORTACION_CERRADA');
  expect(await productOf('V-1')).toMatchObject({ stock: 9 });
});

it('publishes again what the file took off sale, as far as the plan has room: of the others it says so', async () => {
  for (const sku of ['P-1', 'P-2']) await have(sku, 10, 8);
  const file = csvOf([
    [...HEADER, 'Activo'],
    [...newRow('P-1', { precio: '10', stock: '8' }), 'No'],
    [...newRow('P-2', { precio: '10', stock: '8' }), 'No'],
  ]);
  const done = await importAll(h, store, file);
  expect([(await productOf('P-1'))!.activo, (await productOf('P-2'))!.activo]).toEqual([false, false]);
  // One place is left in its plan by now.
  await limitBasic(h, await adminToken(h), { productos: 1 });
  await undo(done._id);
  expect(await undone(done._id)).toMatchObject({ conservadas: 1 });
  expect([(await productOf('P-1'))!.activo, (await productOf('P-2'))!.activo].sort()).toEqual([false, true]);
  const left = await rowsOf(h, store, done._id, 'conservada');
  expect(left.map(({ conservada }) => conservada!.razon)).toEqual(['plan']);
});
