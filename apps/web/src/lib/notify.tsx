import { enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { ReactNode } from 'react';
import { messageOf } from './api-error';

interface NotifyOptions {
  /** A link or button beside the sentence. */
  action?: ReactNode;
  /** The same key is shown once at a time. */
  key?: string;
}

const show = (variant: 'default' | 'success' | 'error' | 'warning' | 'info') => (message: string, { action, key }: NotifyOptions = {}): SnackbarKey =>
  enqueueSnackbar(message, { variant, action, key: key ?? message, preventDuplicate: true });

/** Toasts: bottom-left, dark, 5 s (set where the provider stands). */
export const notify = {
  ok: show('success'),
  error: show('error'),
  warn: show('warning'),
  info: show('info'),
  /** The server's sentence for a caught error, else the fallback. */
  failure: (error: unknown, fallback: string, options?: NotifyOptions) => show('error')(messageOf(error, fallback), options),
};
