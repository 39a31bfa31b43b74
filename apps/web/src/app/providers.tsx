import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DrawnAt } from '@/lib/use-now';
import { ThemeProvider } from '@/theme/theme-provider';

interface ProvidersProps {
  queryClient: QueryClient;
  /** For a page that the server drew: the instant for which it did (epoch ms). */
  drawnAt?: number | null;
  children: ReactNode;
}

/** Everything that pages take for granted: look, time and cached data. */
export const Providers = ({ queryClient, drawnAt = null, children }: ProvidersProps) => (
  <ThemeProvider>
    <DrawnAt value={drawnAt}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </DrawnAt>
  </ThemeProvider>
);
