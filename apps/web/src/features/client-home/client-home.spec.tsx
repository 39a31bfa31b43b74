import { configure, screen, within } from '@testing-library/react';
import { favorites } from '@tuerca/contracts/favorites/endpoints';
import { garaje } from '@tuerca/contracts/garaje/endpoints';
import { orders } from '@tuerca/contracts/orders/endpoints';
import type { EstadisticasCliente } from '@tuerca/contracts/orders/statistics';
import { purchaseRoutes } from '../../app/routes-purchase';
import { enter } from '../../test/people';
import { renderApp } from '../../test/render-app';
import { answer, fail, server } from '../../test/server';
import { buildPedido } from '../../test/orders';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const figures = (totals: number[], over: Partial<EstadisticasCliente> = {}): EstadisticasCliente => ({
  pedidos: { total: 12, enCurso: 2 },
  gasto: { mes: totals[5]!, mesAnterior: totals[4]!, porcentaje: null },
  meses: MONTHS.map((mes, i) => ({ mes, pedidos: 1, total: totals[i]! })),
  ...over,
});
const meta = { page: 1, limit: 3, total: 1, totalPages: 1 };

function open() {
  enter();
  server.use(answer(favorites.list, { data: [] }), answer(garaje.list, { data: [] }));
  return renderApp('/cliente', [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }]);
}

describe("the client's first screen", () => {
  it('greets, and shows what she bought beside what she spends', async () => {
    server.use(
      answer(orders.statistics, {
        data: figures([0, 0, 0, 50, 2000, 3000.5], { gasto: { mes: 3000.5, mesAnterior: 2000, porcentaje: 50 } }),
      }),
      answer(orders.list, { data: [buildPedido()], meta }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, María' })).toBeInTheDocument();
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(await summary.findByText('12')).toBeInTheDocument();
    expect(summary.getByText('2 pedidos en camino')).toBeInTheDocument();
    expect(summary.getByText('Bs. 3.000,50')).toBeInTheDocument();
    expect(summary.getByText('50 % más que en octubre')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /TU-20261121-0001/ })).toHaveAttribute(
      'href',
      '/cliente/ordenes?pedido=TU-20261121-0001',
    );
    // The drawing, as a table for who cannot see it.
    const table = screen.getByRole('table', { name: 'Gasto por mes' });
    expect(within(table).getByRole('row', { name: 'noviembre de 2026 Bs. 3.000,50' })).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(7);
  });

  it('says what comes when nothing was bought', async () => {
    server.use(
      answer(orders.statistics, { data: figures([0, 0, 0, 0, 0, 0], { pedidos: { total: 0, enCurso: 0 } }) }),
      answer(orders.list, { data: [], meta: { ...meta, total: 0 } }),
    );
    open();
    expect(await screen.findByText('Sin gastos todavía')).toBeInTheDocument();
    expect(await screen.findByText('Aún no has comprado')).toBeInTheDocument();
    expect(screen.getByText('Nada en camino')).toBeInTheDocument();
    expect(screen.getByText('Nada en octubre')).toBeInTheDocument();
  });

  it('keeps the rest when the figures fail, and asks again', async () => {
    server.use(fail(orders.statistics, 'ERROR_INTERNO'), answer(orders.list, { data: [buildPedido()], meta }));
    const { user } = open();
    const failure = await screen.findByRole('alert');
    expect(await screen.findByRole('link', { name: /TU-20261121-0001/ })).toBeInTheDocument();
    server.use(answer(orders.statistics, { data: figures([0, 0, 0, 0, 0, 10]) }));
    await user.click(within(failure).getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('row', { name: 'noviembre de 2026 Bs. 10,00' })).toBeInTheDocument();
  });
});
