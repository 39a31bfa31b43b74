import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { buy, client, ledgerOf, stockOf } from './shop';
import { confirm, csvOf, download, finished, importAll, rowsOf, upload } from './spreadsheets';
import { until } from './until';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});

const TITLES = ['SKU', 'Nombre', 'Precio', 'Categoría', 'Stock'];
const SKU = 'FIL-FIL-0001';
const row = (precio: string, stock: string, sku = SKU) => [sku, 'Filtro de aceite', precio, 'Filtros', stock];
const fileOf = (...rows: string[][]) => csvOf([TITLES, ...rows]);
const have = async (stock: number, sku = SKU, precio = 8): Promise<string> =>
  (await seed(h, store.user._id, { sku, precio, stock, nombre: 'Filtro de aceite' })).id;
const sell = async (productoId: string, cantidad: number) => {
  const ana = await client(h);
  const paid = await buy(h, ana.token, [{ productoId, cantidad, tiendaId: store.user._id }]);
  expect(paid.status).toBe(201);
};
const countShelf = (id: string, stock: number) =>
  call(h.base, 'PUT', `/api/products/${id}/stock`, { token: store.token, body: { stock } });
const check = async (content: Uint8Array): Promise<Importacion> => {
  const { status, body } = await upload(h, store, content);
  expect([status, body.message]).toEqual([201, body.message]);
  return body.data;
};
const answer = (id: string, respuestas: object) =>
  call<Importacion>(h.base, 'POST', `/api/products/imports/${id}/confirm`, {
    token: store.token,
    body: { soloCorrectas: false, respuestas },
  });
const write = async (id: string, respuestas: object): Promise<Importacion> => {
  const { status, body } = await answer(id, respuestas);
  expect([status, body.message]).toEqual([200, body.message]);
  return finished(h, store, id);
};
const askedOf = async (id: string, lista: 'preguntaStock' | 'preguntaPrecio') =>
  (await rowsOf(h, store, id, lista)).map(({ linea, preguntas }) => [linea, ...preguntas]);
const productOf = (id: string) => h.db.collection('productos').findOne({ _id: new h.db.base.Types.ObjectId(id) });
/** The list of the morning: 38 were counted, and three are sold since. */
async function morning(): Promise<{ id: string; file: Buffer }> {
  const id = await have(5);
  await countShelf(id, 38);
  await sell(id, 3);
  return { id, file: fileOf(row('8', '38')) };
}

describe('a stock that would undo sales', () => {
  it('is asked about with both figures, and nothing is written without an answer', async () => {
    const { id, file } = await morning();
    const { _id, preguntas } = await check(file);
    expect(preguntas).toEqual({ stock: 1, precio: 0 });
    expect(await askedOf(_id, 'preguntaStock')).toEqual([
      [2, expect.objectContaining({ archivo: 38, vendidas: 3, quedan: 35, segun: 'inventario' })],
    ]);
    const refused = await confirm(h, store, _id);
    expect([refused.status, refused.body.code, refused.body.data.preguntas.stock]).toEqual([
      409,
      'IMPORTACION_CON_PREGUNTAS',
      1,
    ]);
    expect((await answer(_id, { filas: [{ linea: 9, stock: 'archivo' }] })).body.code).toBe(
      'IMPORTACION_CON_PREGUNTAS',
    );
    expect(await stockOf(h, id)).toBe(35);
  });

  it.each([
    ['conservar', 35, { cambian: 0, iguales: 1 }],
    ['restar', 35, { cambian: 0, iguales: 1 }],
    ['archivo', 38, { cambian: 1, iguales: 0 }],
  ] as const)('becomes what «%s» says', async (stock, expected, conteo) => {
    const { id, file } = await morning();
    const { _id } = await check(file);
    const done = await write(_id, { stock });
    expect(done).toMatchObject({
      estado: 'aplicada',
      conteo,
      avance: { hechas: conteo.cambian, total: conteo.cambian },
    });
    expect([await stockOf(h, id), await ledgerOf(h, id)]).toEqual([expected, expected]);
  });

  it('is answered for all rows at once, and otherwise for single ones; a price in the same row is written', async () => {
    const [a, b, c] = [await have(10, 'A'), await have(10, 'B'), await have(10, 'C')];
    for (const id of [a, b, c]) await sell(id, 4);
    const { _id } = await check(fileOf(row('9', '20', 'A'), row('9', '20', 'B'), row('9', '20', 'C')));
    const done = await write(_id, {
      stock: 'restar',
      filas: [
        { linea: 3, stock: 'conservar' },
        { linea: 4, stock: 'archivo' },
      ],
    });
    expect(done.conteo.cambian).toBe(3);
    expect(await Promise.all([a, b, c].map((id) => stockOf(h, id)))).toEqual([16, 6, 20]);
    expect((await productOf(b))!.precio).toBe(9);
    expect(await rowsOf(h, store, _id, 'cambia')).toMatchObject([
      { cambios: [{ columna: 'Precio' }, { columna: 'Stock', antes: '6', despues: '16' }] },
      { cambios: [{ columna: 'Precio' }] },
      { cambios: [{ columna: 'Precio' }, { columna: 'Stock', antes: '6', despues: '20' }] },
    ]);
  });

  it('is asked anew when somebody buys between check and answer, and keeps what is sold after it', async () => {
    const { id, file } = await morning();
    const { _id } = await check(file);
    await sell(id, 2);
    const moved = await answer(_id, { stock: 'restar' });
    expect([moved.status, moved.body.code]).toEqual([409, 'IMPORTACION_CAMBIO']);
    expect(await askedOf(_id, 'preguntaStock')).toMatchObject([[2, { archivo: 38, vendidas: 5, quedan: 33 }]]);
    await write(_id, { stock: 'archivo' });
    expect(await stockOf(h, id)).toBe(38);
  });

  it('counts from our export, whatever was sold or counted before it, and from a week where nothing tells', async () => {
    const id = await have(10);
    await sell(id, 2);
    const { content } = await download(h, store, '/api/products/exports/csv');
    const edited = Buffer.from(content.toString().replace(';8;', ';7;'));
    expect((await check(edited)).preguntas).toEqual({ stock: 0, precio: 0 });
    await sell(id, 1);
    const { _id } = await check(edited);
    expect(await askedOf(_id, 'preguntaStock')).toMatchObject([
      [2, { archivo: 8, vendidas: 1, quedan: 7, segun: 'exportacion' }],
    ]);
    const other = await check(fileOf(row('8', '9')));
    expect(await askedOf(other._id, 'preguntaStock')).toMatchObject([[2, { vendidas: 3, quedan: 7, segun: 'plazo' }]]);
    const old = new Date(Date.now() - 8 * 86_400_000);
    await h.db.collection('movimientos').updateMany({ motivo: 'venta', delta: -2 }, { $set: { fecha: old } });
    const later = await check(fileOf(row('8', '9')));
    expect(await askedOf(later._id, 'preguntaStock')).toMatchObject([[2, { vendidas: 1, segun: 'plazo' }]]);
  });

  it('is not asked about where the file leaves it, empties it, or sales came back', async () => {
    const id = await have(10);
    await sell(id, 3);
    expect((await check(fileOf(row('9', '7')))).preguntas.stock).toBe(0);
    expect((await check(fileOf(row('9', '0')))).preguntas.stock).toBe(0);
    expect((await check(fileOf(row('9', '')))).preguntas.stock).toBe(0);
    expect((await check(fileOf(row('9', '12')))).preguntas.stock).toBe(1);
  });

  it('is undone to what was there before, by what was written and not by what the file says', async () => {
    const [id] = [await have(10)];
    await sell(id, 4);
    const { _id } = await check(fileOf(row('9', '20')));
    await write(_id, { stock: 'restar' });
    expect(await stockOf(h, id)).toBe(16);
    await call(h.base, 'POST', `/api/products/imports/${_id}/undo`, { token: store.token });
    await until(
      () => stockOf(h, id),
      (stock) => stock === 6,
    );
    expect((await productOf(id))!.precio).toBe(8);
  });
});

