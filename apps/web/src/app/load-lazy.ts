import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

/** Fetches the code of the page at `address` before the first drawing, which has to be the server's; answers its routes. */
export async function loadLazy(routes: RouteObject[], address: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches;
}
