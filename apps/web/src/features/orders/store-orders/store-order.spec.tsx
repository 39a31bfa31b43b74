import { configure, screen, waitFor, within } from '@testing-library/react';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { storeRoutes } from '@/app/routes-store';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const ID = buildPedido()._id;
const open = () => {
  enter('store');
  return renderApp(`/tienda/ordenes/${ID}`, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
/** A server on which the order moves as it is told. */
function serve(first: Partial<Pedido>) {
  const sent: unknown[] = [];
  let now = buildPedido({ estadoPago: 'pagado', tipoEntrega: 'delivery', ...first });
  const change = (next: Partial<Pedido>) => (now = { ...now, ...next });
  server.use(
    answer(orders.storeOrder, () => ({ data: now })),
    answer(checkout.setStatus, ({ body }) => {
      sent.push(body);
      const { estado, courier = null, numeroRastreo = null } = body as Partial<Pedido>;
      const preparing = (estado as string) === 'en_preparacion';
      return {
        data: change(
          preparing
            ? { estado: 'procesando', subestado: 'en_preparacion' }
            : { estado, subestado: estado === 'procesando' ? 'confirmado' : null, courier, numeroRastreo },
        ),
      };
    }),
    answer(orders.correctTracking, ({ body }) => {
      sent.push(body);
      return { data: change(body as Partial<Pedido>) };
    }),
  );
  return sent;
}
const progress = () => screen.getByRole('meter', { name: 'Avance del pedido' });

describe('one order of the store', () => {
  it('is collected and handed over in one step when it is paid at the pick-up, in the currency that was taken', async () => {
    let now = buildPedido({
      ...{ metodoPago: 'efectivo', estado: 'pendiente', estadoPago: 'pendiente', tipoEntrega: 'retiro' },
      ...{ total: 2001, totalUSD: 8.16, retirarHasta: '2099-11-25T15:00:00.000Z' },
    });
    const sent: unknown[] = [];
    server.use(
      answer(orders.storeOrder, () => ({ data: now })),
      answer(checkout.collect, ({ body }) => {
        sent.push(body);
        now = { ...now, estado: 'entregado', estadoPago: 'pagado', cobro: { moneda: 'USD', monto: 8.16 } };
        return { data: now };
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/Apartado hasta el 25\/11\/2099/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preparar pedido' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cobrar y entregar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar el pedido TU-20261121-0001' }));
    await user.click(dialog.getByRole('button', { name: 'Cobrado y entregado' }));
    expect(await dialog.findByText('Elige en qué moneda pagó el cliente')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: /Bs\.\s2\.001,00.*Bolívares/ })).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /8,16.*Dólares en efectivo/ }));
    await user.click(dialog.getByRole('button', { name: 'Cobrado y entregado' }));
    expect(await screen.findByText('Pedido cobrado y entregado')).toBeInTheDocument();
    expect(sent).toEqual([{ moneda: 'USD', monto: 8.16 }]);
    expect(await screen.findByText(/8,16 \(dólares en efectivo\)/)).toBeInTheDocument();
  });

  it('is collected at the rate in force where its own was withdrawn: the dialog draws the new total', async () => {
    const now = buildPedido({
      ...{ metodoPago: 'efectivo', estado: 'pendiente', estadoPago: 'pendiente', tipoEntrega: 'retiro' },
      ...{ total: 2001, totalUSD: 8.16, retirarHasta: '2099-11-25T15:00:00.000Z' },
    });
    const sent: unknown[] = [];
    server.use(
      answer(orders.storeOrder, { data: now }),
      answer(checkout.collect, ({ body }) => {
        sent.push(body);
        return sent.length > 1
          ? {
              data: {
                ...now,
                estado: 'entregado' as const,
                estadoPago: 'pagado' as const,
                cobro: { moneda: 'VES' as const, monto: 2120.5 },
              },
            }
          : errorResponse('TASA_RETIRADA', {
              message: 'A la tasa de ahora son Bs. 2.120,50.',
              data: { total: 2120.5 },
            });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cobrar y entregar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar el pedido TU-20261121-0001' }));
    await user.click(dialog.getByRole('radio', { name: /Bs\.\s2\.001,00/ }));
    await user.click(dialog.getByRole('button', { name: 'Cobrado y entregado' }));
    expect(await dialog.findByText('A la tasa de ahora son Bs. 2.120,50.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: /Bs\.\s2\.120,50/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Cobrado y entregado' }));
    expect(await screen.findByText('Pedido cobrado y entregado')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ moneda: 'VES', monto: 2120.5 });
  });

  it('is processed, prepared, sent with its tracking, corrected and delivered', async () => {
    const sent = serve({});
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido TU-20261121-0001' })).toBeInTheDocument();
    expect(progress()).toHaveAttribute('aria-valuenow', '0');
    await user.click(screen.getByRole('button', { name: 'Preparar pedido' }));
    expect(await screen.findByText('Estado del pedido actualizado a en preparación')).toBeInTheDocument();
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '33'));
    expect(screen.queryByRole('button', { name: 'Preparar pedido' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar el pedido TU-20261121-0001' });
    const confirm = within(dialog).getByRole('button', { name: 'Marcar como enviado' });
    await user.selectOptions(within(dialog).getByLabelText(/Empresa de envío/), 'Zoom');
    await user.click(confirm);
    expect(await within(dialog).findByText('Escribe el número de guía')).toBeInTheDocument();
    await user.click(within(dialog).getByLabelText(/Número de guía/));
    await user.paste('1219240336');
    await user.click(confirm);
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '66'));
    expect(screen.getByText('1219240336')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Corregir rastreo' }));
    const tracking = await screen.findByRole('dialog', { name: 'Datos de rastreo' });
    await user.clear(within(tracking).getByLabelText(/Número de guía/));
    await user.click(within(tracking).getByLabelText(/Número de guía/));
    await user.paste('999');
    await user.click(within(tracking).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Datos de rastreo actualizados')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Marcar como entregado' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, entregado' }));
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '100'));
    expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { estado: 'en_preparacion' },
      { estado: 'enviado', courier: 'zoom', numeroRastreo: '1219240336' },
      { courier: 'zoom', numeroRastreo: '999' },
      { estado: 'entregado' },
    ]);
  });

  it('waits for its payment, and can be cancelled meanwhile', async () => {
    serve({ estadoPago: 'en_verificacion' });
    open();
    expect(await screen.findByText(/Podrás prepararlo cuando el pago esté confirmado/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preparar pedido' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancelar pedido' })).toBeInTheDocument();
  });

  it('is handed over at the counter without a courier', async () => {
    const sent = serve({
      estado: 'procesando',
      subestado: 'en_preparacion',
      tipoEntrega: 'retiro',
      direccionEntrega: null,
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Listo para retirar' }));
    await waitFor(() => expect(sent).toEqual([{ estado: 'enviado' }]));
    expect(await screen.findByRole('button', { name: 'Marcar como entregado' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /rastreo/ })).not.toBeInTheDocument();
  });

  it('that the store brings itself is delivered with the code of its client, and a wrong one says what to do', async () => {
    serve({ estado: 'enviado', courier: 'propio', codigoHasta: '2999-01-01T00:00:00.000Z' });
    const typed: unknown[] = [];
    server.use(fail(checkout.deliverWithCode, 'CODIGO_ENTREGA'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Marcar como entregado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entregar el pedido TU-20261121-0001' });
    const confirm = within(dialog).getByRole('button', { name: 'Marcar como entregado' });
    await user.type(within(dialog).getByLabelText(/Código de entrega/), '12');
    await user.click(confirm);
    expect(await within(dialog).findByText('El código tiene 6 dígitos')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/Código de entrega/), '3 456');
    await user.click(confirm);
    expect(await within(dialog).findByText(ORDER_MESSAGES.wrongCode)).toBeInTheDocument();
    server.use(
      answer(checkout.deliverWithCode, ({ body }) => {
        typed.push(body);
        return { data: buildPedido({ estado: 'entregado', estadoPago: 'pagado' }) };
      }),
    );
    await user.click(confirm);
    expect(await screen.findByText('Pedido entregado')).toBeInTheDocument();
    expect(typed).toEqual([{ codigo: '123456' }]);
  });

  it('says why it was cancelled', async () => {
    serve({ estado: 'cancelado', estadoPago: 'reembolsado', motivoCancelacion: 'Se dañó en el depósito' });
    open();
    expect(await screen.findByText('Se dañó en el depósito')).toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('that does not exist offers the way back', async () => {
    server.use(fail(orders.storeOrder, 'NO_ENCONTRADO'));
    open();
    expect(await screen.findByRole('heading', { name: 'Pedido no encontrado' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a pedidos' })).toHaveAttribute('href', '/tienda/ordenes');
  });

  it('that cannot be read leads back to the list, and says so', async () => {
    server.use(
      fail(orders.storeOrder, 'ERROR_INTERNO'),
      answer(orders.list, { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } }),
      answer(orders.summary, { data: { pendientes: 0, porPreparar: 0, porEnviar: 0, enviados: 0 } }),
    );
    const { address } = open();
    expect(await screen.findByText('No se pudo cargar la información del pedido')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/tienda/ordenes'));
  });
});
