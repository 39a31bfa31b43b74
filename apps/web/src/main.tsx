import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { askEarly } from './app/ask-early';
import { loadLazy } from './app/load-lazy';
import { officeAt } from './app/offices';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { tableFor } from './app/router';
import { nextTask } from './lib/next-task';
import { readPageState } from './lib/page-state';
import { Ready } from './lib/ready';
import { getSession } from './lib/session';
import { createStyleCache } from './theme/style-cache';
import { getTheme } from './theme/theme';

const root = document.getElementById('root')!;
const queryClient = createQueryClient();
const drawnAt = readPageState(queryClient);
// A signed-in user has more in the header: its code is loaded with the page's.
if (getSession().user) void import('./app/own-actions').catch(() => undefined);
const table = tableFor(officeAt(location.pathname), () => router);
const page = table.then((routes) => loadLazy(routes, location.pathname)).then((matches) => askEarly(matches, location));
// If nothing is rendered yet, the router loads it once more, and reports the error.
page.catch(() => undefined);
// While the page's code comes. Each of these has a task of its own, since together they would hold a slow phone for a fifth of a second.
await nextTask();
getTheme();
if (drawnAt !== null) await page;
await nextTask();
const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
  // Without its office's table the page is outside: the office's door asks for it once more, and says what went wrong.
  await table.catch(() => tableFor(undefined, () => router)),
  // React Router scrolls to the top when it begins, unless it hears that the page was drawn before it: by then somebody reads further
  // down. Of a guarded page only the shape was drawn; where it was left is found again when its rows are there.
  { hydrationData: drawnAt !== null && !document.querySelector('meta[name="tuerca-guard"]') ? {} : undefined },
);
await nextTask();

const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <Providers queryClient={queryClient} drawnAt={drawnAt}>
        <RouterProvider router={router} />
        <Ready />
      </Providers>
    </CacheProvider>
  </StrictMode>
);
if (drawnAt === null) createRoot(root).render(app);
// In slices, so that a slow phone can scroll and type meanwhile; a touch finishes it at once.
else startTransition(() => void hydrateRoot(root, app));
