import { createRandom } from '@tuerca/fixtures/random';
import { Transactions } from '../src/platform/database/transactions';
import { OwnProducts } from '../src/products/products/own-products.service';
import { ProductsService } from '../src/products/products/products.service';
import { StockService } from '../src/products/products/stock.service';
import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { type Harness, startApp } from './harness';

jest.setTimeout(300_000);

const PRODUCTS = 20;
const OPERATIONS = 2000;
const WORKERS = 16;
const REFUSED = new Error('refused');

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

/** Refusals are part of the story; anything else is not. */
const unlessRefused = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error === REFUSED || (error as { code?: string }).code === 'STOCK_CAMBIO') return false;
    throw error;
  }
};

it('stock is what the ledger adds up to, whatever happens at once', async () => {
  const random = createRandom('conservation');
  const products = h.app.get(ProductsService, { strict: false });
  const own = h.app.get(OwnProducts, { strict: false });
  const stock = h.app.get(StockService, { strict: false });
  const transactions = h.app.get(Transactions, { strict: false });
  const tiendaId = store.user._id;
  const user = { id: tiendaId, role: 'store', sid: 's' } as const;
  const ids: string[] = [];
  for (let i = 0; i < PRODUCTS; i++) ids.push((await seed(h, tiendaId, { stock: 40 })).id);

  type Units = Parameters<ProductsService['takeStock']>[0];
  /** Orders that hold units; who gives back takes one out, so that each is given back once. */
  const orders: Units[] = [];
  let nextOrder = 0;
  const done = { sold: 0, returned: 0, counted: 0, edited: 0, refused: 0 };

  const sell = async () => {
    const pedidoRef = `O-${++nextOrder}`;
    const chosen = new Set([random.pick(ids), random.pick(ids)]);
    const units = [...chosen].map((productoId) => ({ productoId, tiendaId, pedidoRef, cantidad: random.int(1, 4) }));
    const purchase = transactions.run(async (tx) => {
      if (!(await products.takeStock(units, tx))) throw REFUSED;
    });
    if (!(await unlessRefused(purchase))) return 'refused';
    orders.push(units);
    return 'sold';
  };
  const giveBack = async () => {
    const [units] = orders.splice(random.int(0, Math.max(orders.length - 1, 0)), 1);
    if (!units) return 'refused';
    await transactions.run((tx) => products.returnStock(units, tx));
    return 'returned';
  };
  const count = async () => {
    const id = random.pick(ids);
    const seen = random.next() < 0.5 ? { stockAnterior: random.int(0, 60) } : {};
    const taken = await unlessRefused(
      stock.set(id, { tiendaId, stock: random.int(0, 60), usuarioId: user.id, ...seen }),
    );
    return taken ? 'counted' : 'refused';
  };
  const edit = async () => {
    const id = random.pick(ids);
    const change = {
      precio: random.int(100, 9000) / 100,
      ...(random.next() < 0.5 && { stock: random.int(0, 60), stockAnterior: random.int(0, 60) }),
    };
    return (await unlessRefused(own.update(user, id, change))) ? 'edited' : 'refused';
  };

  let left = OPERATIONS;
  const worker = async () => {
    while (left-- > 0) {
      const dice = random.next();
      const operation = dice < 0.5 ? sell : dice < 0.75 ? giveBack : dice < 0.9 ? count : edit;
      done[await operation()]++;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));

  // Each kind has really happened, and some were refused.
  for (const [kind, times] of Object.entries(done)) expect([kind, times > 10]).toEqual([kind, true]);
  const sums = await h.db
    .collection('movimientos')
    .aggregate<{ _id: unknown; sum: number }>([{ $group: { _id: '$productoId', sum: { $sum: '$delta' } } }])
    .toArray();
  const ledger = new Map(sums.map(({ _id, sum }) => [String(_id), sum]));
  const docs = await h.db.collection('productos').find().toArray();
  const held = (id: string) =>
    orders.flat().reduce((sum, { productoId, cantidad }) => sum + (productoId === id ? cantidad : 0), 0);
  expect(docs).toHaveLength(PRODUCTS);
  for (const { _id, stock: now, vendidos } of docs) {
    const id = String(_id);
    expect({ id, stock: now as number, sold: vendidos as number }).toEqual({
      id,
      stock: ledger.get(id),
      sold: held(id),
    });
    expect(now).toBeGreaterThanOrEqual(0);
  }
});
