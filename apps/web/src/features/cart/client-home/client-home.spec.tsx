import { configure, screen, waitFor, within } from '@testing-library/react';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { clientDashboard } from '@tuerca/contracts/cart/client-dashboard/endpoints';
import type { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { orderStanding } from '@tuerca/contracts/orders/orders/standing';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const figures = (totals: number[], over: Partial<EstadisticasCliente> = {}): EstadisticasCliente => ({
  pedidos: { total: 12, pendientes: 2, completados: 9, enCurso: 2, porcentaje: null },
  gasto: { mes: totals[5]!, mesAnterior: totals[4]!, porcentaje: null },
  meses: MONTHS.map((mes, i) => ({ mes, pedidos: 1, total: totals[i]! })),
  favoritos: { total: 4, nuevos: 1, productos: 4, tiendas: 2 },
  servicios: { mecanicos: 3, delivery: 0, grua: 0 },
  gastosRecientes: { total: totals[5]!, porcentaje: null },
  ultimasCompras: [],
  citasPendientes: [],
  ...over,
});
const purchase = () => {
  const pedido = buildPedido();
  const { _id, numero, fecha, total, tienda } = pedido;
  return { _id, numero, fecha, total, ...orderStanding(pedido), tienda: { nombre: tienda.nombre } };
};

function open() {
  enter();
  server.use(answer(favorites.list, { data: [] }), answer(garaje.list, { data: [] }));
  return renderApp('/cliente', [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }]);
}

describe("the client's first screen", () => {
  it('greets, and shows what she bought beside what she spends', async () => {
    server.use(
      answer(clientDashboard.statistics, {
        data: figures([0, 0, 0, 50, 2000, 3000.5], {
          gasto: { mes: 3000.5, mesAnterior: 2000, porcentaje: 50 },
          ultimasCompras: [purchase()],
          citasPendientes: [
            {
              _id: 'c'.repeat(24),
              fecha: '2026-11-24T14:30:00.000Z',
              estado: 'confirmada',
              servicio: { nombre: 'Cambio de pastillas' },
              taller: { nombre: 'Taller Turpial' },
            },
          ],
        }),
      }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, María' })).toBeInTheDocument();
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(await summary.findByText('12')).toBeInTheDocument();
    expect(summary.getByText('2 pedidos en curso')).toBeInTheDocument();
    expect(summary.getByText('Bs. 3.000,50')).toBeInTheDocument();
    expect(summary.getByText('50 % más que en octubre')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /TU-20261121-0001/ })).toHaveAttribute(
      'href',
      '/cliente/ordenes?pedido=TU-20261121-0001',
    );
    expect(summary.getByText('1 nuevo esta semana')).toBeInTheDocument();
    expect(screen.getByText('Cambio de pastillas')).toBeInTheDocument();
    expect(screen.getByText(/^24\/11\/2026, 10:30.* · Taller Turpial$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Servicio mecánico/ })).toHaveAttribute('href', '/servicios/mecanicos');
    expect(screen.getByRole('progressbar', { name: /^Gasto de este mes/ })).toHaveAttribute('aria-valuenow', '100');
    // The drawing, as a table for who cannot see it.
    const table = screen.getByRole('table', { name: 'Gasto por mes' });
    expect(within(table).getByRole('row', { name: 'noviembre de 2026 Bs.\u00A03.000,50' })).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(7);
  });

  it('says what comes when nothing was bought', async () => {
    server.use(
      answer(clientDashboard.statistics, {
        data: figures([0, 0, 0, 0, 0, 0], {
          pedidos: { total: 0, pendientes: 0, completados: 0, enCurso: 0, porcentaje: null },
        }),
      }),
    );
    open();
    expect(await screen.findByText('Sin gastos todavía')).toBeInTheDocument();
    expect(await screen.findByText('Aún no has comprado')).toBeInTheDocument();
    expect(screen.getByText('Nada en curso')).toBeInTheDocument();
    expect(screen.getByText('Nada en octubre')).toBeInTheDocument();
  });

  it('says that delivery and tow are asked for in the mobile app', async () => {
    server.use(answer(clientDashboard.statistics, { data: figures([0, 0, 0, 0, 0, 10]) }));
    const { user } = open();
    for (const [name, title] of [
      [/^Delivery/, 'Pedir un delivery'],
      [/^Grúa/, 'Pedir una grúa'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(dialog.getByText(/solo desde la aplicación móvil/)).toBeInTheDocument();
      expect(dialog.getAllByRole('img', { name: /^Aquí irá el código QR/ })).toHaveLength(2);
      await user.click(dialog.getByRole('button', { name: 'Entendido' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('keeps the rest when the figures fail, and asks again', async () => {
    server.use(fail(clientDashboard.statistics, 'ERROR_INTERNO'));
    const { user } = open();
    const failure = await screen.findByRole('alert');
    expect(await screen.findByRole('link', { name: 'Buscar repuestos' })).toBeInTheDocument();
    server.use(answer(clientDashboard.statistics, { data: figures([0, 0, 0, 0, 0, 10]) }));
    await user.click(within(failure).getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('row', { name: 'noviembre de 2026 Bs.\u00A010,00' })).toBeInTheDocument();
  });
});
