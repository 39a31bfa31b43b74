import { act, screen, waitFor } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/endpoints';
import { cart } from '@tuerca/contracts/cart/endpoints';
import { favorites } from '@tuerca/contracts/favorites/endpoints';
import { system } from '@tuerca/contracts/system/endpoints';
import type { RouteObject } from 'react-router-dom';
import { enter } from '../test/people';
import { fail, server } from '../test/server';
import { renderApp } from '../test/render-app';
import { signOut } from '../lib/session';
import { Header } from './header';
import { aliasTo, PanelRedirect } from './redirects';
import { RequireRole } from './require-role';

const table: RouteObject[] = [
  { element: <RequireRole roles={['client']} />, children: [{ path: '/favoritos', element: <h1>Mis favoritos</h1> }] },
  { path: '/favorito', loader: aliasTo('/favoritos') },
  { path: '/workshops/:id', loader: aliasTo('/talleres/:id') },
  { path: '/dashboard', element: <PanelRedirect /> },
  { path: '*', element: <h1>Otra página</h1> },
];

describe('a guarded route', () => {
  it('sends a visitor to the sign-in screen with the way back, and says why', async () => {
    const { address } = renderApp('/favoritos?orden=precio', table);
    await waitFor(() => expect(address()).toBe('/iniciar-sesion?volver=%2Ffavoritos%3Forden%3Dprecio'));
    expect(await screen.findByText('Sesión no válida. Por favor inicie sesión.')).toBeInTheDocument();
  });

  it('sends another role to /no-autorizado', async () => {
    enter('store');
    const { address } = renderApp('/favoritos', table);
    await waitFor(() => expect(address()).toBe('/no-autorizado'));
    expect(await screen.findByText('No tienes permisos para acceder a esta sección')).toBeInTheDocument();
  });

  it('lets the right role in', async () => {
    enter('client');
    renderApp('/favoritos', table);
    expect(await screen.findByRole('heading', { name: 'Mis favoritos' })).toBeInTheDocument();
  });

  it('leads home with a sign-in link when the session expires', async () => {
    enter('client');
    const { address } = renderApp('/favoritos', table);
    await screen.findByRole('heading', { name: 'Mis favoritos' });
    act(() => signOut('expired'));
    expect(await screen.findByText('Tu sesión venció. Inicia sesión nuevamente.')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/iniciar-sesion?volver=%2Ffavoritos',
    );
  });
});

describe('other spellings of an address', () => {
  it('lead to the canonical one and keep parameters and query', async () => {
    const { address } = renderApp('/workshops/42?q=frenos', table);
    await waitFor(() => expect(address()).toBe('/talleres/42?q=frenos'));
  });

  it('lead each role to its own panel', async () => {
    enter('workshop');
    const { address } = renderApp('/dashboard', table);
    await waitFor(() => expect(address()).toBe('/taller'));
  });

  it('lead home from anywhere unknown', async () => {
    server.use(fail(system.public, 'TASA_NO_DISPONIBLE'));
    const { address } = renderApp('/no/existe');
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the header', () => {
  const header: RouteObject[] = [{ path: '*', element: <Header /> }];

  it('offers cart, favourites and the way in to a visitor', () => {
    renderApp('/productos', header);
    expect(screen.getByRole('link', { name: 'Carrito' })).toHaveAttribute('href', '/carrito');
    expect(screen.getByRole('link', { name: 'Entrar' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mensajes' })).not.toBeInTheDocument();
  });

  it('gives a store its panel and messages, and no cart; leaving ends the session', async () => {
    enter('store');
    server.use(fail(auth.logout, 'ERROR_INTERNO'), fail(cart.get, 'SIN_PERMISO'), fail(favorites.list, 'SIN_PERMISO'));
    const { user, address } = renderApp('/productos', header);
    expect(screen.queryByRole('link', { name: /Carrito/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mensajes' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Tu cuenta/ }));
    expect(await screen.findByRole('menuitem', { name: 'Mi panel' })).toHaveAttribute('href', '/tienda');
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeInTheDocument();
    expect(localStorage.getItem('is-authenticated')).toBeNull();
    expect(address()).toBe('/');
  });
});
