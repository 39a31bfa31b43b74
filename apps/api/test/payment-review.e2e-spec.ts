import { SweeperService } from '../src/payments/payments/sweeper.service';
import { adminToken, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import {
  admins,
  daysAgo,
  NOBODY,
  OFFICE_CALLS,
  oid,
  pagoOf,
  purchase,
  seenInBank,
  sendStatement,
  statementOf,
  today,
} from './payment-queue';
import { client, openShop, referencia, type Shop, stockOf, until } from './shop';
import { download } from './spreadsheets';

let h: Harness;
let shop: Shop;
let token: string;
let admin: ReturnType<typeof admins>;
beforeAll(async () => {
  h = await startApp();
  [shop, token] = [await openShop(h), await adminToken(h)];
  admin = admins(h, token);
});
afterAll(() => h.close());

const round = (amount: number) => Math.round(amount * 100) / 100;

describe('the queue', () => {
  it('groups what waits, counts it, and finds it by number, reference, payer, cédula and telephone', async () => {
    const overrides = { nombrePagador: 'Zulay Ñáñez', cedulaPagador: '7654321', telefonoPagador: '0426-5550011' };
    const one = await purchase(h, shop, '01', overrides);
    const other = await purchase(h, shop, '00');
    const { body } = await admin.get('/api/admin/pagos?grupo=por_revisar');
    const row = body.data.find(({ _id }: { _id: string }) => _id === one.pagoId);
    expect(row).toMatchObject({
      grupo: 'por_revisar',
      resultado: 'monto_distinto',
      cliente: { _id: one.ana.user._id },
      pedidos: [{ numero: one.orderNumber, tiendaId: shop.store.user._id, tienda: expect.any(String) }],
      monto: one.monto,
      montoRecibido: round(one.monto - 1),
      tieneCaptura: false,
      repetidos: [],
    });
    expect(body.meta.conteos.por_revisar).toBeGreaterThan(0);
    expect(body.meta.porDevolver).toBe(0);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(other.pagoId);
    for (const q of [
      one.orderNumber,
      one.referencia.slice(-6),
      one.referencia,
      'nanez',
      '7.654.321',
      'V-7654321',
      '0426-5550011',
      '4265550011',
    ]) {
      const found = await admin.get(`/api/admin/pagos?q=${encodeURIComponent(q)}`);
      expect([q, found.body.data.map(({ _id }: { _id: string }) => _id)]).toEqual([q, [one.pagoId]]);
    }
    const filters = `banco=0102&metodo=pago_movil&desde=${daysAgo(1)}&hasta=${today()}&montoMin=${one.monto}&montoMax=${one.monto}`;
    expect((await admin.get(`/api/admin/pagos?${filters}&grupo=en_verificacion`)).body.data).toHaveLength(1);
    expect((await admin.get(`/api/admin/pagos?banco=0134`)).body.data).toEqual([]);
    for (const bad of ['grupo=otro', 'banco=9999', 'desde=ayer', 'montoMin=-1'])
      expect([bad, (await admin.get(`/api/admin/pagos?${bad}`)).status]).toEqual([bad, 400]);
    const { res, content } = await download(h, { token }, '/api/admin/pagos/exportar?grupo=por_revisar');
    expect(res.headers.get('content-type')).toContain('text/csv');
    expect(content.toString()).toContain(one.orderNumber);
  });

  it("shows the bank's answers as they came, what was done, and the movements that it may be", async () => {
    const one = await purchase(h, shop, '02');
    const { body } = await admin.get(`/api/admin/pagos/${one.pagoId}`);
    expect(body.data).toMatchObject({ grupo: 'en_verificacion', porRecibir: one.monto, candidatos: [], auditoria: [] });
    expect(body.data.consultas).toEqual([
      {
        fecha: expect.any(String),
        adaptador: 'simulado',
        ms: expect.any(Number),
        resultado: 'banco_no_disponible',
        respuesta: 'HTTP 503 {"error":"servicio no disponible"}',
      },
    ]);
    await sendStatement(h, token, statementOf([{ fecha: today(), referencia: one.referencia, monto: one.monto }]));
    const { candidatos } = (await admin.get(`/api/admin/pagos/${one.pagoId}`)).body.data;
    expect(candidatos).toMatchObject([{ fuerza: 'segura', movimiento: { monto: one.monto } }]);
    const movimientoId = candidatos[0].movimiento._id;
    const approved = await admin.post(`/api/admin/pagos/${one.pagoId}/aprobar`, {
      movimientoId,
      nota: 'En el extracto',
    });
    expect(approved.body.data.estado).toBe('pagado');
    const after = (await admin.get(`/api/admin/pagos/${one.pagoId}`)).body.data;
    expect(after.abonos).toMatchObject([{ movimientoId, monto: one.monto, fecha: today() }]);
    expect(after.auditoria).toMatchObject([{ accion: 'pago.aprobar', motivo: 'En el extracto' }]);
    expect((await admin.get(`/api/admin/pagos/${'f'.repeat(24)}`)).status).toBe(404);
    const other = await purchase(h, shop, '00');
    expect((await admin.post(`/api/admin/pagos/${other.pagoId}/aprobar`, { movimientoId })).body.code).toBe(
      'MOVIMIENTO_USADO',
    );
  });

  it('keeps the newest twenty answers of a payment', async () => {
    const { pagoId } = await purchase(h, shop, '00');
    for (let i = 0; i < 22; i++)
      await call(h.base, 'POST', '/api/payments/verify/pago-movil', { token, body: { pagoId } });
    expect(await h.db.collection('consultas_banco').countDocuments({ pagoId: oid(h, pagoId) })).toBe(20);
    const { consultas } = (await admin.get(`/api/admin/pagos/${pagoId}`)).body.data;
    expect(consultas).toHaveLength(20);
  });
});

describe('a payment of which less came', () => {
  it('waits for the rest, which the client reports and the bank confirms: then it is whole', async () => {
    const { ana, pagoId, monto, orderNumber, pedidoId } = await purchase(h, shop, '01');
    const came = round(monto - 100.5);
    const asked = await admin.post(`/api/admin/pagos/${pagoId}/diferencia`, {
      montoRecibido: came,
      motivo: 'Faltó la comisión.',
    });
    expect(asked.body.data).toMatchObject({
      estado: 'en_verificacion',
      montoRecibido: came,
      mensaje: 'El monto recibido es menor al total. Falta Bs.\u00A0100,50.',
      diferencia: { estado: 'esperando', falta: 100.5, recibido: came, referencia: null },
    });
    expect((await noticesOf(h, ana))[0]).toMatchObject({
      titulo: 'Falta una parte de tu pago',
      mensaje: expect.stringContaining(
        `Compra ${orderNumber}: El monto recibido es menor al total. Falta Bs.\u00A0100,50.`,
      ),
    });
    expect((await admin.get('/api/admin/pagos?grupo=esperando_diferencia')).body.data).toMatchObject([{ _id: pagoId }]);
    // The bank is not asked about what nobody has sent.
    await call(h.base, 'POST', '/api/payments/verify/pago-movil', { token, body: { pagoId } });
    const body = { bancoEmisor: '0134', referencia: referencia('99'), fechaPago: today() };
    const report = (who: { token: string }, data: object = body) =>
      call(h.base, 'POST', `/api/payments/${pagoId}/diferencia`, { token: who.token, body: data });
    expect((await report(await client(h))).status).toBe(404);
    expect((await report(ana, { ...body, referencia: '12' })).status).toBe(400);
    const reported = await report(ana);
    expect([reported.status, reported.body.data.mensaje]).toEqual([
      200,
      'Estamos verificando el pago de la diferencia.',
    ]);
    const paid = await until(
      () => pagoOf(h, pagoId),
      ({ estado }) => estado === 'pagado',
    );
    expect(paid).toMatchObject({ montoRecibido: Math.round(monto * 100), diferencia: { estado: 'completa' } });
    expect(paid.abonos.map(({ monto: part }: { monto: number }) => part)).toEqual([Math.round(came * 100), 10_050]);
    expect((await h.db.collection('pedidos').findOne({ _id: oid(h, pedidoId) }))!.estadoPago).toBe('pagado');
    expect((await report(ana)).body.code).toBe('ESTADO_CAMBIO');
    expect(await h.db.collection('saldos_clientes').countDocuments({ pagoId: oid(h, pagoId) })).toBe(0);
  });

  it('whose rest does not come is cancelled, and what came is owed to the client until it was sent back', async () => {
    const { ana, producto, pagoId, monto } = await purchase(h, shop, '01');
    await admin.post(`/api/admin/pagos/${pagoId}/diferencia`, { montoRecibido: 5, motivo: 'Llegó muy poco' });
    await h.db.collection('pagos').updateOne({ _id: oid(h, pagoId) }, { $set: { expira: new Date(0) } });
    await h.app.get(SweeperService, { strict: false }).sweep();
    expect(
      await until(
        () => pagoOf(h, pagoId),
        ({ estado }) => estado === 'rechazado',
      ),
    ).toMatchObject({
      motivo: 'No recibimos la diferencia a tiempo y la compra se canceló. Te devolveremos lo que enviaste.',
    });
    expect(await stockOf(h, producto.id)).toBe(10);
    const list = await admin.get('/api/admin/saldos?estado=pendiente');
    const saldo = list.body.data.find((row: { pagoId: string }) => row.pagoId === pagoId);
    expect(saldo).toMatchObject({ monto: 5, motivo: 'incompleto', estado: 'pendiente' });
    expect(list.body.meta.pendientes).toBeGreaterThan(0);
    const refund = () => admin.post(`/api/admin/saldos/${saldo._id}/devolver`, { referencia: '00445566' });
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await noticesOf(h, ana))[0]).toMatchObject({ titulo: 'Te devolvimos dinero' });
    expect(
      await h.db.collection('auditoria').countDocuments({ accion: 'saldo.devolver', objeto: `pago:${pagoId}` }),
    ).toBe(1);
    expect(monto).toBeGreaterThan(5);
  });

  it('asks for less than the whole, and never for more than came before', async () => {
    const { ana, pagoId, monto } = await purchase(h, shop, '00');
    const ask = (montoRecibido: number, motivo = 'Llegó menos', evidence: object = {}) =>
      admin.post(`/api/admin/pagos/${pagoId}/diferencia`, { montoRecibido, motivo, ...evidence });
    for (const bad of [monto, monto + 1, 0, -1, 1.005]) expect([bad, (await ask(bad)).status]).toEqual([bad, 400]);
    expect((await ask(monto)).body.errors).toEqual([
      { campo: 'montoRecibido', mensaje: 'El monto recibido debe ser menor que el total' },
    ]);
    expect((await ask(10, 'x')).status).toBe(400);
    expect((await ask(10)).status).toBe(200);
    expect((await ask(5)).body.code).toBe('MONTO_NO_COINCIDE');
    // The client has reported nothing more: what came since then has to be named.
    expect((await ask(20)).body.errors?.[0]?.campo).toBe('movimiento');
    const more = () => seenInBank(referencia('46'));
    expect((await ask(20, 'Llegó otra parte', more())).body.data.diferencia.falta).toBe(round(monto - 20));
    // Found by hand in the account: the client need not report it.
    const approved = await admin.post(`/api/admin/pagos/${pagoId}/aprobar`, {
      nota: 'Llegó el resto',
      ...more(),
    });
    expect(approved.body.data).toMatchObject({ estado: 'pagado', diferencia: { estado: 'completa' } });
    expect((await ask(10)).body.code).toBe('PASO_NO_PERMITIDO');
    expect(ana.token).toBeTruthy();
  });
});

