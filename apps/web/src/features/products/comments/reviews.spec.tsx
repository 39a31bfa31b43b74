import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import type { Resena } from '@tuerca/contracts/products/comments/schemas';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { Reviews } from './reviews';

const id = (n: number) => n.toString(16).padStart(24, '0');
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
const target = { productoObjetivoId: id(1) };
const list = (all: Resena[]) =>
  answer(comments.list, ({ query }) => {
    expect(query.get('productoObjetivoId')).toBe(id(1));
    const page = Number(query.get('page'));
    const limit = Number(query.get('limit'));
    return {
      data: all.slice((page - 1) * limit, page * limit),
      meta: { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) },
    };
  });
const show = (path = '/producto/1?x=2', average = { valoracionPromedio: 4.5, numeroValoraciones: 2 }) =>
  renderElement(<Reviews target={target} nombre="Batería 24R" {...average} />, path);
// fireEvent for the stars: MUI reads where the pointer is, and jsdom has no places.
const write = { name: 'Escribir reseña' };

describe('the reviews of a product', () => {
  it('come page by page, with date, stars and the mark of a real purchase', async () => {
    server.use(list(Array.from({ length: 7 }, (_, i) => resena(i + 1, { verificada: i === 0 }))));
    const { user } = show();
    const first = (await screen.findByText('Reseña 1')).closest('article')!;
    expect(within(first).getByText('Compra verificada')).toBeInTheDocument();
    expect(within(first).getByText('25 de octubre de 2026')).toBeInTheDocument();
    expect(within(first).getByRole('img', { name: '4 de 5 estrellas' })).toBeInTheDocument();
    expect(screen.getAllByText('Compra verificada')).toHaveLength(1);
    expect(screen.queryByText('Reseña 6')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver más reseñas (2)' }));
    expect(await screen.findByText('Reseña 7')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Ver más/ })).not.toBeInTheDocument();
  });

  it('come into sight where a notice leads to them, and nowhere else', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    server.use(list([resena(1)]));
    const { unmount } = show('/producto/1');
    expect(await screen.findByText('Reseña 1')).toBeInTheDocument();
    expect(scroll).not.toHaveBeenCalled();
    unmount();
    show('/producto/1#resenas');
    expect(await screen.findByText('Reseña 1')).toBeInTheDocument();
    expect(scroll).toHaveBeenCalled();
    expect(scroll.mock.contexts.every((one) => (one as Element).id === 'resenas')).toBe(true);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('say which ones make the average, also while none of them does', async () => {
    const none = { valoracionPromedio: 0, numeroValoraciones: 0 };
    server.use(list([resena(1)]));
    const { unmount } = show('/producto/1', none);
    expect(await screen.findByText('Sin valoraciones verificadas')).toBeInTheDocument();
    expect(screen.getByText(/El promedio cuenta solo esas/)).toBeInTheDocument();
    unmount();
    server.use(list([]));
    show('/producto/1', none);
    expect(await screen.findByText(/Nadie ha escrito una reseña todavía/)).toBeInTheDocument();
    expect(screen.queryByText('Sin valoraciones verificadas')).not.toBeInTheDocument();
  });

  it('ask a visitor to sign in before writing', async () => {
    server.use(list([]));
    const { user, address } = show();
    await user.click(screen.getByRole('button', write));
    expect(await screen.findByText('Debes iniciar sesión para dejar una reseña')).toBeInTheDocument();
    expect(address()).toBe('/iniciar-sesion?volver=%2Fproducto%2F1%3Fx%3D2');
  });

  it('refuse a comment of one letter and a missing rating', async () => {
    enter('store');
    server.use(list([]));
    const { user } = show();
    await user.click(screen.getByRole('button', write));
    await user.type(await screen.findByRole('textbox', { name: /Tu comentario/ }), ' a ');
    await user.click(screen.getByRole('button', { name: 'Publicar reseña' }));
    expect(await screen.findByText('El comentario debe tener al menos 2 caracteres')).toBeInTheDocument();
    expect(screen.getByText('Debes asignar una valoración (1-5 estrellas)')).toBeInTheDocument();
  });

  it('publish, close, clear, and read the list anew', async () => {
    enter('client');
    const all: Resena[] = [];
    let body: unknown;
    server.use(
      list(all),
      answer(comments.create, (call) => {
        body = call.body;
        all.push(resena(9, { texto: 'Prende de una' }));
        return { data: all[0]! };
      }),
    );
    const { user } = show();
    await user.click(screen.getByRole('button', write));
    fireEvent.click(screen.getByRole('radio', { name: '4 estrellas: Bueno' }));
    await user.type(screen.getByRole('textbox', { name: /Tu comentario/ }), 'Prende de una');
    await user.click(screen.getByRole('button', { name: 'Publicar reseña' }));
    expect(await screen.findByText('Tu reseña ha sido publicada')).toBeInTheDocument();
    expect(body).toEqual({ productoObjetivoId: id(1), texto: 'Prende de una', valoracion: 4 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Prende de una')).toBeInTheDocument();
    await user.click(screen.getByRole('button', write));
    expect(screen.getByRole('textbox', { name: /Tu comentario/ })).toHaveValue('');
  });

  it('keep a draft that is put off, and give the focus back', async () => {
    enter('client');
    server.use(list([]));
    const { user } = show();
    const opener = screen.getByRole('button', write);
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Escribir reseña' })).toHaveTextContent('Batería 24R');
    await user.type(screen.getByRole('textbox', { name: /Tu comentario/ }), 'Llegó rápido');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(opener);
    expect(await screen.findByRole('textbox', { name: /Tu comentario/ })).toHaveValue('Llegó rápido');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('keep what was typed when the server refuses, and say why', async () => {
    enter('client');
    server.use(list([]), fail(comments.create, 'RESENA_REPETIDA'));
    const { user } = show();
    await user.click(screen.getByRole('button', write));
    fireEvent.click(screen.getByRole('radio', { name: '5 estrellas: Excelente' }));
    await user.type(screen.getByRole('textbox', { name: /Tu comentario/ }), 'Otra vez');
    await user.click(screen.getByRole('button', { name: 'Publicar reseña' }));
    expect(
      await screen.findByText('Error al publicar tu reseña: Ya dejaste una reseña aquí. Puedes editarla.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Tu comentario/ })).toHaveValue('Otra vez');
  });
});
