import { MAX_MENSAJES } from '@tuerca/contracts/orders/devoluciones/rules';
import { type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { deliverOrder, INSTRUCTIONS, RECEIVED, request, returnable, step, wanted, write } from './returns';
import { ledgerOf, openShop, type Shop, stockOf } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.filter(({ status }) => status >= 400).map(({ body }) => body.code);
const orderDoc = async (id: string) =>
  (await h.db.collection('pedidos').findOne({ _id: new h.db.base.Types.ObjectId(id) }))!;

async function received() {
  const part = await shop.sell({ nombre: 'Amortiguador', precio: 40, stock: 10 });
  const order = await deliverOrder(h, shop, [{ producto: part, cantidad: 4 }], { byCourier: true });
  const lines = [{ productoId: part.id, cantidad: 4 }];
  const { _id } = (await request(h, order.ana, wanted(order.id, lines, { motivo: 'equivocado' }))).body.data;
  await step(h, shop.store, _id, 'aceptar', INSTRUCTIONS);
  await step(h, shop.store, _id, 'recibir', { ...RECEIVED, vendibles: [{ productoId: part.id, cantidad: 4 }] });
  return { part, order, _id };
}

it('of many requests at once for the same units as many win as units were bought, and their numbers differ', async () => {
  const part = await shop.sell({ nombre: 'Tensor', stock: 10 });
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 5 }]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => request(h, ana, wanted(id, [{ productoId: part.id, cantidad: 1 }]))),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(5);
  expect(new Set(codes(answers))).toEqual(new Set(['DEVOLUCION_CANTIDAD']));
  expect(new Set(made.map(({ body }) => body.data.numero)).size).toBe(5);
  expect((await returnable(h, ana, id)).lineas[0]!.disponibles).toBe(0);
  expect((await orderDoc(id)).items[0].devueltas).toBe(5);
});

it('returns of different sizes at once never take more than was bought', async () => {
  const part = await shop.sell({ nombre: 'Bobina', stock: 20 });
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 7 }], { byCourier: true });
  const answers = await Promise.all(
    [3, 2, 4, 1, 5, 2, 3, 1].map((cantidad) =>
      request(h, ana, wanted(id, [{ productoId: part.id, cantidad }], { motivo: 'defectuoso' })),
    ),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
  const taken = made.reduce((sum, { lineas }) => sum + lineas[0]!.cantidad, 0);
  expect(taken).toBeLessThanOrEqual(7);
  expect((await orderDoc(id)).items[0].devueltas).toBe(taken);
  // The delivery comes back with one of them.
  expect(made.filter(({ envio }) => envio > 0)).toHaveLength(1);
});

it('a double click with one key makes one return', async () => {
  const part = await shop.sell({ nombre: 'Empacadura', stock: 5 });
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 3 }]);
  const body = wanted(id, [{ productoId: part.id, cantidad: 1 }]);
  const clicks = await Promise.all(Array.from({ length: 6 }, () => request(h, ana, body, 'un-toque')));
  const late = await request(h, ana, body, 'un-toque');
  const ids = [...clicks, late].flatMap(({ status, body: { data } }) => (status === 201 ? [data._id] : []));
  expect(new Set(ids).size).toBe(1);
  expect((await returnable(h, ana, id)).lineas[0]!.disponibles).toBe(2);
});

it('ten refunds at the same moment give stock and money back once', async () => {
  const { part, order, _id } = await received();
  expect(await stockOf(h, part.id)).toBe(6);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => step(h, shop.store, _id, 'reembolsar', { referencia: `10000${i}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // A reader before the first write lost a race; one after it asked for what the table does not allow.
  for (const code of codes(answers)) expect(['DEVOLUCION_CAMBIO', 'PASO_NO_PERMITIDO']).toContain(code);
  expect([await stockOf(h, part.id), await ledgerOf(h, part.id)]).toEqual([10, 10]);
  expect((await orderDoc(order.id)).devuelto).toBe(Math.round(order.total * 100));
});

it('refused or refunded, cancelled or accepted: whoever comes first, and never both', async () => {
  const { part, order, _id } = await received();
  const [refund, refusal] = await Promise.all([
    step(h, shop.store, _id, 'reembolsar', { referencia: '123456' }),
    step(h, shop.store, _id, 'rechazar', { motivo: 'Está usado' }),
  ]);
  expect([refund.status, refusal.status].sort()).toEqual([200, 409]);
  const refunded = refund.status === 200;
  const { devuelto = 0, items } = await orderDoc(order.id);
  expect([devuelto > 0, items[0].devueltas, await stockOf(h, part.id)]).toEqual([
    refunded,
    refunded ? 4 : 0,
    refunded ? 10 : 6,
  ]);

  const other = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
  const lines = [{ productoId: part.id, cantidad: 1 }];
  const asked = (await request(h, other.ana, wanted(other.id, lines))).body.data._id;
  const answers = await Promise.all([
    step(h, other.ana, asked, 'cancelar'),
    step(h, other.ana, asked, 'cancelar'),
    step(h, shop.store, asked, 'aceptar', INSTRUCTIONS),
    step(h, shop.store, asked, 'rechazar', { motivo: 'No la acepto' }),
  ]);
  // Accepted first, it may still be cancelled by a click that read it afterwards.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  const { historialEstados, estado } = (await h.db.collection('devoluciones').findOne({
    _id: new h.db.base.Types.ObjectId(asked),
  }))!;
  expect(new Set(historialEstados.map((one: { estado: string }) => one.estado)).size).toBe(historialEstados.length);
  const free = estado === 'cancelada' || estado === 'rechazada';
  expect((await orderDoc(other.id)).items[0].devueltas).toBe(free ? 0 : 1);
});

it('messages of both at once all stand in the thread, until it is full', async () => {
  const part = await shop.sell({ nombre: 'Tapa', stock: 5 });
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
  const { _id } = (await request(h, ana, wanted(id, [{ productoId: part.id, cantidad: 1 }]))).body.data;
  const texts = Array.from({ length: 16 }, (_, i) => `Mensaje ${i}`);
  const answers = await Promise.all(texts.map((texto, i) => write(h, i % 2 ? ana : shop.store, _id, texto)));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const of = { _id: new h.db.base.Types.ObjectId(_id) };
  const doc = await h.db.collection('devoluciones').findOne(of);
  const stored: { texto: string }[] = doc!.mensajes;
  expect(stored.map(({ texto }) => texto).sort()).toEqual([...texts].sort());
  const mensajes = Array.from({ length: MAX_MENSAJES - 2 }, () => stored[0]);
  await h.db.collection('devoluciones').updateOne(of, { $set: { mensajes } });
  await provesLimit({
    limit: MAX_MENSAJES,
    there: mensajes.length,
    add: (n) => write(h, n % 2 ? ana : shop.store, _id, `Otro ${n}`),
    code: 'DEVOLUCION_CERRADA',
  });
});
