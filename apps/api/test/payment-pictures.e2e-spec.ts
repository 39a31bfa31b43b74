import { MAX_CAPTURAS } from '@tuerca/contracts/payments/payments/rules';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { admins, attachCaptures, oid, pagoOf, purchase, sendFiles } from './payment-queue';
import { client, openShop, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
let token: string;
beforeAll(async () => {
  h = await startApp();
  [shop, token] = [await openShop(h), await adminToken(h)];
});
afterAll(() => h.close());

describe('a picture of the payment', () => {
  it('is seen by its owner and administrators alone', async () => {
    const { ana, pagoId } = await purchase(h, shop, '00');
    const { status, body } = await attachCaptures(h, pagoId, ana, 2);
    expect([status, body.data.capturas.length]).toEqual([201, 2]);
    const path = `/api/payments/${pagoId}/captura/${body.data.capturas[0]._id}`;
    const open = async (who?: string) =>
      (await fetch(h.base + path, { headers: who ? { authorization: `Bearer ${who}` } : {} })).status;
    expect([await open(ana.token), await open(token)]).toEqual([200, 200]);
    const stranger = await client(h);
    expect([await open(), await open(stranger.token), await open(shop.store.token)]).toEqual([401, 404, 404]);
    expect((await attachCaptures(h, pagoId, stranger)).status).toBe(404);
    const { ruta } = (await h.db.collection('adjuntos').findOne({ _id: oid(h, body.data.capturas[0]._id) }))!;
    expect((await fetch(`${h.base}/media/${ruta}`)).status).toBe(404);
    expect((await admins(h, token).get(`/api/admin/pagos?grupo=en_verificacion`)).body.data).toContainEqual(
      expect.objectContaining({ _id: pagoId, tieneCaptura: true }),
    );
    // Another payment's picture is not found through one's own.
    const own = await purchase(h, shop, '00', {}, ana);
    expect(
      (
        await call(h.base, 'GET', `/api/payments/${own.pagoId}/captura/${body.data.capturas[0]._id}`, {
          token: ana.token,
        })
      ).status,
    ).toBe(404);
  });

  it('is taken so many times at most, also at once, and only while the payment is open', async () => {
    const { ana, pagoId } = await purchase(h, shop, '00');
    const several = await Promise.all([1, 2].map(() => attachCaptures(h, pagoId, ana, MAX_CAPTURAS - 1)));
    expect(several.map(({ status }) => status).sort()).toEqual([201, 409]);
    await provesLimit({
      limit: MAX_CAPTURAS,
      there: MAX_CAPTURAS - 1,
      add: () => attachCaptures(h, pagoId, ana),
      code: 'CAPTURAS_COMPLETAS',
    });
    expect((await pagoOf(h, pagoId)).capturas).toHaveLength(MAX_CAPTURAS);
    const page = { content: '<html>', name: 'captura.jpg' };
    const foreign = await sendFiles(h, `/api/payments/${pagoId}/captura`, {
      token: ana.token,
      field: 'capturas',
      files: [page],
    });
    expect([foreign.status, foreign.body.code]).toEqual([415, 'IMAGEN_NO_SOPORTADA']);
    const paid = await purchase(h, shop, '99');
    await until(
      () => pagoOf(h, paid.pagoId),
      ({ estado }) => estado === 'pagado',
    );
    expect((await attachCaptures(h, paid.pagoId, paid.ana)).body.code).toBe('CAPTURAS_COMPLETAS');
  });
});
