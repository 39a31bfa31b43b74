import { conversionOf } from '@tuerca/contracts/cart/demanda/rules';
import type { FilaDemanda, FilaReponer, MesDemanda } from '@tuerca/contracts/cart/demanda/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { mintUser } from './actors';
import { freshDatabase } from './database-pool';
import { flush, readDemand, search } from './demand';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, put, referencia, type Shop, until } from './shop';

let h: Harness;
beforeAll(async () => {
  // The timer's rounds would write what the stories write themselves.
  h = await startApp();
});
afterAll(() => h.close());

const today = () => caracasDate(new Date());
const mes = () => today().slice(0, 7);
const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const view = (productoId: unknown) => call(h.base, 'POST', '/api/demanda/vistas', { body: { productoId } });

/** A purchase that the bank has confirmed. */
async function sell(shop: Shop, productoId: string, cantidad: number): Promise<string> {
  const ana = await client(h);
  const { body } = await buy(h, ana.token, [{ productoId, cantidad, tiendaId: shop.store.user._id }], {
    referencia: referencia('99'),
  });
  const id = body.data.pedidos[0]._id as string;
  await until(
    async () => (await h.db.collection('pedidos').findOne({ _id: oid(id) }))!.estadoPago as string,
    (estado) => estado === 'pagado',
  );
  return id;
}
const change = (id: string, set: object) => h.db.collection('pedidos').updateOne({ _id: oid(id) }, { $set: set });

interface RawOrder {
  fecha: Date;
  items: { productoId: unknown; cantidad: number; precioUnitario: number; precioUSD: number; devueltas?: number }[];
}
/** Sales of a month by product, counted plainly over a store's paid and kept orders. */
async function countPlainly(tiendaId: string, month: string) {
  const all = (await h.db
    .collection('pedidos')
    .find({ tiendaId: oid(tiendaId), estadoPago: 'pagado', estado: { $ne: 'cancelado' } })
    .toArray()) as unknown as RawOrder[];
  const orders = all.filter(({ fecha }) => caracasDate(fecha).startsWith(month));
  const items = orders.flatMap((order) => order.items);
  const add = (some: typeof items) => ({
    unidades: some.reduce((sum, { cantidad }) => sum + cantidad, 0),
    devueltas: some.reduce((sum, { devueltas = 0 }) => sum + devueltas, 0),
    monto: {
      bs: some.reduce((sum, { cantidad, precioUnitario }) => sum + cantidad * precioUnitario, 0) / 100,
      usd: some.reduce((sum, { cantidad, precioUSD }) => sum + cantidad * precioUSD, 0) / 100,
    },
  });
  return {
    total: { compras: orders.length, ...add(items) },
    of: (id: string) => add(items.filter(({ productoId }) => String(productoId) === id)),
  };
}

