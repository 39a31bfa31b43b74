import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../src/platform/common/clock';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import { client, openShop, paymentFor, put, quote, retiro } from './shop';

let h: Harness;
beforeAll(async () => {
  // Time limits are swept by hand.
  h = await startApp({ BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

it('a store that offers no pick-up cannot take cash at it', async () => {
  const { store } = await openShop(h);
  const entrega = { retiro: false, efectivo: { activo: true, maximoUSD: 60, horas: 24 } };
  const { status, body } = await call(h.base, 'PUT', '/api/user/profile', {
    token: store.token,
    body: { store: { entrega } },
  });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(DELIVERY_MESSAGES.cashNeedsPickUp)]);
});

describe('an order that is paid when it is picked up', () => {
  it.each([
    // 2026-11-20 is a Friday. The store opens Monday to Friday 09:00 to 18:00 and Saturday to 14:00.
    ['on Friday night', 2, '2026-11-21T02:00:00Z', '2026-11-21T15:00:00.000Z'],
    ['on Saturday', 24, '2026-11-21T17:00:00Z', '2026-11-23T22:00:00.000Z'],
  ])(
    'made %s for %i hours is held while the store is open, and everybody reads until when',
    async (_, horas, at, end) => {
      const clock = jest.spyOn(h.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(at));
      try {
        const [{ store, sell }, { token }] = [await openShop(h), await client(h)];
        const entrega = { efectivo: { activo: true, maximoUSD: 60, horas } };
        await call(h.base, 'PUT', '/api/user/profile', { token: store.token, body: { store: { entrega } } });
        await put(h, token, { productoId: (await sell({ precio: 20, stock: 9 })).id, cantidad: 2 });
        const { data: shown } = (await quote(h, token, retiro(store.user._id))).body;
        expect(shown.efectivo).toEqual({ hasta: end });
        const { cotizacion, monto, total, items } = paymentFor(shown);
        const body = { cotizacion, monto, total, items };
        const placed = await call(h.base, 'POST', '/api/checkout/efectivo', { token, body });
        const [{ _id: id }] = placed.body.data.pedidos as [{ _id: string }];
        expect((await call(h.base, 'GET', `/api/orders/${id}`, { token })).body.data.retirarHasta).toBe(end);
        const { orderNumber } = placed.body.data;
        expect((await h.db.collection('pagos').findOne({ orderNumber }))!.expira).toEqual(new Date(end));
        for (const [who, titulo] of [
          [{ token }, 'Pedido apartado'],
          [store, 'Nuevo pedido por cobrar'],
        ] as const) {
          const told = (await noticesOf(h, who)).find((one) => one.titulo === titulo)!;
          expect(told.mensaje).toContain(`antes del ${formatFechaHora(end)}`);
        }
      } finally {
        clock.mockRestore();
      }
    },
  );
});
