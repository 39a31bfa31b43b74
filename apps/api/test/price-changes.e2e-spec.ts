import mongoose from 'mongoose';
import { MAX_PRICES } from '@tuerca/contracts/products/products/price-change';
import { ProductListsRepository } from '../src/products/products/product-lists.repository';
import { type Actor, openBusiness } from './actors';
import { type Harness, startApp } from './harness';
import { priceCalls, rise } from './price-calls';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const { send, create, seed, stored, preview, apply, undo, history } = priceCalls(
  () => h,
  () => store,
);

it('800 products are changed and undone: prices, what clients pay, and the history say so', async () => {
  await seed(800);
  const before = await stored();
  expect(before).toHaveLength(800);
  expect(await preview()).toMatchObject({ cambian: 800, rechazados: 0 });
  const { status, body } = await apply();
  expect([status, body.data.total]).toEqual([201, 800]);
  const changed = await stored();
  expect(changed.map(({ precioFinalCentavos }) => precioFinalCentavos)).toEqual(
    before.map(({ precio }) => Math.round(precio * 110)),
  );
  const undone = await undo(body.data._id);
  expect([undone.status, undone.body.data.conservados]).toEqual([200, []]);
  expect(await stored()).toEqual(before.map((row) => ({ ...row, precioFinalCentavos: row.precio * 100 })));
  expect(await history()).toEqual([expect.objectContaining({ total: 800, deshechoEn: expect.any(String) })]);
});

it('so many products are changed at most', async () => {
  await create();
  const lists = h.app.get(ProductListsRepository, { strict: false });
  const find = lists.findPrices.bind(lists);
  const having = (count: number) =>
    jest.spyOn(lists, 'findPrices').mockImplementation(async (id, chosen, limit, tx) => {
      const [row] = await find(id, chosen, 1, tx);
      return Array.from({ length: Math.min(count, limit) }, () => row!);
    });
  having(MAX_PRICES);
  expect(await preview()).toMatchObject({ cambian: MAX_PRICES });
  having(MAX_PRICES + 1);
  expect((await send('POST', '/mine/precios/vista', rise)).body.code).toBe('PRECIOS_DEMASIADOS');
  jest.restoreAllMocks();
});

it('what an offer price rests on is refused and kept, first in the preview', async () => {
  const free = await create();
  const offered = await create({ precioOferta: 9.5 });
  const fall = { productos: [free, offered], cambio: { tipo: 'porcentaje', valor: -10, redondeo: 0 } };
  const shown = await preview(fall);
  expect(shown.lineas.map(({ _id, rechazo, despues }) => [_id, rechazo, despues])).toEqual([
    [offered, 'oferta', null],
    [free, null, 9],
  ]);
  expect((await apply(fall)).body.data.total).toBe(1);
  expect((await stored()).map(({ precio }) => precio)).toEqual([9, 10]);
});

it('of two changes at once that rest on the same preview one is made', async () => {
  await seed(40);
  const { huella } = await preview();
  const answers = await Promise.all([1, 2].map(() => send('POST', '/mine/precios', { ...rise, huella })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await stored())[0]!.precio).toBe(11);
});

it('an edit beside the change is never lost, and what was edited since keeps its price when it is undone', async () => {
  const [edited] = [await create(), await create()];
  const { huella } = await preview();
  const [change, edit] = await Promise.all([
    send('POST', '/mine/precios', { ...rise, huella }),
    send('PUT', `/${edited}`, { precio: 25 }),
  ]);
  expect(edit.status).toBe(200);
  expect([201, 409]).toContain(change.status);
  expect((await stored()).find(({ id }) => id === edited)!.precio).toBe(25);

  const { _id } = (await apply()).body.data;
  await send('PUT', `/${edited}`, { precio: 30 });
  expect((await undo(_id)).body.data.conservados).toEqual([edited]);
  expect((await stored()).find(({ id }) => id === edited)!.precio).toBe(30);
});

it('it is undone once, by its store alone, and within its day', async () => {
  await create();
  const { _id } = (await apply()).body.data;
  const stranger = await openBusiness(h, 'store');
  expect((await undo(_id, stranger)).status).toBe(404);
  const answers = await Promise.all([undo(_id), undo(_id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await stored())[0]!.precio).toBe(10);

  const late = (await apply()).body.data._id;
  await h.db
    .collection('cambios_precios')
    .updateOne(
      { _id: new mongoose.Types.ObjectId(late as string) },
      { $set: { fecha: new Date(Date.now() - 25 * 3_600_000) } },
    );
  expect([(await undo(late)).status, (await stored())[0]!.precio]).toEqual([409, 11]);
});

it('a price that rises beyond +900 % is asked about, with what it was and would be, before anything is written', async () => {
  const [cheap, dear] = [await create({ precio: 1 }), await create({ precio: 50 })];
  const by = (valor: number) => ({ cambio: { tipo: 'monto', valor, redondeo: 0 } });
  // Ten times exactly is no question.
  expect((await preview(by(9))).saltos).toEqual({ total: 0, ejemplos: [] });
  const { saltos, huella } = await preview(by(9.01));
  expect(saltos).toEqual({ total: 1, ejemplos: [expect.objectContaining({ _id: cheap, antes: 1, despues: 10.01 })] });
  const asked = await send('POST', '/mine/precios', { ...by(9.01), huella });
  expect([asked.status, asked.body.code, asked.body.data]).toEqual([409, 'CAMBIO_PRECIOS_CON_PREGUNTA', saltos]);
  expect((await stored()).map(({ precio }) => precio)).toEqual([1, 50]);
  expect(await history()).toEqual([]);
  const agreed = await send('POST', '/mine/precios', { ...by(9.01), huella, confirmaSaltos: true });
  expect(agreed.status).toBe(201);
  expect((await stored()).map(({ id, precio }) => [id, precio])).toEqual([
    [cheap, 10.01],
    [dear, 59.01],
  ]);
});
