import { type Actor, mintUsers } from '../test/actors';
import type { Seeded } from '../test/catalogue-data';
import { plainPayment } from '../test/plain-payment';
import { fillCarts, openShop, type Shop, tasaOf } from '../test/shop';
import { ask, type Asked, type Reply } from './client';
import type { Installation } from './installation';

export const PAY = '/api/payments/banplus';

/** A person whose cart is full, and the body that pays for it. */
export interface Buyer extends Actor {
  producto: Seeded;
  payment: ReturnType<typeof plainPayment>;
}

/** A shop, and people with full carts at it. */
export interface Market {
  site: Installation;
  shop: Shop;
  /** So many people, each with one unit of `producto` in the cart. */
  buyers(count: number, producto: Seeded): Promise<Buyer[]>;
  orders(filter?: object): Promise<number>;
}

let lastPayer = 0;

export async function openMarket(site: Installation): Promise<Market> {
  const [shop, tasa] = [await openShop(site.h), await tasaOf(site.h)];
  return {
    site,
    shop,
    buyers: async (count, producto) => {
      const people = await mintUsers(site.h, 'client', count);
      const lines = [{ producto, cantidad: 1 }];
      await fillCarts(
        site.h,
        people.map(({ user }) => user._id),
        () => lines,
      );
      return people.map((actor) => ({ ...actor, producto, payment: plainPayment(lines, tasa, ++lastPayer) }));
    },
    orders: (filter = {}) => site.h.db.collection('pedidos').countDocuments(filter),
  };
}

/** Sends the payment of a cart. */
export const payAt = (base: string, { token, payment }: Buyer, asked: Asked & { key?: string } = {}): Promise<Reply> =>
  ask(base, 'POST', PAY, {
    token,
    body: payment,
    ...asked,
    headers: { ...(asked.key && { 'idempotency-key': asked.key }), ...asked.headers },
  });
