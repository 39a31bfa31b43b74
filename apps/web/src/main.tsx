import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadLazy } from './app/load-lazy';
import { getSession } from './lib/session';
import { readPageState } from './lib/page-state';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { Ready } from './lib/ready';
import { createAppRouter, routes } from './app/router';

const root = document.getElementById('root')!;
const queryClient = createQueryClient();
const drawnAt = readPageState(queryClient);
// Who is signed in has more in the header: its code comes with the page's.
if (getSession().user) void import('./app/own-actions').catch(() => undefined);
if (drawnAt !== null) await loadLazy(routes, location.pathname);

const app = (
  <StrictMode>
    <Providers queryClient={queryClient} drawnAt={drawnAt}>
      <RouterProvider router={createAppRouter()} />
      <Ready />
    </Providers>
  </StrictMode>
);
if (drawnAt === null) createRoot(root).render(app);
// In slices, so that a slow phone can scroll and type meanwhile; a touch finishes it at once.
else startTransition(() => void hydrateRoot(root, app));
