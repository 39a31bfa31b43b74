import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { type Actor, openBusiness } from './actors';
import { type Harness, startApp } from './harness';
import { priceCalls } from './price-calls';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const { send, create, stored } = priceCalls(
  () => h,
  () => store,
);
const edit = (_id: string, precioAnterior: number, precio: number) => ({ _id, precioAnterior, precio });
const save = (precios: object[], actor = store) => send('PUT', '/mine/precios', { precios }, actor);

it('ten different prices are written with one call, also what clients pay and the history of each', async () => {
  const ids = [];
  for (let n = 0; n < 10; n++) ids.push(await create());
  const { status, body } = await save(ids.map((id, n) => edit(id, 10, 11.5 + n)));
  expect([status, body.message]).toEqual([200, PRODUCT_MESSAGES.pricesSaved]);
  expect(body.data).toEqual(ids.map((_id, n) => ({ _id, hecho: true, precio: 11.5 + n, mensaje: null })));
  expect(await stored()).toEqual(ids.map((id, n) => ({ id, precio: 11.5 + n, precioFinalCentavos: 1150 + 100 * n })));
  const { cambios } = (await send('GET', `/mine/${ids[3]}`)).body.data;
  expect(cambios[0].valores).toEqual([{ campo: 'precio', antes: '$\u00a010,00', despues: '$\u00a014,50' }]);
});

it('what cannot be written is told with its present price, and holds up nothing else', async () => {
  const [free, moved, offered] = [await create(), await create(), await create({ precioOferta: 9.5 })];
  await send('PUT', `/${moved}`, { precio: 13 });
  const { body } = await save([
    edit(moved, 10, 12),
    edit(offered, 10, 9.5),
    edit('a'.repeat(24), 10, 12),
    edit(free, 10, 12),
  ]);
  expect(body.message).toBe(PRODUCT_MESSAGES.pricesPartly);
  expect(body.data).toEqual([
    { _id: moved, hecho: false, precio: 13, mensaje: PRODUCT_MESSAGES.priceMoved },
    { _id: offered, hecho: false, precio: 10, mensaje: PRODUCT_MESSAGES.priceBelowOffer },
    { _id: 'a'.repeat(24), hecho: false, precio: null, mensaje: PRODUCT_MESSAGES.priceOfNone },
    { _id: free, hecho: true, precio: 12, mensaje: null },
  ]);
  expect((await stored()).map(({ precio }) => precio)).toEqual([12, 13, 10]);
});

it('of two who saw the same price one writes, and whoever repeats her own save is told that it is done', async () => {
  const id = await create();
  const answers = await Promise.all([12, 14].map((precio) => save([edit(id, 10, precio)])));
  expect(answers.map(({ body }) => body.data[0].hecho).sort()).toEqual([false, true]);
  const { precio } = (await stored())[0]!;
  expect((await save([edit(id, 10, precio)])).body.data[0]).toMatchObject({ hecho: true, precio });
});

it('products of another store are none', async () => {
  const id = await create();
  const other = await openBusiness(h, 'store');
  const { body } = await save([edit(id, 10, 1)], other);
  expect(body.data).toEqual([{ _id: id, hecho: false, precio: null, mensaje: PRODUCT_MESSAGES.priceOfNone }]);
  expect((await stored())[0]!.precio).toBe(10);
});

it('my list can be narrowed to chosen products', async () => {
  const [one, , third] = [await create(), await create(), await create()];
  const { body } = await send('GET', `/mine?productos=${one},${third}`);
  expect([body.data.map(({ _id }: { _id: string }) => _id).sort(), body.meta.total]).toEqual([[one, third].sort(), 2]);
});
