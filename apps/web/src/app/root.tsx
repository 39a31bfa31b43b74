import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SessionWatch } from './session-watch';
import { Toasts } from './toasts';

/** Around every page, public or not. Toasts stand inside the router, because some carry links. */
export const Root = () => (
  <>
    <Outlet />
    <Toasts />
    <SessionWatch />
    <ScrollRestoration />
  </>
);
