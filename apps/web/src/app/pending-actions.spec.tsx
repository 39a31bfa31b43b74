import { act, screen, waitFor } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { LoginPage } from '@/features/auth/auth/login-form';
import { AddToCartButton } from '@/features/cart/cart/add-button';
import { FavoriteButton } from '@/features/products/favorites/favorite-button';
import { enter } from '@/test/people';
import { buildCarrito, idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

const product = { productoId: idOf('a'), nombre: 'Bujía de iridio' };
const open = () =>
  renderApp('/producto/1', [
    {
      path: '/producto/:id',
      element: (
        <>
          <AddToCartButton {...product} cantidad={4} disponible />
          <FavoriteButton {...product} />
        </>
      ),
    },
    { path: '/iniciar-sesion', element: <LoginPage /> },
    { path: '*', element: <h1>Otra página</h1> },
  ]);
const addButton = () => screen.getByRole('button', { name: 'Agregar al carrito: Bujía de iridio' });
const heart = () => screen.getByRole('button', { name: 'Agregar a favoritos: Bujía de iridio' });

/** Presses the button as a visitor, reads at the door what will happen, and signs in. */
async function signInAfter(button: () => HTMLElement, note: string, role: Role = 'client') {
  const view = open();
  await view.user.click(button());
  expect(await screen.findByText(note)).toBeInTheDocument();
  act(() => enter(role));
  return view;
}

describe('what a visitor wanted', () => {
  const added: unknown[] = [];
  beforeEach(() => {
    added.length = 0;
    server.use(
      answer(cart.get, { data: buildCarrito([]) }),
      answer(cart.add, ({ body }) => (added.push(body), { data: buildCarrito() })),
      answer(favorites.list, { data: [] }),
      answer(favorites.add, ({ body }) => (added.push(body), { data: body as { productoId: string } })),
    );
  });
  const inCart = 'Al entrar agregamos «Bujía de iridio» a tu carrito.';

  it('goes into the cart once she has signed in, once, with its units', async () => {
    const { router, user } = await signInAfter(addButton, inCart);
    expect(await screen.findByText('4 unidades agregadas al carrito')).toBeInTheDocument();
    await act(() => router.navigate('/carrito'));
    await act(() => router.navigate('/producto/1'));
    await user.click(heart());
    expect(await screen.findByText('Producto agregado a favoritos')).toBeInTheDocument();
    const { productoId } = product;
    expect(added).toEqual([{ productoId, cantidad: 4 }, { productoId }]);
  });

  it('becomes a favourite', async () => {
    await signInAfter(heart, 'Al entrar guardamos «Bujía de iridio» en tus favoritos.');
    expect(await screen.findByText('Producto agregado a favoritos')).toBeInTheDocument();
    expect(added).toEqual([{ productoId: product.productoId }]);
  });

  it('is told when it cannot be done any more', async () => {
    server.use(fail(cart.add, 'STOCK_INSUFICIENTE'));
    await signInAfter(addButton, inCart);
    expect(await screen.findByText(/stock|unidades/i)).toBeInTheDocument();
  });

  it('is for clients', async () => {
    await signInAfter(addButton, inCart, 'store');
    expect(await screen.findByText('Solo los clientes pueden agregar productos al carrito')).toBeInTheDocument();
    expect(added).toEqual([]);
  });

  it('is forgotten when she turns away from the door', async () => {
    const { user, router } = open();
    await user.click(addButton());
    await screen.findByText(inCart);
    await act(() => router.navigate('/talleres'));
    await act(() => router.navigate('/iniciar-sesion'));
    expect(await screen.findByText('Entra a tu cuenta para comprar, vender o agendar.')).toBeInTheDocument();
    act(() => enter());
    await waitFor(() => expect(screen.queryByText(inCart)).not.toBeInTheDocument());
    expect(added).toEqual([]);
  });
});
