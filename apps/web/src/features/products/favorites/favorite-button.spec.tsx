import { screen, waitFor } from '@testing-library/react';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { card } from '@/test/catalogue';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { FavoriteButton } from './favorite-button';

const producto = card(7, { nombre: 'Batería 24R' });
const button = <FavoriteButton productoId={producto._id} nombre={producto.nombre} />;
const add = { name: 'Agregar a favoritos: Batería 24R' };
const remove = { name: 'Quitar de favoritos: Batería 24R' };
const favorito = { _id: 'f'.repeat(24), productoId: producto._id, producto };

describe('the heart of a product', () => {
  it('leads a visitor to the sign-in screen and back, and says why', async () => {
    const { user, address } = renderElement(button, '/productos?marca=Toyota');
    await user.click(screen.getByRole('button', add));
    expect(await screen.findByText('Debes iniciar sesión para agregar productos a favoritos')).toBeInTheDocument();
    expect(address()).toBe('/iniciar-sesion?volver=%2Fproductos%3Fmarca%3DToyota');
  });

  it.each(['store', 'workshop', 'admin', 'delivery'] as const)(
    'tells a %s that it is for clients, and asks nothing',
    async (role) => {
      enter(role);
      const { user, address } = renderElement(button, '/productos');
      await user.click(screen.getByRole('button', add));
      expect(await screen.findByText('Solo los clientes pueden agregar productos a favoritos')).toBeInTheDocument();
      expect(address()).toBe('/productos');
    },
  );

  it('adds and takes away for a client', async () => {
    enter('client');
    let mine = [favorito].slice(1);
    server.use(
      answer(favorites.list, () => ({ data: mine })),
      answer(favorites.add, ({ body }) => {
        mine = [favorito];
        return { data: body as { productoId: string } };
      }),
      answer(favorites.remove, ({ params }) => {
        expect(params.id).toBe(producto._id);
        mine = [];
        return { data: null };
      }),
    );
    const { user } = renderElement(button);
    await user.click(screen.getByRole('button', add));
    expect(await screen.findByText('Producto agregado a favoritos')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', remove));
    expect(await screen.findByText('Producto eliminado de favoritos')).toBeInTheDocument();
    expect(await screen.findByRole('button', add)).toBeInTheDocument();
  });

  it('knows of what was added while the list was read for the first time', async () => {
    enter('client');
    const asked: ((mine: (typeof favorito)[]) => void)[] = [];
    server.use(
      answer(favorites.list, async () => ({
        data: await new Promise<(typeof favorito)[]>((resolve) => void asked.push(resolve)),
      })),
      answer(favorites.add, ({ body }) => ({ data: body as { productoId: string } })),
    );
    const { user } = renderElement(button);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole('button', add));
    expect(await screen.findByText('Producto agregado a favoritos')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
    // The older answer comes last.
    asked[1]!([favorito]);
    asked[0]!([]);
    expect(await screen.findByRole('button', remove)).toBeInTheDocument();
  });

  it('puts the heart back when the server refuses, with its sentence', async () => {
    enter('client');
    server.use(answer(favorites.list, { data: [] }), fail(favorites.add, 'PRODUCTO_NO_ENCONTRADO'));
    const { user } = renderElement(button);
    await user.click(screen.getByRole('button', add));
    expect(await screen.findByText('No se encontró el producto')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', add)).toBeInTheDocument());
  });
});
