import { SPREADSHEET_TYPES } from '@tuerca/contracts/kernel/spreadsheets';
import { readSpreadsheet } from '../src/products/product-imports/spreadsheet/read-spreadsheet';
import type { Cell } from '../src/products/product-imports/spreadsheet/sheet';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, referencia, type Shop, until } from './shop';
import { download } from './spreadsheets';

const ROWS = 5_000;
const BATCH = 500;
jest.setTimeout(120_000);

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const rowsOf = async (content: Buffer): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for (const { cells } of (await readSpreadsheet(content)).rows) rows.push(cells);
  return rows;
};
const fileOf = async (path: string, store = shop.store) => {
  const { content, res } = await download(h, store, path);
  expect([path, res.status]).toEqual([path, 200]);
  return { content, res, rows: await rowsOf(content) };
};
/** Cells of a column, by its title. */
const columnOf = ([titles, ...rows]: Cell[][], title: string) => rows.map((row) => row[titles!.indexOf(title)]);
const TRAP = '=HYPERLINK("http://x.example")';

async function purchase({ nombre = 'Ana Pérez', final = '99', cantidad = 2 } = {}) {
  const ana = await client(h);
  await h.db.collection('usuarios').updateOne({ email: ana.email }, { $set: { nombre } });
  const producto = await shop.sell({ precio: 10, stock: 5 });
  const line = { productoId: producto.id, cantidad, tiendaId: shop.store.user._id };
  const { body } = await buy(h, ana.token, [line], { referencia: referencia(final) });
  const order = body.data.pedidos[0];
  if (final === '99')
    await until(
      async () => (await call(h.base, 'GET', `/api/orders/${order._id}`, { token: ana.token })).body.data.estadoPago,
      (estado: string) => estado === 'pagado',
    );
  return { ana, order };
}

describe.each(['csv', 'xlsx'] as const)("a store's files (%s)", (format) => {
  it('hold the orders that its list shows with these filters, and calculate nothing', async () => {
    const { ana, order } = await purchase();
    await purchase({ final: '00' });
    await h.db.collection('pedidos').updateOne({ numero: order.numero }, { $set: { 'cliente.nombre': TRAP } });
    const { res, rows } = await fileOf(`/api/stores/orders/exports/${format}?search=${order.numero}`);
    expect(res.headers.get('content-type')).toContain(SPREADSHEET_TYPES[format]);
    expect(res.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="Pedidos_\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    const { data } = (await call(h.base, 'GET', `/api/orders/${order._id}`, { token: ana.token })).body;
    const { nombre, variante } = data.items[0].producto;
    expect(rows).toHaveLength(2);
    for (const [title, value] of [
      ['Número', order.numero],
      ['Pago', 'Pagado'],
      ['Cliente', `'${TRAP}`],
      ['Correo', ana.email],
      ['Productos', `2 × ${nombre} (${variante})`],
      ['Unidades', 2],
      ['Total Bs.', data.total],
      ['Total Ref. $', data.totalUSD],
    ] as const)
      expect([title, String(columnOf(rows, title)[0])]).toEqual([
        title,
        format === 'csv' && typeof value === 'number' ? String(value).replace('.', ',') : String(value),
      ]);
    for (const query of ['status=pendiente', 'status=cancelado', 'dateFilter=lastMonth', 'sort=total']) {
      const list = await call(h.base, 'GET', `/api/orders?limit=60&${query}`, { token: shop.store.token });
      const shown = list.body.data.map(({ numero }: { numero: string }) => numero);
      expect([query, columnOf((await fileOf(`/api/stores/orders/exports/${format}?${query}`)).rows, 'Número')]).toEqual(
        [query, shown],
      );
    }
  });

  it('hold its customers as they are searched and sorted', async () => {
    await purchase({ nombre: `＋Yolanda ${format}` });
    await purchase({ nombre: `Adán ${format}` });
    const path = `/api/stores/customers/exports/${format}`;
    const { rows } = await fileOf(`${path}?search=${format}&sort=a-z`);
    expect(columnOf(rows, 'Nombre')).toEqual([`Adán ${format}`, `'＋Yolanda ${format}`]);
    expect(columnOf(rows, 'Pedidos').map(String)).toEqual(['1', '1']);
    expect(columnOf(rows, 'Teléfono').every((phone) => /^0\d{3}-\d{7}$/.test(String(phone)))).toBe(true);
    const other = await openShop(h);
    expect((await fileOf(path, other.store)).rows).toHaveLength(1);
    expect((await call(h.base, 'GET', `${path}?sort=nada`, { token: shop.store.token })).status).toBe(400);
  });
});

it('five thousand orders and customers come within seconds', async () => {
  const { order } = await purchase();
  const [one] = await h.db.collection('pedidos').find({ numero: order.numero }).toArray();
  const [customer] = await h.db.collection('clientes_tienda').find({ clienteId: one!.clienteId }).toArray();
  const { ObjectId } = h.db.base.Types;
  for (let from = 0; from < ROWS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, i) => from + i);
    const ids = () => ({ _id: new ObjectId(), pagoId: new ObjectId(), clienteId: new ObjectId() });
    await h.db
      .collection('pedidos')
      .insertMany(batch.map((i) => ({ ...one!, ...ids(), numero: `COPIA-${i}`, orderNumber: `COPIA-${i}` })));
    await h.db
      .collection('clientes_tienda')
      .insertMany(batch.map(() => ({ ...customer!, _id: new ObjectId(), clienteId: new ObjectId() })));
  }
  for (const what of ['orders', 'customers'])
    for (const format of ['csv', 'xlsx']) {
      const start = performance.now();
      const { content } = await download(h, shop.store, `/api/stores/${what}/exports/${format}`);
      const took = performance.now() - start;
      expect([what, format, took < 15_000, content.length > ROWS]).toEqual([what, format, true, true]);
    }
});