describe('what sells', () => {
  it('is what a plain count over views, additions to carts and orders says, by day and by product', async () => {
    const shop = await openShop(h);
    const other = await openShop(h);
    const [pads, pump, plug] = [
      await shop.sell({ nombre: 'Pastillas', precio: 12.5, stock: 50 }),
      await shop.sell({ nombre: 'Bomba', precio: 30, stock: 50 }),
      await other.sell({ nombre: 'Bujía', precio: 4, stock: 50 }),
    ];
    for (const id of [pads.id, pads.id, pads.id, pads.id, pump.id, plug.id.toUpperCase()])
      expect((await view(id)).status).toBe(202);
    const [kept, cancelled, before] = [
      await sell(shop, pads.id, 3),
      await sell(shop, pads.id, 1),
      await sell(shop, pump.id, 2),
    ];
    await change(kept, { 'items.0.devueltas': 1 });
    await change(cancelled, { estado: 'cancelado' });
    // The last instant of the month before, by the calendar of Caracas.
    await change(before, { fecha: new Date(new Date(`${mes()}-01T00:00:00-04:00`).getTime() - 1) });
    const ana = await client(h);
    for (const key of ['once', 'once', 'again']) await put(h, ana.token, { productoId: pump.id, cantidad: 2 }, key);
    await flush(h);

    const { total, of } = await countPlainly(shop.store.user._id, mes());
    const { data } = await readDemand<MesDemanda>(h, shop, mes());
    // Three purchases, and two additions of which one was sent twice.
    expect(data.total).toEqual({ ...total, vistas: 5, carritos: 5 });
    expect(data.total).toMatchObject({ compras: 1, unidades: 3, devueltas: 1 });
    expect(data.anterior).toMatchObject({ compras: 1, unidades: 2, vistas: 0, carritos: 0 });
    expect(data.dias.map(({ dia }) => dia.slice(0, 7))).toEqual(data.dias.map(() => mes()));
    expect(data.dias.find(({ dia }) => dia === today())).toEqual({ dia: today(), ...data.total });
    expect(data.dias.filter(({ vistas, unidades }) => vistas || unidades)).toHaveLength(1);

    const { data: rows, meta } = await readDemand<FilaDemanda[]>(h, shop, `${mes()}/productos`);
    expect(meta).toMatchObject({ total: 2, page: 1 });
    expect(rows.map(({ producto, vistas, carritos }) => [producto.nombre, vistas, carritos])).toEqual([
      ['Pastillas', 4, 2],
      ['Bomba', 1, 3],
    ]);
    expect(rows[0]).toMatchObject({ ...of(pads.id), compras: 1, conversion: conversionOf({ compras: 1, vistas: 4 }) });
    expect(rows[1]).toMatchObject({ unidades: 0, conversion: 0 });
    const byCarts = await readDemand<FilaDemanda[]>(h, shop, `${mes()}/productos?sort=carritos&limit=1`);
    expect(byCarts.data.map(({ producto }) => producto.nombre)).toEqual(['Bomba']);
    expect((await readDemand<MesDemanda>(h, other, mes())).data.total).toMatchObject({
      vistas: 1,
      carritos: 0,
      compras: 0,
    });
  });

  it('is a file for spreadsheets in which no name is a formula', async () => {
    const shop = await openShop(h);
    const { id } = await shop.sell({ nombre: '=HYPERLINK("http://mal")', precio: 12.5, stock: 50 });
    await view(id);
    await flush(h);
    const { text } = (await readDemand<never>(h, shop, `${mes()}/exportar`)) as unknown as { text: string };
    const [head, row, end] = text.split('\r\n');
    expect(head).toBe(
      'Código;Producto;Vistas;Carritos;Pedidos;Unidades;Devueltas;Monto Bs.;Monto Ref. $;Compran de cada 100 vistas',
    );
    expect(row).toContain(`"'=HYPERLINK(""http://mal"")";1;0;0;0;0;0;0;0`);
    expect(end).toBe('');
  });

  it('is read by its store alone, and only of months', async () => {
    for (const path of ['buscado', 'reponer', mes(), `${mes()}/productos`, `${mes()}/exportar`]) {
      expect((await call(h.base, 'GET', `/api/stores/demanda/${path}`)).status).toBe(401);
      const { token } = await mintUser(h, 'client');
      expect((await call(h.base, 'GET', `/api/stores/demanda/${path}`, { token })).status).toBe(403);
    }
    const { store } = await openShop(h);
    for (const path of ['2026-13', 'x', 'reponer?llegada=0', 'reponer?cubrir=-1', `${mes()}/productos?sort=nombre`])
      expect((await call(h.base, 'GET', `/api/stores/demanda/${path}`, { token: store.token })).status).toBe(400);
  });
});

