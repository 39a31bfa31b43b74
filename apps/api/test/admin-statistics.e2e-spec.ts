import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AdminStatisticsService } from '../src/admin/statistics.service';
import { DemoPictures } from '../src/demo/demo-pictures.service';
import { adminToken, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { disconnectAll, listen } from './listen';
import { until } from './until';

// The demo has half a year of orders: the figures are counted once more over the raw documents, one by one.
let h: Harness;
let token: string;
beforeAll(async () => {
  // Drawing takes most of the load, and no figure looks at a picture.
  jest.spyOn(DemoPictures.prototype, 'add').mockImplementation((name) => `/media/demo/${name}-640.webp`);
  h = await startApp({ TUERCA_DEMO: '1' });
  token = await adminToken(h);
}, 240_000);
afterEach(disconnectAll);
afterAll(async () => {
  await h.close();
  process.env.TUERCA_DEMO = '0';
});

const read = <T>(name: string, filter: object = {}) =>
  h.db.collection(name).find(filter).toArray() as unknown as Promise<T[]>;
const statistics = () => call<Estadisticas>(h.base, 'GET', '/api/admin/estadisticas', { token });
const monthOf = (date: Date) => caracasDate(date).slice(0, 7);
const percent = (now: number, before: number) => (before > 0 ? Math.round(((now - before) / before) * 100) || 0 : null);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const THIS_MONTH = monthOf(new Date());
function monthBefore(mes: string): string {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

interface Order {
  fecha: Date;
  estado: string;
  estadoPago: string;
  total: number;
  devuelto?: number;
}

describe('the figures of the platform', () => {
  it('are those of a count over the documents', async () => {
    const { data } = (await statistics()).body;
    const [users, stores, workshops, orders, entries] = await Promise.all([
      read<{ role: string; createdAt: Date; eliminado: boolean }>('usuarios'),
      read<{ grupo: string }>('tiendas'),
      read<{ grupo: string }>('talleres'),
      read<Order>('pedidos'),
      read<{ mes: string | null; comision: number }>('asientos'),
    ]);
    const added = users.filter(({ createdAt }) => monthOf(createdAt) === THIS_MONTH).length;
    expect(data.usuarios).toEqual({
      total: users.length,
      nuevos: added,
      porcentaje: percent(users.length, users.length - added),
    });
    expect(data.tiendas).toMatchObject({
      total: stores.length,
      activas: stores.filter(({ grupo }) => grupo === 'activas').length,
    });
    expect(data.talleres).toMatchObject({
      total: workshops.length,
      activos: workshops.filter(({ grupo }) => grupo === 'activas').length,
    });
    const placed = (mes: string) => orders.filter(({ fecha }) => monthOf(fecha) === mes);
    const before = monthBefore(THIS_MONTH);
    expect(data.pedidos).toEqual({
      total: orders.length,
      mes: placed(THIS_MONTH).length,
      pendientes: orders.filter(({ estado }) => ['pendiente', 'procesando', 'enviado'].includes(estado)).length,
      completados: orders.filter(({ estado }) => estado === 'entregado').length,
      porcentaje: percent(placed(THIS_MONTH).length, placed(before).length),
    });
    const commission = (mes: string) =>
      -sum(entries.filter((one) => one.mes === mes).map(({ comision }) => comision)) / 100;
    expect(data.ingresos.comisiones).toBeCloseTo(commission(THIS_MONTH), 2);
    expect(data.ingresos.total).toBeCloseTo(
      data.ingresos.comisiones + data.ingresos.suscripciones + data.ingresos.otros,
      2,
    );
    const kept = (some: Order[]) =>
      sum(
        some
          .filter(({ estado, estadoPago }) => estadoPago === 'pagado' && estado !== 'cancelado')
          .map(({ total, devuelto = 0 }) => total - devuelto),
      ) / 100;
    expect(data.meses.at(-1)!.mes).toBe(THIS_MONTH);
    for (const { mes, pedidos, ventas } of data.meses) {
      expect([mes, pedidos]).toEqual([mes, placed(mes).length]);
      expect(ventas).toBeCloseTo(kept(placed(mes)), 2);
    }
    expect(data.dias.at(-1)!.dia).toBe(caracasDate(new Date()));
    for (const { dia, pedidos } of data.dias)
      expect([dia, pedidos]).toEqual([dia, orders.filter(({ fecha }) => caracasDate(fecha) === dia).length]);
  });

  it('are cheap, and cheaper again', async () => {
    const time = async () => {
      const started = performance.now();
      expect((await statistics()).status).toBe(200);
      return performance.now() - started;
    };
    const times = [await time(), await time(), await time()];
    console.log(`statistics of the demo: ${times.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);
  });

  it('follow what happens, and open offices are told', async () => {
    const admin = { token } as Parameters<typeof listen>[1];
    const heard = await listen<{ action: string; data: { subject: string } }>(h, admin);
    const before = (await statistics()).body.data;
    await signUp(h.base, 'store');
    await until(
      () =>
        Promise.resolve(heard.filter(({ action, data }) => action === 'changed' && data.subject === 'oficina').length),
      (count) => count > 0,
    );
    const after = (await statistics()).body.data;
    expect(after.tiendas.total).toBe(before.tiendas.total + 1);
    const alert = after.alertas.find(({ id }) => id === 'tiendas')!;
    expect(alert).toMatchObject({ prioridad: 'media', ruta: '/admin/tiendas?grupo=por_revisar' });
    expect(alert.mensaje).toMatch(/espera/);
    expect((await call(h.base, 'GET', '/api/admin/pendientes', { token })).body.data.tiendas).toBeGreaterThanOrEqual(1);
  });
});

describe('the alerts', () => {
  it('press harder the longer somebody waits', async () => {
    const waiting = await h.db
      .collection('pagos')
      .find({ estado: { $in: ['pendiente', 'en_verificacion'] } })
      .toArray();
    const priorityAfter = async (hours: number) => {
      const fecha = new Date(Date.now() - hours * 3_600_000);
      await h.db.collection('pagos').updateMany({ _id: { $in: waiting.map(({ _id }) => _id) } }, { $set: { fecha } });
      // An act of an administrator makes the figures be read again.
      const { user } = await signUp(h.base, 'client');
      await call(h.base, 'PUT', `/api/admin/usuarios/${user._id}/estado`, {
        token,
        body: { activo: false, motivo: 'Prueba' },
      });
      return (await statistics()).body.data.alertas.find(({ id }) => id === 'pagos')?.prioridad;
    };
    expect(waiting).not.toEqual([]);
    expect(await priorityAfter(1)).toBe('baja');
    expect(await priorityAfter(3)).toBe('media');
    expect(await priorityAfter(13)).toBe('alta');
  });

  it('say that mails are refused, and urgently once they wait for an hour', async () => {
    const mails = h.db.collection('correos');
    const priorityAfter = async (minutes: number) => {
      const [desde, proximo] = [-minutes, 60].map((shift) => new Date(Date.now() + shift * 60_000));
      const entrega = { pendientes: ['correo'], intentos: 3, desde, proximo, turno: null };
      const { insertedId } = await mails.insertOne({ sellado: 'x', vence: proximo, entrega });
      h.app.get(AdminStatisticsService, { strict: false }).forget();
      const alert = (await statistics()).body.data.alertas.find(({ id }) => id === 'entregas');
      await mails.deleteOne({ _id: insertedId });
      return [alert?.prioridad, alert?.mensaje, alert?.ruta];
    };
    expect((await priorityAfter(10))[0]).toBe('media');
    expect(await priorityAfter(90)).toEqual(['alta', expect.stringMatching(/entrega falla/), '/admin/estado']);
  });
});
