import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { Root } from '@/app/root';
import { wholeTable } from '@/app/router';

const routes = await wholeTable();

/** Renders routes at an address with everything that pages take for granted; by default the whole product. */
export function renderApp(path = '/', table?: RouteObject[]) {
  const router = createMemoryRouter(table ? [{ element: <Root />, children: table }] : routes, {
    initialEntries: [path],
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, router, queryClient, address, user: userEvent.setup() };
}

/** Renders one element, inside a router. */
export const renderElement = (element: ReactNode, path = '/') => renderApp(path, [{ path: '*', element }]);
