import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AUTH_ERRORS } from '@tuerca/contracts/auth/auth/errors';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { isCode } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { onNoticeOpened } from '@/lib/opened-notice';
import { paths } from '@/lib/paths';
import { OWN_DATA } from '@/lib/query-meta';
import { onSessionEnd, storageWorks, useAccount } from '@/lib/session';
import { readText, writeText } from '@/lib/storage';

/** Storage key of the message that public/first-paint.js leaves for a visitor redirected to the sign-in screen. */
const GUARD_NOTICE_KEY = 'tuerca-guard-notice';

/** Removes private data when the person changes, and tells her when the session expired. Renders nothing. */
export function SessionWatch() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const person = useAccount();

  useEffect(() => {
    // A page that hydrates without a user has asked for her own data already.
    if (!person) return;
    return () => {
      const own = { queryKey: [OWN_DATA] };
      // Removed alone they would stay on the screen, the header's counts for instance: nobody who shows them hears of it.
      for (const query of cache.getQueryCache().findAll(own)) query.reset();
      cache.removeQueries(own);
    };
  }, [cache, person]);

  // public/first-paint.js has redirected a visitor here from a page that needs a session.
  useEffect(() => {
    const notice = readText(GUARD_NOTICE_KEY, 'session');
    if (!notice) return;
    writeText(GUARD_NOTICE_KEY, null, 'session');
    notify.warn(storageWorks() ? notice : REQUEST_MESSAGES.storageFull);
  }, []);

  // An administrator without the second factor that the configuration demands is redirected to its setup.
  useEffect(
    () =>
      cache.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isCode(event.action.error, 'SEGUNDO_FACTOR_REQUERIDO')) return;
        notify.warn(AUTH_ERRORS.SEGUNDO_FACTOR_REQUERIDO.message, { key: 'segundo-factor' });
        if (pathname !== paths.profile()) void navigate(paths.security(), { replace: true });
      }),
    [cache, navigate, pathname],
  );

  useEffect(() => onNoticeOpened((path) => void navigate(path)), [navigate]);

  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason !== 'expired') return;
        const action = (
          <Button size="small" color="secondary" component={Link} to={paths.login(`${pathname}${search}`)}>
            Iniciar sesión
          </Button>
        );
        notify.warn(AUTH_ERRORS.SESION_VENCIDA.message, { action, key: 'sesion-vencida' });
        void navigate(paths.home(), { replace: true });
      }),
    [navigate, pathname, search],
  );
  return null;
}
