import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { ERRORS } from '@tuerca/contracts/errors';
import { SPREADSHEET_TYPES } from '@tuerca/contracts/kernel/spreadsheets';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { storeRoutes } from '@/app/routes-store';
import { watchDownloads } from '@/test/downloads';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const NUMERO = 'TU-20261121-0001';
const paid = buildPedido({ estadoPago: 'pagado' });
const preparing = buildPedido({ estado: 'procesando', subestado: 'en_preparacion', estadoPago: 'pagado' });
const listOf = (...rows: Pedido[]) => ({
  data: rows,
  meta: { page: 1, limit: 10, total: rows.length, totalPages: 1 },
});
const open = (path = '/tienda/ordenes') => {
  enter('store');
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

beforeEach(() =>
  server.use(answer(orders.summary, { data: { pendientes: 1, porPreparar: 3, porEnviar: 2, enviados: 0 } })),
);

describe("the store's orders", () => {
  it('are searched, filtered by what waits, sorted, and keep it in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(orders.list, ({ query }) => {
        asked.push(query.toString());
        return listOf(paid);
      }),
    );
    const { user, address } = open();
    const row = (await screen.findByRole('rowheader', { name: new RegExp(NUMERO) })).closest('tr')!;
    expect(row).toHaveTextContent(paid.cliente.nombre);
    expect(row).toHaveTextContent(paid.cliente.email);
    expect(asked[0]).toBe('dateFilter=all&status=all&sort=-fecha&page=1&limit=10');
    const queue = await screen.findByRole('button', { name: 'Por preparar (3)' });
    await user.click(queue);
    await waitFor(() => expect(address()).toBe('/tienda/ordenes?estado=por_preparar'));
    expect(queue).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(screen.getByLabelText('Fecha'), 'Este mes');
    await user.click(screen.getByLabelText('Buscar'));
    await user.paste('María');
    await user.click(screen.getByRole('button', { name: /Total/ }));
    await waitFor(() =>
      expect(new URLSearchParams(asked.at(-1))).toEqual(
        new URLSearchParams('search=María&dateFilter=thisMonth&status=por_preparar&sort=-total&page=1&limit=10'),
      ),
    );
  });

  it('understand the other vocabulary in an address', async () => {
    const asked: string[] = [];
    server.use(
      answer(orders.list, ({ query }) => {
        asked.push(query.get('status')!);
        return listOf(preparing);
      }),
    );
    open('/tienda/ordenes?estado=en_preparacion');
    await screen.findByRole('rowheader', { name: new RegExp(NUMERO) });
    expect(asked).toEqual(['por_enviar']);
  });

  it('are moved from the row menu, in which the present state cannot be chosen', async () => {
    const sent: unknown[] = [];
    let now = preparing;
    server.use(
      answer(orders.list, () => listOf(now)),
      answer(checkout.setStatus, ({ body }) => {
        sent.push(body);
        now = buildPedido({ estado: 'procesando', subestado: 'confirmado', estadoPago: 'pagado' });
        return { data: now };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Más acciones del pedido ${NUMERO}` }));
    expect(screen.getByRole('menuitem', { name: 'Marcar en preparación' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Marcar como confirmado' }));
    expect(await screen.findByText('Estado del pedido actualizado a confirmado')).toBeInTheDocument();
    expect(sent).toEqual([{ estado: 'confirmado', nota: 'Estado actualizado por la tienda' }]);
    // Nobody prepares it yet: what it is, is paid.
    expect(await screen.findByText('Pagado')).toBeInTheDocument();
  });

  it('say so when a move came too late', async () => {
    server.use(answer(orders.list, listOf(paid)), fail(checkout.setStatus, 'ESTADO_CAMBIO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Más acciones/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Marcar como confirmado' }));
    expect(await screen.findByText(/El estado cambió mientras trabajabas/)).toBeInTheDocument();
  });

  it('are cancelled with a reason, and not without', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(orders.list, listOf(paid)),
      answer(checkout.cancel, ({ body }) => {
        sent.push(body);
        return { data: buildPedido({ estado: 'cancelado' }) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Más acciones/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancelar pedido' }));
    const dialog = await screen.findByRole('dialog', { name: `¿Cancelar el pedido ${NUMERO}?` });
    const confirm = within(dialog).getByRole('button', { name: 'Sí, cancelar pedido' });
    await user.click(confirm);
    expect(await within(dialog).findByText('Indica el motivo de la cancelación')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste('Se agotó');
    await user.click(confirm);
    expect(await screen.findByText('Estado del pedido actualizado a cancelado')).toBeInTheDocument();
    expect(sent).toEqual([{ motivo: 'Se agotó' }]);
  });

  it('have their comprobante, saved under the id', async () => {
    const downloads = watchDownloads();
    server.use(
      answer(orders.list, listOf(paid)),
      answer(orders.invoice, () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Más acciones/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Descargar factura' }));
    expect(await screen.findByText('Factura descargada correctamente')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual([`factura-${paid._id}.pdf`]);
  });

  it('are saved for a spreadsheet as they are filtered, and a file that does not come says so', async () => {
    const downloads = watchDownloads();
    const asked: string[] = [];
    server.use(
      answer(orders.list, listOf(paid)),
      answer(orders.exportXlsx, ({ query }) => {
        asked.push(query.toString());
        return new HttpResponse('PK', { headers: { 'Content-Type': SPREADSHEET_TYPES.xlsx } });
      }),
      fail(orders.exportCsv, 'DEMASIADAS_SOLICITUDES'),
    );
    const { user } = open('/tienda/ordenes?estado=por_preparar&fecha=thisMonth&q=Ana&page=2');
    await user.click(await screen.findByRole('button', { name: 'Exportar Excel' }));
    expect(await screen.findByText('Archivo descargado')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual(['Pedidos.xlsx']);
    expect(asked).toEqual(['search=Ana&dateFilter=thisMonth&status=por_preparar&sort=-fecha']);
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findByText(ERRORS.DEMASIADAS_SOLICITUDES.message)).toBeInTheDocument();
  });

  it('offer a retry, and say when there is none', async () => {
    server.use(unreachable(orders.list));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(orders.list, listOf()));
    await user.click(retry);
    expect(await screen.findByText('Aún no tienes pedidos')).toBeInTheDocument();
  });

  it('are cleared of filters that leave nothing', async () => {
    server.use(answer(orders.list, listOf()));
    const { user, address } = open('/tienda/ordenes?q=nada&estado=enviado');
    await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address()).toBe('/tienda/ordenes'));
  });
});
