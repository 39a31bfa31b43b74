import { aBolivares, aMonto } from '@tuerca/contracts/dinero';
import { call, type Harness, startApp } from './harness';
import { cartOf, client, delivery, ledgerOf, openShop, pay, paymentFor, put, quote, retiro, stockOf, tasaOf } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

describe('buying', () => {
  it('two stores in one payment: an order each, stock taken, cart empty', async () => {
    const [a, b, ana] = [await openShop(h), await openShop(h), await client(h)];
    const [filtro, bujia] = [await a.sell({ precio: 10.55, stock: 5, pesoKg: 2.2 }), await b.sell({ precio: 3.33, stock: 9 })];
    await put(h, ana.token, { productoId: filtro.id, cantidad: 2 });
    await put(h, ana.token, { productoId: bujia.id, cantidad: 3 });
    const { status, body } = await quote(h, ana.token, [delivery(a.store.user._id, 'Mérida', 'Mérida'), ...retiro(b.store.user._id)]);
    expect([status, body.code]).toEqual([201, undefined]);
    const tasa = await tasaOf(h);
    const unitarios = [aBolivares(1055, tasa), aBolivares(333, tasa)];
    const envio = aBolivares(500 + 400, tasa);
    expect(body.data).toMatchObject({ subtotal: aMonto(unitarios[0]! * 2 + unitarios[1]! * 3), envio: aMonto(envio), total: aMonto(unitarios[0]! * 2 + unitarios[1]! * 3 + envio), totalUSD: 21.1 + 9.99 + 9 });
    const compra = await pay(h, ana.token, paymentFor(body.data));
    expect([compra.status, compra.body.message]).toEqual([201, 'Pago registrado con éxito']);
    const { data } = compra.body;
    expect(data.orderNumber).toMatch(/^T\d{6}-[A-Z2-9]{6}$/);
    expect(data.pedidos.map((p: { numero: string }) => p.numero)).toEqual([`${data.orderNumber}-A`, `${data.orderNumber}-B`]);
    expect(data).toMatchObject({ estadoPago: 'en_verificacion', monto: body.data.total, bancoEmisorNombre: expect.any(String) });
    expect([await stockOf(h, filtro.id), await ledgerOf(h, filtro.id)]).toEqual([3, 3]);
    expect([await stockOf(h, bujia.id), await ledgerOf(h, bujia.id)]).toEqual([6, 6]);
    expect((await cartOf(h, ana.token)).items).toEqual([]);
    expect((await call(h.base, 'GET', '/api/orders/last', { token: ana.token })).body.data.orderNumber).toBe(data.orderNumber);
  });
});
