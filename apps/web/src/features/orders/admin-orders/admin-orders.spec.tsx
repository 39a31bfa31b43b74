import { configure, screen, waitFor, within } from '@testing-library/react';
import { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import type { PedidoAdmin, PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { orderStanding } from '@tuerca/contracts/orders/orders/standing';
import { type EstadoPedido, ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { adminRoutes } from '@/app/routes-admin';
import { buildDetalle } from '@/test/admin-users';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable, wrongAddress } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const pedido = buildPedido();
const { _id, numero, fecha, cliente, tienda, total, totalUSD, tasa, fechaTasa } = pedido;
const ROW: PedidoFila = {
  ...{ _id, numero, fecha, ...orderStanding(pedido), total, totalUSD, tasa, fechaTasa },
  reembolso: null,
  unidades: 2,
  cliente: { _id: cliente._id, nombre: cliente.nombre, email: cliente.email },
  tienda: { _id: tienda._id, nombre: tienda.nombre },
};
const DETAIL: PedidoAdmin = {
  pedido,
  pago: buildPago(),
  ...{ compra: [], devoluciones: [], asientos: [], auditoria: [], casos: [] },
  cancelable: true,
};
const cuentas = Object.fromEntries(ESTADOS_PEDIDO.map((one) => [one, 0])) as Record<EstadoPedido, number>;
const page = (rows: PedidoFila[]) => ({
  data: rows,
  meta: { page: 1, limit: 20, total: rows.length, totalPages: rows.length ? 1 : 0, cuentas },
});
const open = (path = '/admin/pedidos') => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

describe('the orders of all stores', () => {
  it('wait, and then say who bought what from whom', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(answer(ordersAdmin.list, () => gate.then(() => page([ROW]))));
    open();
    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    release();
    const table = within(await screen.findByRole('table', { name: 'Pedidos' }));
    for (const text of [numero, 'María Pérez', cliente.email, tienda.nombre])
      expect(table.getByText(text)).toBeInTheDocument();
    expect(table.getByRole('link', { name: `Ver el pedido ${numero}` })).toHaveAttribute(
      'href',
      `/admin/pedidos/${_id}`,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 pedido');
  });

  it('are asked for by store and by client, whose names their accounts bring', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      answer(ordersAdmin.list, ({ query }) => {
        asked.push(query);
        return page([ROW]);
      }),
      answer(adminUsers.get, ({ params: { id } }) => ({
        data: buildDetalle(
          id === tienda._id ? { _id: id, negocio: tienda.nombre } : { _id: cliente._id, nombre: cliente.nombre },
        ),
      })),
    );
    const { user } = open(`/admin/pedidos?tienda=${tienda._id}&cliente=${cliente._id}`);
    expect(await screen.findByRole('button', { name: `Quitar filtro ${tienda.nombre}` })).toBeInTheDocument();
    expect(Object.fromEntries(asked[0]!)).toMatchObject({ tienda: tienda._id, cliente: cliente._id });
    // On a phone the fields are behind a button that counts what is on.
    const fold = screen.getByRole('button', { name: 'Filtros (2)', hidden: true });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: `Quitar filtro ${cliente.nombre}` }));
    expect(await screen.findByRole('button', { name: 'Filtros (1)', hidden: true })).toBeInTheDocument();
    expect(asked.at(-1)!.has('cliente')).toBe(false);
  });

  it('are asked for by the rate that they were made at, which each row says', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      answer(ordersAdmin.list, ({ query }) => {
        asked.push(query);
        return page([{ ...ROW, tasa: 1458, fechaTasa: '2026-11-27' }]);
      }),
      answer(ratesAdmin.list, {
        data: [
          {
            ...{ valor: 1458, fechaValor: '2026-11-27', fuente: 'BCV', estado: 'retirada', pedidos: 1 },
            ...{ citas: 0, planes: 0 },
            retirada: { fecha: '2026-11-27T15:00:00.000Z', motivo: 'Equivocada' },
          },
        ],
      }),
    );
    const { user } = open('/admin/pedidos?tasa=1458_2026-11-27');
    expect(await screen.findByText(/^Tasa Bs\.\s1\.458$/)).toBeInTheDocument();
    expect(Object.fromEntries(asked[0]!)).toMatchObject({ tasa: '1458', fechaTasa: '2026-11-27' });
    expect(
      await screen.findByRole('option', { name: /1\.458 del 27\/11\/2026 \(retirada\)$/, hidden: true }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Quitar filtro Tasa Bs\.\s1\.458 del/ }));
    await waitFor(() => expect(asked.at(-1)!.has('tasa')).toBe(false));
  });

  it('are told apart when there are none at all and none with these filters, which can be taken away', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      answer(ordersAdmin.list, ({ query }) => {
        asked.push(query);
        return page([]);
      }),
    );
    const { user } = open('/admin/pedidos?estado=enviado&pago=pagado&desde=2026-11-01&montoMin=100');
    expect(await screen.findByText('No encontramos pedidos con esos filtros')).toBeInTheDocument();
    expect(Object.fromEntries(asked[0]!)).toMatchObject({
      estado: 'enviado',
      estadoPago: 'pagado',
      desde: '2026-11-01',
      montoMin: '100',
    });
    await user.click(screen.getAllByRole('button', { name: /^(Limpiar|Quitar)/ }).at(-1)!);
    expect(await screen.findByText('Aún no hay pedidos')).toBeInTheDocument();
    expect(asked.at(-1)!.has('desde')).toBe(false);
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    server.use(unreachable(ordersAdmin.list));
    const { user } = open();
    const alert = within(await screen.findByRole('alert'));
    server.use(answer(ordersAdmin.list, page([ROW])));
    await user.click(alert.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText(numero)).toBeInTheDocument();
  });
});

