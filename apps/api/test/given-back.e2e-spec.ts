import fc from 'fast-check';
import { AlertsService } from '../src/admin/alerts.service';
import { BooksService } from '../src/orders/comisiones/books.service';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { admins, type Compra, oid, pagoOf, purchase, saldosOf, today } from './payment-queue';
import { type Delivered, deliverOrder, INSTRUCTIONS, RECEIVED, request, step, wanted } from './returns';
import { type SecondProcess, startSecondProcess } from './second-process';
import { openShop, referencia, type Shop } from './shop';

jest.setTimeout(180_000);

let h: Harness;
let shop: Shop;
let token: string;
let other: SecondProcess;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  [shop, token] = [await openShop(h), await adminToken(h)];
  other = await startSecondProcess();
});
afterAll(async () => {
  await other.close();
  await h.close();
});

const orderOf = async (id: string) => (await h.db.collection('pedidos').findOne({ _id: oid(h, id) }))!;
const UNITS = 3;

/** A delivered order with a received return per unit. */
async function received(): Promise<Delivered & { returns: string[] }> {
  const producto = await shop.sell({ nombre: 'Amortiguador', precio: 40, stock: 10 });
  const order = await deliverOrder(h, shop, [{ producto, cantidad: UNITS }]);
  const returns: string[] = [];
  for (let i = 0; i < UNITS; i++) {
    const { body } = await request(h, order.ana, wanted(order.id, [{ productoId: producto.id, cantidad: 1 }]));
    await step(h, shop.store, body.data._id, 'aceptar', INSTRUCTIONS);
    await step(h, shop.store, body.data._id, 'recibir', { ...RECEIVED, vendibles: [] });
    returns.push(body.data._id);
  }
  return { ...order, returns };
}
/** Inflates a return as a circumvented validation would have let it. */
const inflate = (id: string, times: number) =>
  h.db.collection('devoluciones').updateOne({ _id: oid(h, id) }, { $mul: { monto: times, subtotal: times } });

it('refuses a return of more than what was paid, whatever stands in it, and nothing of it is done', async () => {
  const { id, returns } = await received();
  await inflate(returns[0]!, 50);
  const [before, entries] = [await orderOf(id), await h.db.collection('asientos').countDocuments()];
  const refused = await step(h, shop.store, returns[0]!, 'reembolsar', { referencia: '12345678' });
  expect([refused.status, refused.body.code]).toEqual([409, 'DEVUELTO_SUPERA_PAGADO']);
  expect(await orderOf(id)).toEqual(before);
  expect(await h.db.collection('asientos').countDocuments()).toBe(entries);
  expect((await step(h, shop.store, returns[1]!, 'reembolsar', { referencia: '12345678' })).status).toBe(200);
});

it('owes no more out of a payment than came of it, whatever stands in the order that is cancelled', async () => {
  const { pagoId, pedidoId } = await purchase(h, shop, '00');
  expect((await admins(h, token).post(`/api/admin/pagos/${pagoId}/aprobar`)).status).toBe(200);
  const pedidos = h.db.collection('pedidos');
  const cancel = () =>
    call(h.base, 'PUT', `/api/admin/pedidos/${pedidoId}/cancelar`, { token, body: { motivo: 'Lo pidió la tienda' } });
  await pedidos.updateOne({ _id: oid(h, pedidoId) }, { $mul: { total: 50 } });
  const before = await orderOf(pedidoId);
  const refused = await cancel();
  expect([refused.status, refused.body.code]).toEqual([409, 'DEVUELTO_SUPERA_PAGADO']);
  expect([await orderOf(pedidoId), await saldosOf(h, pagoId)]).toEqual([before, []]);
  await pedidos.updateOne({ _id: oid(h, pedidoId) }, { $mul: { total: 1 / 50 } });
  expect((await cancel()).status).toBe(200);
  expect((await saldosOf(h, pagoId)).map(({ monto }) => monto)).toEqual([(await pagoOf(h, pagoId)).monto]);
});

type Op = { what: 'return' | 'cancel' | 'late'; which: number; second: boolean };
const ops = fc.array(
  fc.record({
    what: fc.constantFrom<Op['what']>('return', 'return', 'cancel', 'late'),
    which: fc.nat(UNITS - 1),
    second: fc.boolean(),
  }),
  { minLength: 24, maxLength: 36 },
);
const EXPECTED = new Set([
  ...['DEVUELTO_SUPERA_PAGADO', 'DEVOLUCION_CAMBIO', 'ESTADO_CAMBIO', 'MOVIMIENTO_USADO', 'PASO_NO_PERMITIDO'],
]);

