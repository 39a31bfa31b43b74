import { mintUsers } from '../test/actors';
import type { Seeded } from '../test/catalogue-data';
import { plainPayment } from '../test/plain-payment';
import { fillCarts, ledgerOf, openShop, type Shop, stockOf, tasaOf } from '../test/shop';
import { atOnce, hold, type Reply } from './client';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';

const BUYERS = 200;
const UNITS = 10;
const ROUNDS = 10;
/** Interval of the stock's samples during the rush, in ms. */
const SAMPLE = 10;

type Line = { producto: Seeded; cantidad: number };

let site: Installation;
let shop: Shop;
let tasa: number;
beforeAll(async () => {
  site = await startInstallation();
  shop = await openShop(site.h);
  tasa = await tasaOf(site.h);
}, 120_000);
afterAll(() => site.close());

const soldOut = ({ status, body }: Reply) =>
  status === 409 && ['PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE'].includes(body.code as string);
const taken = ({ status }: Reply) => status === 201;
const count = (replies: Reply[], like: (reply: Reply) => boolean) => replies.filter(like).length;

/** People with full carts who pay at the same instant, spread over the processes; and the lowest stock that was seen meanwhile. */
async function rush(
  lines: Line[][],
  watched: Seeded[],
): Promise<{ replies: Reply[]; lowest: number; samples: number }> {
  const people = await mintUsers(site.h, 'client', lines.length);
  const ids = people.map(({ user }) => user._id);
  await fillCarts(site.h, ids, (i) => merged(lines[i]!));
  const held = people.map(({ token }, i) =>
    hold(site.base(i), 'POST', '/api/payments/banplus', { token, body: plainPayment(lines[i]!, tasa, i) }),
  );
  let [lowest, samples] = [Infinity, 0];
  const look = async () => {
    const stocks = await Promise.all(watched.map(({ id }) => stockOf(site.h, id)));
    [lowest, samples] = [Math.min(lowest, ...stocks), samples + 1];
  };
  const timer = setInterval(() => void look(), SAMPLE);
  const replies = await atOnce(held);
  clearInterval(timer);
  await look();
  return { replies, lowest, samples };
}

/** Merges lines of one product, which a cart holds once. */
const merged = (lines: Line[]): Line[] =>
  [...new Set(lines.map(({ producto }) => producto))].map((producto) => ({
    producto,
    cantidad: lines.filter((line) => line.producto === producto).reduce((sum, { cantidad }) => sum + cantidad, 0),
  }));

const ordersOf = ({ form }: Seeded) => site.h.db.collection('pedidos').countDocuments({ 'items.nombre': form.nombre });

const boughtIn = ({ body }: Reply) => body.data.items as { productoId: string; cantidad: number }[];
/** Units of a product in the orders that were answered. */
const unitsIn = (replies: Reply[], { id }: Seeded): number =>
  replies
    .filter(taken)
    .flatMap(boughtIn)
    .filter(({ productoId }) => productoId === id)
    .reduce((sum, { cantidad }) => sum + cantidad, 0);

async function lastUnits(report: Report): Promise<void> {
  const seen: string[] = [];
  let [lowest, samples, broken] = [Infinity, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const producto = await shop.sell({ nombre: `Última bujía ${round}`, precio: 25, stock: UNITS });
    const rushed = await rush(
      Array.from({ length: BUYERS }, () => [{ producto, cantidad: 1 }]),
      [producto],
    );
    [lowest, samples] = [Math.min(lowest, rushed.lowest), samples + rushed.samples];
    broken += count(rushed.replies, ({ status }) => status === 0 || status >= 500);
    const [orders, stock, ledger] = [
      await ordersOf(producto),
      await stockOf(site.h, producto.id),
      await ledgerOf(site.h, producto.id),
    ];
    seen.push(`${count(rushed.replies, taken)}/${count(rushed.replies, soldOut)}/${orders}/${stock}/${ledger}`);
  }
  report.exact(
    `${BUYERS} buyers of the last ${UNITS} units at two processes, ${ROUNDS} rounds: bought/refused (409)/orders/stock/ledger`,
    [...new Set(seen)].join(' '),
    `${UNITS}/${BUYERS - UNITS}/${UNITS}/0/0`,
  );
  report.exact(`lowest stock that ${samples} looks saw`, lowest, 0);
  report.exact('answers with 5xx, or none', broken, 0);
}

/** Compares units sold with units missing, for buyers of several things at once. */
async function mixed(report: Report, what: string, stocks: number[], lines: (all: Seeded[], i: number) => Line[]) {
  const all: Seeded[] = [];
  for (const stock of stocks) all.push(await shop.sell({ precio: 5, stock }));
  const carts = Array.from({ length: 60 }, (_, i) => lines(all, i));
  const { replies, lowest } = await rush(carts, all);
  const differences: number[] = [];
  for (const producto of all) {
    const left = producto.form.stock - unitsIn(replies, producto);
    differences.push((await stockOf(site.h, producto.id)) - left, (await ledgerOf(site.h, producto.id)) - left);
  }
  const half = replies.filter((reply, i) => {
    const wanted = merged(carts[i]!).map(({ producto, cantidad }) => `${producto.id} ${cantidad}`);
    const got = taken(reply) ? boughtIn(reply).map(({ productoId, cantidad }) => `${productoId} ${cantidad}`) : wanted;
    return wanted.toSorted().join() !== got.toSorted().join();
  });
  const others = count(replies, (reply) => !taken(reply) && !soldOut(reply));
  report.exact(
    `${what}: ${count(replies, taken)} bought, units missing or left over/half sold/other answers/lowest below zero`,
    `${differences.reduce((sum, one) => sum + Math.abs(one), 0)}/${half.length}/${others}/${Math.min(lowest, 0)}`,
    '0/0/0/0',
  );
  report.atLeast(`${what}: who is refused because it ran out`, count(replies, soldOut), 1);
}

goal('R1', 'never sells what is not there', async (report) => {
  await lastUnits(report);
  await mixed(report, 'the same product on two lines', [50], ([one], i) => [
    { producto: one!, cantidad: 1 + (i % 2) },
    { producto: one!, cantidad: 1 },
  ]);
  await mixed(report, 'three products in opposite order, 1 to 4 units', [60, 55, 50], (all, i) => {
    const cart = all.map((producto) => ({ producto, cantidad: report.random.int(1, 4) }));
    return i % 2 ? cart.reverse() : cart;
  });
});
