import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { STATE_ELEMENT_ID } from '@tuerca/contracts/pages/renderer';
import { applyCatalogos, type Catalogos, liveCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { ApiError, type ApiErrorFacts } from './api-error';
import { keptAt } from './kept';

/** State that the server sends beside the HTML: the data it was drawn from, and when (epoch ms). */
interface PageState {
  renderedAt: number;
  data: DehydratedState;
  /** Administrators' changes to the lists; absent while there are none. */
  catalogos?: Catalogos;
}

/** The lists' changes as a page carries them: brands only as a flag that there are some, offices are fetched at the checkout. */
function catalogosOfPage(): Pick<PageState, 'catalogos'> {
  const { version, listas } = liveCatalogos();
  if (version === 0) return {};
  const { marcas, oficinas: _offices, ...rest } = listas;
  return { catalogos: { version, listas: rest, ...(marcas?.length && { parcial: true }) } };
}

/** JSON fields of an API error; null for another one. */
const travelled = (error: unknown): ApiErrorFacts | null =>
  error instanceof ApiError ? { status: error.status, code: error.code, message: error.message } : null;

/** The state as text for a <script type="application/json">: '<' is escaped, so that no text can end the element. */
export function writePageState(queryClient: QueryClient, renderedAt: number): string {
  // 'Not found' is an answer, too: the browser has to draw the same page. Accidental failures are requested again.
  const data = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) =>
      state.status === 'success' || (state.error instanceof ApiError && state.error.status < 500),
  });
  const queries = data.queries.map((query) => ({
    ...query,
    state: { ...query.state, error: travelled(query.state.error), fetchFailureReason: null },
  }));
  return JSON.stringify({ renderedAt, data: { ...data, queries }, ...catalogosOfPage() }).replace(/</g, '\\u003c');
}

/** Takes the server's data over; returns the instant of its drawing, null when the page came without content. */
export function readPageState(queryClient: QueryClient): number | null {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) return null;
  const { renderedAt, data, catalogos } = JSON.parse(text) as PageState;
  // Before the first drawing, which must equal the server's.
  if (catalogos) applyCatalogos(catalogos);
  // The API revalidated the page at this visit: its data count as just fetched, whatever the two clocks say; those of a page from
  // the device's cache are as old as it is.
  const now = keptAt() ?? Date.now();
  const queries = data.queries.map((query) => {
    const facts = query.state.error as unknown as ApiErrorFacts | null;
    return { ...query, state: { ...query.state, dataUpdatedAt: now, error: facts && new ApiError(facts) } };
  });
  hydrate(queryClient, { ...data, queries });
  return renderedAt;
}
