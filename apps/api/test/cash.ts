import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import type { Actor } from './actors';
import { call, type Harness } from './harness';
import { client, openShop, put, quote, retiro, type Shop } from './shop';

/** Settings of a store that takes money at the pick-up. */
export const efectivo = { activo: true, maximoUSD: 60, horas: 24 };
export const allowCash = (h: Harness, { store }: Shop, over: object = {}) =>
  call(h.base, 'PUT', '/api/user/profile', {
    token: store.token,
    body: { store: { entrega: { efectivo: { ...efectivo, ...over } } } },
  });
/** A store that takes money at the pick-up, a product of it, and a client. */
export async function openCash(h: Harness, precio = 20) {
  const [shop, ana] = [await openShop(h), await client(h)];
  expect((await allowCash(h, shop)).status).toBe(200);
  return { shop, ana, producto: await shop.sell({ precio, stock: 9 }) };
}
/** A client reserves two units to pay for them in the store. */
export async function reserve(h: Harness, { shop, ana, producto }: Awaited<ReturnType<typeof openCash>>) {
  await put(h, ana.token, { productoId: producto.id, cantidad: 2 });
  const { body } = await quote(h, ana.token, retiro(shop.store.user._id));
  return placeCash(h, ana, body.data);
}
export const placeCash = (h: Harness, { token }: Actor, { total, tiendas, token: cotizacion }: Cotizacion) =>
  call(h.base, 'POST', '/api/checkout/efectivo', {
    token,
    body: {
      cotizacion,
      monto: total,
      total,
      items: tiendas.flatMap(({ items }) =>
        items.map(({ productoId, cantidad, precioUnitario }) => ({ productoId, cantidad, precioUnitario })),
      ),
    },
  });
export const collect = (h: Harness, id: string, token: string, body: object) =>
  call(h.base, 'POST', `/api/orders/${id}/cobro`, { token, body });
export const cancelCash = (h: Harness, id: string, { token }: Actor) =>
  call(h.base, 'POST', `/api/pedidos/${id}/cancelar`, { token, body: { motivo: 'Ya no hace falta' } });
/** Lets the time of an order's hold be over. */
export const passHold = (h: Harness, orderNumber: string) =>
  h.db.collection('pagos').updateOne({ orderNumber }, { $set: { expira: new Date(Date.now() - 1000) } });
/** Ends what is due, as the sweep of this process does. */
export const sweepPayments = (h: Harness) => h.app.get(SweeperService, { strict: false }).sweep();
