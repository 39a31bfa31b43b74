import { randomUUID } from 'node:crypto';
import { type Harness, startApp } from './harness';
import {
  buy,
  client,
  fillCarts,
  openShop,
  pay,
  paymentFor,
  put,
  quote,
  referencia,
  retiro,
  type Shop,
  stockOf,
  until,
} from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

async function ready(stock = 5) {
  const [ana, producto] = [await client(h), await shop.sell({ precio: 12.34, stock })];
  await put(h, ana.token, { productoId: producto.id, cantidad: 1 });
  const { body } = await quote(h, ana.token, retiro(shop.store.user._id));
  return { ana, producto, body: paymentFor(body.data) };
}
const ordersOf = (clienteId: string) =>
  h.db.collection('pedidos').countDocuments({ clienteId: new h.db.base.Types.ObjectId(clienteId) });

describe('a repeated purchase', () => {
  it('of one key is one order and one answer, fifty times at once and fifty times after', async () => {
    const { ana, producto, body } = await ready();
    const key = randomUUID();
    const send = () => pay(h, ana.token, body, key);
    const responses = await Promise.all(Array.from({ length: 50 }, send));
    for (let i = 0; i < 50; i++) responses.push(await send());
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map((r) => JSON.stringify(r.body))).size).toBe(1);
    expect([await ordersOf(ana.user._id), await stockOf(h, producto.id)]).toEqual([1, 4]);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) => pay(h, ana.token, { ...body, descripcion: `otra ${i}` }, key)),
    );
    expect(others.map(({ status, body: { code } }) => `${status} ${code}`)).toEqual(
      Array(20).fill('422 CLAVE_REUTILIZADA'),
    );
  });

  it('whose answer was lost, with nothing kept beside the purchase itself, gives the same purchase back', async () => {
    const { ana, producto, body } = await ready();
    const key = randomUUID();
    const first = await pay(h, ana.token, body, key);
    const second = await pay(h, ana.token, body, key);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    expect([first.headers.get('idempotent-replayed'), await h.db.collection('idempotencia').countDocuments()]).toEqual([
      null,
      0,
    ]);
    expect((await pay(h, ana.token, { ...body, nombrePagador: 'Otra' }, key)).body.code).toBe('CLAVE_REUTILIZADA');
    expect([await ordersOf(ana.user._id), await stockOf(h, producto.id)]).toEqual([1, 4]);
  });

  it.each([
    ['a bank reference', undefined],
    ['the generated one, that no bank knows', 'PM12345678901'],
  ])('without a key is one order, clicked twice at once or one after the other, with %s', async (_name, ref) => {
    const { ana, producto, body: valid } = await ready();
    const body = { ...valid, ...(ref && { referencia: ref }) };
    const doubles = await Promise.all([pay(h, ana.token, body), pay(h, ana.token, body)]);
    const third = await pay(h, ana.token, body);
    const numeros = [...doubles, third].flatMap(({ status, body: { data } }) =>
      status === 201 ? [data.orderNumber] : [],
    );
    expect([numeros.length, new Set(numeros).size]).toEqual([3, 1]);
    expect([await ordersOf(ana.user._id), await stockOf(h, producto.id)]).toEqual([1, 4]);
  });

  it('with a used bank reference is refused, until the payment that used it is rejected', async () => {
    const { ana, producto, body } = await ready();
    const ref = referencia('00');
    expect((await pay(h, ana.token, { ...body, referencia: ref })).status).toBe(201);
    const linea = { productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id };
    const other = await client(h);
    expect((await buy(h, other.token, [linea], { referencia: `00${ref}` })).body).toMatchObject({
      code: 'REFERENCIA_USADA',
      message: 'Esta referencia de pago ya fue registrada.',
    });
    expect(
      (await buy(h, (await client(h)).token, [linea], { referencia: ref, cedulaPagador: '87654321' })).body.code,
    ).toBe('REFERENCIA_USADA');
    expect((await buy(h, (await client(h)).token, [linea], { referencia: ref, bancoEmisor: '0134' })).status).toBe(201);
    await h.db
      .collection('pagos')
      .updateOne({ referencia: ref, bancoEmisor: '0102' }, { $set: { expira: new Date(0) } });
    for (let attempt = 0, ready = false; !ready; attempt++) {
      ready =
        (
          await pay(
            h,
            other.token,
            paymentFor((await quote(h, other.token, retiro(shop.store.user._id))).body.data, { referencia: ref }),
          )
        ).status === 201;
      if (attempt > 200) throw new Error('The reference never came free');
    }
  });

  it('of one cart is one purchase even with two payments at once, and a client whom we know has five open at most', async () => {
    const [ana, producto] = [await client(h), await shop.sell({ precio: 8, stock: 50 })];
    const paid = await buy(h, ana.token, [{ productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id }]);
    await until(
      () => h.db.collection('pagos').findOne({ orderNumber: paid.body.data.orderNumber }),
      (pago) => pago?.estado === 'pagado',
    );
    await h.db.collection('carritos').deleteOne({ clienteId: new h.db.base.Types.ObjectId(ana.user._id) });
    await fillCarts(h, [ana.user._id], () => [{ producto, cantidad: 1 }]);
    const { body } = await quote(h, ana.token, retiro(shop.store.user._id));
    const refill = () =>
      h.db.collection('carritos').updateOne(
        { clienteId: new h.db.base.Types.ObjectId(ana.user._id) },
        {
          $inc: { version: 1 },
          $set: {
            items: [
              {
                productoId: new h.db.base.Types.ObjectId(producto.id),
                nombre: 'x',
                cantidad: 1,
                visto: 800,
                aviso: null,
              },
            ],
          },
        },
      );
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 6; round++) {
      await refill();
      const both = await Promise.all(
        [1, 2].map(() => pay(h, ana.token, paymentFor(body.data, { referencia: referencia('00') }))),
      );
      codes.push(...both.map(({ body: { code } }) => code));
    }
    const open = await h.db
      .collection('pagos')
      .countDocuments({ clienteId: new h.db.base.Types.ObjectId(ana.user._id), plaza: { $exists: true } });
    expect(open).toBe(5);
    expect(codes).toContain('PAGOS_ABIERTOS');
    expect(await stockOf(h, producto.id)).toBe(44);
  });
});
