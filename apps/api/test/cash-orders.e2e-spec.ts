import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { CASH_MESSAGES, heldUntil } from '@tuerca/contracts/cart/checkout/cash';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { Hoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { pdfPages } from '@tuerca/fixtures/pdf-text';
import { IncomeService } from '../src/orders/comisiones/income.service';
import { type Actor, adminToken } from './actors';
import { cancelCash, collect, efectivo, openCash, passHold, reserve, sweepPayments } from './cash';
import { call, type Harness, startApp } from './harness';
import { expectBalanced } from './ledger';
import { openShop, stockOf } from './shop';

let h: Harness;
beforeAll(async () => {
  // Time limits are swept by hand.
  h = await startApp({ BARRIDO_MS: '600000' });
});
afterAll(() => h.close());

const read = async (id: string, { token }: Actor) =>
  (await call(h.base, 'GET', `/api/orders/${id}`, { token })).body.data;
const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const notices = async ({ user }: Actor) =>
  (
    await h.db
      .collection('notificaciones')
      .find({ usuarioId: oid(user._id) })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ titulo }) => titulo as string);
const entries = (id: string) =>
  h.db
    .collection('asientos')
    .find({ pedidoId: oid(id) })
    .sort({ _id: 1 })
    .toArray();

describe('an order that is paid when it is picked up', () => {
  it('holds the stock, is told to both, and ends with the money: handed over, in the books as a debt of the commission', async () => {
    const world = await openCash(h);
    const { shop, ana, producto } = world;
    const placed = await reserve(h, world);
    expect([placed.status, placed.body.message, placed.body.data.estadoPago, placed.body.data.mensajePago]).toEqual([
      201,
      CHECKOUT_MESSAGES.reserved,
      'pendiente',
      CASH_MESSAGES.waiting,
    ]);
    const id = placed.body.data.pedidos[0]._id as string;
    expect(await stockOf(h, producto.id)).toBe(7);
    const order = await read(id, ana);
    expect(order).toMatchObject({ metodoPago: 'efectivo', estado: 'pendiente', totalUSD: 40, cobro: null });
    const end = heldUntil(DEFAULT_HORARIO, efectivo, new Date(order.fecha as string));
    expect(order.retirarHasta).toBe(end.toISOString());
    expect(await notices(ana)).toContain('Pedido apartado');
    expect(await notices(shop.store)).toContain('Nuevo pedido por cobrar');
    // No administrator settles it, and it is not among what waits for the bank.
    const admin = await adminToken(h);
    const approve = await call(h.base, 'POST', `/api/admin/pagos/${placed.body.data.pagoId}/aprobar`, {
      token: admin,
      body: { nota: 'Lo vi', montoRecibido: order.total },
    });
    expect(approve.status).not.toBe(200);

    const wrong = await collect(h, id, shop.store.token, { moneda: 'USD', monto: 39 });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ campo: 'monto', mensaje: CASH_MESSAGES.wrongAmount('$\u00A040,00') }],
    ]);
    expect((await collect(h, id, (await openShop(h)).store.token, { moneda: 'USD', monto: 40 })).status).toBe(404);
    const taken = await collect(h, id, shop.store.token, { moneda: 'USD', monto: 40 });
    expect([taken.status, taken.body.data]).toEqual([
      200,
      expect.objectContaining({ estado: 'entregado', estadoPago: 'pagado', cobro: { moneda: 'USD', monto: 40 } }),
    ]);
    expect((await read(id, ana)).historialEstados.at(-1)).toMatchObject({
      estado: 'entregado',
      nota: 'Cobrado en la tienda: $\u00A040,00 (dólares en efectivo)',
    });
    // Sent again, it is answered as it is; nothing is entered twice.
    expect((await collect(h, id, shop.store.token, { moneda: 'VES', monto: 1 })).body.data.cobro.moneda).toBe('USD');
    const [sale, cash, ...more] = await entries(id);
    expect(more).toEqual([]);
    expect(sale).toMatchObject({ tipo: 'venta', monto: toCentimos(order.total as number) });
    expect(cash).toMatchObject({ tipo: 'cobro', monto: 0, comision: 0, reembolso: -(sale!.monto as number) });
    const { saldo } = (await h.app.get(IncomeService, { strict: false }).of({ id: shop.store.user._id } as never)) as {
      saldo: { retenido: { bs: number }; porLiquidar: { bs: number } };
    };
    expect(toCentimos(saldo.retenido.bs + saldo.porLiquidar.bs)).toBe(sale!.comision);
    expect(await stockOf(h, producto.id)).toBe(7);
    await expectBalanced(h, shop.store.user._id);
  });

  it('leaves its store owing the commission, which no payout pays', async () => {
    const world = await openCash(h);
    const { shop } = world;
    const [{ _id: id }] = (await reserve(h, world)).body.data.pedidos as [{ _id: string }];
    expect((await collect(h, id, shop.store.token, { moneda: 'USD', monto: 40 })).status).toBe(200);
    const fechaEntrega = new Date(Date.now() - 8 * 24 * 3_600_000);
    await h.db.collection('pedidos').updateOne({ _id: oid(id) }, { $set: { fechaEntrega } });
    const closed = await call(h.base, 'POST', '/api/admin/liquidaciones', {
      token: await adminToken(h),
      body: { tiendaId: shop.store.user._id },
    });
    expect([closed.status, closed.body.code]).toEqual([409, 'LIQUIDACION_SIN_SALDO']);
    expect(await h.db.collection('liquidaciones').countDocuments({ tiendaId: oid(shop.store.user._id) })).toBe(0);
    // Nothing of it is taken: it is set off against what its store sells next.
    expect((await entries(id)).every(({ liquidacionId }) => !liquidacionId)).toBe(true);
  });

  it('lies ready before its client comes: it waits in the day of its store and in what is printed, until it is paid', async () => {
    const world = await openCash(h);
    const { shop, ana } = world;
    const [{ _id: id, numero }] = (await reserve(h, world)).body.data.pedidos as [{ _id: string; numero: string }];
    const today = async () =>
      (await call<Hoy>(h.base, 'GET', '/api/stores/hoy', { token: shop.store.token })).body.data;
    const { porRetirar, porPreparar } = await today();
    expect(porRetirar).toMatchObject({ total: 1, filas: [{ _id: id, unidades: 2 }] });
    expect(porRetirar.filas[0]!.vence).toBe((await read(id, ana)).retirarHasta);
    expect(porPreparar.total).toBe(0);
    const headers = { authorization: `Bearer ${shop.store.token}` };
    const print = (paper: string, pedido = id) => fetch(`${h.base}/api/orders/${paper}?pedidos=${pedido}`, { headers });
    for (const paper of ['lista-de-preparacion', 'etiquetas']) {
      const answer = await print(paper);
      expect(answer.status).toBe(200);
      const text = pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');
      expect([text.includes(numero), text.includes('Paga al retirar')]).toEqual([true, true]);
    }
    await collect(h, id, shop.store.token, { moneda: 'USD', monto: 40 });
    expect((await today()).porRetirar).toEqual({ total: 0, filas: [] });
    expect(pdfPages(Buffer.from(await (await print('etiquetas')).arrayBuffer())).join(' ')).not.toContain('Paga al');

    const left = (await reserve(h, world)).body.data.pedidos[0]._id as string;
    await cancelCash(h, left, ana);
    expect((await today()).porRetirar.total).toBe(0);
    expect((await print('lista-de-preparacion', left)).status).toBe(409);
  });

  it('may be paid in bolivars too, by whom sells for the store', async () => {
    const world = await openCash(h);
    const id = (await reserve(h, world)).body.data.pedidos[0]._id as string;
    const { total } = await read(id, world.ana);
    const taken = await collect(h, id, world.shop.store.token, { moneda: 'VES', monto: total });
    expect(taken.body.data.cobro).toEqual({ moneda: 'VES', monto: total });
  });

  it('ends by itself when nobody comes: the stock is back, both are told, and nobody can collect it', async () => {
    const world = await openCash(h);
    const { shop, ana, producto } = world;
    const placed = await reserve(h, world);
    const { orderNumber, pedidos } = placed.body.data;
    await passHold(h, orderNumber as string);
    await sweepPayments(h);
    expect(await read(pedidos[0]._id as string, ana)).toMatchObject({
      estado: 'cancelado',
      estadoPago: 'rechazado',
      motivoCancelacion: CASH_MESSAGES.expired,
    });
    expect(await stockOf(h, producto.id)).toBe(9);
    for (const who of [ana, shop.store]) expect(await notices(who)).toContain('Pedido cancelado');
    expect((await collect(h, pedidos[0]._id as string, shop.store.token, { moneda: 'USD', monto: 40 })).body.code).toBe(
      'ESTADO_CAMBIO',
    );
    expect(await entries(pedidos[0]._id as string)).toEqual([]);
  });

  it.each(['cancelling twice', 'collecting and cancelling', 'collecting and the end of its time', 'collecting twice'])(
    'comes to one end: %s at once',
    async (race) => {
      for (let round = 0; round < 3; round++) {
        const world = await openCash(h);
        const { shop, ana, producto } = world;
        const placed = await reserve(h, world);
        const { orderNumber } = placed.body.data as { orderNumber: string };
        const id = placed.body.data.pedidos[0]._id as string;
        const take = () => collect(h, id, shop.store.token, { moneda: 'USD', monto: 40 });
        if (race === 'cancelling twice') {
          const answers = await Promise.all([cancelCash(h, id, ana), cancelCash(h, id, shop.store)]);
          expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        } else if (race === 'collecting and cancelling') {
          const answers = await Promise.all([take(), cancelCash(h, id, ana)]);
          expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        } else if (race === 'collecting twice') {
          const answers = await Promise.all([take(), take(), take()]);
          // Who comes while another one is at it hears so; who comes after gets what was done.
          expect(answers.some(({ status }) => status === 200)).toBe(true);
          expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
        } else {
          await passHold(h, orderNumber);
          await Promise.all([take(), sweepPayments(h)]);
        }
        const { estado, estadoPago } = await read(id, ana);
        const isSold = estado === 'entregado';
        expect(estadoPago).toBe(isSold ? 'pagado' : 'rechazado');
        expect(await stockOf(h, producto.id)).toBe(isSold ? 7 : 9);
        expect((await entries(id)).map(({ tipo }) => tipo as string)).toEqual(isSold ? ['venta', 'cobro'] : []);
        const pago = await h.db.collection('pagos').findOne({ orderNumber });
        expect(pago).toMatchObject({ estado: isSold ? 'pagado' : 'rechazado' });
        expect(pago).not.toHaveProperty('plazaEfectivo');
      }
    },
  );
});
