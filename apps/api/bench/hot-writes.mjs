// Writes to one document that all want, by the product's own repositories in its own transactions, as several of its processes make them.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const api = (path) => require(fileURLToPath(new URL(`../dist/${path}.js`, import.meta.url)));
const mongoose = require('mongoose');
const { SERVING } = api('platform/database/connection-options');
const { Transactions } = api('platform/database/transactions');
const { PRODUCTO, ProductoSchema } = api('products/products/product.schema');
const { MOVIMIENTO, MovimientoSchema } = api('products/products/movement.schema');
const { ProductStockRepository } = api('products/products/product-stock.repository');
const { MovementsRepository } = api('products/products/movements.repository');
const { StockService } = api('products/products/stock.service');
const { STORE_CUSTOMER, StoreCustomerSchema } = api('orders/orders/store-customer.schema');
const { CustomersRepository } = api('orders/orders/customers.repository');
const { VENTAS_DIA, VentasDiaSchema } = api('orders/orders/daily-sales.schema');
const { DailySalesRepository } = api('orders/orders/daily-sales.repository');
const { DEMANDA, DemandaSchema } = api('cart/demanda/demanda.schema');
const { DemandaRepository } = api('cart/demanda/demanda.repository');
const { CUENTA, CuentaSchema, MERITO, MeritoSchema } = api('membresia/account.schema');
const { MembershipAccountsRepository } = api('membresia/accounts.repository');

const { ObjectId } = mongoose.Types;
// As the product reads.
mongoose.set({ strictQuery: true, sanitizeFilter: true });
const OPTIONS = { ...SERVING, autoIndex: false, autoCreate: false };
/** Units that nobody sells within a benchmark. */
const PLENTY = 10_000_000;
/** A day that is over, whose sums a payment of today drops. */
const PAST = { fecha: new Date('2026-11-10T12:00:00Z'), dia: '2026-11-10', today: '2026-11-11' };
/** Documents that a prototype spreads the stock of one product over. */
const SPREADS = [4, 16];

/** The repositories of a process of the product, on a database; `retries` counts attempts of transactions beyond the first. */
export async function openProcess(uri, index) {
  const db = await mongoose.createConnection(uri, OPTIONS).asPromise();
  const model = (name, schema) => db.model(name, schema);
  const transactions = new Transactions(db, { isWell: true });
  const stock = new StockService(
    new ProductStockRepository(model(PRODUCTO, ProductoSchema)),
    new MovementsRepository(model(MOVIMIENTO, MovimientoSchema)),
    transactions,
    { bump: () => undefined },
    { now: () => new Date() },
  );
  const one = {
    db,
    stock,
    customers: new CustomersRepository(model(STORE_CUSTOMER, StoreCustomerSchema)),
    days: new DailySalesRepository(model(VENTAS_DIA, VentasDiaSchema)),
    demand: new DemandaRepository(model(DEMANDA, DemandaSchema)),
    accounts: new MembershipAccountsRepository(model(CUENTA, CuentaSchema), model(MERITO, MeritoSchema)),
    movements: new MovementsRepository(model(MOVIMIENTO, MovimientoSchema)),
    retries: 0,
    orders: 0,
    /** A number that no other order of the benchmark has. */
    nextOrder: () => `HOT-${process.pid}-${index}-${one.orders++}`,
    transact: async (work, wanted) => {
      let attempts = 0;
      await transactions.run((tx) => {
        attempts++;
        return work(tx);
      }, wanted);
      one.retries += attempts - 1;
    },
  };
  return one;
}

