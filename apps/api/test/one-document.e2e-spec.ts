import { adminToken, mintUsers } from './actors';
import { collect, openCash, reserve } from './cash';
import { monitored } from './command-count';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { sellOrder } from './ledger';
import { myPlan } from './membership';
import { plainPayment } from './plain-payment';
import { client, fillCarts, openShop, pay, stockOf, tasaOf } from './shop';

const CROWD = 12;
let h: Harness;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

/** Counts how often a command is sent for a collection while something is done. */
async function sentDuring(name: string, collection: string, work: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  const onStarted = ({ command }: { command: Record<string, unknown> }) => {
    if (command[name] === collection) sent++;
  };
  const driver = h.db.getClient();
  driver.on('commandStarted', onStarted as never);
  await work();
  driver.off('commandStarted', onStarted as never);
  return sent;
}

it('a crowd that buys one product takes its units once for each purchase, and none is run again', async () => {
  const shop = await openShop(h);
  const producto = await shop.sell({ precio: 25, stock: CROWD + 1 });
  const people = await mintUsers(h, 'client', CROWD);
  const lines = () => [{ producto, cantidad: 1 }];
  await fillCarts(
    h,
    people.map(({ user }) => user._id),
    lines,
  );
  const tasa = await tasaOf(h);
  const buyAll = async () => {
    const answers = await Promise.all(people.map(({ token }, i) => pay(h, token, plainPayment(lines(), tasa, i))));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
  };
  expect(await sentDuring('findAndModify', 'productos', buyAll)).toBe(CROWD);
  expect(await stockOf(h, producto.id)).toBe(1);
});

it('orders of one store that arrive at once are each counted once towards its plan', async () => {
  const [shop, admin] = [await openShop(h), await adminToken(h)];
  const sales = await Promise.all(Array.from({ length: CROWD }, () => sellOrder(h, shop, { admin })));
  for (const { id } of sales)
    for (const body of [{ estado: 'procesando' }, { estado: 'enviado', numeroRastreo: 'MRW123456', courier: 'mrw' }])
      await call(h.base, 'PATCH', `/api/orders/${id}/status`, { token: shop.store.token, body });
  const receiveAll = async () => {
    // Half of them say so themselves, half are entered by the store.
    const answers = await Promise.all(
      sales.map(({ id, ana }, i) =>
        i % 2
          ? call(h.base, 'POST', `/api/orders/client/${id}/recibido`, { token: ana.token })
          : call(h.base, 'PATCH', `/api/orders/${id}/status`, {
              token: shop.store.token,
              body: { estado: 'entregado' },
            }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(sales.map(() => 200));
  };
  expect(await sentDuring('update', 'meritos', receiveAll)).toBe(CROWD);
  expect((await myPlan(h, shop.store)).meritos.servicios).toBe(CROWD);
});

it('orders that a store hands over for cash at once are each counted once, too', async () => {
  const { shop, producto, ana } = await openCash(h);
  const people = [ana, await client(h), await client(h), await client(h)];
  const placed = await Promise.all(people.map((one) => reserve(h, { shop, producto, ana: one })));
  const ids = placed.map(({ body }) => body.data.pedidos[0]._id as string);
  const takeAll = async () => {
    const answers = await Promise.all(ids.map((id) => collect(h, id, shop.store.token, { moneda: 'USD', monto: 40 })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  };
  expect(await sentDuring('update', 'meritos', takeAll)).toBe(ids.length);
  expect((await myPlan(h, shop.store)).meritos.servicios).toBe(ids.length);
});
