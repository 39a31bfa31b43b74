import { configure, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { bs } from '@/lib/format';
import { buildCondiciones, buildDevolucion, NO_COUNTS } from '@/test/devoluciones';
import { buildMetodoPago } from '@/test/payment-methods';
import { enter } from '@/test/people';
import { buildCarrito } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const meta = { page: 1, limit: 10, total: 1, totalPages: 1 };
const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);
const one = (over: Partial<Devolucion> = {}) => server.use(answer(devoluciones.get, { data: buildDevolucion(over) }));
const href = `/cliente/devoluciones/${buildDevolucion()._id}`;

beforeEach(() => {
  enter();
  server.use(
    answer(cart.get, { data: buildCarrito([]) }),
    answer(notifications.list, { data: [], meta: { ...meta, unreadCount: 0 } }),
    answer(paymentMethods.list, { data: [buildMetodoPago(), buildMetodoPago({ nombreBanco: 'Mercantil' })] }),
  );
});

describe('asking for a return', () => {
  it('takes parts, reason, words and where the money goes, and shows the return', async () => {
    let sent: unknown;
    server.use(
      answer(devoluciones.ofOrder, { data: buildCondiciones() }),
      answer(devoluciones.create, ({ body }) => {
        sent = body;
        return { data: buildDevolucion(), message: 'Devolución solicitada' };
      }),
    );
    one();
    const { user, address } = open('/cliente/ordenes/TU-20261121-0001/devolver');
    const form = await screen.findByRole('form', { name: 'Pedir una devolución' });
    await user.click(within(form).getByRole('radio', { name: 'No le sirve a mi vehículo' }));
    expect(within(form).getByText(/Guarda tu vehículo en el garaje/)).toBeInTheDocument();
    expect(within(form).getByRole('checkbox', { name: 'Devolver Módulo de encendido' })).toBeDisabled();
    expect(within(form).getByText('La tienda no acepta devoluciones por este motivo.')).toBeInTheDocument();
    await user.click(within(form).getByRole('checkbox', { name: 'Devolver Pastillas de freno' }));
    await user.click(within(form).getByRole('button', { name: 'Agregar uno' }));
    expect(within(form).getByText('Te devolverían Bs. 2.001,00')).toBeInTheDocument();
    await user.type(within(form).getByLabelText(/Qué pasó/), 'El soporte es más ancho');
    await user.click(within(form).getByRole('button', { name: /^Mercantil/ }));
    await user.click(within(form).getByRole('button', { name: 'Pedir devolución' }));
    await waitFor(() => expect(address()).toBe(href));
    expect(sent).toMatchObject({
      lineas: [{ productoId: 'a'.repeat(24), cantidad: 2 }],
      motivo: 'no_sirve',
      fotos: [],
      reembolso: { nombreBanco: 'Mercantil', cedula: 'V-12345678', telefono: '+584141234567' },
    });
    expect(await screen.findByText('La tienda tiene que responderte')).toBeInTheDocument();
  });

  it('adds the delivery when the store was wrong, and says what is missing', async () => {
    server.use(answer(devoluciones.ofOrder, { data: buildCondiciones() }));
    const { user } = open('/cliente/ordenes/TU-20261121-0001/devolver');
    const form = await screen.findByRole('form', { name: 'Pedir una devolución' });
    await user.click(within(form).getByRole('button', { name: 'Pedir devolución' }));
    expect(await within(form).findByText('Elige por qué lo devuelves')).toBeInTheDocument();
    expect(within(form).getByText('Elige qué repuesto devuelves')).toBeInTheDocument();
    await user.click(within(form).getByRole('radio', { name: 'Llegó defectuoso o dañado' }));
    await user.click(within(form).getByRole('checkbox', { name: 'Devolver Módulo de encendido' }));
    expect(within(form).getByText('Te devolverían Bs. 1.500,50, con el envío')).toBeInTheDocument();
  });

  it('keeps what was written when the server refuses', async () => {
    server.use(
      answer(devoluciones.ofOrder, { data: buildCondiciones({ lineas: buildCondiciones().lineas.slice(0, 1) }) }),
      fail(devoluciones.create, 'DEVOLUCION_CANTIDAD'),
    );
    const { user } = open('/cliente/ordenes/TU-20261121-0001/devolver');
    const form = await screen.findByRole('form', { name: 'Pedir una devolución' });
    await user.click(within(form).getByRole('radio', { name: 'Ya no lo necesito' }));
    await user.type(within(form).getByLabelText(/Qué pasó/), 'Vendí el carro antes de montarlo');
    await user.click(within(form).getByRole('button', { name: 'Pedir devolución' }));
    expect(await screen.findByText('Esas unidades ya están en otra devolución.')).toBeInTheDocument();
    expect(within(form).getByLabelText(/Qué pasó/)).toHaveValue('Vendí el carro antes de montarlo');
  });

  it('says so when nothing can be returned', async () => {
    server.use(answer(devoluciones.ofOrder, { data: buildCondiciones({ disponible: false }) }));
    open('/cliente/ordenes/TU-20261121-0001/devolver');
    expect(await screen.findByText('Este pedido ya no se puede devolver')).toBeInTheDocument();
  });
});

