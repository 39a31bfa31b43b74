import type { FilaDemanda, MesDemanda } from '@tuerca/contracts/cart/demanda/schemas';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { createRandom } from '@tuerca/fixtures/random';
import { OrderRefundsService } from '../src/orders/orders/order-refunds.service';
import { OrdersService, type StoredPedido } from '../src/orders/orders/orders.service';
import { Transactions } from '../src/platform/database/transactions';
import { call, type Harness, startApp } from './harness';
import { type SecondProcess, startSecondProcess } from './second-process';
import { buy, client, openShop, referencia, type Shop } from './shop';

let h: Harness;
let other: SecondProcess;
let shop: Shop;
/** A real order, of which all others are copies. */
let model: StoredPedido;
beforeAll(async () => {
  h = await startApp();
  other = await startSecondProcess();
}, 180_000);
beforeEach(async () => {
  shop = await openShop(h);
  const { id } = await shop.sell({ nombre: 'Pastillas', precio: 12.5, stock: 50 });
  const ana = await client(h);
  await buy(h, ana.token, [{ productoId: id, cantidad: 1, tiendaId: shop.store.user._id }], {
    referencia: referencia('00'),
  });
  model = (await orders().findOne({ tiendaId: oid(shop.store.user._id) })) as unknown as StoredPedido;
});
afterAll(async () => {
  await other.close();
  await h.close();
});

