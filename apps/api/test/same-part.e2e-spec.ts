import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let stores: Actor[];
beforeAll(async () => {
  h = await startApp();
  stores = await Promise.all([0, 1, 2].map(() => openBusiness(h, 'store')));
});
afterAll(() => h.close());

const sell = async (store: Actor, overrides: Record<string, unknown>): Promise<string> => {
  const body = { nombre: 'Filtro', precio: 10, categoria: 'Filtros', stock: 4, ...overrides };
  const answer = await call(h.base, 'POST', '/api/products', { token: store.token, body });
  expect(answer.body.message).toBe('Producto creado correctamente');
  return answer.body.data._id;
};
const others = async (id: string): Promise<string[]> => {
  const { status, body } = await call(h.base, 'GET', `/api/products/${id}/otras-tiendas`);
  expect(status).toBe(200);
  return catalogue.samePart.response.parse(body.data).map(({ _id }) => _id);
};
const found = async (text: string): Promise<string[]> =>
  (await call(h.base, 'GET', `/api/products?search=${encodeURIComponent(text)}`)).body.data.map(
    ({ _id }: { _id: string }) => _id,
  );

describe('the same part', () => {
  it('is found by the numbers that it replaces, and shows what other stores ask for it, the cheapest first', async () => {
    const [a, b, c] = stores as [Actor, Actor, Actor];
    const original = await sell(a, { nombre: 'Filtro original', numeroParte: '90915-YZZE1', precio: 12 });
    const replaces = await sell(b, {
      nombre: 'Filtro Millard',
      numeroParte: 'ML-3593',
      equivalencias: ['90915 yzze1'],
    });
    const same = await sell(c, { nombre: 'Filtro igual', numeroParte: '90915YZZE1', precio: 8 });
    const own = await sell(a, { nombre: 'Otro de la misma tienda', numeroParte: '90915-YZZE1', precio: 1 });
    expect(await others(original)).toEqual([same, replaces]);
    // Whoever replaces it is told of both who sell the original.
    expect(await others(replaces)).toEqual([own, same, original]);
    expect((await found('90915-YZZE1')).slice(0, 3)).toEqual(expect.arrayContaining([original, same, own]));
    expect(await found('90915yzze1')).toContain(replaces);
    // What is sold out is no offer, at once.
    await call(h.base, 'PUT', `/api/products/${same}`, { token: c.token, body: { stock: 0 } });
    expect(await others(original)).toEqual([replaces]);
  });

  it('is not told by a text that names no part, nor for a product that is gone', async () => {
    const [a, b] = stores as [Actor, Actor];
    const one = await sell(a, { numeroParte: 'N/A' });
    await sell(b, { numeroParte: 'N/A' });
    expect(await others(one)).toEqual([]);
    expect(await others('f'.repeat(24))).toEqual([]);
  });

  it('is listed once, however it is written, and at most twenty times', async () => {
    const { token } = stores[0]!;
    const body = { nombre: 'Filtro', precio: 10, categoria: 'Filtros', stock: 4 };
    const send = (equivalencias: string[]) =>
      call(h.base, 'POST', '/api/products', { token, body: { ...body, equivalencias } });
    expect((await send(['90915-10001', '9091510001'])).body.data.equivalencias).toEqual(['9091510001']);
    const tooMany = await send(Array.from({ length: 21 }, (_, i) => `90915-${10000 + i}`));
    expect([tooMany.status, tooMany.body.errors?.[0]?.mensaje]).toEqual([
      400,
      'Usa como máximo 20 números equivalentes',
    ]);
  });
});
