// A store's income at size: 50,000 sales over two years, each page beside the driver's own query.
import { hammer, loop } from './load.mjs';
import { openStore } from './open-store.mjs';

const SALES = Number(process.env.BENCH_PEDIDOS ?? 50_000);
const BATCH = 1000;
const PAGE = 20;
const TWO_YEARS = 2 * 365 * 24 * 3_600_000;
/** Most of them were paid out long ago; the last ones wait. */
const OPEN = 500;

async function fill({ db, ObjectId }, tiendaId) {
  const now = Date.now();
  const liquidacionId = new ObjectId();
  for (let from = 0; from < SALES; from += BATCH) {
    const docs = Array.from({ length: Math.min(BATCH, SALES - from) }, (_, i) => {
      const n = from + i;
      const fecha = new Date(now - (TWO_YEARS / SALES) * (SALES - n));
      const monto = 100_000 + ((n * 7919) % 9_000_000);
      return {
        clave: `venta:bench${n}`,
        tiendaId: new ObjectId(tiendaId),
        tipo: 'venta',
        fecha,
        fechaVenta: fecha,
        mes: new Date(fecha.getTime() - 4 * 3_600_000).toISOString().slice(0, 7),
        pedidoId: new ObjectId(),
        numero: `B${String(n).padStart(6, '0')}-BENCH`,
        monto,
        comision: -Math.round(monto * 0.08),
        reembolso: 0,
        montoUSD: Math.round(monto / 100),
        comisionUSD: -Math.round(monto / 1250),
        reembolsoUSD: 0,
        base: monto,
        porcentaje: 8,
        tasa: 100,
        liquidacionId: n < SALES - OPEN ? liquidacionId : null,
      };
    });
    await db.collection('asientos').insertMany(docs, { ordered: false });
  }
}

/** A store's months, and one of them; the store is filled when the first of them is measured. */
export function storeIncomePairs({ db, ObjectId, seconds }) {
  let store;
  const before = async () => {
    if (store) return;
    store = await openStore('Ingresos Bench');
    await fill({ db, ObjectId }, store.id);
  };
  const asientos = db.collection('asientos');
  const mes = new Date(Date.now() - 32 * 24 * 3_600_000).toISOString().slice(0, 7);
  const own = () => ({ tiendaId: new ObjectId(store.id) });
  const pair = (name, path, read) => ({
    name: `${name} (${SALES.toLocaleString('es-VE')} ventas)`,
    before,
    api: () => hammer([{ path, headers: { authorization: `Bearer ${store.token}` } }], seconds),
    driver: () => loop(read, seconds),
  });
  return [
    pair('ingresos por mes, con el saldo', '/api/stores/ingresos', () =>
      asientos
        .aggregate([{ $match: own() }, { $group: { _id: '$mes', monto: { $sum: '$monto' }, n: { $sum: 1 } } }])
        .toArray(),
    ),
    pair('los pedidos de un mes', `/api/stores/ingresos/${mes}`, () => {
      const filter = { ...own(), mes };
      return Promise.all([
        asientos.find(filter).sort({ fecha: -1, _id: -1 }).limit(PAGE).toArray(),
        asientos.countDocuments(filter),
      ]);
    }),
  ];
}
