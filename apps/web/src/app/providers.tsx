import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';

/** Everything that pages take for granted: look, cached data, toasts. */
export const Providers = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <ThemeProvider>
    <QueryClientProvider client={queryClient}>
      {children}
      <SnackbarProvider maxSnack={3} autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
    </QueryClientProvider>
  </ThemeProvider>
);
