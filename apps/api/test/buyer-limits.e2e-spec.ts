import { BUYER_LIMITS, UNPAID_TO_SLOW } from '@tuerca/contracts/cart/checkout/buyer-limits';
import { type HeldStock, MAX_HELD_ORDERS } from '@tuerca/contracts/cart/checkout/held-stock';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { onBankingDay } from '@tuerca/contracts/venezuela/banking-days';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import type { Actor } from './actors';
import { storeCopies } from './copies';
import { call, type Harness, startApp } from './harness';
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
  tasaOf,
  until,
} from './shop';

/** The simulated bank does not find it. */
const INVENTED = '00';
const { new: fresh } = BUYER_LIMITS;

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  // The sweeper comes only when it is called.
  h = await startApp({ BARRIDO_MS: '600000' });
  shop = await openShop(h);
});
afterAll(() => h.close());

const entregas = () => retiro(shop.store.user._id);
const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const pagosOf = (who: Actor) =>
  h.db
    .collection('pagos')
    .find({ clienteId: oid(who.user._id) })
    .toArray();
const line = (productoId: string, cantidad: number) => ({ productoId, cantidad, tiendaId: shop.store.user._id });
const invented = () => ({ referencia: referencia(INVENTED) });
/** Ends the open purchases of somebody unpaid, as time does. */
async function expireAll(who: Actor): Promise<void> {
  await h.db
    .collection('pagos')
    .updateMany({ clienteId: oid(who.user._id), plaza: { $exists: true } }, { $set: { expira: new Date(0) } });
  await h.app.get(SweeperService, { strict: false }).sweep();
}

