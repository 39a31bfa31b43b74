// A store's office at size: 50,000 orders of 8,000 customers in one store, each page beside the driver's own query.
import { hammer, loop } from './load.mjs';
import { openStore } from './open-store.mjs';

const ORDERS = Number(process.env.BENCH_PEDIDOS ?? 50_000);
const CUSTOMERS = Math.ceil(ORDERS / 6);
const BATCH = 1000;
const PAGE = 10;
const NAMES = ['Ana', 'José', 'María', 'Luis', 'Carmen', 'Pedro', 'Yulimar', 'Rafael', 'Génesis', 'Ángel'];
const SURNAMES = ['Pérez', 'Rodríguez', 'González', 'Hernández', 'Márquez', 'Rojas', 'Contreras', 'Salazar'];
const STATES = [
  ...Array(17).fill(['entregado', null]),
  ['cancelado', null],
  ['enviado', null],
  ['procesando', 'confirmado'],
];
const pick = (list, n) => list[n % list.length];
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Orders like those that the demo sold, spread over two years, with what the API keeps of their customers; `over` changes the n-th. */
export async function fillOrders({ db, ObjectId }, tiendaId, over = () => ({})) {
  const [sample] = await db.collection('pedidos').find({}).limit(1).toArray();
  const customers = Array.from({ length: CUSTOMERS }, (_, i) => {
    const nombre = `${pick(NAMES, i)} ${pick(SURNAMES, Math.floor(i / NAMES.length))} ${i}`;
    const telefono = `+58414${String(1_000_000 + i)}`;
    return { _id: new ObjectId(), nombre, email: `cliente${i}@bench.example`, telefono, orders: [] };
  });
  const now = Date.now();
  for (let from = 0; from < ORDERS; from += BATCH) {
    const docs = Array.from({ length: Math.min(BATCH, ORDERS - from) }, (_, i) => {
      const n = from + i;
      const { orders, _id: clienteId, ...cliente } = pick(customers, n * 7);
      const [estado, subestado] = pick(STATES, n);
      // Unique in the collection, which other stores fill, too.
      const numero = `B${String(n).padStart(6, '0')}-${String(tiendaId).slice(-6)}`;
      const fecha = new Date(now - (ORDERS - n) * 1_261_000);
      const doc = {
        ...sample,
        _id: new ObjectId(),
        numero,
        orderNumber: numero,
        pagoId: new ObjectId(),
        tiendaId: new ObjectId(tiendaId),
        clienteId,
        cliente: { ...cliente, cedula: null },
        fecha,
        fechaPagado: fecha,
        total: 100_000 + ((n * 7919) % 9_000_000),
        estado,
        subestado,
        estadoPago: estado === 'cancelado' ? 'reembolsado' : 'pagado',
        terminos: [
          numero.toLowerCase().replace('-', ''),
          ...plain(cliente.nombre).split(' '),
          `cliente${n % CUSTOMERS}`,
        ],
        ...over(n),
      };
      orders.push(doc);
      return doc;
    });
    await db.collection('pedidos').insertMany(docs, { ordered: false });
  }
  const rows = customers.map(({ _id, orders, nombre, ...contact }) => ({
    ...contact,
    nombre,
    tiendaId: new ObjectId(tiendaId),
    clienteId: _id,
    alfabetico: plain(nombre),
    totalPedidos: orders.length,
    gastoTotal: orders.reduce((sum, { total, estadoPago }) => sum + (estadoPago === 'pagado' ? total : 0), 0),
    fechaPrimerCompra: orders[0]?.fecha ?? new Date(),
    ultimoPedido: orders.at(-1)?.fecha ?? new Date(),
    terminos: plain(nombre).split(' '),
  }));
  for (let from = 0; from < rows.length; from += BATCH)
    await db.collection('clientes_tienda').insertMany(rows.slice(from, from + BATCH), { ordered: false });
}

