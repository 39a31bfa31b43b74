import { AsyncLocalStorage } from 'node:async_hooks';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PageRequest, RenderedPage, RenderPage } from '@tuerca/contracts/pages/renderer';
import { applyCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { wholeTable } from './app/router';
import { ApiError, isCode } from './lib/api-error';
import { setMediaOrigin } from './lib/media-url';
import { OriginContext } from './lib/origin';
import { writePageState } from './lib/page-state';
import { OWN_DATA } from './lib/query-meta';
import { setTransport } from './lib/transport';
import { createStyleCache } from './theme/style-cache';

/**
 * Rounds of rendering and answering queries: answers may lead to further queries; after this many the browser continues by
 * itself.
 */
const ROUNDS = 3;
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const requests = new AsyncLocalStorage<PageRequest['ask']>();
setTransport(async (url) => {
  const { status, body } = await requests.getStore()!(url);
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
});

const handler = wholeTable().then((routes) => createStaticHandler(routes));

/** Queries of the page's first drawing. Private data are left out, and those that only the browser asks for (`meta.browserOnly`). */
const unanswered = (client: QueryClient) =>
  client.getQueryCache().findAll({
    predicate: ({ queryKey, state, options, meta }) =>
      state.status === 'pending' &&
      (options as { enabled?: unknown }).enabled !== false &&
      queryKey[0] !== OWN_DATA &&
      !meta?.browserOnly,
  });

/** HTTP status of the page: its subject is missing (404), or could not be read now (503). */
function statusOf(client: QueryClient): number {
  const errors = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => !!meta?.pageSubject && !!state.error })
    .map(({ state }) => state.error as Error)
    // The page says that the shop opens soon, which is no failure (app/opens-soon.tsx).
    .filter((error) => !isCode(error, 'TASA_NO_DISPONIBLE'));
  if (errors.some((error) => !(error instanceof ApiError) || error.status >= 500)) return 503;
  return errors.length > 0 ? 404 : 200;
}

/** The files of the page's code, which build/page-files.ts writes into the routes. */
const filesOf = ({ matches }: StaticHandlerContext): string[] => [
  ...new Set(matches.flatMap(({ route }) => (route as { files?: string[] }).files ?? [])),
];

/** Tags that load the page's code: a guarded page has no content before it, so it is preloaded. On other pages public/boot.js fetches it. */
const preloads = (files: string[], isGuarded: boolean): string =>
  isGuarded
    ? files.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low"/>`).join('')
    : `<meta name="tuerca-files" content="${files.join(' ')}"/>`;

const redirect = ({ status, headers }: Response): RenderedPage => ({
  status,
  target: headers.get('Location')!,
  head: '',
  cuerpo: '',
  estado: '',
});

async function draw(context: StaticHandlerContext, { now, origen }: PageRequest): Promise<RenderedPage> {
  const { dataRoutes } = await handler;
  const queryClient = createQueryClient({ server: true });
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const router = createStaticRouter(dataRoutes, context);
  const paint = () =>
    renderToString(
      <StrictMode>
        <CacheProvider value={cache}>
          <OriginContext value={origen}>
            <Providers queryClient={queryClient} drawnAt={now}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </Providers>
          </OriginContext>
        </CacheProvider>
      </StrictMode>,
    );
  let html = paint();
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = unanswered(queryClient);
    if (!wanted.length) break;
    await Promise.all(wanted.map((one) => one.fetch().catch(() => undefined)));
    html = paint();
  }
  // React writes the elements of <head> in front of the content.
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  // `data-s`: already in the head, where the browser would otherwise insert them again and recompute every style.
  const styles = emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))
    .replaceAll('<style data-emotion', '<style data-s data-emotion');
  const page = {
    status: statusOf(queryClient),
    head: hoisted + preloads(filesOf(context), hoisted.includes('name="tuerca-guard"')) + styles,
    cuerpo: html.slice(hoisted.length),
    estado: writePageState(queryClient, now),
  };
  queryClient.clear();
  return page;
}

/** Renders the page at an address for a visitor; the signed-in user is known in the browser alone. */
export const renderPage: RenderPage = (request) =>
  requests.run(request.ask, async () => {
    applyCatalogos(request.catalogos);
    const { query } = await handler;
    setMediaOrigin(request.media);
    const context = await query(new Request(new URL(request.url, request.origen)));
    return context instanceof Response ? redirect(context) : draw(context, request);
  });