describe('a hostile count', () => {
  it('of what does not exist, or is no id, or is huge, leaves nothing', async () => {
    const before = await h.db.collection('demanda').countDocuments();
    expect((await view('f'.repeat(24))).status).toBe(202);
    for (const id of ['x', '', null, { $gt: '' }, ['a']]) expect((await view(id)).status).toBe(400);
    const huge = await call(h.base, 'POST', '/api/demanda/vistas', {
      body: { productoId: 'a', x: 'x'.repeat(3_000_000) },
    });
    expect(huge.status).toBe(413);
    for (const body of [{}, { texto: 'x'.repeat(101) }, { texto: 'módulo', estado: 'Bogotá' }, { texto: { $ne: 1 } }])
      expect((await search(h, body)).status).toBe(400);
    await flush(h);
    expect(await h.db.collection('demanda').countDocuments()).toBe(before);
  });

  it('of a hidden product leaves nothing, and neither does one of a search that finds something', async () => {
    const shop = await openShop(h);
    const hidden = await shop.sell({ nombre: 'Rótula escondida', precio: 9, stock: 5 });
    await h.db.collection('productos').updateOne({ _id: oid(hidden.id) }, { $set: { visible: false } });
    await shop.sell({ nombre: 'Cremallera hidráulica', precio: 90, stock: 5 });
    await view(hidden.id);
    await search(h, { texto: 'cremallera hidráulica' });
    await flush(h);
    expect(await h.db.collection('demanda').countDocuments({ tiendaId: oid(shop.store.user._id) })).toBe(0);
    expect(await h.db.collection('busquedas').countDocuments({ clave: /cremaller/ })).toBe(0);
  });

  it('in a flood is refused', async () => {
    const { id } = await (await openShop(h)).sell({ nombre: 'Faro', precio: 9, stock: 5 });
    const limited = await startApp({ MONGODB_URI: process.env.MONGODB_URI!, LIMITE_FACTOR: '0.05' });
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          call(limited.base, 'POST', '/api/demanda/vistas', { body: { productoId: id } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    } finally {
      await limited.close();
      process.env.LIMITE_FACTOR = '1000';
    }
  });
});

describe('what is counted and not written yet', () => {
  it('is written when the server stops', async () => {
    const own = await startApp({ MONGODB_URI: freshDatabase() });
    const uri = process.env.MONGODB_URI!;
    const { id } = await (await openShop(own)).sell({ nombre: 'Faro', precio: 9, stock: 5 });
    await call(own.base, 'POST', '/api/demanda/vistas', { body: { productoId: id } });
    const reader = await h.db.base.createConnection(uri).asPromise();
    try {
      expect(await reader.collection('demanda').countDocuments()).toBe(0);
      await own.close();
      expect(await reader.collection('demanda').findOne({ productoId: oid(id) })).toMatchObject({
        mes: mes(),
        vistas: 1,
        dias: { [today().slice(8)]: { vistas: 1 } },
      });
    } finally {
      await reader.close();
    }
  });
});

describe('what to order', () => {
  it('follows from sales and stock; what lasts, what came back and what is gone is not suggested', async () => {
    const shop = await openShop(h);
    const [few, enough, back, gone] = [
      await shop.sell({ nombre: 'Filtro', precio: 5, stock: 20 }),
      await shop.sell({ nombre: 'Aceite', precio: 5, stock: 900 }),
      await shop.sell({ nombre: 'Correa', precio: 5, stock: 20 }),
      await shop.sell({ nombre: 'Termostato', precio: 5, stock: 20 }),
    ];
    for (const id of [few.id, few.id, enough.id]) await sell(shop, id, 7);
    await change(await sell(shop, back.id, 2), { 'items.0.devueltas': 2 });
    await sell(shop, gone.id, 7);
    await h.db.collection('productos').updateOne({ _id: oid(gone.id) }, { $set: { eliminado: true } });
    const { data, meta } = await readDemand<FilaReponer[]>(h, shop, 'reponer');
    expect(meta).toMatchObject({ total: 1 });
    // 14 units in 14 days: one a day, 37 wanted, 6 left.
    expect(data).toEqual([
      {
        producto: { _id: few.id, nombre: 'Filtro', sku: null, imagen: null },
        stock: 6,
        vendidas: 14,
        dias: 14,
        porDia: 1,
        alcanza: 6,
        pedir: 31,
      },
    ]);
    expect((await readDemand<FilaReponer[]>(h, shop, 'reponer?llegada=30&cubrir=90')).data[0]).toMatchObject({
      pedir: 114,
    });
  });
});
