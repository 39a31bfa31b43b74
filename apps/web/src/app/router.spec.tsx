import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { signOut } from '@/lib/session';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { fail, server } from '@/test/server';
import { AppHeader } from './header';
import { HEADER_LINKS } from './header-links';
import { PANEL_MENUS } from './panel-menus';
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
  const header: RouteObject[] = [{ path: '*', element: <AppHeader /> }];

  it('offers cart, favourites and the way in to a visitor', () => {
    renderApp('/productos', header);
    expect(screen.getByRole('link', { name: 'Carrito' })).toHaveAttribute('href', '/carrito');
    expect(screen.getByRole('link', { name: 'Entrar' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mensajes' })).not.toBeInTheDocument();
  });

  it('leads to every place of the site, and marks the one that is open', () => {
    renderApp('/productos', header);
    const band = within(screen.getByRole('banner'));
    expect(
      band.getAllByRole('link').map((link) => [link.textContent || link.ariaLabel, link.getAttribute('href')]),
    ).toEqual(
      expect.arrayContaining([
        ['Favoritos', '/favoritos'],
        ['Carrito', '/carrito'],
        ['Entrar', '/iniciar-sesion'],
        ['Crear cuenta', '/registro'],
      ]),
    );
    expect(band.getByRole('link', { name: 'Tuerca, ir al inicio' })).toHaveAttribute('href', '/');
    const places = within(band.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    expect(places.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Inicio', '/', null],
      ['Productos', '/productos', 'page'],
      ['Talleres', '/talleres', null],
      ['Tiendas', '/tiendas', null],
      ['Servicios', '/servicios/mecanicos', null],
      ['Glosario', '/glosario', null],
    ]);
  });

  it("lists on a phone the same places as the role's panel", async () => {
    enter('workshop');
    server.use(fail(cart.get, 'SIN_PERMISO'), fail(favorites.list, 'SIN_PERMISO'));
    const { user } = renderApp('/productos', header);
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    const panel = within(await screen.findByRole('navigation', { name: 'Panel · Taller' }));
    const { places, settings } = PANEL_MENUS.workshop;
    const all = [...places, { to: settings, label: 'Configuración' }].map(({ to, label }) => [label, to]);
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(all);
  });

  it('lists on a phone what every role has for one without a panel, and the ways in for a visitor', async () => {
    enter('crane');
    server.use(fail(cart.get, 'SIN_PERMISO'), fail(favorites.list, 'SIN_PERMISO'));
    const { user, unmount } = renderApp('/productos', header);
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    const account = within(await screen.findByRole('navigation', { name: 'Tu cuenta' }));
    const names = account.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Mi perfil']);
    unmount();
    signOut();
    const visitor = renderApp('/productos', header);
    await visitor.user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    await screen.findByRole('navigation', { name: 'Menú' });
    const drawer = within(screen.getByLabelText('Menú', { selector: '.MuiDrawer-paper' }));
    const places = within(screen.getByRole('navigation', { name: 'Menú' }));
    expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      HEADER_LINKS.map(({ label }) => label),
    );
    expect(drawer.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/registro');
    expect(drawer.queryByText('Tu cuenta')).not.toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/iniciar-sesion');
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menú' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toHaveFocus();
    await visitor.user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    await visitor.user.click(
      within(await screen.findByRole('navigation', { name: 'Menú' })).getByRole('link', { name: 'Servicios' }),
    );
    expect(visitor.address()).toBe('/servicios/mecanicos');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menú' })).not.toBeInTheDocument());
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
