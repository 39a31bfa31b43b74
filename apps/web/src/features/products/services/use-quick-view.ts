import { useCallback } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { useRouterState } from '@/lib/use-router-state';

const OPENED_HERE = 'list';

interface QuickViewing {
  /** Id of the open service; '' for none. */
  id: string;
  /** Link props that open a service over the list. */
  linkTo: (servicioId: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  close: () => void;
}

/** The quick view is kept in the address (`?ver=`), with a history entry of its own: 'back' closes it. */
export function useQuickView(): QuickViewing {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const from = useRouterState('quickView');
  const navigate = useNavigate();
  const wanted = params.get('ver') ?? '';
  const id = ID_PATTERN.test(wanted) ? wanted : '';
  const linkTo = useCallback(
    (servicioId: string) => {
      const next = new URLSearchParams(params);
      next.set('ver', servicioId);
      next.delete('tab');
      return { to: { pathname, search: `?${next}` }, state: { quickView: OPENED_HERE }, preventScrollReset: true };
    },
    [params, pathname],
  );
  const close = () => {
    // Opened from the list: the previous entry is the list. A shared address has no such entry.
    if (from === OPENED_HERE) return void navigate(-1);
    const next = new URLSearchParams(params);
    next.delete('ver');
    next.delete('tab');
    void navigate({ pathname, search: `${next}` }, { replace: true, preventScrollReset: true });
  };
  return { id, linkTo, close };
}
