import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { ERRORS } from '@tuerca/contracts/errors';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../lib/notify';
import { OWN_DATA } from '../lib/query-meta';
import { onSessionEnd, useSession } from '../lib/session';
import { paths } from '../lib/paths';

/** Forgets private data when the person changes, and tells her when the session ended by itself. Draws nothing. */
export function SessionWatch() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const person = useSession().user?._id ?? null;

  useEffect(() => () => cache.removeQueries({ queryKey: [OWN_DATA] }), [cache, person]);

  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason !== 'expired') return;
        const action = (
          <Button size="small" color="secondary" component={Link} to={paths.iniciarSesion(`${pathname}${search}`)}>
            Iniciar sesión
          </Button>
        );
        notify.warn(ERRORS.SESION_VENCIDA.message, { action, key: 'sesion-vencida' });
        void navigate(paths.inicio(), { replace: true });
      }),
    [navigate, pathname, search],
  );
  return null;
}
