import { configure, screen, within } from '@testing-library/react';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { storeRoutes } from '@/app/routes-store';
import { buildDevolucion, NO_COUNTS } from '@/test/devoluciones';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const table = [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);
const meta = { page: 1, limit: 10, total: 1, totalPages: 1 };
const href = `/tienda/devoluciones/${buildDevolucion()._id}`;
const one = (over: Partial<Devolucion> = {}) => server.use(answer(devoluciones.get, { data: buildDevolucion(over) }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  enter('store');
  server.use(
    answer(notifications.list, { data: [], meta: { ...meta, unreadCount: 0 } }),
    answer(devoluciones.list, {
      data: [buildDevolucion()],
      meta: { ...meta, cuentas: { ...NO_COUNTS, solicitada: 1 } },
    }),
  );
});

it('what waits for the store stands out in the list and in the menu', async () => {
  open('/tienda/devoluciones');
  expect(await screen.findByRole('link', { name: /^Responder: devolución/ })).toHaveAttribute('href', href);
  expect(await screen.findByRole('link', { name: /Devoluciones.*1/ })).toBeInTheDocument();
});

it('accepting is two taps: the usual instructions stand there', async () => {
  one();
  let sent: { instrucciones?: string } = {};
  server.use(
    answer(devoluciones.accept, ({ body }) => {
      sent = body as typeof sent;
      one({ estado: 'aceptada', instrucciones: sent.instrucciones });
      return { data: buildDevolucion({ estado: 'aceptada' }) };
    }),
  );
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Aceptar devolución' }));
  await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Espera el repuesto')).toBeInTheDocument();
  expect(sent.instrucciones).toMatch(/Tráelo a la tienda/);
  expect(screen.queryByRole('button', { name: 'Rechazar' })).not.toBeInTheDocument();
});

it('refusing needs a reason', async () => {
  one();
  let sent: unknown;
  server.use(
    answer(devoluciones.reject, ({ body }) => {
      sent = body;
      one({ estado: 'rechazada', motivoRechazo: 'Está usado' });
      return { data: buildDevolucion({ estado: 'rechazada' }) };
    }),
  );
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await user.click((await dialog()).getByRole('button', { name: 'Rechazar' }));
  expect(await (await dialog()).findByText('Explícale al cliente por qué no la aceptas')).toBeInTheDocument();
  await user.type((await dialog()).getByLabelText(/Motivo/), 'Está usado');
  await user.click((await dialog()).getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Rechazaste esta devolución')).toBeInTheDocument();
  expect(sent).toEqual({ motivo: 'Está usado' });
});

it('the part is back: what is whole goes on sale again, what is broken only when the store says so', async () => {
  const lineas = buildDevolucion().lineas.map((line) => ({ ...line, cantidad: 2 }));
  one({ estado: 'aceptada', motivo: 'defectuoso', lineas });
  let sent: unknown;
  server.use(
    answer(devoluciones.receive, ({ body }) => {
      sent = body;
      one({ estado: 'recibida' });
      return { data: buildDevolucion({ estado: 'recibida' }) };
    }),
  );
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Ya recibí el repuesto' }));
  const onSale = (await dialog()).getByRole('switch', { name: 'Vuelve a la venta: Pastillas de freno' });
  expect(onSale).not.toBeChecked();
  await user.click(onSale);
  await user.click((await dialog()).getByRole('button', { name: 'Quitar uno' }));
  await user.type((await dialog()).getByLabelText(/En qué estado llegó/), 'Una vino rota');
  await user.click((await dialog()).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('heading', { name: 'Envía el reembolso' })).toBeInTheDocument();
  expect(sent).toEqual({
    condicion: 'Una vino rota',
    vendibles: [{ productoId: lineas[0]!.productoId, cantidad: 1 }],
  });
});

it('the refund: amount and Pago Móvil to copy, and the reference', async () => {
  one({ estado: 'recibida' });
  let sent: unknown;
  server.use(
    answer(devoluciones.refund, ({ body }) => {
      sent = body;
      const done = { estado: 'reembolsada', referencia: '00123456' } as const;
      one({ ...done, lineas: buildDevolucion().lineas.map((line) => ({ ...line, vendibles: 1 })) });
      return { data: buildDevolucion(done) };
    }),
  );
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Enviar reembolso' }));
  expect((await dialog()).getByText('Bs. 1.000,50 (Ref. $ 4,08)')).toBeInTheDocument();
  expect((await dialog()).getByRole('button', { name: 'Copiar el teléfono' })).toBeInTheDocument();
  await user.type((await dialog()).getByLabelText(/Referencia/), '12a');
  await user.click((await dialog()).getByRole('button', { name: 'Registrar reembolso' }));
  expect(await (await dialog()).findByText('La referencia tiene de 4 a 20 números')).toBeInTheDocument();
  await user.clear((await dialog()).getByLabelText(/Referencia/));
  await user.type((await dialog()).getByLabelText(/Referencia/), '00123456');
  await user.click((await dialog()).getByRole('button', { name: 'Registrar reembolso' }));
  expect(await screen.findByText('Devolución terminada')).toBeInTheDocument();
  expect(sent).toEqual({ referencia: '00123456' });
});

it('somebody was first: the dialog says so, and the page shows how it is now', async () => {
  one();
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Aceptar devolución' }));
  server.use(fail(devoluciones.accept, 'DEVOLUCION_CAMBIO'));
  one({ estado: 'cancelada', responderAntes: null });
  await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
  expect(await (await dialog()).findByText(/cambió mientras la mirabas/)).toBeInTheDocument();
  expect(await screen.findByText('El cliente canceló esta devolución')).toBeInTheDocument();
});