describe('a price that jumps', () => {
  it('is asked about with both figures: more than five times, and less than a fifth', async () => {
    await have(38);
    await have(5, 'B', 100);
    await have(5, 'C', 100);
    const { _id, preguntas } = await check(fileOf(row('10841,15', '38'), row('19,99', '5', 'B'), row('20', '5', 'C')));
    expect(preguntas).toEqual({ stock: 0, precio: 2 });
    expect(await askedOf(_id, 'preguntaPrecio')).toEqual([
      [2, { tema: 'precio', campo: 'precio', antes: 8, archivo: 10841.15 }],
      [3, { tema: 'precio', campo: 'precio', antes: 100, archivo: 19.99 }],
    ]);
    expect((await confirm(h, store, _id)).body.code).toBe('IMPORTACION_CON_PREGUNTAS');
  });

  it('stays, or is taken, as each row is answered; what else the row says is written', async () => {
    const [a, b] = [await have(38), await have(5, 'B', 100)];
    const { _id } = await check(fileOf(row('10841,15', '40'), row('19,99', '5', 'B')));
    await write(_id, { precio: 'conservar', filas: [{ linea: 3, precio: 'archivo' }] });
    expect(await productOf(a)).toMatchObject({ precio: 8, stock: 40 });
    expect(await productOf(b)).toMatchObject({ precio: 19.99 });
  });

  it('keeps price and offer together, so that no offer stands above its price', async () => {
    const id = await have(5, SKU, 40);
    const { _id } = await check(
      csvOf([
        ['SKU', 'Precio', 'Precio de oferta'],
        [SKU, '250', '100'],
      ]),
    );
    const done = await write(_id, { precio: 'conservar' });
    expect(done.conteo).toMatchObject({ cambian: 0, iguales: 1 });
    expect(await productOf(id)).toMatchObject({ precio: 40, precioOferta: null });
  });

  it('is asked of an offer, too, against what the part costs today', async () => {
    await have(5, SKU, 40);
    const { _id } = await check(
      csvOf([
        ['SKU', 'Precio de oferta'],
        [SKU, '0,10'],
      ]),
    );
    expect(await askedOf(_id, 'preguntaPrecio')).toEqual([
      [2, { tema: 'precio', campo: 'precioOferta', antes: 40, archivo: 0.1 }],
    ]);
  });
});

it('asks nothing of a list that was not sold from, and takes answers nobody asked for', async () => {
  await have(10);
  const done = await importAll(h, store, fileOf(row('9', '12')));
  expect(done.preguntas).toEqual({ stock: 0, precio: 0 });
  const { _id } = await check(fileOf(row('9', '13')));
  expect((await write(_id, { stock: 'conservar', precio: 'conservar' })).estado).toBe('aplicada');
});
