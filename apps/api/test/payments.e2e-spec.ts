import { randomInt } from 'node:crypto';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { NotificationsService } from '../src/chats/notifications/notifications.service';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import { VerificationService } from '../src/payments/payments/verification.service';
import { purchaseFields } from '../src/platform/database/migrations/0002-purchase-fields';
import { type Actor, adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { mailsTo, noticesOf } from './notices';
import { type Compra, oid as idOf, pagoOf, seenInBank } from './payment-queue';
import { buy, client, ledgerOf, openShop, referencia, type Shop, stockOf, until } from './shop';

let h: Harness;
let shop: Shop;
let admin: string;
beforeAll(async () => {
  h = await startApp();
  [shop, admin] = [await openShop(h), await adminToken(h)];
});
afterAll(() => h.close());

const oid = (id: string) => idOf(h, id);
/** A movement that an administrator read in the bank. */
const seen = () => seenInBank(referencia('45'));
const pagoDoc = (id: string) => pagoOf(h, id);
const pedidoDoc = async (id: string) => (await h.db.collection('pedidos').findOne({ _id: oid(id) }))!;
const settle = (id: string, how: 'aprobar' | 'rechazar', evidence: object = {}) =>
  call(h.base, 'POST', `/api/admin/pagos/${id}/${how}`, {
    token: admin,
    body: how === 'rechazar' ? { motivo: 'El banco no lo encontró' } : evidence,
  });

/** A purchase of two units of a product of which there are ten, with a reference that ends as told. */
async function purchase(
  final: string,
  overrides: Record<string, unknown> = {},
): Promise<Pick<Compra, 'ana' | 'producto' | 'pagoId' | 'pedidoId'>> {
  const [ana, producto] = [await client(h), await shop.sell({ precio: 15, stock: 10 })];
  const { status, body } = await buy(
    h,
    ana.token,
    [{ productoId: producto.id, cantidad: 2, tiendaId: shop.store.user._id }],
    { referencia: referencia(final), ...overrides },
  );
  expect([status, body.code]).toEqual([201, undefined]);
  return { ana, producto, pagoId: body.data.pagoId, pedidoId: body.data.pedidos[0]._id };
}

describe('a bank check', () => {
  it.each([
    ['99', 'pagado', 'verificado'],
    ['00', 'en_verificacion', 'no_encontrado'],
    ['01', 'en_verificacion', 'monto_distinto'],
    ['02', 'en_verificacion', 'banco_no_disponible'],
    ['03', 'en_verificacion', 'referencia_usada'],
  ])('of a reference ending in %s leaves the payment %s, %s', async (final, estado, resultado) => {
    const { ana, pagoId, pedidoId, producto } = await purchase(final);
    const pago = await until(
      () => pagoDoc(pagoId),
      (doc) => doc.resultado === resultado,
    );
    expect([pago.estado, (await pedidoDoc(pedidoId)).estadoPago]).toEqual([estado, estado]);
    // Only time helps what the bank does not see yet.
    expect(pago.proximaRevision === null).toBe(!['00', '02'].includes(final));
    if (pago.proximaRevision) expect(pago.proximaRevision.getTime() - pago.fecha.getTime()).toBe(30_000);
    expect(await stockOf(h, producto.id)).toBe(8);
    expect((await call(h.base, 'GET', `/api/payments/${pagoId}`, { token: ana.token })).body.data).toMatchObject({
      estado,
      resultado,
    });
  });

  it('never happens for a generated reference: a person has to look', async () => {
    const { pagoId, pedidoId } = await purchase('', { referencia: `PM${randomInt(1e9, 9e9)}1` });
    expect(await pagoDoc(pagoId)).toMatchObject({
      estado: 'pendiente',
      resultado: 'manual',
      referencia: null,
      intentos: 0,
    });
    await call(h.base, 'POST', '/api/payments/verify/pago-movil', { token: admin, body: { pagoId } });
    expect((await pagoDoc(pagoId)).estado).toBe('pendiente');
    expect((await settle(pagoId, 'aprobar', seen())).body.data.estado).toBe('pagado');
    expect((await pedidoDoc(pedidoId)).estadoPago).toBe('pagado');
  });

  it('is only asked for by a client, and only about her own', async () => {
    const { ana, pagoId } = await purchase('00');
    expect(
      (await call(h.base, 'POST', '/api/payments/verify/pago-movil', { token: ana.token, body: { pagoId } })).body.data
        .estado,
    ).toBe('en_verificacion');
    for (const [who, path] of [
      [await client(h), 'pago-movil'],
      [ana, 'transferencia'],
    ] as const)
      expect(
        (await call(h.base, 'POST', `/api/payments/verify/${path}`, { token: who.token, body: { pagoId } })).status,
      ).toBe(404);
    expect((await call(h.base, 'GET', `/api/payments/${pagoId}`, { token: (await client(h)).token })).status).toBe(404);
    for (const how of ['aprobar', 'rechazar'] as const)
      expect(
        (
          await call(h.base, 'POST', `/api/admin/pagos/${pagoId}/${how}`, {
            token: ana.token,
            body: { motivo: 'porque sí' },
          })
        ).status,
      ).toBe(403);
  });
});

describe('settling', () => {
  it('tells client and store once each, in the words of the case', async () => {
    const { ana, pagoId } = await purchase('99');
    await until(
      () => pagoDoc(pagoId),
      (doc) => doc.estado === 'pagado',
    );
    const { data, meta } = (await call(h.base, 'GET', '/api/notifications', { token: ana.token })).body;
    expect(data.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Pago confirmado', 'Compra registrada']);
    expect(meta.unreadCount).toBe(2);
    const mails = await until(
      async () => mailsTo(h, ana.email),
      ({ length }) => length === 2,
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['Compra registrada', 'Pago confirmado']);
    const read = await call(h.base, 'PUT', `/api/notifications/${data[0]._id}/read`, { token: ana.token });
    expect(read.body.data).toEqual({ unreadCount: 1 });
    expect(
      (await call(h.base, 'PUT', `/api/notifications/${data[0]._id}/read`, { token: shop.store.token })).status,
    ).toBe(404);
    expect((await call(h.base, 'PUT', '/api/notifications/read-all', { token: ana.token })).body.data).toEqual({
      unreadCount: 0,
    });
    expect((await call(h.base, 'GET', '/api/notifications?leida=false', { token: ana.token })).body.data).toEqual([]);
  });

  it('that a person has to look at tells the client why, once', async () => {
    const { ana, pagoId } = await purchase('01');
    const reviewed = async () =>
      (await noticesOf(h, ana)).filter(({ titulo }) => titulo === 'Estamos revisando tu pago');
    const [notice] = await until(reviewed, ({ length }) => length === 1);
    expect(notice).toMatchObject({ tipo: 'pago', mensaje: expect.stringContaining('El monto recibido no coincide') });
    await h.app.get(VerificationService, { strict: false }).verify(pagoId, true);
    expect(await reviewed()).toHaveLength(1);
  });

  it('happens with its orders and notices or not at all: what failed half way is done by the next who asks', async () => {
    const { ana, pagoId, pedidoId } = await purchase('01');
    await until(
      () => pagoDoc(pagoId),
      (doc) => doc.resultado === 'monto_distinto',
    );
    const notifications = h.app.get(NotificationsService, { strict: false });
    // The last listener fails after payment and order were written.
    const notify = jest.spyOn(notifications, 'notify').mockRejectedValueOnce(new Error('crash'));
    const movement = seen();
    expect((await settle(pagoId, 'aprobar', movement)).status).toBe(500);
    notify.mockRestore();
    expect([(await pagoDoc(pagoId)).estado, (await pedidoDoc(pedidoId)).estadoPago]).toEqual([
      'en_verificacion',
      'en_verificacion',
    ]);
    expect((await settle(pagoId, 'aprobar', movement)).body.data.estado).toBe('pagado');
    expect((await pedidoDoc(pedidoId)).estadoPago).toBe('pagado');
    expect((await noticesOf(h, ana)).filter(({ titulo }) => titulo === 'Pago confirmado')).toHaveLength(1);
  });

  it('by the bank is done by the sweeper when it failed at first, and by another instance when the first one died', async () => {
    const events = h.app.get(EventEmitter2, { strict: false });
    const told = jest
      .spyOn(events, 'listeners')
      .mockImplementation((name) => (name === 'pago.confirmado' ? [() => Promise.reject(new Error('crash'))] : []));
    const { pagoId, pedidoId } = await purchase('99');
    await until(
      () => pagoDoc(pagoId),
      (doc) => doc.bloqueadoHasta.getTime() === 0,
    );
    expect((await pagoDoc(pagoId)).estado).toBe('en_verificacion');
    told.mockRestore();
    await until(
      () => pedidoDoc(pedidoId),
      ({ estadoPago }) => estadoPago === 'pagado',
    );
    // As a purchase whose process died right after its commit: held for a check that nobody makes.
    const dead = await purchase('01');
    await until(
      () => pagoDoc(dead.pagoId),
      (doc) => doc.resultado !== null,
    );
    await h.db.collection('pagos').updateOne(
      { _id: oid(dead.pagoId) },
      {
        $set: {
          referencia: referencia('99'),
          resultado: null,
          proximaRevision: new Date(),
          bloqueadoHasta: new Date(Date.now() + 300),
        },
      },
    );
    expect(
      (
        await until(
          () => pagoDoc(dead.pagoId),
          ({ estado }) => estado === 'pagado',
        )
      ).intentos,
    ).toBe(2);
  });

  it('happens once and one way, when confirmation, rejection, expiry and cancellation meet; the stock comes back once or not at all', async () => {
    for (let round = 0; round < 6; round++) {
      const { ana, producto, pagoId, pedidoId } = await purchase('00');
      await until(
        () => pagoDoc(pagoId),
        (doc) => doc.resultado !== null,
      );
      await h.db.collection('pagos').updateOne({ _id: oid(pagoId) }, { $set: { expira: new Date(0) } });
      const cancel = (actor: Actor) =>
        call(h.base, 'POST', `/api/pedidos/${pedidoId}/cancelar`, {
          token: actor.token,
          body: { motivo: 'Ya no lo quiero' },
        });
      const steps = [
        () => settle(pagoId, 'aprobar'),
        () => settle(pagoId, 'rechazar'),
        () => cancel(ana),
        () => cancel(ana),
        () => h.app.get(SweeperService, { strict: false }).sweep(),
        () => settle(pagoId, 'rechazar'),
      ];
      const cut = round % steps.length;
      const responses = await Promise.all([...steps.slice(cut), ...steps.slice(0, cut)].map((step) => step()));
      for (const response of responses) if (response) expect([200, 409]).toContain(response.status);
      const pago = await until(
        () => pagoDoc(pagoId),
        (doc) => doc.estado !== 'en_verificacion',
      );
      const pedido = await pedidoDoc(pedidoId);
      const pagado = pago.estado === 'pagado';
      expect([pedido.estado, pedido.estadoPago, pedido.stockRetenido]).toEqual(
        pagado ? ['pendiente', 'pagado', true] : ['cancelado', 'rechazado', false],
      );
      expect([await stockOf(h, producto.id), await ledgerOf(h, producto.id)]).toEqual(pagado ? [8, 8] : [10, 10]);
      expect(
        await h.db.collection('movimientos').countDocuments({ productoId: oid(producto.id), motivo: 'devolucion' }),
      ).toBe(pagado ? 0 : 1);
    }
  });

  it('by an admin leaves a trail, and the queue shows the oldest first', async () => {
    const { pagoId } = await purchase('00');
    const queue = await call(h.base, 'GET', '/api/admin/pagos?estado=en_verificacion&limit=60', { token: admin });
    const dateRange = queue.body.data.map(({ fecha }: { fecha: string }) => fecha);
    expect(dateRange).toEqual([...dateRange].sort());
    expect((await settle(pagoId, 'rechazar')).body.data).toMatchObject({
      estado: 'rechazado',
      motivo: 'El banco no lo encontró',
      expira: null,
    });
    expect((await settle(pagoId, 'aprobar')).body).toMatchObject({
      code: 'PASO_NO_PERMITIDO',
      message: 'Este pago está en «Rechazado» y no puede pasar a «Pagado». Ese es su último estado.',
    });
    expect(await h.db.collection('auditoria').findOne({ objeto: `pago:${pagoId}` })).toMatchObject({
      accion: 'pago.rechazar',
      motivo: 'El banco no lo encontró',
    });
    expect((await settle('f'.repeat(24), 'aprobar')).status).toBe(404);
  });
});

it('a purchase of the version before is carried over: its cart lines, and a settlement that its orders had not heard of', async () => {
  const paid = await purchase('99');
  await until(
    () => pedidoDoc(paid.pedidoId),
    ({ estadoPago }) => estadoPago === 'pagado',
  );
  const lines = [{ productoId: oid(paid.producto.id), nombre: 'x', cantidad: 2, visto: 1500, aviso: null }];
  const carrito = { clienteId: oid(paid.ana.user._id) };
  // As the version before left them when its process died between payment and orders.
  await h.db.collection('carritos').updateOne(carrito, { $set: { lineas: lines }, $unset: { items: '' } });
  await h.db
    .collection('pagos')
    .updateOne(
      { _id: oid(paid.pagoId) },
      { $set: { eventosPendientes: [{ nombre: 'pago.confirmado', desde: new Date() }] } },
    );
  await h.db.collection('pedidos').updateOne({ _id: oid(paid.pedidoId) }, { $set: { estadoPago: 'en_verificacion' } });
  // It kept no ledger of what stores are owed.
  await h.db.collection('asientos').deleteMany({ pedidoId: oid(paid.pedidoId) });
  for (let run = 0; run < 2; run++) await purchaseFields.up(h.db.db!);
  await until(
    () => pedidoDoc(paid.pedidoId),
    ({ estadoPago }) => estadoPago === 'pagado',
  );
  expect(await pagoDoc(paid.pagoId)).not.toHaveProperty('eventosPendientes');
  expect(await h.db.collection('asientos').countDocuments({ pedidoId: oid(paid.pedidoId) })).toBe(1);
  expect(await h.db.collection('carritos').findOne(carrito)).toMatchObject({ items: lines });
  const titles = (await noticesOf(h, paid.ana)).map(({ titulo }) => titulo);
  expect(titles.filter((title) => title === 'Pago confirmado')).toHaveLength(1);
});
