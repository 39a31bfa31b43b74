import { configure, screen, waitFor, within } from '@testing-library/react';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { NO_COUNTS } from '@/test/devoluciones';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { PANEL_MENUS } from './panel-menus';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

// The first story also loads the frame.
configure({ asyncUtilTimeout: 8000 });

function open(role: Role | null, path: string, only?: Role[]) {
  if (role) enter(role);
  server.use(
    answer(favorites.list, { data: [] }),
    answer(garaje.list, { data: [] }),
    answer(devoluciones.list, { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 0, cuentas: NO_COUNTS } }),
  );
  const page = { path, element: <h1>La página</h1> };
  return renderApp(path, [
    inPanel({ element: <RequireRole roles={only} />, children: [page] }),
    { path: '*', element: <h1>Otra página</h1> },
  ]);
}
const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('a panel', () => {
  it('gives a client her places, the settings and the way back to the platform', async () => {
    open('client', '/cliente/ordenes', ['client']);
    const rail = await screen.findByRole('navigation', { name: 'Panel Cliente' });
    expect(linksOf(rail)).toEqual([
      'Inicio',
      'Mis Compras',
      'Mis solicitudes',
      'Mis devoluciones',
      'Favoritos',
      'Mi garaje',
      'Mis citas',
      'Métodos de pago',
      'Mensajes',
      'Notificaciones',
      'Mi perfil',
      'Configuración',
      'Ir a la plataforma',
    ]);
    expect(within(rail).getByRole('link', { name: 'Mis Compras' })).toHaveAttribute('aria-current', 'page');
    expect(within(rail).getByRole('link', { name: 'Inicio' })).not.toHaveAttribute('aria-current');
    expect(screen.getByText('María Pérez')).toBeInTheDocument();
    const bar = screen.getByRole('navigation', { name: 'Secciones del panel' });
    expect(linksOf(bar)).toEqual(['Inicio', 'Compras', 'Garaje', 'Mensajes', 'Avisos']);
    // The menus stand beside the page, not in it.
    expect(within(screen.getByRole('main')).queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(['client', 'store', 'workshop', 'admin'] as const)('has five known places at the bottom for %s', (role) => {
    const { places, bar } = PANEL_MENUS[role];
    expect(new Set(bar).size).toBe(5);
    expect(bar.filter((to) => !places.some((place) => place.to === to))).toEqual([]);
  });

  it("heads an administrator's places, and says what waits in them", async () => {
    server.use(
      answer(admin.pending, {
        data: { pagos: 3, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
      }),
    );
    open('admin', '/admin/usuarios', ['admin']);
    const rail = await screen.findByRole('navigation', { name: 'Panel Administrador' });
    expect(linksOf(within(rail).getByRole('list', { name: 'Cuentas' }))).toEqual([
      'Usuarios',
      'Tiendas',
      'Talleres',
      'Membresías',
    ]);
    expect(await within(rail).findByRole('link', { name: 'Pagos , 3' })).toBeInTheDocument();
    expect(within(rail).getByRole('link', { name: 'Reportes' })).toBeInTheDocument();
    // Two places that look the same are one too many.
    const icons = PANEL_MENUS.admin.places.map(({ icon }) => (icon as { type: unknown }).type);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('is that of whoever is signed in where every role has the page', async () => {
    open('store', '/perfil');
    expect(await screen.findByRole('navigation', { name: 'Panel Tienda' })).toBeInTheDocument();
  });

  it.each([
    ['a visitor', null],
    ['another role', 'store'],
  ] as const)('shows nothing of itself to %s', async (_, role) => {
    open(role, '/cliente', ['client']);
    expect(await screen.findByRole('heading', { name: 'Otra página' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('ends the session and leads to the sign-in screen', async () => {
    const { user, address } = open('client', '/cliente', ['client']);
    server.use(answer(auth.logout, { data: null }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(address()).toBe('/iniciar-sesion'));
  });
});
