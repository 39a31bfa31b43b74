import { type CommandCount, countCommands, fewest, monitored } from './command-count';
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
  // As the web sends it: every addition with a key.
  for (const { id } of products) await put(h, ana.token, { productoId: id, cantidad: 1 }, `add-${id}`);
  const { body } = await quote(h, ana.token, retiro(...shops.map(({ store }) => store.user._id)));
  const paid = await pay(h, ana.token, paymentFor(body.data), `cost-${products[0]!.id}`);
  expect(paid.status).toBe(201);
  // What the test itself asks is none of the purchase's cost, and the slower the machine, the more often it asks.
  let asked = 0;
  const notices = () => {
    asked++;
    return h.db.collection('notificaciones').countDocuments({ titulo: 'Pago confirmado' });
  };
  const before = await notices();
  await until(notices, (n) => n >= before, 5000);
  await until(
    async () => {
      asked++;
      return (await h.db.collection('pagos').findOne({ orderNumber: paid.body.data.orderNumber }))!.estado as string;
    },
    (estado) => estado === 'pagado',
  );
  const counted = count.stop();
  return { ...counted, commands: counted.commands - asked };
}

describe('what a purchase costs the database', () => {
  it('is three write transactions from a first cart to the settled payment, the book of the simulated bank aside, and one more for the line of a second store', async () => {
    const [one, other] = [await openShop(h), await openShop(h)];
    // The first of all fills what is remembered.
    await purchase([one]);
    const single = fewest(await purchase([one]), await purchase([one]));
    const double = fewest(await purchase([one, other]), await purchase([one, other]));
    // One for the line, one for placing, one for settling; and the one that the simulated bank writes into its own book.
    expect(single.writeTransactions).toBe(3 + 1);
    expect(double.writeTransactions).toBe(4 + 1);
    // Placing and settling are each delivered together, whatever the number of stores.
    expect(single.deliveries).toBeLessThanOrEqual(4);
    expect(double.deliveries).toBeLessThanOrEqual(5);
    // 29 and 36 where nothing waits; up to four more are what memory (session, account, rate) has to read again when it takes long.
    expect(single.commands).toBeLessThanOrEqual(29 + 4);
    expect(double.commands).toBeLessThanOrEqual(36 + 4);
  });
});
