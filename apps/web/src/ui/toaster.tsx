import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { setToaster, type ToasterHandle as Shown } from '@/lib/notify';
import { placeToasts, watchToastPlace } from '@/lib/toast-place';
import { TOASTS } from './toast';
import { useAnnouncedRoot } from './use-announced-root';

/**
 * Tracks the toasts on screen. The library counts one that is closing as shown and drops a new one with the same key: such a new
 * one waits here until its predecessor is gone.
 */
class Departures {
  private readonly shown = new Set<SnackbarKey>();
  private readonly leaving = new Map<SnackbarKey, (() => void) | null>();

  readonly onEnter = (_node: HTMLElement, _appearing: boolean, key: SnackbarKey): void => {
    this.shown.add(key);
    placeToasts();
  };
  readonly onClose = (_event: unknown, _reason: unknown, key?: SnackbarKey): void => {
    // Called twice for one that is closed before its entrance has ended.
    if (key !== undefined && this.shown.has(key) && !this.leaving.has(key)) this.leaving.set(key, null);
  };
  readonly onExited = (_node: HTMLElement, key: SnackbarKey): void => {
    const again = this.leaving.get(key);
    this.leaving.delete(key);
    this.shown.delete(key);
    placeToasts();
    // After React has removed the old one: with the same key in one commit, the new one would keep its collapsed state.
    if (again) setTimeout(again);
  };
  /** Shows it now, or as soon as the closing one with its key is gone. */
  show(key: SnackbarKey | null | undefined, enqueue: () => void): void {
    if (key != null && this.leaving.has(key)) this.leaving.set(key, enqueue);
    else enqueue();
  }
}

function Connection({ departures }: { departures: Departures }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const enqueue: Shown['enqueue'] = (message, options) =>
      departures.show(options.key, () => enqueueSnackbar(message, options));
    setToaster({ enqueue, close: closeSnackbar });
    return () => setToaster(null);
  }, [departures, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Renders the toasts of notify(), above dialogs too. */
export function Toaster() {
  const root = useAnnouncedRoot();
  useEffect(watchToastPlace, []);
  const [departures] = useState(() => new Departures());
  return (
    <SnackbarProvider
      Components={TOASTS}
      domRoot={root}
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onEnter={departures.onEnter}
      onClose={departures.onClose}
      onExited={departures.onExited}
    >
      <Connection departures={departures} />
    </SnackbarProvider>
  );
}
