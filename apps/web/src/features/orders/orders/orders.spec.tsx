import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import { ratePath } from '@tuerca/contracts/products/comments/rate';
import { purchaseRoutes } from '@/app/routes-purchase';
import { watchDownloads } from '@/test/downloads';
import { changed, goLive } from '@/test/live';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { buildCarrito, buildCompra, buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);
const meta = { page: 1, limit: 8, total: 1, totalPages: 1 };

describe('the confirmation', () => {
  beforeEach(() => server.use(answer(cart.get, { data: buildCarrito([]) })));

  it('sends a visitor to the sign-in screen, without a way back', async () => {
    const { address } = open('/checkout/confirmacion');
    await waitFor(() => expect(address()).toBe('/iniciar-sesion'));
  });

  it('leads home when there is no order', async () => {
    enter();
    server.use(fail(checkout.last, 'NO_ENCONTRADO'));
    const { address } = open('/checkout/confirmacion');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('No se encontró información de la orden')).toBeInTheDocument();
  });

  it('shows the purchase after a reload, its payment in verification', async () => {
    enter();
    server.use(answer(checkout.last, { data: buildCompra() }), answer(payments.get, { data: buildPago() }));
    open('/checkout/confirmacion');
    expect(await screen.findByText('Banco de Venezuela')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Registramos tu compra' })).toBeInTheDocument();
    const notice = screen.getByText('Pago en verificación').closest('[role="status"]')!;
    expect(notice).toHaveTextContent('Nuestro equipo revisará tu pago manualmente.');
    expect(notice).not.toHaveTextContent(/cancel|rechaz/i);
    expect(screen.getByRole('link', { name: 'Ir a mi panel' })).toHaveAttribute('href', '/cliente');
    expect(screen.getByRole('link', { name: /Ver el pedido/ })).toHaveAttribute(
      'href',
      '/cliente/ordenes?pedido=TU-20261121-0001',
    );
  });

  it.each([
    ['Pagas al recibir', 2001],
    ['Bs. 100,00 + pago al recibir', 2101],
  ])('does not call free what the courier is paid for at the door: %s', async (words, monto) => {
    enter();
    const [pedido] = buildCompra().pedidos;
    const compra = buildCompra({ monto, pedidos: [{ ...pedido!, tipoEntrega: 'delivery', pagoEnDestino: true }] });
    server.use(answer(checkout.last, { data: compra }), answer(payments.get, { data: buildPago() }));
    open('/checkout/confirmacion');
    const facts = await screen.findByRole('region', { name: 'Datos de la compra' });
    expect(facts).toHaveTextContent(`Envío${words}`);
    expect(facts).not.toHaveTextContent('Gratis');
  });

  it('tells as soon as the server says that the bank has confirmed', async () => {
    enter();
    let pago = buildPago();
    server.use(
      answer(checkout.last, { data: buildCompra() }),
      answer(payments.get, () => ({ data: pago })),
    );
    const live = goLive();
    open('/checkout/confirmacion');
    expect(await screen.findByText('Pago en verificación')).toBeInTheDocument();
    await waitFor(() => expect(live.isReady()).toBe(true));
    pago = buildPago({ estado: 'pagado', resultado: 'verificado', mensaje: 'Tu pago fue verificado.' });
    live.say(changed('compra'));
    expect(await screen.findByText('Pago verificado')).toBeInTheDocument();
  });

  it('says what to do after a rejection', async () => {
    enter();
    server.use(
      answer(checkout.last, { data: buildCompra() }),
      answer(payments.get, {
        data: buildPago({
          ...{ estado: 'rechazado', canceladoPor: 'sistema' },
          motivo: 'La referencia no existe en el banco.',
        }),
      }),
    );
    open('/checkout/confirmacion');
    expect(await screen.findByText(/La referencia no existe en el banco\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a comprar' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Tu compra no se completó' })).toBeInTheDocument();
  });
});

