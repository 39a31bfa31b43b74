import { setTimeout as sleep } from 'node:timers/promises';
import type { Seeded } from '../test/catalogue-data';
import { ledgerOf, stockOf } from '../test/shop';
import type { Reply } from './client';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';
import { type Buyer, type Market, openMarket, payAt } from './purchases';

const CHECKOUTS = 1000;
const AT_ONCE = 16;
const KILLS = 3;
const PRODUCTS = 10;

let site: Installation;
let market: Market;
beforeAll(async () => {
  site = await startInstallation();
  market = await openMarket(site);
}, 120_000);
afterAll(() => site.close(), 60_000);

interface Attempt {
  buyer: Buyer;
  key: string;
  reply: Reply;
}

/** Ends a process as a power cut does, and starts another in its place. */
async function killAndReplace(n: number): Promise<void> {
  const [dead] = site.all.splice(n, 1);
  await dead!.kill();
  site.all.push(await site.start());
}

/** All checkouts, so many at once; at each of `killsAt` (how many were sent by then) one process is killed. */
async function checkouts(report: Report, buyers: Buyer[]): Promise<{ attempts: Attempt[]; killed: number }> {
  const stretch = Math.floor(CHECKOUTS / KILLS);
  const killsAt = Array.from({ length: KILLS }, (_, n) => report.random.int(n * stretch + 50, (n + 1) * stretch - 50));
  const attempts: Attempt[] = [];
  const kills: Promise<void>[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < buyers.length; n = next++) {
      if (killsAt.includes(n)) {
        // One after the other: somebody must be left to serve.
        await kills.at(-1);
        kills.push(killAndReplace(report.random.int(0, site.all.length - 1)));
      }
      const [buyer, key] = [buyers[n]!, `intento-${n}`];
      attempts.push({ buyer, key, reply: await payAt(site.base(n), buyer, { key }) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await Promise.all(kills);
  return { attempts, killed: kills.length };
}

/** Sends what has no answer again, with its key, until it has one. */
async function resolve(attempts: Attempt[]): Promise<Attempt[]> {
  const resolved: Attempt[] = [];
  for (const [n, { buyer, key }] of attempts.entries()) {
    let reply = await payAt(site.base(n), buyer, { key });
    for (let tries = 0; ![201, 409, 422].includes(reply.status) && tries < 100; tries++) {
      await sleep(200);
      reply = await payAt(site.base(n + tries), buyer, { key });
    }
    resolved.push({ buyer, key, reply });
  }
  return resolved;
}

/** By whose id: numbers of the orders that are stored. */
async function storedOrders(): Promise<Map<string, string[]>> {
  const docs = await site.h.db
    .collection('pedidos')
    .find({}, { projection: { clienteId: 1, numero: 1 } })
    .toArray();
  const by = new Map<string, string[]>();
  for (const { clienteId, numero } of docs)
    by.set(String(clienteId), [...(by.get(String(clienteId)) ?? []), numero as string]);
  return by;
}

/** Units whose order is not there, and orders whose units are. */
async function orphans(): Promise<number> {
  const [rows, orders] = await Promise.all([
    site.h.db
      .collection('movimientos')
      .find({ referencia: { $exists: true } })
      .toArray(),
    site.h.db
      .collection('pedidos')
      .find({}, { projection: { numero: 1 } })
      .toArray(),
  ]);
  const [taken, known] = [
    new Set(rows.map(({ referencia }) => referencia as string)),
    new Set(orders.map(({ numero }) => numero as string)),
  ];
  return [...taken].filter((one) => !known.has(one)).length + [...known].filter((one) => !taken.has(one)).length;
}

async function notices(report: Report, buyers: Buyer[]): Promise<void> {
  const { db } = site.h;
  const count = async (usuarioIds: string[]) =>
    (
      await db
        .collection('notificaciones')
        .find({
          usuarioId: { $in: usuarioIds.map((id) => new db.base.Types.ObjectId(id)) },
          clave: /^pago\.registrado/,
        })
        .toArray()
    ).length;
  const figures = [await count(buyers.map(({ user }) => user._id)), await count([market.shop.store.user._id])];
  report.exact('notices of a purchase to clients/to the store', figures.join('/'), `${CHECKOUTS}/${CHECKOUTS}`);
}

goal('R5', 'processes killed in the middle of purchases', async (report) => {
  const products: Seeded[] = [];
  for (let n = 0; n < PRODUCTS; n++)
    products.push(await market.shop.sell({ nombre: `Bomba ${n}`, precio: 8 + n, stock: CHECKOUTS }));
  const buyers = (await Promise.all(products.map((producto) => market.buyers(CHECKOUTS / PRODUCTS, producto)))).flat();
  for (let n = buyers.length - 1; n > 0; n--) {
    const other = report.random.int(0, n);
    [buyers[n], buyers[other]] = [buyers[other]!, buyers[n]!];
  }
  const { attempts, killed } = await checkouts(report, buyers);
  const answered = attempts.filter(({ reply }) => reply.status === 201);
  const open = attempts.filter(({ reply }) => reply.status !== 201);
  report.exact('processes killed', killed, KILLS);
  report.atLeast('purchases whose answer was lost', open.length, 1);
  report.atLeast('purchases acknowledged at once', answered.length, CHECKOUTS / 2);
  const resolved = await resolve(open);
  const statuses = [...new Set(resolved.map(({ reply }) => reply.status))].join();
  report.exact(`${open.length} without an answer, sent again with their key: answers`, statuses || '201', '201');
  const stored = await storedOrders();
  const wrong = [...answered, ...resolved].filter(({ buyer, reply }) => {
    const [numero, ...more] = stored.get(buyer.user._id) ?? [];
    return numero === undefined || more.length > 0 || numero !== reply.body.data?.pedidos?.[0]?.numero;
  });
  report.exact(`purchases of ${CHECKOUTS} that are not exactly the order that was answered`, wrong.length, 0);
  report.exact('units without an order, or orders without units', await orphans(), 0);
  let [left, ledger] = [0, 0];
  for (const { id } of products)
    [left, ledger] = [left + (await stockOf(site.h, id)), ledger + (await ledgerOf(site.h, id))];
  const rest = CHECKOUTS * PRODUCTS - CHECKOUTS;
  report.exact('stock left/by the ledger', `${left}/${ledger}`, `${rest}/${rest}`);
  await notices(report, buyers);
});
