import { QueryClient } from '@tanstack/react-query';
import { ApiError, isCode, NetworkError } from '@/lib/api-error';
import { isOnline } from '@/lib/use-online';

// A 4xx answers the same the second time, as does a shop that is not open yet; a lost connection or another 5xx may not.
const retry = (failures: number, error: unknown) =>
  failures < 2 &&
  !isCode(error, 'TASA_NO_DISPONIBLE') &&
  ((error instanceof NetworkError && isOnline()) || (error instanceof ApiError && error.status >= 500));

// A page that says 'not found' goes on saying so when it is drawn again.
const retryOnMount = ({ state }: { state: { error: unknown } }) =>
  !(state.error instanceof ApiError && state.error.status < 500);

/** One per browser tab, or per page on the server, which asks once and leaves second tries to the browser. */
export const createQueryClient = ({ server = false } = {}) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: server ? Infinity : 10 * 60_000,
        retry: server ? false : retry,
        retryOnMount,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        refetchOnWindowFocus: false,
        // Without a connection, too: the service worker answers with what it kept, and what it does not have is said at once.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Offline they would wait, without a word, for a connection; whoever pressed the button has to hear that it did not work.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
