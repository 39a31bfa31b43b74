import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportes } from '@tuerca/contracts/platform/reportes/endpoints';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { ratePath } from '@tuerca/contracts/products/comments/rate';
import type { Resena } from '@tuerca/contracts/products/comments/schemas';
import { buildSession, enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import type { Target } from './comments.queries';
import { Reviews } from './reviews';

const id = (n: number) => n.toString(16).padStart(24, '0');
const me = { _id: buildSession().user._id, nombre: 'María P.', fotoPerfil: null };
const resena = (n: number, overrides: Partial<Resena> = {}): Resena => ({
  _id: id(n),
  texto: `Reseña ${n}`,
  valoracion: 4,
  usuario: { _id: id(500 + n), nombre: `Ana ${n}`, fotoPerfil: null },
  verificada: false,
  estado: 'activo',
  createdAt: '2026-10-25T15:00:00.000Z',
  productoObjetivoId: id(1),
  ...overrides,
});
const mine = (n = 7, overrides: Partial<Resena> = {}) => resena(n, { usuario: me, texto: 'La primera', ...overrides });
const list = (all: Resena[]) =>
  answer(comments.list, ({ query }) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return {
      data: all.slice((page - 1) * limit, page * limit),
      meta: { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) },
    };
  });
const show = (target: Target = { productoObjetivoId: id(1) }) =>
  renderElement(
    <Reviews target={target} nombre="Batería 24R" valoracionPromedio={4.5} numeroValoraciones={2} />,
    '/producto/1',
  );
const comment = () => screen.getByRole('textbox', { name: /Tu comentario/ });
const button = (name: string) => screen.getByRole('button', { name });