it('a payment of which more came is paid, and what is over is owed', async () => {
  const { ana, pagoId, monto } = await purchase(h, shop, '01');
  const mark = (montoRecibido: number) =>
    admin.post(`/api/admin/pagos/${pagoId}/excedente`, { montoRecibido, nota: 'Pagó dos veces el envío' });
  expect(await mark(monto)).toMatchObject({
    status: 400,
    body: { errors: [{ campo: 'montoRecibido', mensaje: 'El monto recibido debe ser mayor que el total' }] },
  });
  const { body } = await mark(round(monto + 80.25));
  expect(body.data).toMatchObject({
    estado: 'pagado',
    montoRecibido: round(monto + 80.25),
    mensaje: 'Tu pago fue verificado. Recibimos Bs.\u00A080,25 de más; coordinaremos tu vuelto.',
  });
  expect((await noticesOf(h, ana)).map(({ titulo }) => titulo)).toContain('Pagaste de más');
  expect(await h.db.collection('saldos_clientes').findOne({ pagoId: oid(h, pagoId) })).toMatchObject({
    monto: 8025,
    motivo: 'excedente',
    estado: 'pendiente',
  });
  expect((await mark(monto + 1)).body.code).toBe('PASO_NO_PERMITIDO');
  expect((await download(h, { token }, '/api/admin/saldos/exportar')).content.toString()).toContain('80,25');
});

it('only administrators decide, and only about what is there', async () => {
  const { ana, pagoId } = await purchase(h, shop, '00');
  const crane = await mintUser(h, 'crane');
  for (const [method, path, body] of OFFICE_CALLS) {
    const ask = async (who?: string, id = pagoId) =>
      (await call(h.base, method, path.replace(':id', id), { token: who, body })).status;
    const statuses = [await ask(), await ask(ana.token), await ask(shop.store.token), await ask(crane.token)];
    expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 403, 403]);
    if (path.includes(':id')) expect([method, path, await ask(token, NOBODY)]).toEqual([method, path, 404]);
    if (path.includes(':id')) expect([method, path, await ask(token, 'x')]).toEqual([method, path, 400]);
    if (body && !path.endsWith('aprobar'))
      expect([
        path,
        (await call(h.base, method, path.replace(':id', pagoId), { token, body: { otro: 1 } })).status,
      ]).toEqual([path, 400]);
  }
  expect((await sendStatement(h, ana.token, 'x')).status).toBe(403);
  expect((await sendStatement(h, undefined, 'x')).status).toBe(401);
});
