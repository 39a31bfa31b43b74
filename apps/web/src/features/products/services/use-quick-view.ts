import { useCallback } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { useRouterState } from '@/lib/use-router-state';

const OPENED_HERE = 'list';

interface QuickViewing {
  /** The service that is looked at; '' when none. */
  id: string;
  /** What a link needs to open a service over the list. */
  linkTo: (servicioId: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  close: () => void;
}

/** The quick view lives in the address (`?ver=`), as a step of its own: 'back' closes it. */
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
    // Opened from the list: the step before is the list. A shared address has no such step.
    if (from === OPENED_HERE) return void navigate(-1);
    const next = new URLSearchParams(params);
    next.delete('ver');
    next.delete('tab');
    void navigate({ pathname, search: `${next}` }, { replace: true, preventScrollReset: true });
  };
  return { id, linkTo, close };
}
