import type { OptionsObject } from 'notistack';
import type { ReactNode } from 'react';
import { messageOf } from './api-error';

interface NotifyOptions {
  /** A link or button beside the sentence. */
  action?: ReactNode;
  /** The same key is shown once at a time. */
  key?: string;
}
type Variant = 'default' | 'success' | 'error' | 'warning' | 'info';
/** What shows toasts and takes them away; loaded with the first of them. */
export interface Toaster {
  enqueue: (message: string, options: OptionsObject) => void;
  close: (key: string) => void;
}

let toaster: Toaster | null = null;
let waiting: [string, OptionsObject][] = [];
const listeners = new Set<() => void>();

/** Whether somebody has something to say: only then is the code of toasts fetched. */
export const hasToasts = (): boolean => toaster !== null || waiting.length > 0;
/** Calls back when the first toast waits; returns the way to stop. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Hands over what waits to the one who shows it; null when that one goes. */
export function setToaster(next: Toaster | null): void {
  toaster = next;
  if (!next) return;
  for (const toast of waiting) next.enqueue(...toast);
  waiting = [];
}

function say(message: string, options: OptionsObject): void {
  if (toaster) return toaster.enqueue(message, options);
  waiting.push([message, options]);
  listeners.forEach((listener) => listener());
}

const show =
  (variant: Variant) =>
  (message: string, { action, key }: NotifyOptions = {}): void =>
    say(message, { variant, action, key: key ?? message, preventDuplicate: true });

/** Toasts: bottom-left, dark, 5 s (set where they are shown). */
export const notify = {
  ok: show('success'),
  error: show('error'),
  warn: show('warning'),
  info: show('info'),
  /** The server's sentence for a caught error, else the fallback. */
  failure: (error: unknown, fallback: string, options?: NotifyOptions): void =>
    show('error')(messageOf(error, fallback), options),
  /** Takes away the toast with this key. */
  close: (key: string): void => toaster?.close(key),
};