const oid = (id?: string) => new h.db.base.Types.ObjectId(id);
const orders = () => h.db.collection('pedidos');
const kept = () => h.db.collection('ventas_diarias');
/** A month that is over, and one of its days. */
const mes = addDays(`${caracasDate(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);
const dayOf = (n: number) => `${mes}-${String(n).padStart(2, '0')}`;
const noon = (dia: string) => caracasInstant(dia, '12:00');

type Over = Partial<Pick<StoredPedido, 'estado' | 'estadoPago' | 'fecha' | 'items'>>;
let copies = 0;
/** Stores copies of the model, each with a number and a payment of its own. */
async function place(over: readonly Over[]): Promise<StoredPedido[]> {
  const docs = over.map((one) => {
    const numero = `DIA-${++copies}`;
    return { ...model, _id: oid(), numero, orderNumber: numero, pagoId: oid(), terminos: [], ...one };
  });
  await orders().insertMany(docs as never);
  return docs as StoredPedido[];
}
const line = (productoId: unknown, cantidad: number, devueltas?: number) =>
  ({ ...model.items[0]!, productoId, cantidad, ...(devueltas && { devueltas }) }) as StoredPedido['items'][number];

async function figures(base: string) {
  const get = async <T>(path: string) => {
    const { status, body } = await call<T>(base, 'GET', `/api/stores/demanda/${mes}${path}`, {
      token: shop.store.token,
    });
    expect(status).toBe(200);
    return body.data;
  };
  const [{ dias }, rows] = [await get<MesDemanda>(''), await get<FilaDemanda[]>('/productos?limit=48')];
  return {
    days: Object.fromEntries(
      dias.flatMap(({ dia, compras, unidades, devueltas, monto }) =>
        compras ? [[dia, { compras, unidades, devueltas, bs: monto.bs }]] : [],
      ),
    ),
    products: Object.fromEntries(
      rows.map(({ producto, compras, unidades, devueltas, monto }) => [
        producto._id,
        { compras, unidades, devueltas, bs: monto.bs },
      ]),
    ),
  };
}
/** The same, counted from the orders one by one. */
async function plainly() {
  const sold = (await orders()
    .find({ tiendaId: oid(shop.store.user._id), estadoPago: 'pagado', estado: { $ne: 'cancelado' } })
    .toArray()) as unknown as StoredPedido[];
  const sums = { days: {}, products: {} } as Record<'days' | 'products', Record<string, Record<string, number>>>;
  const add = (to: Record<string, Record<string, number>>, key: string, items: StoredPedido['items']) => {
    const sum = (to[key] ??= { compras: 0, unidades: 0, devueltas: 0, bs: 0 });
    sum.compras!++;
    for (const { cantidad, devueltas = 0, precioUnitario } of items) {
      sum.unidades! += cantidad;
      sum.devueltas! += devueltas;
      sum.bs = Math.round(sum.bs! * 100 + cantidad * precioUnitario) / 100;
    }
  };
  for (const { fecha, items } of sold)
    if (caracasDate(fecha).startsWith(mes)) {
      add(sums.days, caracasDate(fecha), items);
      for (const item of items) add(sums.products, String(item.productoId), [item]);
    }
  return sums;
}

it('a day that is over is summed once: what no service changed is not read again, and what one changed is', async () => {
  const product = oid();
  const over = { estado: 'procesando', estadoPago: 'pagado', fecha: noon(dayOf(5)) } as const;
  const [first, second] = await place([3, 4].map((cantidad) => ({ ...over, items: [line(product, cantidad)] })));
  const units = async () => (await figures(h.base)).days[dayOf(5)]?.unidades;
  expect(await units()).toBe(7);
  // Written past every service: the sums are the stored ones.
  await orders().updateOne({ _id: second!._id }, { $set: { 'items.0.cantidad': 40 } });
  expect(await units()).toBe(7);
  await h.app
    .get(Transactions, { strict: false })
    .run((tx) =>
      h.app
        .get(OrdersService, { strict: false })
        .cancel(String(first!._id), { motivo: 'Sin existencia', por: 'tienda', estadoPago: 'reembolsado' }, tx),
    );
  expect(await units()).toBe(40);
  expect((await figures(other.base)).days[dayOf(5)]?.unidades).toBe(40);
});

it('the present day is summed as it is, and nothing of it is kept', async () => {
  const today = caracasDate(new Date());
  await place([{ estado: 'procesando', estadoPago: 'pagado', fecha: new Date(), items: [line(oid(), 2)] }]);
  const now = async () =>
    (
      await call<MesDemanda>(h.base, 'GET', `/api/stores/demanda/${today.slice(0, 7)}`, { token: shop.store.token })
    ).body.data.dias.find(({ dia }) => dia === today)!.unidades;
  expect(await now()).toBe(2);
  await orders().updateMany({ tiendaId: oid(shop.store.user._id) }, { $set: { 'items.0.cantidad': 9 } });
  expect(await now()).toBe(9);
  expect(await kept().countDocuments({ tiendaId: oid(shop.store.user._id), dia: { $gte: today } })).toBe(0);
});

it('is never kept for months that no store looks back on', async () => {
  for (const month of ['1999-01', '2019-07', '2999-12'])
    expect((await call(h.base, 'GET', `/api/stores/demanda/${month}`, { token: shop.store.token })).status).toBe(200);
  expect(await kept().countDocuments({ tiendaId: oid(shop.store.user._id) })).toBe(0);
});

/** Random operations of services on orders, and a log of them. */
function movements(placed: readonly StoredPedido[], seed: string) {
  const random = createRandom(seed);
  const transactions = h.app.get(Transactions, { strict: false });
  const service = h.app.get(OrdersService, { strict: false });
  const units = h.app.get(OrderRefundsService, { strict: false });
  const claimed: {
    pedido: StoredPedido;
    claim: { lines: { productoId: string; cantidad: number }[]; envio: false };
  }[] = [];
  const done = { paid: 0, cancelled: 0, claimed: 0, released: 0 };
  const step = () => {
    const pedido = placed[random.int(0, placed.length - 1)]!;
    return transactions.run(async (tx) => {
      if (pedido.estado === 'entregado') {
        const back = random.int(0, 2) === 0 ? claimed.pop() : undefined;
        if (back) {
          await units.releaseUnits(back.pedido, back.claim, tx);
          done.released++;
          return;
        }
        const claim = {
          lines: [{ productoId: String(pedido.items[0]!.productoId), cantidad: 1 }],
          envio: false,
        } as const;
        const taken = { pedido, claim: { ...claim, lines: [...claim.lines] } };
        if ((await units.claimUnits(pedido, taken.claim, tx)) === null) return;
        claimed.push(taken);
        done.claimed++;
      } else if (pedido.estadoPago === 'pagado') {
        const how = { motivo: 'Sin existencia', por: 'tienda', estadoPago: 'reembolsado' } as const;
        if (await service.cancel(String(pedido._id), how, tx)) done.cancelled++;
      } else {
        await service.markPaid({ pagoId: String(pedido.pagoId), orderNumber: pedido.orderNumber }, tx);
        done.paid++;
      }
    });
  };
  return { step, done };
}

it('whatever happens to orders while two processes sum and keep, in the end the kept sums are those of the orders', async () => {
  const random = createRandom('ventas');
  const products = Array.from({ length: 5 }, () => oid());
  const states: Over[] = [
    { estado: 'entregado', estadoPago: 'pagado' },
    { estado: 'procesando', estadoPago: 'pagado' },
    { estado: 'pendiente', estadoPago: 'en_verificacion' },
  ];
  // Few days, so that every one of them is written from several sides.
  const placed = await place(
    Array.from({ length: 120 }, (_, n) => ({
      ...states[n % 3],
      fecha: noon(dayOf(random.int(10, 13))),
      items: [line(products[n % 5]!, random.int(1, 6)), line(products[(n + 2) % 5]!, random.int(1, 3))],
    })),
  );
  const { step, done } = movements(placed, 'pasos');
  let moving = true;
  const read = async (base: string) => {
    let times = 0;
    for (; moving; times++) await figures(base);
    return times;
  };
  for (let round = 0; round < 3; round++) {
    moving = true;
    const readers = [h.base, h.base, other.base, other.base].map(read);
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let n = 0; n < 12; n++) await step();
      }),
    ).finally(() => (moving = false));
    const times = await Promise.all(readers);
    expect(Math.min(...times)).toBeGreaterThan(0);
    const truth = await plainly();
    for (const base of [h.base, other.base, h.base]) expect(await figures(base)).toEqual(truth);
    // All requested days are stored now: the comparison was with stored sums.
    const days = await kept()
      .find({ tiendaId: oid(shop.store.user._id), dia: { $gte: dayOf(10), $lte: dayOf(13) } })
      .toArray();
    expect(days.map(({ ventas }) => !!ventas)).toEqual([true, true, true, true]);
  }
  expect(Math.min(...Object.values(done))).toBeGreaterThan(0);
}, 120_000);

it('a process that dies while it sums leaves nothing that is wrong', async () => {
  const products = Array.from({ length: 20 }, () => oid());
  await place(
    Array.from({ length: 60 }, (_, n) => ({
      estado: 'procesando' as const,
      estadoPago: 'pagado' as const,
      fecha: noon(dayOf(1 + (n % 20))),
      items: [line(products[n % 20], 1 + (n % 4))],
    })),
  );
  const doomed = await startSecondProcess();
  const asked = [1, 2, 3, 4].map(() => figures(doomed.base).catch(() => null));
  await doomed.kill();
  await Promise.all(asked);
  expect(await figures(h.base)).toEqual(await plainly());
}, 120_000);
