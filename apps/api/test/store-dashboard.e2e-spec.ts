import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { isLowStock } from '@tuerca/contracts/products/products/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { SessionsService } from '../src/auth/auth/sessions.service';
import { DemoPictures } from '../src/demo/demo-pictures.service';
import { mintUser } from './actors';
import { call, type Harness, startApp } from './harness';

// The demo has six months of orders of every store: the figures are counted once more over the raw documents, one by one.
let h: Harness;
beforeAll(async () => {
  // Drawing takes most of the load, and no figure looks at a picture.
  jest.spyOn(DemoPictures.prototype, 'add').mockImplementation((name) => `/media/demo/${name}-640.webp`);
  h = await startApp({ TUERCA_DEMO: '1' });
}, 240_000);
afterAll(async () => {
  await h.close();
  process.env.TUERCA_DEMO = '0';
});

interface RawOrder {
  numero: string;
  fecha: Date;
  estado: string;
  subestado: string | null;
  estadoPago: string;
  total: number;
  devuelto?: number;
  clienteId: unknown;
}
const monthOf = (date: Date) => caracasDate(date).slice(0, 7);
// Without the minus of a zero.
const percent = (now: number, before: number) => (before > 0 ? Math.round(((now - before) / before) * 100) || 0 : null);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const read = <T>(name: string, filter: object) =>
  h.db.collection(name).find(filter).toArray() as unknown as Promise<T[]>;

function lastMonths(count: number): string[] {
  const [year, month] = monthOf(new Date()).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 7),
  );
}

/** The plain reading of what the dashboard says. */
async function countPlainly(tiendaId: unknown) {
  const orders = await read<RawOrder>('pedidos', { tiendaId });
  const products = await read<{ createdAt: Date; stock: number; stockMinimo: number }>('productos', {
    tiendaId,
    eliminado: false,
  });
  const income = (some: RawOrder[]) =>
    sum(
      some
        .filter(({ estado, estadoPago }) => estadoPago === 'pagado' && estado !== 'cancelado')
        .map(({ total, devuelto = 0 }) => total - devuelto),
    ) / 100;
  const meses = lastMonths(6).map((mes) => {
    const placed = orders.filter(({ fecha }) => monthOf(fecha) === mes);
    return { mes, pedidos: placed.length, ingresos: income(placed) };
  });
  const [before, now] = meses.slice(-2) as [(typeof meses)[number], (typeof meses)[number]];
  const first = new Map<string, Date>();
  for (const { clienteId, fecha } of orders) {
    const known = first.get(String(clienteId));
    if (!known || fecha < known) first.set(String(clienteId), fecha);
  }
  const older = (dates: Date[]) => dates.filter((date) => monthOf(date) < now.mes).length;
  const low = products.filter(isLowStock);
  const grown = (dates: Date[]) => ({ total: dates.length, porcentaje: percent(dates.length, older(dates)) });
  return {
    pedidos: { total: now.pedidos, porcentaje: percent(now.pedidos, before.pedidos) },
    ingresos: { total: now.ingresos, porcentaje: percent(now.ingresos, before.ingresos) },
    productos: grown(products.map(({ createdAt }) => createdAt)),
    clientes: grown([...first.values()]),
    meses,
    enviados: orders.filter(({ estado }) => estado === 'enviado').length,
    bajos: low.length,
    agotados: low.filter(({ stock }) => stock === 0).length,
    recientes: orders
      .sort((a, b) => b.fecha.getTime() - a.fecha.getTime())
      .slice(0, 5)
      .map(({ fecha }) => fecha.toISOString()),
  };
}

describe("a store's dashboard", () => {
  it('says of every demo store what a count over its documents says', async () => {
    const stores = await read<{ _id: unknown }>('tiendas', {});
    expect(stores.length).toBeGreaterThan(2);
    for (const { _id } of stores) {
      const [token] = await h.app
        .get(SessionsService, { strict: false })
        .openMany([{ id: String(_id), role: 'store' }]);
      const { status, body } = await call<EstadisticasTienda>(h.base, 'GET', '/api/stores/dashboard-stats', { token });
      expect(status).toBe(200);
      const { enviados, bajos, agotados, recientes, ...figures } = await countPlainly(_id);
      expect(body.data).toMatchObject(figures);
      expect(body.data.porHacer.enviados).toBe(enviados);
      const saludable = figures.productos.total > 0 && bajos === 0;
      expect(body.data.estadoInventario).toMatchObject({ bajos, agotados, saludable });
      expect(body.data.pedidosRecientes.map(({ fecha }) => fecha)).toEqual(recientes);
    }
  });

  it('is empty for a store that has nothing yet, and closed to everybody else', async () => {
    const store = await mintUser(h, 'store');
    const get = (token?: string) => call<EstadisticasTienda>(h.base, 'GET', '/api/stores/dashboard-stats', { token });
    expect((await get(store.token)).body.data).toMatchObject({
      pedidos: { total: 0, porcentaje: null },
      ingresos: { total: 0, porcentaje: null },
      pedidosRecientes: [],
      estadoInventario: { saludable: false, mensaje: 'Aún no tienes productos en tu inventario' },
    });
    expect((await get()).status).toBe(401);
    for (const role of ['client', 'workshop', 'admin'] as const)
      expect((await get((await mintUser(h, role)).token)).status).toBe(403);
  });
});
