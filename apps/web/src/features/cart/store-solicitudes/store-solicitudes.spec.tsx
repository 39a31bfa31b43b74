import { configure, screen, waitFor, within } from '@testing-library/react';
import { solicitudesTienda } from '@tuerca/contracts/cart/solicitudes/endpoints';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { NO_COUNTS } from '@/test/devoluciones';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { buildPropuesta, buildSolicitudTienda } from '@/test/solicitudes';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = (path: string) => renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
const href = `/tienda/solicitudes/${buildSolicitudTienda()._id}`;
const page = { page: 1, limit: 10, total: 1, totalPages: 1 };

beforeEach(() => {
  enter('store');
  server.use(
    answer(devoluciones.list, { data: [], meta: { ...page, cuentas: NO_COUNTS } }),
    answer(products.mine, () => new Response(JSON.stringify({ success: true, data: [], meta: page }))),
  );
});

it('lists what clients look for, and marks what is new', async () => {
  const cuentas = { por_responder: 1, respondidas: 0, cerradas: 0 };
  server.use(answer(solicitudesTienda.list, { data: [buildSolicitudTienda()], meta: { ...page, cuentas, nuevas: 1 } }));
  open('/tienda/solicitudes');
  expect(await screen.findByRole('link', { name: 'Bomba de dirección' })).toHaveAttribute('href', href);
  expect(screen.getByText('Nueva')).toBeInTheDocument();
  expect(screen.getByText('En tu ciudad')).toBeInTheDocument();
});

it('answers with a part that is not listed, and then waits', async () => {
  let sent: unknown;
  server.use(
    answer(solicitudesTienda.get, { data: buildSolicitudTienda({ categoria: 'Frenos' }) }),
    answer(solicitudesTienda.propose, ({ body }) => {
      sent = body;
      return { data: buildSolicitudTienda({ propuestas: [buildPropuesta()], puedeProponer: false, restantes: 2 }) };
    }),
  );
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  await user.click(await screen.findByRole('button', { name: 'Sin publicar' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: /^Repuesto/ })).toHaveValue('Bomba de dirección');
  await user.type(within(dialog).getByLabelText(/Precio por unidad/), '30,50');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar propuesta' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ tipo: 'libre', precio: 30.5, cantidad: 1, horas: 24, categoria: 'Frenos' }),
  );
});

it('says what refuses an answer', async () => {
  server.use(
    answer(solicitudesTienda.get, { data: buildSolicitudTienda({ categoria: 'Frenos' }) }),
    fail(solicitudesTienda.propose, 'SOLICITUD_CERRADA'),
  );
  const { user } = open(href);
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  await user.click(await screen.findByRole('button', { name: 'Sin publicar' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Precio por unidad/), '30,50');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar propuesta' }));
  expect(await screen.findByText('Esta solicitud ya se cerró.')).toBeInTheDocument();
});

it('offers nothing for what is over', async () => {
  server.use(
    answer(solicitudesTienda.get, {
      data: buildSolicitudTienda({
        estado: 'aceptada',
        nueva: false,
        puedeProponer: false,
        propuestas: [buildPropuesta({ estado: 'cerrada' })],
      }),
    }),
  );
  open(href);
  expect(await screen.findByText('El cliente eligió otra propuesta.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument();
});