describe('the comprobante', () => {
  it('is saved under the number of the order, or says that it could not be made', async () => {
    enter();
    server.use(answer(orders.list, { data: [buildPedido()], meta }), fail(orders.invoice, 'ERROR_INTERNO'));
    const downloads = watchDownloads();
    const { user } = open('/cliente/ordenes');
    await user.click(await screen.findByRole('button', { name: /Descargar la factura/ }));
    expect(await screen.findByText('No se pudo generar la factura. Intenta nuevamente.')).toBeInTheDocument();
    server.use(
      answer(orders.invoice, () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
    );
    await user.click(screen.getByRole('button', { name: /Descargar la factura/ }));
    expect(await screen.findByText('Factura descargada correctamente')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual(['Factura_TU-20261121-0001.pdf']);
  });
});

describe('my purchases', () => {
  const spyList = (asked: string[], found: Pedido[] = [buildPedido()]) =>
    answer(orders.list, ({ query }) => {
      asked.push(query.toString());
      return { data: found, meta: { ...meta, total: found.length } };
    });

  it('reads its filters from the address and writes them there', async () => {
    enter();
    const asked: string[] = [];
    server.use(spyList(asked));
    const { user, address } = open('/cliente/ordenes?fecha=thisYear&page=2');
    expect(await screen.findByRole('rowheader', { name: 'TU-20261121-0001' })).toBeInTheDocument();
    expect(new URLSearchParams(asked[0])).toEqual(new URLSearchParams('page=2&dateFilter=thisYear&status=all'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Enviado');
    await waitFor(() => expect(address()).toBe('/cliente/ordenes?fecha=thisYear&estado=enviado'));
    await user.click(screen.getByRole('searchbox'));
    await user.paste('filtro');
    await waitFor(() => expect(address()).toBe('/cliente/ordenes?fecha=thisYear&estado=enviado&q=filtro'));
    await waitFor(() => expect(new URLSearchParams(asked.at(-1)).get('search')).toBe('filtro'));
  });

  it('clears the filters when nothing is found', async () => {
    enter();
    server.use(spyList([], []));
    const { user, address } = open('/cliente/ordenes?q=xyz');
    await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
    expect(address()).toBe('/cliente/ordenes');
    expect(await screen.findByText('Aún no has comprado')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('opens one order from its own address, and cancels it with a reason', async () => {
    enter();
    const sent: unknown[] = [];
    let cancelled = false;
    const now = () => buildPedido(cancelled ? { estado: 'cancelado', motivoCancelacion: 'Me equivoqué de pieza' } : {});
    server.use(
      answer(orders.list, () => ({ data: [now()], meta })),
      answer(orders.get, () => ({ data: now() })),
      answer(checkout.cancel, ({ body }) => {
        sent.push(body);
        cancelled = true;
        return { data: now() };
      }),
    );
    const { user, address } = open('/cliente/ordenes/TU-20261121-0001');
    await waitFor(() => expect(address()).toBe('/cliente/ordenes?pedido=TU-20261121-0001'));
    const dialog = await screen.findByRole('dialog', { name: 'Pedido TU-20261121-0001' });
    expect(await within(dialog).findByText('Delanteras')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }));
    const question = await screen.findByRole('dialog', { name: /¿Cancelar el pedido/ });
    await user.click(within(question).getByRole('button', { name: 'Sí, cancelar pedido' }));
    expect(await within(question).findByText('Indica el motivo de la cancelación')).toBeInTheDocument();
    await user.click(within(question).getByRole('textbox'));
    await user.paste('Me equivoqué de pieza');
    await user.click(within(question).getByRole('button', { name: 'Sí, cancelar pedido' }));
    await waitFor(() => expect(sent).toEqual([{ motivo: 'Me equivoqué de pieza' }]));
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Cancelar pedido' })).not.toBeInTheDocument(),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(address()).toBe('/cliente/ordenes'));
  });

  it('reads in the dialog why a cancellation failed', async () => {
    enter();
    server.use(
      answer(orders.list, { data: [buildPedido()], meta }),
      answer(orders.get, { data: buildPedido() }),
      fail(checkout.cancel, 'ESTADO_CAMBIO'),
    );
    const { user } = open('/cliente/ordenes?pedido=TU-20261121-0001');
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    const question = await screen.findByRole('dialog', { name: /¿Cancelar el pedido/ });
    await user.click(within(question).getByRole('textbox'));
    await user.paste('Me equivoqué');
    await user.click(within(question).getByRole('button', { name: 'Sí, cancelar pedido' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('El estado cambió mientras trabajabas.');
    expect(within(question).getByRole('textbox')).toHaveValue('Me equivoqué');
  });

  it("asks about the order that it shows when a notice opened it by its purchase's number", async () => {
    enter();
    const shown = buildPedido({ numero: 'TU-20261121-0001-A' });
    server.use(answer(orders.list, { data: [shown], meta }), answer(orders.get, { data: shown }));
    const { user } = open('/cliente/ordenes?pedido=TU-20261121-0001');
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    expect(await screen.findByRole('dialog', { name: '¿Cancelar el pedido TU-20261121-0001-A?' })).toBeInTheDocument();
  });

  it('says by itself how it comes, and when it should have been there', async () => {
    enter();
    const formaEnvio = { via: 'mrw', destino: 'oficina', pagoEnDestino: true, oficina: null } as const;
    const sent = buildPedido({ estado: 'enviado', estadoPago: 'pagado', tipoEntrega: 'delivery', formaEnvio });
    const direccionEntrega = {
      nombre: 'María Pérez',
      calle: 'Av. Bolívar',
      ciudad: 'Mérida',
      estado: 'Mérida',
      pais: 'Venezuela',
      codigoPostal: '5101',
      telefono: '+584141234567',
    };
    const show = (hasta: string) => {
      const llegada = { desde: '2026-01-05', hasta };
      server.use(
        answer(orders.list, { data: [sent], meta }),
        answer(orders.get, { data: { ...sent, direccionEntrega, llegada } }),
      );
      return open(`/cliente/ordenes?pedido=${sent.numero}`);
    };
    const { unmount } = show('2026-01-08');
    expect(await screen.findByText(/debía llegar a más tardar el jueves 8 de enero/)).toBeInTheDocument();
    expect(screen.getByText('MRW, retiro en su oficina · pagas el envío al recibir')).toBeInTheDocument();
    unmount();
    show('2999-01-08');
    expect(await screen.findByText(/^entre el lunes 5 de enero/)).toBeInTheDocument();
    expect(screen.queryByText(/debía llegar/)).not.toBeInTheDocument();
  });

  it('is a card with what was bought and when it comes, and asks for an opinion once it is there', async () => {
    enter();
    const llegada = { desde: '2999-01-05', hasta: '2999-01-08' };
    const sent = buildPedido({ estado: 'enviado', estadoPago: 'pagado', tipoEntrega: 'delivery', llegada });
    const [{ productoId, producto }] = sent.items as [Pedido['items'][number]];
    server.use(
      answer(orders.list, { data: [{ ...sent, items: [...sent.items, ...sent.items] }], meta }),
      answer(orders.get, { data: { ...sent, estado: 'entregado' } }),
    );
    const { user } = open('/cliente/ordenes');
    const row = within(await screen.findByRole('row', { name: new RegExp(producto.nombre) }));
    for (const text of ['En camino', 'y 1 producto más', sent.tienda.nombre, /^Llega entre/])
      expect(row.getByText(text)).toBeInTheDocument();
    await user.click(row.getByRole('link', { name: /Ver detalle/ }));
    const rate = await screen.findByRole('link', { name: `Opinar de ${producto.nombre}` });
    expect(rate).toHaveAttribute('href', ratePath(productoId));
  });

  it('shows the code of what the store brings, and takes her word that it came', async () => {
    enter();
    const sent = { estado: 'enviado', estadoPago: 'pagado', codigoHasta: '2999-01-01T00:00:00.000Z' } as const;
    let pedido = buildPedido({ ...sent, tipoEntrega: 'delivery', courier: 'propio' });
    server.use(
      answer(orders.list, () => ({ data: [pedido], meta })),
      answer(orders.get, () => ({ data: pedido })),
      answer(orders.deliveryCode, { data: { codigo: '482913' } }),
      answer(checkout.confirmReceipt, () => ({ data: (pedido = { ...pedido, estado: 'entregado' }) })),
    );
    const { user } = open(`/cliente/ordenes?pedido=${pedido.numero}`);
    expect(await screen.findByText('482 913')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ya lo recibí' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, lo recibí' }));
    expect(await screen.findByText(ORDER_MESSAGES.received)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('482 913')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Ya lo recibí' })).not.toBeInTheDocument();
  });

  it('cannot cancel what is paid', async () => {
    enter();
    server.use(
      answer(orders.list, { data: [buildPedido()], meta }),
      answer(orders.get, { data: buildPedido({ estado: 'procesando', estadoPago: 'pagado' }) }),
    );
    open('/cliente/ordenes?pedido=TU-20261121-0001');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('button', { name: 'Descargar Factura' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Cancelar pedido' })).not.toBeInTheDocument();
  });
});