describe('my own review', () => {
  it('is edited with what it says, stars first, and the list is read anew', async () => {
    enter();
    const all = [mine(), resena(2)];
    let sent: unknown;
    server.use(
      list(all),
      answer(comments.update, ({ params, body }) => {
        sent = [params.id, body];
        all[0] = mine(7, { ...(body as object) });
        return { data: all[0]! };
      }),
    );
    const { user } = show();
    expect(await screen.findAllByRole('button', { name: 'Editar mi reseña' })).toHaveLength(1);
    // Nobody reports her own.
    const own = within(screen.getByText('La primera').closest('article')!);
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Editar', 'Eliminar']);
    await user.click(button('Editar mi reseña'));
    expect(await screen.findByRole('dialog', { name: 'Editar reseña' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '4 estrellas: Bueno' })).toHaveFocus();
    expect(comment()).toHaveValue('La primera');
    fireEvent.click(screen.getByRole('radio', { name: '2 estrellas: Malo' }));
    await user.clear(comment());
    await user.type(comment(), 'Se dañó al mes');
    await user.click(button('Guardar cambios'));
    expect(await screen.findByText('Tu reseña ha sido actualizada')).toBeInTheDocument();
    expect(sent).toEqual([id(7), { texto: 'Se dañó al mes', valoracion: 2 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Editar mi reseña'));
    expect(await screen.findByRole('textbox', { name: /Tu comentario/ })).toHaveValue('Se dañó al mes');
  });

  it('is deleted after a question; a failure is said where it was asked', async () => {
    enter();
    const all = [mine()];
    server.use(list(all), unreachable(comments.remove));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Eliminar mi reseña' }));
    const question = await screen.findByRole('dialog', { name: '¿Eliminar tu reseña?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar reseña' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('No se pudo conectar con el servidor.');
    server.use(answer(comments.remove, ({ params }) => (expect(params.id).toBe(id(7)), all.splice(0), { data: null })));
    await user.click(within(question).getByRole('button', { name: 'Eliminar reseña' }));
    expect(await screen.findByText('Tu reseña ha sido eliminada')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('La primera')).not.toBeInTheDocument());
  });

  it('is offered for editing when a second one is refused, wherever in the list it stands, with what was typed', async () => {
    enter();
    let sent: unknown;
    server.use(
      list([...Array.from({ length: 65 }, (_, i) => resena(i + 100)), mine()]),
      fail(comments.create, 'RESENA_REPETIDA'),
      answer(comments.update, ({ params, body }) => ((sent = [params.id, body]), { data: mine() })),
    );
    const { user } = show();
    await user.click(button('Escribir reseña'));
    await screen.findByRole('dialog', { name: 'Escribir reseña' });
    fireEvent.click(screen.getByRole('radio', { name: '5 estrellas: Excelente' }));
    await user.type(comment(), 'Otra vez');
    await user.click(button('Publicar reseña'));
    await user.click(await screen.findByRole('button', { name: 'Editar mi reseña' }));
    expect(await screen.findByRole('dialog', { name: 'Editar reseña' })).toBeInTheDocument();
    expect(screen.getByText('«La primera»')).toBeInTheDocument();
    expect(comment()).toHaveValue('Otra vez');
    await user.click(button('Guardar cambios'));
    expect(await screen.findByText('Tu reseña ha sido actualizada')).toBeInTheDocument();
    expect(sent).toEqual([id(7), { texto: 'Otra vez', valoracion: 5 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Escribir reseña'));
    expect(await screen.findByRole('dialog', { name: 'Escribir reseña' })).toBeInTheDocument();
    expect(comment()).toHaveValue('');
  });
});

it('is begun at once where an order or a notice asks for it', async () => {
  enter();
  let sent: unknown;
  server.use(
    list([]),
    answer(comments.create, ({ body }) => ((sent = body), { data: mine() })),
  );
  const product: Target = { productoObjetivoId: id(1) };
  const { user, router } = renderElement(
    <Reviews target={product} nombre="Batería 24R" valoracionPromedio={0} numeroValoraciones={0} />,
    ratePath(id(1)),
  );
  await screen.findByRole('dialog', { name: 'Escribir reseña' });
  fireEvent.click(screen.getByRole('radio', { name: '5 estrellas: Excelente' }));
  await user.type(comment(), 'Llegó bien');
  await user.click(button('Publicar reseña'));
  expect(await screen.findByText('Tu reseña ha sido publicada')).toBeInTheDocument();
  expect(sent).toEqual({ ...product, texto: 'Llegó bien', valoracion: 5 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.hash).toBe('#resenas');
});

describe("somebody else's review", () => {
  it('is reported with a reason', async () => {
    enter('workshop');
    const sent: unknown[] = [];
    server.use(list([resena(2)]), fail(reportes.create, 'ERROR_INTERNO'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Reportar la reseña de Ana 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reportar la reseña de Ana 2' });
    await user.click(within(dialog).getByRole('button', { name: 'Enviar reporte' }));
    expect(await within(dialog).findByText('Elige el motivo del reporte')).toBeInTheDocument();
    await user.selectOptions(within(dialog).getByLabelText(/Motivo/), 'Es publicidad o spam');
    await user.type(within(dialog).getByRole('textbox'), 'Es publicidad');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar reporte' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('Es publicidad');
    server.use(answer(reportes.create, ({ body }) => (sent.push(body), { data: null })));
    await user.click(within(dialog).getByRole('button', { name: 'Enviar reporte' }));
    expect(await screen.findByText('Gracias. Vamos a revisar tu reporte.')).toBeInTheDocument();
    expect(sent).toEqual([{ objeto: 'comentario', objetoId: id(2), tipo: 'publicidad', motivo: 'Es publicidad' }]);
  });

  it('is reported by people with an account', async () => {
    server.use(list([resena(2)]));
    const { user, address } = show();
    expect(screen.getByText(/El promedio cuenta solo esas\./)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Reportar la reseña de Ana 2' }));
    expect(await screen.findByText('Debes iniciar sesión para reportar')).toBeInTheDocument();
    expect(address()).toBe('/iniciar-sesion?volver=%2Fproducto%2F1');
  });
});

it.each([
  ['a product', { productoObjetivoId: id(1) }, 'products'],
  ['a store', { usuarioObjetivoId: id(1) }, 'stores'],
  ['a workshop', { usuarioObjetivoId: id(1) }, 'workshops'],
] as const)('a review of %s makes its average be read anew', async (_, target, key) => {
  enter();
  server.use(list([mine()]), answer(comments.remove, { data: null }));
  const { user, queryClient } = show(target);
  queryClient.setQueryData([key, 'one'], {});
  await user.click(await screen.findByRole('button', { name: 'Eliminar mi reseña' }));
  await user.click(button('Eliminar reseña'));
  await waitFor(() => expect(queryClient.getQueryState([key, 'one'])?.isInvalidated).toBe(true));
});
