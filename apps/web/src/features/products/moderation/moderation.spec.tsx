import { configure, screen, waitFor, within } from '@testing-library/react';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { preguntasAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { buildDetalle } from '@/test/admin-users';
import { enter } from '@/test/people';
import { idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const REVIEW: ResenaAdmin = {
  _id: idOf('b'),
  texto: 'Llegaron golpeadas',
  valoracion: 2,
  usuario: { _id: idOf('f'), nombre: 'Ana R.', fotoPerfil: null },
  verificada: true,
  estado: 'activo',
  createdAt: '2026-11-20T14:00:00.000Z',
  objetivo: { tipo: 'producto', _id: idOf('a'), nombre: 'Pastillas de freno', ruta: `/productos/${idOf('a')}` },
  ocultamiento: null,
  reporte: { _id: idOf('c'), total: 2 },
};
const page = <T,>(rows: T[]) => ({
  data: rows,
  meta: {
    ...{ page: 1, limit: 20, total: rows.length, totalPages: rows.length ? 1 : 0 },
    cuentas: { activo: rows.length, oculto: 0, reportadas: 0 },
  },
});
const open = (path = '/admin/comentarios') => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

it('waits, and then shows what was written, about what, and that it was reported', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.use(answer(commentsAdmin.list, () => gate.then(() => page([REVIEW]))));
  open();
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  release();
  const table = within(await screen.findByRole('table', { name: 'Reseñas' }));
  expect(table.getByText('Llegaron golpeadas')).toBeInTheDocument();
  expect(table.getByRole('img', { name: '2 de 5 estrellas' })).toBeInTheDocument();
  expect(table.getByText(/compra verificada/)).toBeInTheDocument();
  expect(table.getByRole('link', { name: '2 reportes' })).toHaveAttribute('href', `/admin/reportes/${idOf('c')}`);
});

it('tells nothing written from nothing found, and asks for what the address says', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    answer(commentsAdmin.list, ({ query }) => {
      asked.push(query);
      return page([]);
    }),
    answer(preguntasAdmin.list, page([])),
  );
  const { user } = open(
    '/admin/comentarios?valoracion=1&objetivo=tienda&reportadas=1&verificada=no&desde=2026-11-01&hasta=2026-11-30',
  );
  expect(await screen.findByText('No encontramos nada con esos filtros')).toBeInTheDocument();
  expect(Object.fromEntries(asked[0]!)).toMatchObject({
    ...{ valoracion: '1', objetivo: 'tienda', reportadas: 'true' },
    ...{ verificada: 'false', desde: '2026-11-01', hasta: '2026-11-30' },
  });
  await user.click(screen.getByRole('tab', { name: 'Preguntas' }));
  expect(await screen.findByText('Todavía nadie ha escrito')).toBeInTheDocument();
});

it('asks for what one person wrote, and says whose it is also when she wrote nothing', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    answer(commentsAdmin.list, ({ query }) => {
      asked.push(query);
      return page([]);
    }),
    answer(adminUsers.get, { data: buildDetalle({ _id: REVIEW.usuario._id, nombre: 'Ana R.' }) }),
  );
  const { user, address } = open(`/admin/comentarios?autor=${REVIEW.usuario._id}`);
  const chip = await screen.findByRole('button', { name: 'Quitar filtro De Ana R.' });
  expect(asked[0]!.get('autor')).toBe(REVIEW.usuario._id);
  await user.click(chip);
  await waitFor(() => expect(address()).toBe('/admin/comentarios'));
});

it('says that nothing could be loaded, and asks again', async () => {
  server.use(unreachable(commentsAdmin.list));
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  server.use(answer(commentsAdmin.list, page([REVIEW])));
  await user.click(alert.getByRole('button', { name: 'Intentar nuevamente' }));
  expect(await screen.findByText('Llegaron golpeadas')).toBeInTheDocument();
});

it('hides a review for a reason; a refusal stays in the dialog with what was typed', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(commentsAdmin.list, page([REVIEW])),
    fail(commentsAdmin.moderate, 'MODERACION_SIN_CAMBIO', { message: 'Otra persona ya la ocultó' }),
  );
  const { user } = open();
  await screen.findByText('Llegaron golpeadas');
  await user.click(screen.getByRole('button', { name: /la reseña de Ana R\./ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ocultar la reseña de Ana R.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar la reseña de Ana R.' }));
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Insulta a la tienda');
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Ocultar' }));
  await confirm();
  expect(await dialog.findByText('Otra persona ya la ocultó')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Insulta a la tienda');
  server.use(
    answer(commentsAdmin.moderate, ({ body }) => {
      sent.push(body);
      return { data: { ...REVIEW, estado: 'oculto' as const } };
    }),
  );
  await confirm();
  expect(await screen.findByText(MODERATION_MESSAGES.hidden)).toBeInTheDocument();
  expect(sent).toEqual([{ estado: 'oculto', motivo: 'Insulta a la tienda' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
