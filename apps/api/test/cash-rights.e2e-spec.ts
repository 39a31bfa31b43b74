import { CASH_MESSAGES, MAX_OPEN_CASH } from '@tuerca/contracts/cart/checkout/cash';
import { mintUser } from './actors';
import { allowCash, cancelCash, collect, openCash, passHold, placeCash, reserve, sweepPayments } from './cash';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { buy, delivery, payer, put, quote, retiro, stockOf } from './shop';

let h: Harness;
beforeAll(async () => {
  // Time limits are swept by hand.
  h = await startApp({ BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

const quoted = async (token: string, entregas: unknown[]) => (await quote(h, token, entregas)).body.data;
const oid = (id: string) => new h.db.base.Types.ObjectId(id);

describe('who may pay at the pick-up', () => {
  it('is said before: where the store, the amount and the way allow it, of one store alone', async () => {
    const { shop, ana, producto } = await openCash(h);
    const other = await openCash(h, 50);
    /** True where it is offered; else the reason, where one is told. */
    const offer = async (entregas: unknown[]) => {
      const { efectivo: offered, sinEfectivo } = await quoted(ana.token, entregas);
      return offered ? 'offered' : sinEfectivo;
    };
    const here = retiro(shop.store.user._id);
    await put(h, ana.token, { productoId: producto.id, cantidad: 1 });
    // Nobody expects it of what is sent.
    expect([await offer(here), await offer([delivery(shop.store.user._id)])]).toEqual(['offered', null]);
    const refused = async (entregas: unknown[]) => {
      const { body } = await placeCash(h, ana, await quoted(ana.token, entregas));
      return [body.code, body.message];
    };
    expect(await refused([delivery(shop.store.user._id)])).toEqual([
      'EFECTIVO_NO_DISPONIBLE',
      CASH_MESSAGES.pickUpOnly,
    ]);
    await allowCash(h, shop, { maximoUSD: 10 });
    for (const said of [await offer(here), (await refused(here))[1]])
      expect(said).toContain('recibe pagos al retirar hasta Ref.\u00A0$\u00A010.');
    await allowCash(h, shop, { activo: false });
    expect(await offer(here)).toBeNull();
    expect((await refused(here))[1]).toContain('no recibe pagos al retirar');
    await allowCash(h, shop);
    await put(h, ana.token, { productoId: other.producto.id, cantidad: 1 });
    const both = retiro(shop.store.user._id, other.shop.store.user._id);
    expect([await offer(both), ...(await refused(both))]).toEqual([
      ...[CASH_MESSAGES.oneStore, 'EFECTIVO_NO_DISPONIBLE', CASH_MESSAGES.oneStore],
    ]);
    expect(await stockOf(h, producto.id)).toBe(9);
  });

  it('is bound to so many orders at a time', async () => {
    const { ana, ...first } = await openCash(h);
    // Somebody whose payments were verified may have five purchases open.
    await buy(h, ana.token, [{ productoId: first.producto.id, cantidad: 1, tiendaId: first.shop.store.user._id }]);
    await h.db
      .collection('pagos')
      .updateMany({ clienteId: oid(ana.user._id) }, { $set: { estado: 'pagado' }, $unset: { plaza: 1 } });
    const world = { ana, ...first };
    const again = async () => {
      await call(h.base, 'DELETE', '/api/cart/clear', { token: ana.token });
      return reserve(h, world);
    };
    await provesLimit({
      limit: MAX_OPEN_CASH,
      add: again,
      code: 'EFECTIVO_NO_DISPONIBLE',
      remove: ({ body }) => cancelCash(h, body.data.pedidos[0]!._id, ana),
      // All are made of the one cart.
      inTurn: true,
    });
    const refused = await again();
    expect([refused.status, refused.body.message]).toEqual([409, CASH_MESSAGES.tooMany]);
    expect(await stockOf(h, first.producto.id)).toBe(8 - 2 * MAX_OPEN_CASH);
  });

  it('is not who let purchases end unpaid, nor anybody by the call of the bank', async () => {
    const world = await openCash(h);
    for (let i = 0; i < 3; i++) {
      const { orderNumber } = (await reserve(h, world)).body.data as { orderNumber: string };
      await passHold(h, orderNumber);
      await sweepPayments(h);
    }
    const refused = await reserve(h, world);
    expect([refused.body.code, refused.body.message]).toEqual(['EFECTIVO_NO_DISPONIBLE', CASH_MESSAGES.notNow]);
    const bank = await call(h.base, 'POST', '/api/payments/banplus', {
      token: world.ana.token,
      body: { ...payer, metodoPago: 'efectivo' },
    });
    expect(bank.status).toBe(400);
    const admin = await mintUser(h, 'admin');
    expect((await collect(h, '0'.repeat(24), admin.token, { moneda: 'USD', monto: 1 })).status).toBe(403);
  });
});
