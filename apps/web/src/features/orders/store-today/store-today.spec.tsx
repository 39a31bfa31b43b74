import { configure, screen, waitFor, within } from '@testing-library/react';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { orderText } from '@tuerca/contracts/orders/orders/client-text';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import type { Hoy, PedidoDeHoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { storeRoutes } from '@/app/routes-store';
import { withCamera } from '@/test/camera';
import { watchDownloads } from '@/test/downloads';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const buildOrder = (n: number, over: Partial<PedidoDeHoy> = {}): PedidoDeHoy => ({
  _id: String(n).padStart(24, 'a'),
  numero: `TU-20261121-000${n}`,
  estado: 'pendiente',
  subestado: null,
  tipoEntrega: 'retiro',
  cliente: 'María Pérez',
  telefono: '+584141234567',
  unidades: 3,
  lineas: 2,
  producto: 'Pastillas de freno',
  vence: '2020-01-02T20:00:00.000Z',
  ...over,
});
const [first, second, ready] = [
  buildOrder(1),
  buildOrder(2, { telefono: null }),
  buildOrder(3, { estado: 'procesando', subestado: 'en_preparacion', tipoEntrega: 'delivery' }),
];
const none = { total: 0, filas: [] };
const day = (over: Partial<Hoy> = {}): Hoy => ({
  porPreparar: { total: 2, filas: [first, second] },
  porEnviar: { total: 1, filas: [ready] },
  porRetirar: none,
  porResponder: none,
  porAgotarse: none,
  ...over,
});
const open = () => {
  enter('store');
  return renderApp('/tienda/hoy', [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

describe("a store's day", () => {
  it('sends a parcel from the list, with the courier that its client chose, and the next one with the same', async () => {
    let sent: unknown;
    const parcel = buildOrder(4, {
      tipoEntrega: 'delivery',
      formaEnvio: { via: 'mrw' },
    });
    server.use(
      answer(storeDashboard.today, { data: day({ porEnviar: { total: 2, filas: [parcel, ready] } }) }),
      answer(checkout.setStatus, ({ body }) => {
        sent = body;
        return { data: buildPedido({ _id: parcel._id, estado: 'enviado' }) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Enviar: pedido ${parcel.numero}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Enviar el pedido ${parcel.numero}` }));
    expect(dialog.getByRole('combobox', { name: /Empresa de envío/ })).toHaveValue('mrw');
    // The keyboard is at the number already.
    await user.keyboard('123456');
    await user.click(dialog.getByRole('button', { name: 'Marcar como enviado' }));
    expect(await screen.findByText(ORDER_MESSAGES.statusUpdated('en camino'))).toBeInTheDocument();
    expect(sent).toMatchObject({ estado: 'enviado', courier: 'mrw', numeroRastreo: '123456' });
    await user.click(await screen.findByRole('button', { name: `Enviar: pedido ${ready.numero}` }));
    const next = within(await screen.findByRole('dialog', { name: `Enviar el pedido ${ready.numero}` }));
    expect(next.getByRole('combobox', { name: /Empresa de envío/ })).toHaveValue('mrw');
    expect(next.getByRole('textbox', { name: /Número de guía/ })).toHaveFocus();
  });

  it('shows each kind with its deadline and its next step', async () => {
    const preguntas = [
      {
        _id: 'b'.repeat(24),
        productoId: 'c'.repeat(24),
        producto: 'Radiador',
        texto: '¿Es de aluminio?',
        vence: '2020-01-02T20:00:00.000Z',
      },
    ];
    const productos = [{ _id: 'd'.repeat(24), nombre: 'Correa', sku: 'C-1', stock: 0, stockMinimo: 5 }];
    server.use(
      answer(storeDashboard.today, {
        data: day({ porResponder: { total: 1, filas: preguntas }, porAgotarse: { total: 1, filas: productos } }),
      }),
    );
    open();
    const list = await screen.findByRole('list', { name: 'Por preparar' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('Pastillas de freno y 1 más');
    expect(list).toHaveTextContent('venció el 02/01/2020');
    expect(screen.getByRole('heading', { name: 'Por preparar (2)' })).toBeInTheDocument();
    // The number of who bought, and where the order stands.
    expect(screen.getByRole('link', { name: `WhatsApp a ${ready.cliente}: pedido ${ready.numero}` })).toHaveAttribute(
      'href',
      `https://wa.me/584141234567?text=${encodeURIComponent(orderText(ready))}`,
    );
    expect(screen.queryByRole('link', { name: new RegExp(`^WhatsApp.*${second.numero}`) })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: `Elegir el pedido ${ready.numero}` })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Elegir todo: Por enviar' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Responder: ¿Es de aluminio?' })).toHaveAttribute(
      'href',
      `/producto/${'c'.repeat(24)}`,
    );
    expect(screen.getByRole('list', { name: 'Se está agotando' })).toHaveTextContent('C-1 · Agotado');
  });

  it('prepares what was chosen with the keyboard, and says of each that was refused why', async () => {
    let now = day();
    const sent: unknown[] = [];
    server.use(
      answer(storeDashboard.today, () => ({ data: now })),
      answer(checkout.setStatusOfMany, ({ body }) => {
        sent.push(body);
        now = day({ porPreparar: { total: 1, filas: [second] } });
        return {
          data: [
            { _id: first._id, hecho: true, mensaje: null },
            { _id: second._id, hecho: false, mensaje: 'El estado cambió mientras trabajabas.' },
          ],
        };
      }),
    );
    const { user } = open();
    (await screen.findByRole('checkbox', { name: `Elegir el pedido ${first.numero}` })).focus();
    await user.keyboard(' {ArrowDown} ');
    expect(within(screen.getByRole('group', { name: 'Selección' })).getByRole('status')).toHaveTextContent(
      '2 seleccionados',
    );
    await user.click(screen.getByRole('button', { name: 'Preparar 2' }));
    expect(await screen.findByText('1 pedido en preparación')).toBeInTheDocument();
    expect(sent).toEqual([{ pedidos: [first._id, second._id], estado: 'en_preparacion' }]);
    const refusal = (await screen.findByText('1 pedido no cambió')).closest<HTMLElement>('[role="alert"]')!;
    expect(refusal).toHaveTextContent(`${second.numero}: El estado cambió mientras trabajabas.`);
    await waitFor(() => expect(screen.queryByText(first.numero)).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: `Elegir el pedido ${second.numero}` })).toBeChecked();
  });

  it('chooses all of a kind with one press, and keeps them when the step failed', async () => {
    server.use(answer(storeDashboard.today, { data: day() }), fail(checkout.setStatusOfMany, 'ERROR_INTERNO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Elegir todo: Por preparar' }));
    const press = screen.getByRole('button', { name: 'Preparar 2' });
    await user.click(press);
    await waitFor(() => expect(press).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Preparar 2' })).toBeInTheDocument();
  });

  it('saves the labels and the list of what was chosen, and says why not', async () => {
    const asked: string[] = [];
    const downloads = watchDownloads();
    server.use(
      answer(storeDashboard.today, { data: day() }),
      answer(storeDashboard.labels, ({ query }) => {
        asked.push(query.get('pedidos')!);
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
      }),
      fail(storeDashboard.pickingList, 'ESTADO_CAMBIO', { message: ORDER_MESSAGES.notToPack([first.numero]) }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Elegir todo: Por preparar' }));
    await user.click(screen.getByRole('button', { name: 'Imprimir etiquetas' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]!.name).toMatch(/^Etiquetas_\d{4}-\d\d-\d\d\.pdf$/);
    expect(asked).toEqual([`${first._id},${second._id}`]);
    await user.click(screen.getByRole('button', { name: 'Lista de preparación' }));
    expect(await screen.findByText(ORDER_MESSAGES.notToPack([first.numero]))).toBeInTheDocument();
    expect(downloads).toHaveLength(1);
  });

  it('has what clients pay at the pick-up: it is collected on its own page, and printed with the others', async () => {
    const asked: string[] = [];
    const held = buildOrder(4);
    server.use(
      answer(storeDashboard.today, { data: day({ porRetirar: { total: 1, filas: [held] } }) }),
      answer(storeDashboard.pickingList, ({ query }) => {
        asked.push(query.get('pedidos')!);
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    watchDownloads();
    const { user } = open();
    const list = await screen.findByRole('list', { name: 'Pagan al retirar' });
    expect(within(list).getByRole('link', { name: `Cobrar: pedido ${held.numero}` })).toHaveAttribute(
      'href',
      `/tienda/ordenes/${held._id}`,
    );
    await user.click(screen.getByRole('checkbox', { name: `Elegir el pedido ${first.numero}` }));
    await user.click(screen.getByRole('checkbox', { name: `Elegir el pedido ${held.numero}` }));
    // Of the two, one can be prepared.
    expect(screen.getByRole('button', { name: 'Preparar 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lista de preparación' }));
    await waitFor(() => expect(asked).toEqual([`${first._id},${held._id}`]));
  });

  it('leads a scanned label to its order, and another code to the product that bears it', async () => {
    const camera = withCamera();
    server.use(answer(storeDashboard.today, { data: day() }));
    const { user, address } = open();
    const scan = async (code: string) => {
      await user.click(await screen.findByRole('button', { name: 'Escanear código' }));
      camera.show(code);
      await waitFor(() => expect(address()).not.toBe('/tienda/hoy'));
      expect(camera.running()).toBe(0);
    };
    await scan(`https://tuerca.example/tienda/ordenes/${first._id}`);
    expect(address()).toBe(`/tienda/ordenes/${first._id}`);
    camera.remove();
  });

  it('says when nothing waits', async () => {
    server.use(answer(storeDashboard.today, { data: day({ porPreparar: none, porEnviar: none }) }));
    open();
    expect(await screen.findByText('No hay pedidos por preparar.')).toBeInTheDocument();
    expect(screen.getByText('Tu inventario está al día.')).toBeInTheDocument();
    // A store that takes no cash hears nothing of it.
    expect(screen.queryByText(/Pagan al retirar/)).not.toBeInTheDocument();
  });
});
