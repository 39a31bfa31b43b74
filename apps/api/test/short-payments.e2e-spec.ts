import { BooksService } from '../src/orders/comisiones/books.service';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { admins, type Compra, oid, pagoOf, purchase, saldosOf } from './payment-queue';
import { refund, request, wanted } from './returns';
import { openShop, type Shop } from './shop';

let h: Harness;
let shop: Shop;
let token: string;
beforeAll(async () => {
  h = await startApp();
  [shop, token] = [await openShop(h), await adminToken(h)];
});
afterAll(() => h.close());

/** Céntimos that are missing. */
const FALTA = 100;
const cents = (monto: number) => Math.round(monto * 100);
const post = (pagoId: string, how: string, body: object = {}) =>
  admins(h, token).post(`/api/admin/pagos/${pagoId}/${how}`, body);
const decide = (pagoId: string, how: string, montoRecibido: number) =>
  post(pagoId, how, { montoRecibido, motivo: 'Faltó la comisión de su banco' });
/** A purchase of which Tuerca accepted less than is due. */
async function accepted(): Promise<Compra & { due: number; came: number }> {
  const compra = await purchase(h, shop, '01');
  const [due, came] = [cents(compra.monto), cents(compra.monto) - FALTA];
  const { body } = await decide(compra.pagoId, 'aceptar', came / 100);
  expect(body.data).toMatchObject({ estado: 'pagado', montoRecibido: came / 100 });
  return { ...compra, due, came };
}
const entriesOf = async (clave: RegExp) =>
  (await h.db.collection('asientos').find({ clave }).sort({ _id: 1 }).toArray()).map(({ monto }) => monto as number);
const lossThisMonth = async () =>
  cents((await call(h.base, 'GET', '/api/admin/estadisticas', { token })).body.data.ingresos.faltantes);
const disagree = async () => {
  const books = h.app.get(BooksService, { strict: false });
  await books.check();
  return books.state();
};

it('less than what is due is not approved as if all had come: the answer shows both figures', async () => {
  const { pagoId } = await purchase(h, shop, '01');
  const refused = await post(pagoId, 'aprobar');
  expect([refused.status, refused.body.code]).toEqual([409, 'MONTO_NO_COINCIDE']);
  expect(refused.body.message).toMatch(/^Se espera Bs\.\s[\d.,]+ y llegó Bs\.\s[\d.,]+\./);
});

it('is accepted with a reason: Tuerca bears what is missing, its store has the whole sale, and a cancellation gives back what came', async () => {
  const { pagoId: whole, monto } = await purchase(h, shop, '01');
  expect((await decide(whole, 'aceptar', monto)).status).toBe(400);
  const { pagoId, pedidoId, due, came } = await accepted();
  expect(await entriesOf(new RegExp(`^faltante:${pagoId}$`))).toEqual([-FALTA]);
  expect(await entriesOf(new RegExp(`^venta:${pedidoId}$`))).toEqual([due]);
  expect(await lossThisMonth()).toBe(-FALTA);
  const cancelled = await call(h.base, 'POST', `/api/pedidos/${pedidoId}/cancelar`, {
    token: shop.store.token,
    body: { motivo: 'Se agotó la pieza' },
  });
  expect(cancelled.status).toBe(200);
  expect(await saldosOf(h, pagoId)).toMatchObject([{ monto: came, motivo: 'cancelado' }]);
  // What came goes back, and nothing is lost any more.
  expect(await entriesOf(new RegExp(`^faltante:(${pagoId}|${pedidoId})$`))).toEqual([-FALTA, FALTA]);
  expect(await disagree()).toEqual([]);
});

it('a part that comes back of such an order is refunded with its part of what came, and no more', async () => {
  const { pedidoId, ana, producto, came } = await accepted();
  for (const estado of ['procesando', 'enviado', 'entregado'])
    await call(h.base, 'PATCH', `/api/orders/${pedidoId}/status`, {
      token: shop.store.token,
      body: { estado, nota: 'Listo', numeroRastreo: estado === 'enviado' ? 'MRW-1' : undefined },
    });
  const asked = await request(h, ana, wanted(pedidoId, [{ productoId: producto.id, cantidad: 1 }]));
  expect(cents(asked.body.data.monto)).toBe(came);
  expect((await refund(h, shop.store, asked.body.data._id)).status).toBe(200);
  const order = await h.db.collection('pedidos').findOne({ _id: oid(h, pedidoId) });
  expect(order).toMatchObject({ recibido: came, devuelto: came });
  expect(await disagree()).toEqual([]);
});

it('is given back: the purchase is cancelled, what came is owed to the client, and nothing of it is accepted later', async () => {
  const { pagoId, pedidoId, monto } = await purchase(h, shop, '01');
  const came = cents(monto) - FALTA;
  expect((await decide(pagoId, 'devolver', came / 100)).body.data).toMatchObject({ estado: 'rechazado' });
  expect(await pagoOf(h, pagoId)).toMatchObject({ montoRecibido: came, porDevolver: came });
  expect(await saldosOf(h, pagoId)).toMatchObject([{ monto: came, motivo: 'incompleto' }]);
  expect(await h.db.collection('pedidos').findOne({ _id: oid(h, pedidoId) })).toMatchObject({ estado: 'cancelado' });
  expect((await decide(pagoId, 'aceptar', came / 100)).status).toBe(409);
});

it('two administrators who decide otherwise at once: one of them does', async () => {
  const { pagoId, monto } = await purchase(h, shop, '01');
  const came = monto - FALTA / 100;
  const answers = await Promise.all(['devolver', 'aceptar', 'diferencia'].map((how) => decide(pagoId, how, came)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const owed = (await saldosOf(h, pagoId)).reduce((sum, saldo) => sum + saldo.monto, 0);
  expect(owed).toBe(answers[0]!.status === 200 ? cents(came) : 0);
});