it('never gives back more than came, whatever returns, cancels and late money do at once on two processes', async () => {
  await fc.assert(
    fc.asyncProperty(
      ops,
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: UNITS, maxLength: UNITS }),
      async (list, times) => {
        const order = await received();
        for (const [i, id] of order.returns.entries()) await inflate(id, times[i]!);
        const paid: Compra[] = [];
        const ended: (Compra & { movimiento: object })[] = [];
        for (let i = 0; i < UNITS; i++) {
          const [one, two] = [await purchase(h, shop, '00'), await purchase(h, shop, '00')];
          expect((await admins(h, token).post(`/api/admin/pagos/${one.pagoId}/aprobar`)).status).toBe(200);
          const end = await admins(h, token).post(`/api/admin/pagos/${two.pagoId}/rechazar`, { motivo: 'No aparece' });
          expect(end.status).toBe(200);
          paid.push(one);
          ended.push({ ...two, movimiento: { bancoEmisor: '0102', referencia: referencia('31'), fecha: today() } });
        }
        const run = ({ what, which, second }: Op) => {
          const base = second ? other.base : h.base;
          if (what === 'return')
            return call(base, 'PUT', `/api/devoluciones/${order.returns[which]!}/reembolsar`, {
              token: shop.store.token,
              body: { referencia: '12345678' },
            });
          if (what === 'cancel')
            return call(base, 'PUT', `/api/admin/pedidos/${paid[which]!.pedidoId}/cancelar`, {
              token,
              body: { motivo: 'Lo pidió la tienda' },
            });
          const { pagoId, monto, movimiento } = ended[which]!;
          const body = { montoRecibido: monto, nota: 'Llegó tarde', movimiento };
          return call(base, 'POST', `/api/admin/pagos/${pagoId}/tardio`, { token, body });
        };
        const rest = [...list];
        const worker = async () => {
          for (let one = rest.shift(); one; one = rest.shift()) {
            const { status, body } = await run(one);
            expect(status === 200 || EXPECTED.has(body.code ?? '') ? null : [one, status, body]).toBeNull();
          }
        };
        await Promise.all(Array.from({ length: 8 }, worker));

        const { devuelto = 0, total } = await orderOf(order.id);
        expect(devuelto).toBeLessThanOrEqual(total);
        for (const { pagoId, monto } of [...paid, ...ended]) {
          const { porDevolver = 0 } = await pagoOf(h, pagoId);
          const owed = (await saldosOf(h, pagoId)).reduce((sum, saldo) => sum + saldo.monto, 0);
          expect(owed).toBe(porDevolver);
          expect(owed).toBeLessThanOrEqual(Math.round(monto * 100));
        }
      },
    ),
    { numRuns: 2, endOnFailure: true },
  );
});

it('alarms by its number when an order and its ledger disagree, until they agree again', async () => {
  const books = h.app.get(BooksService, { strict: false });
  const row = async () => {
    await books.check();
    const { data } = (await call(h.base, 'GET', '/api/admin/estado', { token })).body;
    return data.revisiones.find(({ clave }: { clave: string }) => clave === 'libros');
  };
  // The call's answer is cached for a while.
  const alerts = async () => (await h.app.get(AlertsService, { strict: false }).list()).map(({ id }) => id);
  const { id, numero, total } = await received();
  expect(await row()).toMatchObject({ estado: 'ok', cifra: 0 });
  expect(await alerts()).not.toContain('libros');
  const pedidos = h.db.collection('pedidos');
  for (const wrong of [{ devuelto: total * 100 + 5000 }, { devuelto: 1 }]) {
    await pedidos.updateOne({ _id: oid(h, id) }, { $set: wrong });
    expect(await row()).toMatchObject({ estado: 'falla', cifra: 1, resumen: `Un pedido no cuadra: ${numero}` });
    expect(await alerts()).toContain('libros');
  }
  await pedidos.updateOne({ _id: oid(h, id) }, { $unset: { devuelto: 1 } });
  expect(await row()).toMatchObject({ estado: 'ok', cifra: 0 });
});
