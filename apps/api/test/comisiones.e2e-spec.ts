import { type Actor, adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { approve, asientosOf, deliver, expectBalanced, netoOf, oid, pedidoOf, refund, sellOrder, sum } from './ledger';
import { openShop, type Shop } from './shop';

let h: Harness;
let shop: Shop;
let admin: string;
beforeAll(async () => {
  h = await startApp();
  admin = await adminToken(h);
});
afterAll(() => h.close());
beforeEach(async () => {
  shop = await openShop(h);
});
afterEach(() => expectBalanced(h));

const as = (actor: Actor | string) => (typeof actor === 'string' ? actor : actor.token);
const get = (actor: Actor | string, path: string) => call(h.base, 'GET', path, { token: as(actor) });
const put = (path: string, body: object) => call(h.base, 'PUT', path, { token: admin, body });
const close = (tiendaId: string, body: object = {}, key?: string) =>
  call(h.base, 'POST', '/api/admin/liquidaciones', {
    token: admin,
    body: { tiendaId, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const income = async () => (await get(shop.store, '/api/stores/ingresos')).body.data;
const month = () => new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 7);
const storeId = () => shop.store.user._id;
const cents = (amount: number) => Math.round(amount * 100);

describe('a paid order', () => {
  it('is owed to its store less the commission on its products, frozen as it stands then', async () => {
    const sale = await sellOrder(h, shop);
    expect(await asientosOf(h, { pedidoId: oid(h, sale.id) })).toEqual([]);
    expect((await approve(h, admin, sale.pagoId)).status).toBe(200);
    const pedido = await pedidoOf(h, sale.id);
    const commission = Math.round(pedido.subtotal * 0.08);
    expect(await asientosOf(h, { pedidoId: oid(h, sale.id) })).toMatchObject([
      {
        tipo: 'venta',
        monto: pedido.total,
        montoUSD: pedido.totalUSD,
        comision: -commission,
        porcentaje: 8,
        mes: month(),
      },
    ]);
    const { body } = await put('/api/admin/comisiones', { tienda: 12.5, motivo: 'Temporada' });
    expect(body).toMatchObject({ message: 'Comisiones actualizadas', data: { tienda: 12.5 } });
    const later = await sellOrder(h, shop, { admin });
    expect(await asientosOf(h, { tiendaId: oid(h, storeId()) })).toMatchObject([
      { porcentaje: 8, comision: -commission },
      { porcentaje: 12.5, pedidoId: oid(h, later.id) },
    ]);
    await put('/api/admin/comisiones', { tienda: 8, motivo: 'Fin de temporada' });
    const { saldo, meses, comision } = await income();
    const [first, second] = await asientosOf(h, { tiendaId: oid(h, storeId()) });
    expect(comision).toEqual({ porcentaje: 8, dias: 7 });
    expect(cents(saldo.retenido.bs)).toBe(netoOf(first!) + netoOf(second!));
    expect([saldo.porLiquidar.bs, saldo.porPagar.bs, saldo.pagado.bs]).toEqual([0, 0, 0]);
    expect(meses).toHaveLength(12);
    expect(meses.at(-1)).toMatchObject({ mes: month(), pedidos: 2, neto: saldo.retenido });
  });

  it('is entered once, and an order that was cancelled before it was paid never', async () => {
    const [sale, early] = [await sellOrder(h, shop), await sellOrder(h, shop)];
    await Promise.all(Array.from({ length: 6 }, () => approve(h, admin, sale.pagoId)));
    const body = { motivo: 'Me equivoqué de pieza' };
    await call(h.base, 'POST', `/api/pedidos/${early.id}/cancelar`, { token: early.ana.token, body });
    await approve(h, admin, early.pagoId);
    const entries = await asientosOf(h, { tiendaId: oid(h, storeId()) });
    expect(entries.map(({ clave }) => clave)).toEqual([`venta:${sale.id}`]);
  });

  it('that its store cancels is taken back whole, once, and leaves nothing to pay out', async () => {
    const sale = await sellOrder(h, shop, { admin });
    const body = { motivo: 'Sin existencias' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(h.base, 'POST', `/api/pedidos/${sale.id}/cancelar`, { token: shop.store.token, body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const entries = await asientosOf(h, { pedidoId: oid(h, sale.id) });
    expect(entries.map(({ tipo }) => tipo)).toEqual(['venta', 'anulacion']);
    expect(sum(entries.map(netoOf))).toBe(0);
    expect((await income()).meses.at(-1)).toMatchObject({ pedidos: 1, neto: { bs: 0, usd: 0 }, comisiones: { bs: 0 } });
    expect(await close(storeId())).toMatchObject({ status: 409, body: { code: 'LIQUIDACION_SIN_SALDO' } });
    expect((await asientosOf(h, { pedidoId: oid(h, sale.id) })).every(({ liquidacionId }) => !liquidacionId)).toBe(
      true,
    );
  });
});

describe('a refunded return', () => {
  it('gives the store its commission back in proportion, the whole of it with the last part, and nothing twice', async () => {
    const sale = await sellOrder(h, shop, { precio: 9.99, cantidad: 3, admin });
    await deliver(h, shop, sale);
    const first = await refund(h, sale.id, { cantidad: 1 });
    await expect(refund(h, sale.id, { cantidad: 1, devolucionId: first })).rejects.toMatchObject({ code: 11000 });
    await Promise.all([refund(h, sale.id, { cantidad: 1 }), refund(h, sale.id, { cantidad: 1 })]);
    const [venta, ...refunds] = await asientosOf(h, { pedidoId: oid(h, sale.id) });
    expect(refunds).toHaveLength(3);
    expect(sum(refunds.map(({ comision }) => comision))).toBe(-venta!.comision);
    expect(sum(refunds.map(({ comisionUSD }) => comisionUSD))).toBe(-venta!.comisionUSD);
    // The store sent the money itself, so what it is owed is the sale without commission.
    const { saldo, meses } = await income();
    expect(cents(saldo.porLiquidar.bs)).toBe(venta!.monto);
    expect(meses.at(-1)).toMatchObject({ pedidos: 1, neto: { bs: 0, usd: 0 } });
  });
});

describe('a payout', () => {
  it('takes in what was delivered long enough ago, is paid once, and is what the balance loses', async () => {
    const [old, recent, open] = await Promise.all([1, 2, 3].map(() => sellOrder(h, shop, { admin })));
    await deliver(h, shop, old!);
    await deliver(h, shop, recent!, 2);
    const before = (await income()).saldo;
    expect(before.porLiquidar.bs).toBeGreaterThan(0);
    const { status, body } = await close(storeId());
    expect([status, body.message]).toEqual([201, 'Liquidación cerrada']);
    expect(body.data).toMatchObject({
      numero: 1,
      estado: 'pendiente',
      pedidos: 1,
      total: before.porLiquidar,
      referencia: null,
    });
    const saldo = (await income()).saldo;
    expect(saldo).toEqual({ ...before, porLiquidar: { bs: 0, usd: 0 }, porPagar: before.porLiquidar });

    const list = (await get(shop.store, `/api/stores/ingresos/${month()}`)).body;
    expect(list.meta).toEqual({ page: 1, limit: 20, total: 3, totalPages: 1 });
    const shown = new Map(list.data.map((row: { pedido: { _id: string } }) => [row.pedido._id, row]));
    expect(shown.get(old!.id)).toMatchObject({ retenido: false, liquidacion: { numero: 1, estado: 'pendiente' } });
    expect(shown.get(recent!.id)).toMatchObject({ retenido: true, liquidacion: null });
    expect(shown.get(open!.id)).toMatchObject({ retenido: true, liquidacion: null, tipo: 'venta', porcentaje: 8 });

    const path = `/api/admin/liquidaciones/${body.data._id}/pagar`;
    const paid = await Promise.all(Array.from({ length: 5 }, () => put(path, { referencia: '00123456' })));
    expect(paid.map((answer) => [answer.status, answer.body.data.estado])).toEqual(Array(5).fill([200, 'pagada']));
    expect(await put(path, { referencia: '99999999' })).toMatchObject({
      status: 409,
      body: { code: 'LIQUIDACION_PAGADA' },
    });
    expect((await income()).saldo).toEqual({ ...saldo, porPagar: { bs: 0, usd: 0 }, pagado: before.porLiquidar });
    const one = (await get(shop.store, `/api/stores/liquidaciones/${body.data._id}`)).body;
    expect(one.data.liquidacion).toMatchObject({ estado: 'pagada', referencia: '00123456' });
    expect(one.data.asientos.map(({ pedido }: { pedido: { _id: string } }) => pedido._id)).toEqual([old!.id]);
    expect(one.meta.total).toBe(1);
    const trail = await h.db
      .collection('auditoria')
      .find({ objeto: `liquidacion:${body.data._id}` })
      .toArray();
    expect(trail.map(({ accion }) => accion).sort()).toEqual(['liquidacion.cerrar', 'liquidacion.pagar']);
  });

  it('of a period leaves later sales, but takes the reversals of its own along', async () => {
    const [before, after] = [await sellOrder(h, shop, { admin }), await sellOrder(h, shop, { admin })];
    for (const sale of [before, after]) await deliver(h, shop, sale, 40);
    const past = new Date(Date.now() - 60 * 86_400_000);
    await h.db
      .collection('asientos')
      .updateOne({ clave: `venta:${before.id}` }, { $set: { fechaVenta: past, fecha: past } });
    await refund(h, before.id, { cantidad: 1 });
    const hasta = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await close(storeId(), { hasta });
    expect(body.data).toMatchObject({ pedidos: 1, hasta: expect.stringContaining('T04:00:00.000Z') });
    const taken = await asientosOf(h, { liquidacionId: oid(h, body.data._id) });
    expect(taken.map(({ tipo, pedidoId }) => [tipo, String(pedidoId)])).toEqual([
      ['venta', before.id],
      ['devolucion', before.id],
    ]);
  });

  it('is closed once by six who ask at once, and the same request again answers the same', async () => {
    for (const sale of await Promise.all([1, 2].map(() => sellOrder(h, shop, { admin })))) await deliver(h, shop, sale);
    const answers = await Promise.all(Array.from({ length: 6 }, () => close(storeId())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    await deliver(h, shop, await sellOrder(h, shop, { admin }));
    const [one, again] = [await close(storeId(), {}, 'close-2'), await close(storeId(), {}, 'close-2')];
    expect([one.status, again.status, again.body.data._id]).toEqual([201, 201, one.body.data._id]);
    expect((await get(shop.store, '/api/stores/liquidaciones')).body.data.map(({ numero }: never) => numero)).toEqual([
      2, 1,
    ]);
  });

  it('and what is owed to whom are listed for the administrators', async () => {
    const sale = await sellOrder(h, shop, { precio: 900, admin });
    await deliver(h, shop, sale);
    const owed = (await get(admin, '/api/admin/liquidaciones/saldos?limit=60')).body;
    expect(owed.data[0]).toMatchObject({ tienda: { _id: storeId(), nombre: expect.stringContaining('Repuestos') } });
    expect(owed.data[0]).toMatchObject((await income()).saldo);
    const { body } = await close(storeId());
    const list = await get(admin, `/api/admin/liquidaciones?tiendaId=${storeId()}&estado=pendiente`);
    expect(list.body).toMatchObject({ data: [{ _id: body.data._id, tienda: { _id: storeId() } }], meta: { total: 1 } });
    const one = await get(admin, `/api/admin/liquidaciones/${body.data._id}`);
    expect(one.body.data).toMatchObject({ liquidacion: { numero: 1 }, asientos: [{ tipo: 'venta' }] });
  });
});

describe('the commissions', () => {
  it('are changed with a reason, which the history keeps', async () => {
    const { body } = await put('/api/admin/comisiones', { taller: 11, dias: 5, motivo: 'Acuerdo de noviembre' });
    expect(body.data).toMatchObject({ tienda: 8, taller: 11, dias: 5 });
    expect(body.data.historial.slice(0, 2)).toMatchObject(
      ['configuracion:liquidacion_dias', 'configuracion:comision_taller'].map((objeto) => ({
        objeto,
        motivo: 'Acuerdo de noviembre',
      })),
    );
    expect((await get(admin, '/api/admin/comisiones')).body.data).toEqual(body.data);
    await put('/api/admin/comisiones', { taller: 10, dias: 7, motivo: 'Como antes' });
  });

  it('of one store can be its own', async () => {
    const path = `/api/admin/comisiones/tiendas/${storeId()}`;
    const { body } = await put(path, { porcentaje: 3.5, motivo: 'Primeros tres meses' });
    expect(body.data.excepciones).toMatchObject([{ tienda: { _id: storeId() }, porcentaje: 3.5 }]);
    expect((await income()).comision.porcentaje).toBe(3.5);
    await sellOrder(h, shop, { admin });
    await put(path, { porcentaje: null, motivo: 'Terminó la promoción' });
    await sellOrder(h, shop, { admin });
    const entries = await asientosOf(h, { tiendaId: oid(h, storeId()) });
    expect(entries.map(({ porcentaje }) => porcentaje)).toEqual([3.5, 8]);
  });

  it.each([
    [{ tienda: 101, motivo: 'Error' }, 'El porcentaje no puede pasar de 100'],
    [{ tienda: -1, motivo: 'Error' }, 'El porcentaje no puede ser negativo'],
    [{ tienda: 8.125, motivo: 'Error' }, 'Usa como máximo dos decimales'],
    [{ tienda: 9 }, 'Indica el motivo del cambio'],
    [{ motivo: 'Ninguno' }, 'Indica qué quieres cambiar'],
    [{ dias: 1.5, motivo: 'Error' }, 'Los días deben ser un número entero'],
  ])('%j are refused', async (body, mensaje) => {
    const answer = await put('/api/admin/comisiones', body);
    expect([answer.status, answer.body.errors?.[0]?.mensaje]).toEqual([400, mensaje]);
  });
});

describe('the export of a month', () => {
  it('is a spreadsheet of all its entries that runs no formulas', async () => {
    const sale = await sellOrder(h, shop, { precio: 1234.56, cantidad: 1, admin });
    await h.db.collection('asientos').updateOne({ clave: `venta:${sale.id}` }, { $set: { numero: '=1+1' } });
    const res = await fetch(`${h.base}/api/stores/ingresos/${month()}/exportar`, {
      headers: { authorization: `Bearer ${shop.store.token}` },
    });
    expect([res.status, res.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(res.headers.get('content-disposition')).toBe(`attachment; filename="Ingresos_${month()}.csv"`);
    const [header, row, end] = Buffer.from(await res.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    const [entry] = await asientosOf(h, { clave: `venta:${sale.id}` });
    const amount = (n: number) => String(n / 100).replace('.', ',');
    expect(header).toMatch(/^\uFEFFFecha;Tipo;Pedido o servicio;Cliente;Productos;Monto Bs\.;/);
    const order = await h.db.collection('pedidos').findOne({ _id: entry!.pedidoId });
    const [item] = order!.items;
    expect(row!.split(';').slice(1, 10)).toEqual([
      'Venta',
      "'=1+1",
      order!.cliente.nombre,
      `1 × ${item.nombre} (${item.variante})`,
      amount(entry!.monto),
      '8',
      amount(entry!.comision),
      amount(netoOf(entry!)),
      '0',
    ]);
    expect(end).toBe('');
  });
});
