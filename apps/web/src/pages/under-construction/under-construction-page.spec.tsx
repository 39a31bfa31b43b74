import { configure, screen, waitFor } from '@testing-library/react';
import { toHome } from '../../app/redirects';
import { underConstructionRoutes } from '../../app/routes-under-construction';
import { enter } from '../../test/people';
import { renderApp } from '../../test/render-app';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });
const open = (path: string) =>
  renderApp(path, [
    ...underConstructionRoutes,
    { path: '/', element: <h1>Inicio</h1> },
    { path: '/iniciar-sesion', element: <h1>Entrar</h1> },
    { path: '/no-autorizado', element: <h1>Fuera</h1> },
    { path: '*', loader: toHome },
  ]);

describe('an area that comes next', () => {
  it('says what it will hold and where to go now, to whoever it is for', async () => {
    enter('admin');
    open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Administración' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver el catálogo' })).toHaveAttribute('href', '/productos');
  });

  it.each([
    ['client', '/admin', '/no-autorizado'],
    ['store', '/admin/pagos', '/no-autorizado'],
    ['store', '/tienda/no-existe', '/'],
    [null, '/admin', '/iniciar-sesion?volver=%2Fadmin'],
  ] as const)('sends %s at %s to %s', async (role, path, target) => {
    if (role) enter(role);
    const { address } = open(path);
    await waitFor(() => expect(address()).toBe(target));
  });
});
