import type { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { eachFile } from '@tuerca/tooling/jest-setup';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { Root } from '@/app/root';
import { wholeTable } from '@/app/router';

let routes: RouteObject[];
const queryClients: QueryClient[] = [];
eachFile(() => {
  // Loads the whole product.
  beforeAll(async () => void (routes ??= await wholeTable()));
  // What was read is kept for minutes, by timers that would outlive the file.
  afterEach(() => {
    cleanup();
    for (const queryClient of queryClients.splice(0)) queryClient.clear();
  });
});

/** Renders routes at an address with everything that pages take for granted; by default the whole product. */
export function renderApp(path = '/', table?: RouteObject[]) {
  const router = createMemoryRouter(table ? [{ element: <Root />, children: table }] : routes, {
    initialEntries: [path],
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  queryClients.push(queryClient);
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
