import { MAX_IMPORT_ROWS } from '@tuerca/contracts/products/product-imports/rules';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import { confirm, csv, download, finished, newRow, rowsOf, upload } from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

/** So many rows are good, the last ones: writing begins behind all that stay out. */
const GOOD = 300;
const BAD = MAX_IMPORT_ROWS - GOOD;

describe('a list of 20,000 products', () => {
  it('is checked whole, and its good rows are written from behind the bad ones', async () => {
    const bad = Array.from({ length: BAD }, (_, i) => newRow(`B-${i}`, { precio: 'x' }));
    const good = Array.from({ length: GOOD }, (_, i) => newRow(`G-${i}`));
    const { status, body } = await upload(h, store, csv(...bad, ...good));
    expect([status, body.data.conteo]).toEqual([201, { nuevos: GOOD, cambian: 0, iguales: 0, conError: BAD }]);
    const { _id } = body.data;

    const page = (n: number) => `/api/products/imports/${_id}/rows?tipo=error&limit=100&page=${n}`;
    const last = await call<{ sku: string }[]>(h.base, 'GET', page(BAD / 100), { token: store.token });
    expect(last.body.meta).toMatchObject({ total: BAD, totalPages: BAD / 100 });
    expect(last.body.data.at(-1)!.sku).toBe(`B-${BAD - 1}`);
    const errors = await download(h, store, `/api/products/imports/${_id}/errors`);
    expect(errors.content.toString().trim().split('\n')).toHaveLength(BAD + 1);

    expect((await confirm(h, store, _id, true)).status).toBe(200);
    expect(await finished(h, store, _id)).toMatchObject({ estado: 'aplicada', avance: { hechas: GOOD, total: GOOD } });
    expect((await rowsOf(h, store, _id, 'nuevo'))[0]).toMatchObject({ linea: BAD + 2, sku: 'G-0' });
    expect(await h.db.collection('productos').countDocuments()).toBe(GOOD);
  }, 240_000);
});
