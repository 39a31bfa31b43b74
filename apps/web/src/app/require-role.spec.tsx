import { waitFor } from '@testing-library/react';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { toHome } from './redirects';
import { adminRoutes } from './routes-admin';

const open = (path: string) =>
  renderApp(path, [
    ...adminRoutes,
    { path: '/', element: <h1>Inicio</h1> },
    { path: '/iniciar-sesion', element: <h1>Entrar</h1> },
    { path: '/no-autorizado', element: <h1>Fuera</h1> },
    { path: '*', loader: toHome },
  ]);

describe('the area of administrators', () => {
  it.each([
    ['client', '/admin', '/no-autorizado'],
    ['store', '/admin/pagos', '/no-autorizado'],
    ['workshop', '/admin/configuracion/sistema?pestana=pagos', '/no-autorizado'],
    ['store', '/tienda/no-existe', '/'],
    [null, '/admin', '/iniciar-sesion?volver=%2Fadmin'],
    [null, '/admin/pagos?estado=manual', '/iniciar-sesion?volver=%2Fadmin%2Fpagos%3Festado%3Dmanual'],
  ] as const)('sends %s at %s to %s', async (role, path, target) => {
    if (role) enter(role);
    const { address } = open(path);
    await waitFor(() => expect(address()).toBe(target));
  });
});
