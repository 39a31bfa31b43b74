// A store's own list at size: 5,000 products of one store and a ledger behind each, every page beside the driver's own query.
import { hammer, loop } from './load.mjs';
import { openStore } from './open-store.mjs';

const PRODUCTS = Number(process.env.BENCH_PRODUCTOS ?? 5000);
const MOVEMENTS = 10;
const BATCH = 500;
const PAGE = 20;
const HIDDEN = { terminos: 0, claves: 0, marcas: 0, modelos: 0, sirveA: 0 };

/** Products like those of the demo, each with its opening stock and some counts since. */
async function fill({ db, ObjectId }, tiendaId) {
  const samples = await db.collection('productos').find({}).limit(60).toArray();
  const now = Date.now();
  for (let from = 0; from < PRODUCTS; from += BATCH) {
    const docs = Array.from({ length: Math.min(BATCH, PRODUCTS - from) }, (_, i) => {
      const n = from + i;
      const sample = samples[n % samples.length];
      const nombre = `${sample.nombre} ${n}`;
      return {
        ...sample,
        _id: new ObjectId(),
        nombre,
        nombreOrden: nombre.toLowerCase(),
        sku: `BENCH-${n}`,
        terminos: [...sample.terminos, `bench${n}`],
        tiendaId: new ObjectId(tiendaId),
        stock: MOVEMENTS + (n % 40),
        createdAt: new Date(now - n * 60_000),
      };
    });
    await db.collection('productos').insertMany(docs, { ordered: false });
    const rows = docs.flatMap(({ _id, stock }, i) =>
      Array.from({ length: MOVEMENTS }, (_, m) => ({
        productoId: _id,
        tiendaId: new ObjectId(tiendaId),
        delta: m === 0 ? stock - MOVEMENTS + 1 : 1,
        motivo: m === 0 ? 'inicial' : 'ajuste',
        fecha: new Date(now - (PRODUCTS - from - i) * 60_000 + m * 1000),
      })),
    );
    await db.collection('movimientos').insertMany(rows, { ordered: false });
  }
}

/** The pages of a store's products; the store is filled when the first of them is measured. */
export function storeProductPairs({ db, ObjectId, seconds }) {
  let store;
  const before = async () => {
    if (store) return;
    store = await openStore('Inventario Bench');
    await fill({ db, ObjectId }, store.id);
  };
  const own = () => ({ tiendaId: new ObjectId(store.id), eliminado: false });
  const page = (filter, sort) =>
    Promise.all([
      db.collection('productos').find(filter, { projection: HIDDEN }).sort(sort).limit(PAGE).toArray(),
      db.collection('productos').countDocuments(filter),
    ]);
  const pair = (name, path, read) => ({
    name: `${name} (${PRODUCTS.toLocaleString('es-VE')} productos)`,
    before,
    api: () => hammer([{ path, headers: { authorization: `Bearer ${store.token}` } }], seconds),
    driver: () => loop(read, seconds),
  });
  return [
    pair('mis productos, con sus contadores', '/api/products/mine', () => page(own(), { createdAt: -1, _id: -1 })),
    pair('inventario: lo que se acaba primero', '/api/products/mine?sort=stock', () =>
      page(own(), { stock: 1, _id: 1 }),
    ),
    pair('mis productos con stock bajo', '/api/products/mine?grupo=bajos&sort=nombre', () =>
      page({ ...own(), $expr: { $lte: ['$stock', '$stockMinimo'] } }, { nombreOrden: 1, _id: 1 }),
    ),
    pair('búsqueda en mis productos', '/api/products/mine?search=bench4321', () =>
      page({ ...own(), terminos: 'bench4321' }, { createdAt: -1, _id: -1 }),
    ),
    pair('movimientos de la tienda', '/api/products/mine/movimientos', () => {
      const filter = { tiendaId: new ObjectId(store.id) };
      return Promise.all([
        db.collection('movimientos').find(filter).sort({ fecha: -1, _id: -1 }).limit(PAGE).toArray(),
        db.collection('movimientos').countDocuments(filter),
      ]);
    }),
  ];
}
