import { MAX_DOUBLE_CODES } from '@tuerca/contracts/products/products/double-codes';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { storeCopies } from './copies';
import { call, type Harness, startApp } from './harness';
import { hire } from './team';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const doubled = async ({ token } = store) => {
  const { status, body } = await call(h.base, 'GET', '/api/products/mine/codigos-repetidos', { token });
  expect([status, body.message]).toEqual([200, body.message]);
  return products.doubleCodes.response.parse(body.data);
};
/** As releases that compared codes letter by letter have stored it. */
const have = async (sku: string, nombre: string) => (await seed(h, store.user._id, { sku, nombre })).id;

describe('codes that stood double before they were compared as one', () => {
  it('are listed with their products, until one of these gets another', async () => {
    const [first, second] = [await have('FIL-1', 'Filtro Wix'), await have('fil-1', 'Filtro Millard')];
    await have('00045', 'Correa');
    await have('45', 'Correa corta');
    expect(await doubled()).toEqual({
      total: 1,
      codigos: [
        {
          codigo: 'FIL-1',
          productos: [
            { _id: first, nombre: 'Filtro Wix', sku: 'FIL-1' },
            { _id: second, nombre: 'Filtro Millard', sku: 'fil-1' },
          ],
        },
      ],
    });
    const mended = await call(h.base, 'PUT', `/api/products/${second}`, { token: store.token, body: { sku: 'MIL-1' } });
    expect(mended.status).toBe(200);
    expect(await doubled()).toEqual({ total: 0, codigos: [] });
  });

  it('are all counted, and the first of them listed', async () => {
    await have('X-1', 'Uno');
    const total = MAX_DOUBLE_CODES + 1;
    await storeCopies(h, 'productos', { sku: 'X-1' }, 2 * total, (n) => ({
      sku: `${n < total ? 'D' : 'd'}-${n % total}`,
    }));
    const found = await doubled();
    expect([found.total, found.codigos.length]).toEqual([total, MAX_DOUBLE_CODES]);
  });

  it('are those of the own store, and her team reads them, too', async () => {
    await have('A-1', 'Uno');
    await have('a-1', 'Otro');
    expect((await doubled(await hire(h, store, 'almacenista'))).total).toBe(1);
    expect((await doubled(await openBusiness(h, 'store'))).total).toBe(0);
  });
});