describe('a buyer without a verified payment', () => {
  it('hears before any money is sent how much one purchase may hold', async () => {
    const ana = await client(h);
    const [one, other, third] = [
      await shop.sell({ precio: 3, stock: 500 }),
      await shop.sell({ precio: 3, stock: 500 }),
      await shop.sell({ precio: 3, stock: 500 }),
    ];
    await put(h, ana.token, { productoId: one.id, cantidad: fresh.unitsOfProduct! + 1 });
    const tooMany = await quote(h, ana.token, entregas());
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'LIMITE_COMPRA']);
    expect(tooMany.body.message).toContain(`hasta ${fresh.unitsOfProduct} unidades de un mismo producto`);
    const cart = await client(h);
    for (const { id } of [one, other, third])
      await put(h, cart.token, { productoId: id, cantidad: fresh.units! / 3 + 1 });
    expect((await quote(h, cart.token, entregas())).body.message).toContain(`hasta ${fresh.units} unidades`);
    // Nothing was held.
    expect(await stockOf(h, one.id)).toBe(500);
  });

  it('may buy one dear part, and not two of them', async () => {
    const gearbox = await shop.sell({ precio: fresh.totalUSD! / 100 - 100, stock: 5 });
    const [ana, luis] = [await client(h), await client(h)];
    await put(h, ana.token, { productoId: gearbox.id, cantidad: 1 });
    expect((await quote(h, ana.token, entregas())).status).toBe(201);
    await put(h, luis.token, { productoId: gearbox.id, cantidad: 2 });
    const refused = await quote(h, luis.token, entregas());
    expect([refused.status, refused.body.code]).toEqual([409, 'LIMITE_COMPRA']);
  });

  it('cannot get past the limits by paying without a quote', async () => {
    const ana = await client(h);
    const product = await shop.sell({ precio: 2, stock: 90 });
    await put(h, ana.token, { productoId: product.id, cantidad: 40 });
    const bs = Math.round(2 * (await tasaOf(h)) * 100) / 100;
    const total = Math.round(bs * 40 * 100) / 100;
    const { cotizacion: _, ...body } = paymentFor(
      { tiendas: [{ items: [{ productoId: product.id, cantidad: 40, precioUnitario: bs }] }], total } as never,
      invented(),
    );
    const refused = await pay(h, ana.token, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'LIMITE_COMPRA']);
    expect(await stockOf(h, product.id)).toBe(90);
  });

  it('holds two purchases at most with invented references, however many are sent at once', async () => {
    const ana = await client(h);
    const product = await shop.sell({ precio: 4, stock: 400 });
    const lines = () => [{ producto: product, cantidad: fresh.unitsOfProduct! }];
    await fillCarts(h, [ana.user._id], lines);
    const { body } = await quote(h, ana.token, entregas());
    const refill = () =>
      h.db.collection('carritos').updateOne({ clienteId: oid(ana.user._id) }, [
        {
          $set: {
            version: { $add: ['$version', 1] },
            items: [
              {
                productoId: oid(product.id),
                nombre: 'x',
                cantidad: fresh.unitsOfProduct,
                visto: 400,
                aviso: null,
              },
            ],
          },
        },
      ]);
    const codes: string[] = [];
    for (let round = 0; round < 5; round++) {
      await refill();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => pay(h, ana.token, paymentFor(body.data, invented()))),
      );
      for (const {
        status,
        body: { code },
      } of answers)
        codes.push(status === 201 ? 'placed' : code!);
    }
    expect(codes.filter((code) => code === 'placed')).toHaveLength(fresh.open);
    expect(codes).toContain('PAGOS_ABIERTOS');
    expect(await stockOf(h, product.id)).toBe(400 - fresh.open * fresh.unitsOfProduct!);
    // The next quote says so, before anything is sent to a bank.
    await refill();
    const next = await quote(h, ana.token, entregas());
    expect([next.status, next.body.code]).toEqual([409, 'PAGOS_ABIERTOS']);
    expect(next.body.message).toContain(`${fresh.open} compras por verificar`);
  });

  it('is held a shorter time, until the bank has seen something of the payment', async () => {
    const product = await shop.sell({ precio: 4, stock: 40 });
    const holdOf = async (who: Actor) => {
      const [{ fecha, expira }] = (await pagosOf(who)) as unknown as [{ fecha: Date; expira: Date }];
      return { fecha, expira };
    };
    const nobody = await client(h);
    expect((await buy(h, nobody.token, [line(product.id, 1)], invented())).status).toBe(201);
    const short = await holdOf(nobody);
    expect(short.expira).toEqual(onBankingDay(new Date(short.fecha.getTime() + 24 * HOUR)));
    // Too little came: that buyer exists.
    const known = await client(h);
    expect((await buy(h, known.token, [line(product.id, 1)], { referencia: referencia('01') })).status).toBe(201);
    await until(
      () => holdOf(known),
      ({ fecha, expira }) => expira.getTime() === fecha.getTime() + 72 * HOUR,
    );
    // The bank could not be asked: that is not the buyer's fault.
    const waiting = await client(h);
    expect((await buy(h, waiting.token, [line(product.id, 1)], { referencia: referencia('02') })).status).toBe(201);
    await until(
      () => holdOf(waiting),
      ({ fecha, expira }) => expira.getTime() === fecha.getTime() + 72 * HOUR,
    );
  });

  it('buys as much as anybody once a payment was verified', async () => {
    const ana = await client(h);
    const product = await shop.sell({ precio: 4, stock: 400 });
    expect((await buy(h, ana.token, [line(product.id, 1)])).status).toBe(201);
    await until(
      () => pagosOf(ana),
      ([pago]) => pago?.estado === 'pagado',
    );
    const big = await buy(h, ana.token, [line(product.id, 60)], invented());
    expect(big.status).toBe(201);
    const last = (await pagosOf(ana)).find(({ orderNumber }) => orderNumber === big.body.data.orderNumber)!;
    expect(last.expira).toEqual(new Date((last.fecha as Date).getTime() + 72 * HOUR));
  });
});

