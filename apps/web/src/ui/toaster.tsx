import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { setToaster } from '../lib/notify';
import { TOASTS } from './toast';
import { useAnnouncedRoot } from './use-announced-root';

function Connection() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    setToaster({ enqueue: enqueueSnackbar, close: closeSnackbar });
    return () => setToaster(null);
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Shows what notify() says, over dialogs too. */
export function Toaster() {
  const root = useAnnouncedRoot();
  return (
    <SnackbarProvider
      Components={TOASTS}
      domRoot={root}
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <Connection />
    </SnackbarProvider>
  );
}