/** Documents of each kind, one for each of `count` writers: what a write names. */
export async function makeDocuments({ db }, count) {
  const productos = db.collection('productos');
  const sample = await productos.findOne({ visible: true, disponible: true, stock: { $gt: 0 }, promociones: null });
  const fresh = () => Array.from({ length: count }, () => new ObjectId());
  const products = fresh().map((_id, n) => ({ ...sample, _id, sku: `BENCH-HOT-${n}`, stock: PLENTY }));
  await productos.insertMany(products);
  const clientes = fresh();
  await db
    .collection('clientes_tienda')
    .insertMany(
      clientes.map((clienteId) => ({ tiendaId: sample.tiendaId, clienteId, totalPedidos: 1, gastoTotal: 1 })),
    );
  const spread = Math.max(...SPREADS);
  const shelves = products.flatMap(({ _id }) => Array.from({ length: spread }, (_, n) => `${_id} ${n}`));
  await db.collection('bench_stock').insertMany(shelves.map((_id) => ({ _id, stock: PLENTY })));
  const tiendas = fresh();
  await db
    .collection('ventas_diarias')
    .insertMany(tiendas.map((tiendaId) => ({ tiendaId, dia: PAST.dia, version: 1 })));
  await db
    .collection('meritos')
    .insertMany(tiendas.map((_id) => ({ _id, servicios: 0, calificacionesPositivas: 0, saldo: 0 })));
  return { products, clientes, tiendas };
}

/** A prototype of stock in `spread` documents of a product: each purchase takes of one at random, with its row of the ledger. */
const spreadStock = (spread) => ({
  name: `stock in ${spread} documents (prototype)`,
  write: (one, { products }, n) =>
    one.transact(async (tx) => {
      const { _id, tiendaId } = products[n];
      const row = {
        productoId: String(_id),
        tiendaId: String(tiendaId),
        delta: -1,
        motivo: 'venta',
        fecha: new Date(),
      };
      await one.movements.insert([{ ...row, referencia: one.nextOrder() }], tx);
      const shelf = { _id: `${_id} ${Math.floor(Math.random() * spread)}`, stock: { $gte: 1 } };
      await one.db.collection('bench_stock').findOneAndUpdate(shelf, { $inc: { stock: -1 } }, { session: tx });
    }),
});

/** The stock of a product, as a purchase takes it. */
const stockWrite = (name, wantedOf) => ({
  name,
  write: (one, { products }, n) => {
    const { _id, tiendaId, ...price } = products[n];
    const unit = { productoId: String(_id), tiendaId: String(tiendaId), cantidad: 1, pedidoRef: one.nextOrder() };
    return one.transact(async (tx) => {
      if (!(await one.stock.take([{ ...unit, price }], tx))) throw new Error('The stock was refused.');
    }, wantedOf(unit.productoId));
  },
});

/** The progress of a store, as a delivery adds to it. */
const deliveryWrite = (name, wantedOf) => ({
  name,
  write: (one, { tiendas }, n) => {
    const id = String(tiendas[n]);
    return one.transact((tx) => one.accounts.addProgress(id, { servicios: 1 }, tx), wantedOf(id));
  },
});

/** Each write with its name: `write(process, documents, n)` changes the document `n`. */
export const WRITES = [
  stockWrite('stock: row of the ledger, units', () => undefined),
  stockWrite('stock, those of a process in turn', (productoId) => [productoId]),
  {
    name: 'units alone, without a transaction',
    write: ({ db }, { products }, n) =>
      db
        .collection('productos')
        .findOneAndUpdate({ _id: products[n]._id, stock: { $gte: 1 } }, { $inc: { stock: -1, vendidos: 1 } }),
  },
  ...SPREADS.map(spreadStock),
  {
    name: 'clientes_tienda: spent by one client of one store',
    write: (one, { products, clientes }, n) =>
      one.transact((tx) =>
        one.customers.addSpent([{ tiendaId: products[0].tiendaId, clienteId: clientes[n], total: 100 }], 1, tx),
      ),
  },
  {
    name: 'ventas_diarias: sums of one past day dropped',
    write: (one, { tiendas }, n) =>
      one.transact((tx) => one.days.forget([{ tiendaId: tiendas[n], fecha: PAST.fecha }], PAST.today, tx)),
  },
  {
    name: 'demanda: counts of one product and store',
    write: ({ demand }, { products, tiendas }, n) =>
      demand.add([
        { tiendaId: String(tiendas[n]), productoId: String(products[n]._id), dia: PAST.dia, vistas: 1, carritos: 1 },
      ]),
  },
  deliveryWrite('meritos: an order delivered', () => undefined),
  deliveryWrite('meritos, those of a process in turn', (tiendaId) => [tiendaId]),
];
