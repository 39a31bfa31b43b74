import mongoose from 'mongoose';
import { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import type { Ingresos } from '@tuerca/contracts/orders/comisiones/schemas';
import { signIn } from '../actors';
import { clientFigures } from '../client-figures';
import { incomeOf } from '../income-figures';
import { expectBalanced, unbalancedStocks } from '../ledger';
import { customersOf, figuresOf, rawCitas } from '../workshop-figures';
import { DEMO_PASSWORD, get, h } from './world';

/** Figures and ledgers of the demo data, which equal a plain count of the documents. */
export const bookStories = () => {
  it('has something to order for the documented stores, as their sales and shelves say', async () => {
    for (const email of ['tienda@demo.tuerca.ve', 'tienda2@demo.tuerca.ve']) {
      const { token } = await signIn(h.base, email, DEMO_PASSWORD);
      expect((await get('/api/stores/demanda/reponer', token)).data.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('tells a client figures that equal a count of the documents', async () => {
    const { token, user } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    expect(EstadisticasCliente.parse((await get('/api/client/statistics', token)).data)).toMatchObject(
      await clientFigures(h, user._id, new Date()),
    );
  });

  it.each(['taller', 'taller2'])(
    'adds up the figures, the customers and the history of %s as a plain count does',
    async (account) => {
      const { user, token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
      const raw = await rawCitas(h, user._id);
      const read = async () => {
        const now = new Date();
        const { data } = await get(`/api/cita/mecanica/estadisticas/${user._id}`, token);
        return { now, figures: EstadisticasTaller.parse(data) };
      };
      const { now, figures } = await read();
      const { serviciosPopulares, clientesFrecuentes, ...expected } = figuresOf(raw, now);
      expect(figures).toMatchObject(expected);
      expect(figures.meses.every(({ citas }) => citas > 0)).toBe(true);
      for (const [shown, all, weight] of [
        [figures.serviciosPopulares, serviciosPopulares, 'citas'],
        [figures.clientesFrecuentes, clientesFrecuentes, 'visitas'],
      ] as const) {
        expect(all).toEqual(expect.arrayContaining(shown as never[]));
        const heaviest = all.map((one) => (one as never)[weight] as number).sort((a, b) => b - a);
        expect(shown.map((one) => (one as never)[weight])).toEqual(heaviest.slice(0, 5));
      }

      const customers = await get(`/api/cita/mecanica/clientes/${user._id}?limit=60&sort=spend-high`, token);
      const counted = customersOf(raw, now);
      expect(customers.meta.total).toBe(counted.length);
      const byId = new Map(counted.map((one) => [one._id, one]));
      for (const one of customers.data) expect(one).toMatchObject(byId.get(one._id)!);

      const history = await get('/api/cita/mecanica?estado=completado&sort=-fechaFinalizacion&limit=100', token);
      const done = raw.filter(({ estado }) => estado === 'completada');
      expect(history.data.total).toBe(done.length);
      const prices = (history.data.citas as { precioFinalBs: number }[]).map(({ precioFinalBs }) => precioFinalBs);
      expect(Math.round(prices.reduce((total, one) => total + one, 0) * 100)).toBe(
        done.reduce((total, { precioFinalBs }) => total + precioFinalBs, 0),
      );
    },
  );

  it.each(['tienda', 'tienda2'])('adds up the income of %s as a plain count of its orders does', async (account) => {
    const { user, token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
    const { meses, saldo } = (await get('/api/stores/ingresos', token)).data as Ingresos;
    const counted = await incomeOf(h, user._id);
    for (const { mes, pedidos, ventas, devoluciones, comisiones, neto } of meses) {
      const plain = counted.get(mes) ?? { pedidos: 0, ventas: 0, devoluciones: 0, comisiones: 0 };
      const cents = { ventas, devoluciones, comisiones, neto };
      const shown = Object.fromEntries(Object.entries(cents).map(([name, { bs }]) => [name, Math.round(bs * 100)]));
      const plainNeto = plain.ventas + plain.devoluciones + plain.comisiones;
      expect({ mes, pedidos, ...shown }).toEqual({ mes, ...plain, neto: plainNeto });
    }
    expect(meses.slice(-6).every(({ pedidos }) => pedidos > 0)).toBe(true);
    expect(saldo.pagado.bs).toBeGreaterThan(0);
    const { data: payouts } = await get('/api/stores/liquidaciones', token);
    expect(payouts.length).toBeGreaterThan(3);
  });

  it.each(['taller', 'taller2', 'tienda'])('counts what %s has completed towards its next plan', async (account) => {
    const { user, token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
    const owner = new mongoose.Types.ObjectId(user._id);
    const completed = account.startsWith('taller')
      ? await h.db.collection('citas').countDocuments({ tallerId: owner, estado: 'completada' })
      : await h.db.collection('pedidos').countDocuments({ tiendaId: owner, estado: 'entregado' });
    expect(completed).toBeGreaterThan(3);
    expect((await get('/api/membresia/mi-plan', token)).data.meritos).toMatchObject({ servicios: completed });
  });

  it('owes every store what its ledger says, to the céntimo', () => expectBalanced(h));

  it('keeps a ledger that adds up to every stock', async () => {
    expect(await unbalancedStocks(h)).toEqual([]);
    // Each unit that was sold left a shelf on the day of its order.
    const sold = await h.db
      .collection('movimientos')
      .find({ motivo: 'venta' }, { projection: { referencia: 1, delta: 1, fecha: 1 } })
      .toArray();
    // A cancelled order keeps its sale beside what was put back, or has never had one.
    const cancelled: string[] = await h.db.collection('pedidos').distinct('numero', { estado: 'cancelado' });
    const dayOf = (fecha: Date) => fecha.toISOString().slice(0, 10);
    const units = new Map<string, number>();
    for (const { referencia, delta, fecha } of sold) {
      if (cancelled.includes(referencia as string)) continue;
      const key = `${referencia} ${dayOf(fecha)}`;
      units.set(key, (units.get(key) ?? 0) - delta);
    }
    const pedidos = await h.db
      .collection('pedidos')
      .find({ estado: { $ne: 'cancelado' } })
      .toArray();
    const bought = pedidos.map(({ numero, fecha, items }) => [
      `${numero} ${dayOf(fecha)}`,
      items.reduce((sum: number, { cantidad }: { cantidad: number }) => sum + cantidad, 0),
    ]);
    expect(Object.fromEntries(units)).toEqual(Object.fromEntries(bought));
  });

  it('owes the clients the money of every order that was cancelled after its payment, or has sent it back', async () => {
    const refunded = await h.db.collection('pedidos').find({ estadoPago: 'reembolsado' }).toArray();
    const debts = await h.db.collection('saldos_clientes').find({ motivo: 'cancelado' }).toArray();
    const amounts = (list: [unknown, unknown, boolean][]) => Object.fromEntries(list.map(([id, ...row]) => [id, row]));
    expect(amounts(debts.map(({ numero, monto, devuelto }) => [numero, monto, devuelto !== null]))).toEqual(
      amounts(refunded.map(({ numero, total, reembolso }) => [numero, total, reembolso.fecha !== null])),
    );
    expect(new Set(debts.map(({ estado }) => estado))).toEqual(new Set(['pendiente', 'devuelto']));
    const payments = await h.db.collection('pagos').find({ estado: 'reembolsado' }).toArray();
    for (const { monto, porDevolver = 0, devuelto = 0 } of payments) expect(porDevolver + devuelto).toBe(monto);
  });

  it('has received what is paid', async () => {
    const settled = { estado: { $in: ['pagado', 'reembolsado'] }, montoRecibido: null };
    expect(await h.db.collection('pagos').countDocuments(settled)).toBe(0);
  });

  it('gives every store returns, open and ended ones, and each refund stands in its order', async () => {
    const devoluciones = h.db.collection('devoluciones');
    expect(await devoluciones.distinct('tiendaId')).toHaveLength(12);
    const { token } = await signIn(h.base, 'tienda@demo.tuerca.ve', DEMO_PASSWORD);
    const { meta } = await get('/api/devoluciones', token);
    expect(meta.total).toBeGreaterThan(4);
    expect(meta.cuentas.reembolsada).toBeGreaterThan(0);
    const refunded = await devoluciones.find({ estado: 'reembolsada' }).toArray();
    const orders = await h.db
      .collection('pedidos')
      .find({ devuelto: { $gt: 0 } })
      .toArray();
    const sum = (list: { [field: string]: unknown }[], field: string) =>
      list.reduce((total, one) => total + (one[field] as number), 0);
    expect(sum(orders, 'devuelto')).toBe(sum(refunded, 'monto'));
    expect(refunded.every(({ entregado, fecha, movida }) => entregado <= fecha && fecha <= movida)).toBe(true);
  });
};
