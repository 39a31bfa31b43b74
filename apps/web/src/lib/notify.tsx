import type { OptionsObject } from 'notistack';
import type { ReactNode } from 'react';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { messageOf } from './api-error';

interface NotifyOptions {
  /** Link or button after the message. */
  action?: ReactNode;
  /** Toasts with the same key are shown once at a time. */
  key?: string;
}
type Variant = 'default' | 'success' | 'error' | 'warning' | 'info';
/** Shows and closes toasts; loaded with the first of them. */
export interface ToasterHandle {
  enqueue: (message: string, options: OptionsObject) => void;
  close: (key: string) => void;
}

let toaster: ToasterHandle | null = null;
let waiting: [string, OptionsObject][] = [];
const listeners = createListeners();

/** Whether any toast was requested: only then is the toasts' code fetched. */
export const hasToasts = (): boolean => toaster !== null || waiting.length > 0;
/** Calls back when the first toast waits; returns the way to stop. */
export const subscribeToasts = listeners.subscribe;
/** Sets the toaster and hands it the waiting toasts; null when it unmounts. */
export function setToaster(next: ToasterHandle | null): void {
  toaster = next;
  if (!next) return;
  for (const toast of waiting) next.enqueue(...toast);
  waiting = [];
}

function say(message: string, options: OptionsObject): void {
  if (toaster) return toaster.enqueue(message, options);
  waiting.push([message, options]);
  listeners.notify();
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
  /** Shows the server's message for a caught error, else the fallback. */
  failure: (error: unknown, fallback: string, options?: NotifyOptions): void =>
    show('error')(messageOf(error, fallback), options),
  /** Closes the toast with this key. */
  close: (key: string): void => toaster?.close(key),
};
