import { adminToken, mintUsers } from '../test/actors';
import { book, booking, day, openGarage } from '../test/appointments';
import type { Seeded } from '../test/catalogue-data';
import { call } from '../test/harness';
import { ledgerOf, stockOf } from '../test/shop';
import { until } from '../test/until';
import { ask, atOnce, hold, type Reply } from './client';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';
import { type Buyer, type Market, openMarket, payAt } from './purchases';

const OPERATIONS = 5000;
const AT_ONCE = 32;
const PRODUCTS = 20;
const PURCHASES = 2000;
const CANCELS = 50;
const USES = 5;
const PROMO_USERS = 100;

/** Weight of each kind in the draw. */
const WEIGHTS = { buy: 40, cancel: 14, expire: 8, confirm: 12, edit: 13, restock: 13 };
type Kind = keyof typeof WEIGHTS;
const KINDS = Object.keys(WEIGHTS) as Kind[];

let site: Installation;
let market: Market;
let admin: string;
beforeAll(async () => {
  site = await startInstallation();
  [market, admin] = [await openMarket(site), await adminToken(site.h)];
}, 120_000);
afterAll(() => site.close(), 60_000);

/** A purchase that was accepted. */
interface Bought {
  buyer: Buyer;
  pagoId: string;
  pedidoId: string;
}
const oid = (id: string) => new site.h.db.base.Types.ObjectId(id);
const cancelPath = (id: string) => `/api/pedidos/${id}/cancelar`;
const BODY = { motivo: 'Ya no hace falta' };
const bought = (buyer: Buyer, { body }: Reply): Bought => ({
  buyer,
  pagoId: body.data.pagoId as string,
  pedidoId: body.data.pedidos[0]._id as string,
});

/** Operations of each kind; null: there was no object for it. */
function operations(report: Report, products: Seeded[], buyers: Buyer[]) {
  const open: Bought[] = [];
  const { store } = market.shop;
  let turn = 0;
  const base = () => site.base(turn++);
  const any = () => report.random.pick(open);
  const setStock = async (stockAnterior?: number) => {
    const { id } = report.random.pick(products);
    const before = stockAnterior === undefined ? undefined : await stockOf(site.h, id);
    const stock = before === undefined ? report.random.int(0, 60) : before + report.random.int(1, 10);
    const body = { stock, ...(before !== undefined && { stockAnterior: before }) };
    return ask(base(), 'PUT', `/api/products/${id}/stock`, { token: store.token, body });
  };
  const run: Record<Kind, () => Promise<Reply | null>> = {
    buy: async () => {
      const buyer = buyers.pop();
      if (!buyer) return null;
      const reply = await payAt(base(), buyer);
      if (reply.status === 201) open.push(bought(buyer, reply));
      return reply;
    },
    cancel: async () => {
      if (!open.length) return null;
      const { pedidoId, buyer } = any();
      const { token } = report.random.next() < 0.5 ? buyer : store;
      return ask(base(), 'POST', cancelPath(pedidoId), { token, body: BODY });
    },
    expire: async () => {
      if (!open.length) return null;
      const change = { $set: { expira: new Date(0) } };
      await site.h.db.collection('pagos').updateOne({ _id: oid(any().pagoId), estado: 'en_verificacion' }, change);
      return { status: 200, text: '', body: {}, headers: {}, ms: 0 };
    },
    confirm: async () => {
      if (!open.length) return null;
      return ask(base(), 'POST', `/api/admin/pagos/${any().pagoId}/aprobar`, { token: admin, body: {} });
    },
    edit: () => setStock(),
    restock: () => setStock(0),
  };
  return run;
}