/** A store that is filled when the first of its pages is measured, and how a page is measured beside the driver. */
function openOffice({ db, ObjectId, seconds }) {
  let store;
  const before = async () => {
    if (store) return;
    store = await openStore('Repuestos Bench');
    await fillOrders({ db, ObjectId }, store.id);
  };
  const tiendaId = () => new ObjectId(store.id);
  const asStore = (...paths) => paths.map((path) => ({ path, headers: { authorization: `Bearer ${store.token}` } }));
  const page = (collection, filter, sort) =>
    Promise.all([
      db
        .collection(collection)
        .find(filter, { projection: { terminos: 0 } })
        .sort(sort)
        .limit(PAGE)
        .toArray(),
      db.collection(collection).countDocuments(filter),
    ]);
  const pair = (name, paths, read) => ({
    name: `${name} (${ORDERS.toLocaleString('es-VE')} pedidos)`,
    before,
    api: () => hammer(asStore(...paths()), seconds),
    driver: () => loop(read, seconds),
  });
  return { db, seconds, before, tiendaId, asStore, page, pair };
}

const orderPairs = ({ db, tiendaId, page, pair }) => {
  const newest = { fecha: -1, _id: -1 };
  return [
    pair(
      'pedidos de una tienda',
      () => [`/api/orders?limit=${PAGE}`],
      () => page('pedidos', { tiendaId: tiendaId() }, newest),
    ),
    pair(
      'pedidos de un estado',
      () => [`/api/orders?limit=${PAGE}&status=enviado`],
      () => page('pedidos', { tiendaId: tiendaId(), estado: 'enviado' }, newest),
    ),
    pair(
      'búsqueda de un pedido',
      () => [`/api/orders?limit=${PAGE}&search=B012345`],
      () => page('pedidos', { tiendaId: tiendaId(), terminos: { $regex: '^b012345' } }, newest),
    ),
    pair(
      'búsqueda de un nombre frecuente',
      () => [`/api/orders?limit=${PAGE}&search=yulimar`],
      () => page('pedidos', { tiendaId: tiendaId(), terminos: { $regex: '^yulimar' } }, newest),
    ),
    pair(
      'números de las pestañas',
      () => ['/api/stores/orders/resumen'],
      () =>
        db
          .collection('pedidos')
          .aggregate([
            { $match: { tiendaId: tiendaId(), estado: { $in: ['pendiente', 'procesando', 'enviado'] } } },
            { $group: { _id: { estado: '$estado', subestado: '$subestado' }, total: { $sum: 1 } } },
          ])
          .toArray(),
    ),
  ];
};

const customerPairs = ({ db, seconds, before, tiendaId, asStore, page, pair }) => [
  pair(
    'clientes por gasto',
    () => ['spend-high', 'recent', 'a-z'].map((sort) => `/api/stores/customers?sort=${sort}`),
    () => page('clientes_tienda', { tiendaId: tiendaId() }, { gastoTotal: -1, _id: -1 }),
  ),
  pair(
    'búsqueda de un cliente',
    () => ['/api/stores/customers?search=yulimar'],
    () =>
      page(
        'clientes_tienda',
        { tiendaId: tiendaId(), terminos: { $regex: '^yulimar' } },
        { ultimoPedido: -1, _id: -1 },
      ),
  ),
  {
    name: 'clientes: lo guardado, junto a sumar los pedidos cada vez',
    before,
    api: () => hammer(asStore('/api/stores/customers?sort=spend-high'), seconds),
    driver: () =>
      loop(
        () =>
          db
            .collection('pedidos')
            .aggregate([
              { $match: { tiendaId: tiendaId() } },
              { $group: { _id: '$clienteId', gasto: { $sum: '$total' }, pedidos: { $sum: 1 } } },
              { $sort: { gasto: -1 } },
              { $limit: PAGE },
            ])
            .toArray(),
        seconds,
      ),
  },
];

/** The pages of a store's office; the store is filled when the first of them is measured. */
export function storeOrderPairs(options) {
  const office = openOffice(options);
  return [...orderPairs(office), ...customerPairs(office)];
}
