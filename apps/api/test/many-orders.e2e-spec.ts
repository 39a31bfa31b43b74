import type { StepResult } from '@tuerca/contracts/orders/orders/inputs';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { type Actor } from './actors';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, referencia, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const step = (actor: Actor, body: object) =>
  call<StepResult[]>(h.base, 'POST', '/api/orders/estados', { token: actor.token, body });
const read = async (actor: Actor, id: string) =>
  (await call<Pedido>(h.base, 'GET', `/api/orders/${id}`, { token: actor.token })).body.data;

async function order({ paid = true } = {}) {
  const ana = await client(h);
  const producto = await shop.sell({ nombre: 'Disco de freno', precio: 30, stock: 5 });
  const { body } = await buy(h, ana.token, [{ productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id }], {
    referencia: referencia(paid ? '99' : '00'),
  });
  const id = body.data.pedidos[0]._id as string;
  if (paid)
    await until(
      async () => (await read(ana, id)).estadoPago,
      (estado) => estado === 'pagado',
    );
  return { ana, id };
}
/** Paid orders that differ from a real one in their numbers alone. */
async function copies(id: string, count: number): Promise<string[]> {
  const { _id: _own, ...model } = (await h.db.collection('pedidos').findOne({ _id: oid(id) }))!;
  const docs = Array.from({ length: count }, (_, i) => ({ ...model, numero: `COPIA-${id}-${i}`, terminos: [] }));
  const { insertedIds } = await h.db.collection('pedidos').insertMany(docs);
  return Object.values(insertedIds).map(String);
}

it('forty orders are moved in one step while a client cancels one of them: 39 are, and one says why not', async () => {
  const [one, open] = [await order(), await order({ paid: false })];
  const pedidos = [one.id, ...(await copies(one.id, 38)), open.id];
  const [moved, cancelled] = await Promise.all([
    step(shop.store, { pedidos, estado: 'en_preparacion' }),
    call(h.base, 'POST', `/api/pedidos/${open.id}/cancelar`, {
      token: open.ana.token,
      body: { motivo: 'Ya no la quiero' },
    }),
  ]);
  expect(cancelled.status).toBe(200);
  expect(moved.body.data.map(({ _id }) => _id)).toEqual(pedidos);
  expect(moved.body.data.filter(({ hecho }) => !hecho)).toEqual([
    { _id: open.id, hecho: false, mensaje: expect.stringMatching(/\S/) },
  ]);
  expect((await read(open.ana, open.id)).estado).toBe('cancelado');
  const seen = await read(one.ana, one.id);
  expect(seen).toMatchObject({ estado: 'procesando', subestado: 'en_preparacion' });
  // Sent again, it says the same and writes nothing.
  const again = await step(shop.store, { pedidos, estado: 'en_preparacion' });
  expect(again.body.data.filter(({ hecho }) => hecho)).toHaveLength(39);
  expect((await read(one.ana, one.id)).historialEstados).toHaveLength(seen.historialEstados.length);
});

it('two of the staff take the same step at once: each order moves once, and both read that it is done', async () => {
  const { ana, id } = await order();
  const pedidos = [id, ...(await copies(id, 4))];
  const answers = await Promise.all([1, 2].map(() => step(shop.store, { pedidos, estado: 'en_preparacion' })));
  for (const { body } of answers) expect(body.data.map(({ hecho }) => hecho)).toEqual(pedidos.map(() => true));
  expect((await read(ana, id)).historialEstados.filter(({ subestado }) => subestado === 'en_preparacion')).toHaveLength(
    1,
  );
});

it("another store's orders are not found, and neither cancelling nor too many at once is possible", async () => {
  const { id, ana } = await order();
  const stranger = await openShop(h);
  const { body } = await step(stranger.store, { pedidos: [id], estado: 'en_preparacion' });
  expect(body.data).toMatchObject([{ _id: id, hecho: false }]);
  expect((await read(ana, id)).estado).toBe('pendiente');
  const fiftyOne = Array.from({ length: 51 }, (_, i) => i.toString(16).padStart(24, 'a'));
  for (const wrong of [
    { pedidos: [id], estado: 'cancelado' },
    { pedidos: [], estado: 'enviado' },
    { pedidos: fiftyOne, estado: 'enviado' },
  ])
    expect((await step(shop.store, wrong)).status).toBe(400);
  expect((await step(ana, { pedidos: [id], estado: 'enviado' })).status).toBe(403);
});
