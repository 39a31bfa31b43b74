import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../lib/api-error';

// A 4xx answers the same the second time; a lost connection or a 5xx may not.
const retry = (failures: number, error: unknown) => failures < 2 && (error instanceof NetworkError || (error instanceof ApiError && error.status >= 500));

/** One per browser tab, or per request on the server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry, retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000), refetchOnWindowFocus: false },
      // Offline they would wait, without a word, for a connection; whoever pressed the button has to hear that it did not work.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
