import { products } from '@tuerca/contracts/products/endpoints';
import mongoose from 'mongoose';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';

const PATH = '/api/products';
let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const send = (method: string, path: string, body?: unknown, { token } = store) =>
  call(h.base, method, PATH + path, { token, body });
const create = async (more: object = {}) => {
  const form = { nombre: 'Filtro de aceite', precio: 10, categoria: 'Filtros', stock: 8, ...more };
  return (await send('POST', '', form)).body.data._id as string;
};
/** Copies of one product, as the schema stored it. */
const seed = async (count: number) => {
  const all = h.db.collection('productos');
  const first = await all.findOne({ _id: new mongoose.Types.ObjectId(await create()) });
  await all.insertMany(
    Array.from({ length: count - 1 }, (_, i) => ({ ...first, _id: new mongoose.Types.ObjectId(), precio: 11 + i })),
  );
};
const stored = async () =>
  (
    await h.db
      .collection('productos')
      .find({ tiendaId: new mongoose.Types.ObjectId(store.user._id) })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ _id, precio, precioFinalCentavos }) => ({ id: String(_id), precio, precioFinalCentavos }));
const rise = { cambio: { tipo: 'porcentaje', valor: 10, redondeo: 0 } };
const preview = async (body: object = rise) => {
  const answer = await send('POST', '/mine/precios/vista', body);
  expect([answer.status, answer.body.message]).toEqual([200, answer.body.message]);
  return products.previewPrices.response.parse(answer.body.data);
};
const apply = async (body: object = rise) =>
  send('POST', '/mine/precios', { ...body, huella: (await preview(body)).huella });
const undo = (id: string, actor = store) => send('POST', `/mine/precios/${id}/deshacer`, undefined, actor);

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
  const history = products.priceChanges.response.parse((await send('GET', '/mine/precios')).body.data);
  expect(history).toEqual([expect.objectContaining({ total: 800, deshechoEn: expect.any(String) })]);
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
