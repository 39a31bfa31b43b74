import { act, screen, waitFor } from '@testing-library/react';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { keepVehicle } from '@/entities/auth/garaje/garage-store';
import { card } from '@/test/catalogue';
import { COROLLA, fakeGaraje } from '@/test/garaje';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

const mine = [1, 2].map((n) => ({ _id: `${n}`.repeat(24), productoId: card(n)._id, producto: card(n) }));
// Requests of the page's frame: its figures, the rate and the garage.
const frame = () =>
  server.use(fail(cart.get, 'NO_DISPONIBLE'), fail(system.public, 'NO_DISPONIBLE'), answer(garaje.list, { data: [] }));

describe('my favourites', () => {
  it('leave the list one by one, down to the way to the catalogue', async () => {
    enter('client');
    frame();
    let left = mine;
    server.use(
      answer(favorites.list, () => ({ data: left })),
      answer(favorites.remove, ({ params }) => {
        left = left.filter(({ productoId }) => productoId !== params.id);
        return { data: null };
      }),
    );
    const { user } = renderApp('/favoritos');
    expect(await screen.findByRole('heading', { name: 'Mis Productos Favoritos' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Quitar de favoritos: Filtro de aceite 1' }));
    expect(await screen.findByText('Producto eliminado de favoritos')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Filtro de aceite 1')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Quitar de favoritos: Filtro de aceite 2' }));
    expect(await screen.findByText('Todavía no guardas favoritos')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver repuestos' })).toHaveAttribute('href', '/productos');
  });

  it('say whether they fit the chosen vehicle, with one reading for list, count and hearts, and stay while another is asked about', async () => {
    enter('client');
    frame();
    const asked: (string | null)[] = [];
    server.use(
      ...fakeGaraje().handlers,
      answer(favorites.list, ({ query }) => {
        const anio = query.get('vAnio');
        asked.push(anio);
        return {
          data: mine.map((favorito) =>
            anio
              ? {
                  ...favorito,
                  producto: {
                    ...favorito.producto,
                    ajuste: anio === '2012' ? ('compatible' as const) : ('no-compatible' as const),
                  },
                }
              : favorito,
          ),
        };
      }),
    );
    act(() => void keepVehicle(COROLLA));
    renderApp('/favoritos');
    expect(await screen.findAllByText('Compatible')).toHaveLength(2);
    expect(new Set(asked)).toEqual(new Set(['2012']));
    act(() => void keepVehicle({ ...COROLLA, anio: 1990 }));
    // The other vehicle's fit disappears at once; the products stay.
    expect(screen.queryByText('Compatible')).not.toBeInTheDocument();
    expect(screen.getByText('Filtro de aceite 1')).toBeInTheDocument();
    expect(await screen.findAllByText('No compatible')).toHaveLength(2);
  });

  it('stay when one cannot be removed', async () => {
    enter('client');
    frame();
    server.use(answer(favorites.list, { data: mine }), fail(favorites.remove, 'NO_DISPONIBLE'));
    const { user } = renderApp('/favoritos');
    await user.click(await screen.findByRole('button', { name: 'Quitar de favoritos: Filtro de aceite 1' }));
    expect(
      await screen.findByText('El servicio no está disponible en este momento. Intenta en unos segundos.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Filtro de aceite 1')).toBeInTheDocument();
  });

  it('are for clients: a visitor signs in first, a store reads why not', async () => {
    frame();
    const { address, unmount } = renderApp('/favoritos');
    expect(await screen.findByText('Debes iniciar sesión para ver tus favoritos')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/iniciar-sesion?volver=%2Ffavoritos'));
    unmount();
    enter('store');
    const { address: place } = renderApp('/favoritos');
    expect(await screen.findByText('Esta sección solo está disponible para clientes')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/no-autorizado'));
  });
});
