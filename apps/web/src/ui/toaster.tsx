import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { setToaster } from '../lib/notify';
import { TOASTS } from './toast';

function Connection() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    setToaster({ enqueue: enqueueSnackbar, close: closeSnackbar });
    return () => setToaster(null);
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Shows what notify() says. */
export const Toaster = () => (
  <SnackbarProvider
    Components={TOASTS}
    maxSnack={3}
    autoHideDuration={5000}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
  >
    <Connection />
  </SnackbarProvider>
);
