import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ID_ESTADO } from '@tuerca/contracts/paginas';

/** What the server hands over beside the HTML: the data it was drawn from, and when (epoch ms). */
interface PageState {
  ahora: number;
  datos: DehydratedState;
}

/** The state as text for a <script type="application/json">: '<' is escaped, so that no text can end the element. */
export const writePageState = (queryClient: QueryClient, ahora: number): string => JSON.stringify({ ahora, datos: dehydrate(queryClient) } satisfies PageState).replace(/</g, '\\u003c');

/** Takes the server's data over; returns the instant of its drawing, null when the page came without content. */
export function readPageState(queryClient: QueryClient): number | null {
  const text = document.getElementById(ID_ESTADO)?.textContent;
  if (!text) return null;
  const { ahora, datos } = JSON.parse(text) as PageState;
  // The API checked the page at this visit: its data are as fresh as if they had just been asked for, whatever the two clocks say.
  const fresh = datos.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } }));
  hydrate(queryClient, { ...datos, queries: fresh });
  return ahora;
}