describe('one order', () => {
  it('is cancelled with a reason; a refusal stays in the dialog with what was typed', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(ordersAdmin.get, { data: DETAIL }),
      fail(ordersAdmin.cancel, 'ESTADO_CAMBIO', { message: 'El pedido ya fue enviado' }),
    );
    const { user } = open(`/admin/pedidos/${_id}`);
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    const dialog = within(await screen.findByRole('dialog', { name: `¿Cancelar el pedido ${numero}?` }));
    await user.type(dialog.getByRole('textbox'), 'La tienda no responde');
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Sí, cancelar pedido' }));
    await confirm();
    expect(await dialog.findByText('El pedido ya fue enviado')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('La tienda no responde');
    server.use(
      answer(ordersAdmin.cancel, ({ body }) => {
        sent.push(body);
        return { data: { ...DETAIL, cancelable: false } };
      }),
    );
    await confirm();
    expect(await screen.findByText(ORDER_MESSAGES.statusUpdated('cancelado'))).toBeInTheDocument();
    expect(sent).toEqual([{ motivo: 'La tienda no responde' }]);
  });

  it('of an address that leads nowhere has its heading and the way back, and nothing to try again', async () => {
    server.use(wrongAddress(ordersAdmin.get));
    open('/admin/pedidos/xxx');
    expect(await screen.findByText(REQUEST_MESSAGES.wrongAddress)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Pedido' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).not.toBeInTheDocument();
  });

  it('offers no cancelling where the states forbid it, and says when it cannot be loaded', async () => {
    server.use(fail(ordersAdmin.get, 'ERROR_INTERNO', { message: 'El pedido no se pudo leer' }));
    const { user } = open(`/admin/pedidos/${_id}`);
    expect(await screen.findByText('El pedido no se pudo leer')).toBeInTheDocument();
    server.use(answer(ordersAdmin.get, { data: { ...DETAIL, cancelable: false } }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${numero}` })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).not.toBeInTheDocument();
  });
});
