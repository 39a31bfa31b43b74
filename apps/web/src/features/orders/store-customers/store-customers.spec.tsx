import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ClienteTienda } from '@tuerca/contracts/orders/orders/customers';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { watchDownloads } from '@/test/downloads';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const ana: ClienteTienda = {
  _id: idOf('c'),
  nombre: 'Ana María Rodríguez',
  email: 'ana@correo.test',
  telefono: '+584141234567',
  empresa: null,
  avatar: null,
  totalPedidos: 3,
  gastoTotal: 1234.5,
  ultimoPedido: '2026-11-20T14:00:00.000Z',
  fechaPrimerCompra: '2026-05-02T14:00:00.000Z',
  createdAt: '2026-05-02T14:00:00.000Z',
};
const listOf = (...rows: ClienteTienda[]) => ({
  data: rows,
  meta: { page: 1, limit: 10, total: rows.length, totalPages: 1 },
});
const detail = {
  data: { cliente: ana, pedidos: [buildPedido({ estado: 'entregado', estadoPago: 'pagado' })] },
  meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
};
const open = (path = '/tienda/clientes') => {
  enter('store');
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

describe("the store's customers", () => {
  it('are searched and sorted in the address, and opened with what they bought', async () => {
    const asked: string[] = [];
    server.use(
      answer(orders.customers, ({ query }) => {
        asked.push(query.toString());
        return listOf(ana);
      }),
      answer(orders.customer, detail),
    );
    const { user, address } = open();
    const row = (await screen.findByRole('rowheader', { name: /Ana María Rodríguez/ })).closest('tr')!;
    expect(row).toHaveTextContent('3 pedidos');
    expect(row).toHaveTextContent('Bs. 1.234,50');
    expect(row).toHaveTextContent('0414-1234567');
    expect(asked).toEqual(['sort=recent&page=1']);
    await user.selectOptions(screen.getByLabelText('Orden'), 'Más gasto');
    await user.click(screen.getByLabelText('Buscar'));
    await user.paste('Ana');
    await waitFor(() => expect(address()).toBe('/tienda/clientes?q=Ana&orden=spend-high'));
    await waitFor(() => expect(asked.at(-1)).toBe('search=Ana&sort=spend-high&page=1'));
    await user.click(screen.getByRole('button', { name: 'Ver detalle de Ana María Rodríguez' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ana María Rodríguez' });
    expect(await within(dialog).findByRole('link', { name: 'TU-20261121-0001' })).toHaveAttribute(
      'href',
      `/tienda/ordenes/${buildPedido()._id}`,
    );
    expect(within(dialog).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/584141234567\?text=Hola/),
    );
    expect(within(dialog).getByRole('link', { name: 'Ver perfil completo' })).toHaveAttribute(
      'href',
      `/tienda/clientes/${ana._id}`,
    );
  });

  it('are saved for a spreadsheet as they are searched and sorted', async () => {
    const downloads = watchDownloads();
    const asked: string[] = [];
    server.use(
      answer(orders.customers, listOf(ana)),
      answer(orders.exportCustomersCsv, ({ query }) => {
        asked.push(query.toString());
        return HttpResponse.text('Nombre', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { user } = open('/tienda/clientes?q=ana&orden=spend-high');
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findByText('Archivo descargado')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual(['Clientes.csv']);
    expect(asked).toEqual(['search=ana&sort=spend-high']);
  });

  it('offer a retry, and say when there is nobody', async () => {
    server.use(unreachable(orders.customers));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(orders.customers, listOf()));
    await user.click(retry);
    expect(await screen.findByText('Aún no tienes clientes')).toBeInTheDocument();
  });

  it('are cleared of a search that finds nobody', async () => {
    server.use(answer(orders.customers, listOf()));
    const { user, address } = open('/tienda/clientes?q=nadie');
    await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address()).toBe('/tienda/clientes'));
  });
});

describe('one customer', () => {
  it('has information and orders, each under its tab', async () => {
    server.use(answer(orders.customer, detail));
    const { user, address } = open(`/tienda/clientes/${ana._id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana María Rodríguez' })).toBeInTheDocument();
    expect(screen.getByText('2 de mayo de 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Pedidos' }));
    expect(await screen.findByRole('link', { name: 'TU-20261121-0001' })).toBeInTheDocument();
    expect(address()).toBe(`/tienda/clientes/${ana._id}?tab=pedidos`);
  });

  it('who bought nothing here leads back to the list, and says so', async () => {
    server.use(fail(orders.customer, 'CLIENTE_SIN_COMPRAS'), answer(orders.customers, listOf(ana)));
    const { address } = open(`/tienda/clientes/${ana._id}`);
    expect(await screen.findByText('Este cliente no ha realizado compras en tu tienda')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/tienda/clientes'));
  });

  it('offers a retry', async () => {
    server.use(unreachable(orders.customer));
    const { user } = open(`/tienda/clientes/${ana._id}`);
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(orders.customer, detail));
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana María Rodríguez' })).toBeInTheDocument();
  });
});