describe('a buyer whose purchases end unpaid', () => {
  it('has one purchase open at a time, until one is paid', async () => {
    const ana = await client(h);
    const product = await shop.sell({ precio: 4, stock: 400 });
    for (let n = 0; n < UNPAID_TO_SLOW; n++) {
      expect((await buy(h, ana.token, [line(product.id, 1)], invented())).status).toBe(201);
      await expireAll(ana);
    }
    expect(await stockOf(h, product.id)).toBe(400);
    expect((await buy(h, ana.token, [line(product.id, 1)], invented())).status).toBe(201);
    await put(h, ana.token, { productoId: product.id, cantidad: 1 });
    const refused = await quote(h, ana.token, entregas());
    expect([refused.status, refused.body.code]).toEqual([409, 'PAGOS_ABIERTOS']);
    expect(refused.body.message).toContain('quedaron sin pagar');
    await expireAll(ana);
    expect((await buy(h, ana.token, [line(product.id, 1)])).status).toBe(201);
    await until(
      () => pagosOf(ana),
      (pagos) => pagos.some(({ estado }) => estado === 'pagado'),
    );
    await put(h, ana.token, { productoId: product.id, cantidad: 50 });
    expect((await quote(h, ana.token, entregas())).status).toBe(201);
  });

  it('is not held against whoever cancels', async () => {
    const ana = await client(h);
    const product = await shop.sell({ precio: 4, stock: 40 });
    for (let n = 0; n < UNPAID_TO_SLOW + 1; n++) {
      const { body } = await buy(h, ana.token, [line(product.id, 1)], invented());
      const [{ numero }] = body.data.pedidos as [{ numero: string }];
      const cancelled = await call(h.base, 'POST', `/api/pedidos/${numero}/cancelar`, {
        token: ana.token,
        body: { motivo: 'Ya no lo necesito' },
      });
      expect(cancelled.status).toBe(200);
    }
    for (let n = 0; n < fresh.open; n++)
      expect((await buy(h, ana.token, [line(product.id, 1)], invented())).status).toBe(201);
  });
});

describe('a store', () => {
  it('sees what of its stock waits for a payment, for whom and until when, and nothing of other stores', async () => {
    const [own, other] = [await openShop(h), await openShop(h)];
    const [part, elsewhere] = [await own.sell({ precio: 4, stock: 20 }), await other.sell({ precio: 4, stock: 20 })];
    const [ana, luis] = [await client(h), await client(h)];
    const both = await buy(
      h,
      ana.token,
      [
        { productoId: part.id, cantidad: 3, tiendaId: own.store.user._id },
        { productoId: elsewhere.id, cantidad: 1, tiendaId: other.store.user._id },
      ],
      invented(),
    );
    await buy(h, luis.token, [{ productoId: part.id, cantidad: 2, tiendaId: own.store.user._id }], invented());
    // Paid for: sold, and not held.
    const paid = await client(h);
    await buy(h, paid.token, [{ productoId: part.id, cantidad: 4, tiendaId: own.store.user._id }]);
    const heldOf = async ({ store }: Shop) =>
      (await call<HeldStock[]>(h.base, 'GET', '/api/inventario/por-pagar', { token: store.token })).body.data;
    const rows = await until(
      () => heldOf(own),
      ([row]) => row?.unidades === 5,
    );
    expect(rows).toHaveLength(1);
    const [{ expira }] = (await pagosOf(ana)) as unknown as [{ expira: Date }];
    const numero = (both.body.data.pedidos as { numero: string; tiendaId: string }[])
      .map((pedido) => pedido.numero)
      .find((one) => rows[0]!.pedidos.some((pedido) => pedido.numero === one));
    expect(rows[0]).toMatchObject({
      productoId: part.id,
      unidades: 5,
      pedidos: [
        { cantidad: 2, cliente: luis.user.nombre },
        { numero, cantidad: 3, cliente: ana.user.nombre, estadoPago: 'en_verificacion', expira: expira.toISOString() },
      ],
    });
    expect(await heldOf(other)).toMatchObject([{ productoId: elsewhere.id, unidades: 1 }]);
    await storeCopies(h, 'pedidos', { numero }, MAX_HELD_ORDERS, (n) => ({ numero: `copia-${n}` }));
    expect((await heldOf(own))[0]!.pedidos).toHaveLength(MAX_HELD_ORDERS);
    await h.db.collection('pedidos').deleteMany({ numero: /^copia-/ });
    await expireAll(ana);
    await expireAll(luis);
    expect(await heldOf(own)).toEqual([]);
    expect((await call(h.base, 'GET', '/api/inventario/por-pagar', { token: ana.token })).status).toBe(403);
  });
});
