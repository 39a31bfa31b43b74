// A store's day and its month at size: 50,000 orders over two years, 5,000 products that people looked at, each reading beside the driver's own.
import { hammer, loop } from './load.mjs';
import { openStore } from './open-store.mjs';
import { fillOrders } from './store-orders.mjs';

const ORDERS = Number(process.env.BENCH_PEDIDOS ?? 50_000);
const PRODUCTS = Number(process.env.BENCH_PRODUCTOS ?? 5000);
const BATCH = 500;
const LINES = 30;
const HIDDEN = { terminos: 0, claves: 0, marcas: 0, modelos: 0, sirveA: 0 };
const now = new Date();
const inCaracas = (date) => new Date(date.getTime() - 4 * 3_600_000).toISOString();
/** The month before: a whole one. */
const mes = inCaracas(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15))).slice(0, 7);
const monthStart = (back) => new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)) - 1 - back, 1, 4));
const [before, start, end] = [monthStart(1), monthStart(0), monthStart(-1)];

/** Products, orders that hold two or three of them, and what was counted of each in two months. */
async function fill({ db, ObjectId }, id) {
  const tiendaId = new ObjectId(id);
  const samples = await db.collection('productos').find({}).limit(60).toArray();
  const ids = Array.from({ length: PRODUCTS }, () => new ObjectId());
  for (let from = 0; from < PRODUCTS; from += BATCH) {
    const docs = ids.slice(from, from + BATCH).map((_id, i) => {
      const n = from + i;
      const nombre = `${samples[n % samples.length].nombre} ${n}`;
      return { ...samples[n % samples.length], _id, nombre, sku: `D-${n}`, tiendaId, stock: n % 9, createdAt: before };
    });
    await db.collection('productos').insertMany(docs, { ordered: false });
    const counted = docs.flatMap(({ _id: productoId }) =>
      [before, start].map((date) => ({
        tiendaId,
        productoId,
        mes: inCaracas(date).slice(0, 7),
        vistas: 60,
        carritos: 30,
        dias: Object.fromEntries(
          Array.from({ length: 30 }, (_, d) => [String(d + 1).padStart(2, '0'), { vistas: 2, carritos: 1 }]),
        ),
      })),
    );
    await db.collection('demanda').insertMany(counted, { ordered: false });
  }
  const whole = [before, start].map((date) => ({
    tiendaId,
    productoId: null,
    mes: inCaracas(date).slice(0, 7),
    vistas: 300_000,
    carritos: 150_000,
    dias: {},
  }));
  await db.collection('demanda').insertMany(whole);
  const [
    {
      items: [item],
    },
  ] = await db.collection('pedidos').find({}).limit(1).toArray();
  await fillOrders({ db, ObjectId }, id, (n) => ({
    items: Array.from({ length: 2 + (n % 2) }, (_, i) => ({
      ...item,
      productoId: ids[(n * 7919 + i * 31) % PRODUCTS],
    })),
  }));
}

const BY_PRODUCT = [
  { $unwind: '$items' },
  {
    $group: {
      _id: '$items.productoId',
      unidades: { $sum: '$items.cantidad' },
      monto: { $sum: { $multiply: ['$items.cantidad', '$items.precioUnitario'] } },
    },
  },
];

/** Reads a store's orders by the driver: units of each product sold in a stretch of time, and the oldest in a step. */
function ordersOf(pedidos, own) {
  const sold = (from, to) => ({
    $match: { ...own(), fecha: { $gte: from, $lt: to }, estadoPago: 'pagado', estado: { $ne: 'cancelado' } },
  });
  const byProduct = (from, to) => pedidos.aggregate([sold(from, to), ...BY_PRODUCT]).toArray();
  const oldest = (subestado) =>
    pedidos
      .find({ ...own(), estado: 'procesando', subestado, estadoPago: 'pagado' })
      .sort({ fechaPagado: 1 })
      .limit(LINES)
      .toArray();
  return { sold, byProduct, oldest };
}

/** Reads of the driver for each page, of the store that `own` names. */
function readingsOf(db, own) {
  const pedidos = db.collection('pedidos');
  const demanda = db.collection('demanda');
  const productos = db.collection('productos');
  const { sold, byProduct, oldest } = ordersOf(pedidos, own);
  return {
    today: () =>
      Promise.all([
        pedidos
          .aggregate([
            { $match: { ...own(), estado: { $in: ['pendiente', 'procesando', 'enviado'] } } },
            { $group: { _id: { estado: '$estado', subestado: '$subestado' }, total: { $sum: 1 } } },
          ])
          .toArray(),
        oldest('confirmado'),
        oldest('en_preparacion'),
        productos
          .find({ ...own(), eliminado: false, $expr: { $lte: ['$stock', '$stockMinimo'] } }, { projection: HIDDEN })
          .sort({ stock: 1, _id: 1 })
          .limit(LINES)
          .toArray(),
      ]),
    days: () =>
      Promise.all([
        demanda.find({ ...own(), mes: { $in: [inCaracas(before).slice(0, 7), mes] }, productoId: null }).toArray(),
        pedidos
          .aggregate([
            sold(before, end),
            {
              $group: {
                _id: { $dateToString: { date: '$fecha', format: '%Y-%m-%d', timezone: '-04:00' } },
                compras: { $sum: 1 },
                monto: { $sum: '$subtotal' },
              },
            },
          ])
          .toArray(),
      ]),
    products: () =>
      Promise.all([
        demanda
          .find(
            { ...own(), mes, productoId: { $ne: null } },
            { projection: { _id: 0, productoId: 1, vistas: 1, carritos: 1 } },
          )
          .toArray(),
        byProduct(start, end),
      ]),
    reorder: async () => {
      const rows = await byProduct(new Date(Date.now() - 90 * 86_400_000), new Date());
      await productos
        .find(
          { _id: { $in: rows.map(({ _id }) => _id) } },
          { projection: { nombre: 1, sku: 1, imagenes: 1, stock: 1, createdAt: 1 } },
        )
        .toArray();
    },
  };
}

/** 'Hoy', the month's days, its products and what to order; the store is filled when the first of them is measured. */
export function storeDemandPairs({ db, ObjectId, seconds }) {
  let store;
  const prepare = async () => {
    if (store) return;
    store = await openStore('Demanda Bench');
    await fill({ db, ObjectId }, store.id);
  };
  const { today, days, products, reorder } = readingsOf(db, () => ({ tiendaId: new ObjectId(store.id) }));
  const pair = (name, path, read) => ({
    name: `${name} (tienda con ${ORDERS.toLocaleString('es-VE')} pedidos)`,
    before: prepare,
    api: () => hammer([{ path, headers: { authorization: `Bearer ${store.token}` } }], seconds),
    driver: () => loop(read, seconds),
  });
  return [
    pair('hoy', '/api/stores/hoy', today),
    pair('qué se vende: un mes por día', `/api/stores/demanda/${mes}`, days),
    pair('qué se vende: productos de un mes', `/api/stores/demanda/${mes}/productos`, products),
    pair('qué se vende: qué reponer', '/api/stores/demanda/reponer', reorder),
  ];
}
