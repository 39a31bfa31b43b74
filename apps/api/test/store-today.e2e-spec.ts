import { DEADLINES } from '@tuerca/contracts/orders/store-dashboard/deadlines';
import { type Hoy, TODAY_LINES } from '@tuerca/contracts/orders/store-dashboard/today';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, referencia, type Shop, until } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const get = (token: string | undefined, path: string) => call(h.base, 'GET', path, { token });
const dayOf = async (store: Actor) => (await call<Hoy>(h.base, 'GET', '/api/stores/hoy', { token: store.token })).body;
const oid = (id: string) => new h.db.base.Types.ObjectId(id);

/** A purchase of two units that the bank has confirmed, unless it is told otherwise. */
async function order(shop: Shop, { paid = true } = {}) {
  const ana = await client(h);
  const producto = await shop.sell({ nombre: 'Bomba de agua', precio: 30, stock: 50 });
  const { body } = await buy(h, ana.token, [{ productoId: producto.id, cantidad: 2, tiendaId: shop.store.user._id }], {
    referencia: referencia(paid ? '99' : '00'),
  });
  const [{ _id: id, numero }] = body.data.pedidos;
  if (paid)
    await until(
      async () => (await get(ana.token, `/api/orders/${id}`)).body.data.estadoPago as string,
      (estado) => estado === 'pagado',
    );
  return { ana, producto, id: id as string, numero: numero as string };
}
const move = (store: Actor, id: string, estado: string) =>
  call(h.base, 'PATCH', `/api/orders/${id}/status`, { token: store.token, body: { estado } });
/** Dates the confirmation of an order's payment back. */
const paidOn = (id: string, fechaPagado: Date) =>
  h.db.collection('pedidos').updateOne({ _id: oid(id), estadoPago: 'pagado' }, { $set: { fechaPagado } });

describe("a store's day", () => {
  it('has each kind in the order of its deadline, and nothing of what does not wait for the store', async () => {
    const shop = await openShop(h);
    const [unpaid, late, early, ready, sent] = [
      await order(shop, { paid: false }),
      await order(shop),
      await order(shop),
      await order(shop),
      await order(shop),
    ];
    await move(shop.store, early.id, 'confirmado');
    await move(shop.store, ready.id, 'en_preparacion');
    for (const estado of ['en_preparacion', 'enviado']) await move(shop.store, sent.id, estado);
    const paid = new Date(Date.now() - 3 * 86_400_000);
    await paidOn(early.id, paid);
    const { data } = await dayOf(shop.store);
    expect(data.porPreparar.total).toBe(2);
    expect(data.porPreparar.filas.map(({ numero }) => numero)).toEqual([early.numero, late.numero]);
    expect(data.porPreparar.filas[0]).toMatchObject({
      estado: 'procesando',
      subestado: 'confirmado',
      tipoEntrega: 'retiro',
      producto: 'Bomba de agua',
      unidades: 2,
      lineas: 1,
      vence: DEADLINES.prepare(paid).toISOString(),
    });
    expect(data.porEnviar).toMatchObject({ total: 1, filas: [{ numero: ready.numero, subestado: 'en_preparacion' }] });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${unpaid.numero}|${sent.numero}`));
  });

  it('has the questions that nobody answered, the oldest first, and what runs out, the fewest units first', async () => {
    const shop = await openShop(h);
    const [producto, gone, few] = [
      await shop.sell({ nombre: 'Radiador', precio: 30, stock: 50 }),
      await shop.sell({ nombre: 'Correa', precio: 30, stock: 0 }),
      await shop.sell({ nombre: 'Bujía', precio: 30, stock: 2 }),
    ];
    const ask = (texto: string) =>
      client(h).then(({ token }) =>
        call<{ _id: string }>(h.base, 'POST', `/api/products/${producto.id}/preguntas`, { token, body: { texto } }),
      );
    const [answered, first, second] = [
      await ask('¿Trae el tapón?'),
      await ask('¿Es de aluminio?'),
      await ask('¿Tiene garantía?'),
    ];
    await call(h.base, 'PUT', `/api/preguntas/${answered.body.data._id}/respuesta`, {
      token: shop.store.token,
      body: { texto: 'Sí, incluido.' },
    });
    const { data } = await dayOf(shop.store);
    expect(data.porResponder).toMatchObject({
      total: 2,
      filas: [first, second].map(({ body }) => ({ _id: body.data._id, producto: 'Radiador', productoId: producto.id })),
    });
    expect(data.porAgotarse).toMatchObject({
      total: 2,
      filas: [
        { _id: gone.id, stock: 0 },
        { _id: few.id, stock: 2 },
      ],
    });
  });

  it('begins with what was paid first, however many were bought before it', async () => {
    const shop = await openShop(h);
    const first = await order(shop);
    const { _id: _own, ...model } = (await h.db.collection('pedidos').findOne({ _id: oid(first.id) }))!;
    const paid = model.fechaPagado as Date;
    // Bought days before, verified by hand an hour later, the one that was bought first last.
    const others = Array.from({ length: TODAY_LINES + 15 }, (_, i) => ({
      ...model,
      numero: `PAGO-${i}`,
      terminos: [],
      fecha: new Date(paid.getTime() - (200 - i) * 3_600_000),
      fechaPagado: new Date(paid.getTime() + (100 - i) * 60_000),
    }));
    await h.db.collection('pedidos').insertMany(others);
    const { filas, total } = (await dayOf(shop.store)).data.porPreparar;
    expect(total).toBe(TODAY_LINES + 16);
    expect(filas.map(({ numero }) => numero)).toEqual([
      first.numero,
      ...Array.from({ length: TODAY_LINES - 1 }, (_, i) => `PAGO-${TODAY_LINES + 14 - i}`),
    ]);
  });

  it('is bounded, with totals that are not, and is read by its store alone', async () => {
    const shop = await openShop(h);
    const { id } = await order(shop);
    const { _id: _own, ...model } = (await h.db.collection('pedidos').findOne({ _id: oid(id) }))!;
    const more = Array.from({ length: TODAY_LINES + 5 }, (_, i) => ({ ...model, numero: `HOY-${i}`, terminos: [] }));
    await h.db.collection('pedidos').insertMany(more);
    const { porPreparar } = (await dayOf(shop.store)).data;
    expect(porPreparar.total).toBe(TODAY_LINES + 6);
    expect(porPreparar.filas).toHaveLength(TODAY_LINES);
    expect((await dayOf((await openShop(h)).store)).data.porPreparar).toEqual({ total: 0, filas: [] });
    expect((await get(undefined, '/api/stores/hoy')).status).toBe(401);
    for (const role of ['client', 'workshop', 'admin'] as const)
      expect((await get((await mintUser(h, role)).token, '/api/stores/hoy')).status).toBe(403);
  });
});