describe('my return', () => {
  it('can be cancelled while the part is mine', async () => {
    one();
    const { user } = open(href);
    await user.click(await screen.findByRole('button', { name: 'Cancelar devolución' }));
    server.use(answer(devoluciones.cancel, { data: buildDevolucion({ estado: 'cancelada' }) }));
    one({ estado: 'cancelada', responderAntes: null });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar devolución' }));
    expect(await screen.findByText('Cancelaste esta devolución')).toBeInTheDocument();
  });

  it('tells how the part goes back, and the thread takes a message', async () => {
    one({ estado: 'aceptada', instrucciones: 'Tráelo con su caja', devolverAntes: new Date().toISOString() });
    let sent: unknown;
    server.use(
      answer(devoluciones.message, ({ body }) => {
        sent = body;
        const mensajes = [
          { _id: 'c'.repeat(24), por: 'cliente' as const, texto: 'Voy mañana', fecha: new Date().toISOString() },
        ];
        one({ estado: 'aceptada', mensajes });
        return { data: buildDevolucion({ estado: 'aceptada', mensajes }) };
      }),
    );
    const { user } = open(href);
    expect(await screen.findByText('Tráelo con su caja')).toBeInTheDocument();
    await user.type(await screen.findByLabelText(/Mensaje para/), 'Voy mañana');
    await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    expect(
      await within(await screen.findByRole('list', { name: 'Mensajes' })).findByText('Voy mañana'),
    ).toBeInTheDocument();
    expect(sent).toEqual({ texto: 'Voy mañana' });
    expect(screen.getByLabelText(/Mensaje para/)).toHaveValue('');
  });

  it('refused, may be looked at by an administrator', async () => {
    one({ estado: 'rechazada', motivoRechazo: 'Está usado', puedePedirRevision: true });
    let sent: unknown;
    server.use(
      answer(devoluciones.askRevision, ({ body }) => {
        sent = body;
        const asked = { estado: 'rechazada', revision: new Date().toISOString() } as const;
        one(asked);
        return { data: buildDevolucion(asked) };
      }),
    );
    const { user } = open(href);
    expect(await screen.findByText('Está usado')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pedir revisión a Tuerca' }));
    await user.type(await screen.findByLabelText(/Qué pasó/), 'Nunca lo monté en el carro');
    await user.click(screen.getByRole('button', { name: 'Pedir revisión' }));
    expect(await screen.findByText(/Un administrador la está revisando/)).toBeInTheDocument();
    expect(sent).toEqual({ motivo: 'Nunca lo monté en el carro' });
  });

  it('says why less comes back of an order that was paid short, and of another nothing', async () => {
    one({ estado: 'recibida', monto: 900.25 });
    const first = open(href);
    expect(await screen.findByText(DEVOLUCION_MESSAGES.paidShort)).toBeInTheDocument();
    first.unmount();
    one({ estado: 'recibida', monto: 1040.5, envio: 40 });
    open(href);
    expect(await screen.findByText(/te enviará/)).toBeInTheDocument();
    expect(screen.queryByText(DEVOLUCION_MESSAGES.paidShort)).not.toBeInTheDocument();
  });

  it('refunded, shows the reference; gone, says so with the way back', async () => {
    one({ estado: 'reembolsada', referencia: '00123456' });
    const first = open(href);
    expect(await screen.findByText(/Referencia 00123456/)).toBeInTheDocument();
    first.unmount();
    server.use(fail(devoluciones.get, 'DEVOLUCION_NO_ENCONTRADA'));
    open(`/cliente/devoluciones/${'8'.repeat(24)}`);
    expect(await screen.findByText('No encontramos esta devolución.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Reintentar|Intentar/ })).not.toBeInTheDocument();
  });
});

it('my returns: a list, and what to do without any', async () => {
  server.use(answer(devoluciones.list, { data: [buildDevolucion()], meta: { ...meta, cuentas: NO_COUNTS } }));
  const first = open('/cliente/devoluciones');
  const amount = bs(buildDevolucion().monto).replace('\u00A0', ' ');
  const link = await screen.findByRole('link', { name: 'Ver detalle: devolución TU-20261121-0001-D1' });
  expect(link).toHaveAttribute('href', href);
  expect(screen.getByText(amount)).toBeInTheDocument();
  first.unmount();
  // Nothing comes back of what the store refused.
  const refused = buildDevolucion({ estado: 'rechazada' });
  server.use(answer(devoluciones.list, { data: [refused], meta: { ...meta, cuentas: NO_COUNTS } }));
  const second = open('/cliente/devoluciones');
  expect(await screen.findByText('—')).toBeInTheDocument();
  expect(screen.queryByText(amount)).not.toBeInTheDocument();
  second.unmount();
  server.use(answer(devoluciones.list, { data: [], meta: { ...meta, total: 0, totalPages: 0, cuentas: NO_COUNTS } }));
  open('/cliente/devoluciones?estado=rechazada');
  expect(await screen.findByText('No encontramos devoluciones con esos filtros')).toBeInTheDocument();
});
