import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { enter } from '@/test/people';
import { type Office, officeAt } from './offices';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { tableFor } from './router';

/** The browser of somebody who begins at this address. */
async function begin(path: string) {
  const table = await tableFor(officeAt(path), () => router);
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(table, { initialEntries: [path] });
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const office = (name: Office) =>
    router.routes[0]!.children![0]!.children![0]!.children!.filter(
      ({ path, children }) => !path && JSON.stringify(children).includes(`"path":"/${name}"`),
    );
  return { router, address, office };
}
const go = (router: ReturnType<typeof createMemoryRouter>, to: string) => act(() => router.navigate(to));

describe('an office', () => {
  it('is entered from outside at the address that was asked for, and left again by the way back', async () => {
    enter('store');
    const { router, address, office } = await begin('/glosario');
    await screen.findByRole('heading', { level: 1, name: /Glosario/ });
    expect(office('tienda')).toHaveLength(0);
    await go(router, '/tienda/equipo?pagina=1');
    await waitFor(() => expect(address()).toBe('/tienda/equipo?pagina=1'));
    expect(office('tienda')).toHaveLength(1);
    expect(router.state.errors).toBeNull();
    await act(() => router.navigate(-1));
    expect(address()).toBe('/glosario');
    // The second time its table is there.
    await go(router, '/tienda/equipo');
    expect(address()).toBe('/tienda/equipo');
    expect(office('tienda')).toHaveLength(1);
  });

  it('asks a visitor to sign in, with the way back', async () => {
    const { router, address } = await begin('/glosario');
    await go(router, '/taller/citas');
    await waitFor(() => expect(address()).toBe('/iniciar-sesion?volver=%2Ftaller%2Fcitas'));
  });

  it.each(['/glosario', '/admin/auditoria'])(
    'leads home from an address that it does not know, from %s',
    async (first) => {
      enter('admin');
      const { router, address } = await begin(first);
      await go(router, '/admin/nada/de/esto');
      await waitFor(() => expect(address()).toBe('/'));
    },
  );

  it('has its table from the start for who begins there', async () => {
    enter('workshop');
    const { office } = await begin('/taller/citas');
    expect(office('taller')).toHaveLength(1);
    expect(office('admin')).toHaveLength(0);
  });
});
