import { SnackbarProvider } from 'notistack';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { TOASTS } from '../ui/toast';
import { SessionWatch } from './session-watch';

/** Around every page, public or not. Toasts stand inside the router, because some carry links. */
export const Root = () => (
  <>
    <Outlet />
    <SnackbarProvider Components={TOASTS} maxSnack={3} autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
    <SessionWatch />
    <ScrollRestoration />
  </>
);