async function mix(report: Report, products: Seeded[], buyers: Buyer[]): Promise<void> {
  const run = operations(report, products, buyers);
  const done = new Map<string, number>();
  const note = (key: string) => done.set(key, (done.get(key) ?? 0) + 1);
  let left = OPERATIONS;
  const worker = async () => {
    while (left-- > 0) {
      const kind = report.random.weighted(KINDS, Object.values(WEIGHTS));
      const reply = await run[kind]();
      note(`${kind} ${reply === null ? 'nothing' : reply.status < 300 ? 'done' : reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const keys = [...done.keys()];
  const missing = KINDS.filter((kind) => !((done.get(`${kind} done`) ?? 0) > 20));
  const counted = keys.toSorted().map((key) => `${key} ${done.get(key)}`);
  process.stdout.write(`${counted.join(', ')}\n`);
  const strange = keys.filter((key) => !/ (done|nothing|404|409)$/.test(key));
  report.exact(
    `${OPERATIONS} operations, ${AT_ONCE} at once: kinds that hardly happened`,
    missing.join() || 'none',
    'none',
  );
  report.exact('the same: answers that are neither done nor refused', strange.join() || 'none', 'none');
}

/** Settles everything that has expired. */
const settled = () =>
  until(
    () => site.h.db.collection('pagos').countDocuments({ estado: 'en_verificacion', expira: { $lte: new Date() } }),
    (due) => due === 0,
    60_000,
  );

/** Compares every sale and return of the ledger with the orders. */
async function model(report: Report, products: Seeded[]): Promise<void> {
  const { db } = site.h;
  let [off, negative] = [0, 0];
  for (const { id } of products) {
    const [stock, ledger] = [await stockOf(site.h, id), await ledgerOf(site.h, id)];
    off += Math.abs(stock - ledger);
    negative += stock < 0 ? 1 : 0;
  }
  report.exact('units by which stock and ledger differ/products below zero', `${off}/${negative}`, '0/0');
  const orders = await db
    .collection('pedidos')
    .find({}, { projection: { numero: 1, estado: 1 } })
    .toArray();
  const rows = await db
    .collection('movimientos')
    .find({ referencia: { $exists: true } })
    .toArray();
  const deltas = new Map<string, number[]>();
  for (const { referencia, delta } of rows) {
    const key = referencia as string;
    deltas.set(key, [...(deltas.get(key) ?? []), delta as number]);
  }
  const wrong = orders.filter(({ numero, estado }) => {
    const found = (deltas.get(numero as string) ?? []).toSorted((a, b) => a - b).join();
    return found !== (estado === 'cancelado' ? '-1,1' : '-1');
  });
  const ended = orders.filter(({ estado }) => estado === 'cancelado').length;
  report.exact(
    `of ${orders.length} orders, ${ended} cancelled: those not taken once, or not given back exactly once`,
    wrong.length,
    0,
  );
  report.atLeast('orders given back', ended, 100);
}

async function cancels(report: Report): Promise<void> {
  const producto = await market.shop.sell({ precio: 9, stock: 5 });
  const [buyer] = await market.buyers(1, producto);
  const { pedidoId } = bought(buyer!, await payAt(site.base(0), buyer!));
  const held = Array.from({ length: CANCELS }, (_, n) => {
    const { token } = n % 2 ? buyer! : market.shop.store;
    return hold(site.base(n), 'POST', cancelPath(pedidoId), { token, body: BODY });
  });
  const replies = await atOnce(held);
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  const figures = [count(200), count(409), await stockOf(site.h, producto.id), await ledgerOf(site.h, producto.id)];
  report.exact(
    `${CANCELS} cancel one order at once: done/refused/stock/ledger`,
    figures.join('/'),
    `1/${CANCELS - 1}/5/5`,
  );
}

async function promotion(report: Report): Promise<void> {
  const { h } = site;
  const garage = await openGarage(h, { puestos: 5 });
  const service = await garage.offer({ precio: 30 });
  const offer = {
    nombre: 'Cinco',
    descripcion: 'Solo cinco',
    tipoDescuento: 'porcentaje',
    valorDescuento: 50,
    limiteUsos: USES,
  };
  const body = { ...offer, fechaInicio: day(0), fechaFin: day(20) };
  const made = await call(h.base, 'POST', '/api/promotions/workshop', { token: garage.actor.token, body });
  if (made.status !== 201) throw new Error(made.body.message);
  const people = await mintUsers(h, 'client', PROMO_USERS);
  // Room for all: only the offer is scarce.
  const slots = Array.from({ length: PROMO_USERS }, (_, n) => ({
    fecha: day(2 + (n % 5)),
    hora: `${String(8 + (Math.floor(n / 5) % 10)).padStart(2, '0')}:00`,
  }));
  const booked = await Promise.all(people.map((one, n) => book(site.base(n), one, booking(garage, service, slots[n]))));
  const taken = booked.filter(({ status }) => status === 201);
  const cheap = taken.filter(({ body: { data } }) => data.precioEstimado === 15).length;
  const { usos } = (await h.db.collection('ofertas').findOne({ _id: oid((made.body.data as { _id: string })._id) }))!;
  report.exact(
    `an offer for ${USES} uses, ${PROMO_USERS} book at once: booked/at its price/uses counted`,
    `${taken.length}/${cheap}/${usos}`,
    `${PROMO_USERS}/${USES}/${USES}`,
  );
}

goal('R2', 'stock is what its ledger adds up to, whatever happens at once', async (report) => {
  const products: Seeded[] = [];
  for (let n = 0; n < PRODUCTS; n++)
    products.push(await market.shop.sell({ nombre: `Pastilla ${n}`, precio: 5 + n, stock: 40 }));
  const each = PURCHASES / PRODUCTS;
  const buyers = (await Promise.all(products.map((producto) => market.buyers(each, producto)))).flat();
  buyers.sort(() => report.random.next() - 0.5);
  await mix(report, products, buyers);
  await settled();
  await model(report, products);
  await cancels(report);
  await promotion(report);
});
