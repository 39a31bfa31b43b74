import { type CommandCount, countCommands, monitored } from './command-count';
import { freshDatabase, type Harness, startApp } from './harness';
import { client, openShop, pay, paymentFor, put, quote, retiro, type Shop, until } from './shop';

let h: Harness;
beforeAll(async () => {
  // The sweeper's own looks are none of a purchase's business.
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

/** A whole purchase, from the cart to the settled payment, one line per store. */
async function purchase(shops: Shop[]): Promise<CommandCount> {
  const ana = await client(h);
  const products = await Promise.all(shops.map((shop) => shop.sell({ precio: 12.5, stock: 40 })));
  const count = countCommands(h);
  for (const { id } of products) await put(h, ana.token, { productoId: id, cantidad: 1 });
  const { body } = await quote(h, ana.token, retiro(...shops.map(({ store }) => store.user._id)));
  const paid = await pay(h, ana.token, paymentFor(body.data), `cost-${products[0]!.id}`);
  expect(paid.status).toBe(201);
  const notices = () => h.db.collection('notificaciones').countDocuments({ titulo: 'Pago confirmado' });
  const before = await notices();
  await until(notices, (n) => n >= before, 5000);
  await until(
    async () => (await h.db.collection('pagos').findOne({ orderNumber: paid.body.data.orderNumber }))!.estado as string,
    (estado) => estado === 'pagado',
  );
  return count.stop();
}

describe('what a purchase costs the database', () => {
  it('is six write transactions at most, from the cart to the settled payment', async () => {
    const shop = await openShop(h);
    await purchase([shop]);
    const { writeTransactions, commands, names } = await purchase([shop]);
    if (process.env.COST) console.log(writeTransactions, commands, names.join(' '));
    expect(writeTransactions).toBeLessThanOrEqual(6);
    expect(commands).toBeLessThanOrEqual(32);
  });
});
