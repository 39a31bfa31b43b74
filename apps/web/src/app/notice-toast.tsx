import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { truncate } from '@tuerca/contracts/kernel/text';
import { noticeAction } from '@/entities/chats/notifications/notice-format';
import { useMarkRead } from '@/entities/chats/notifications/notice-marks.queries';
import { isWatched, isWritingInDialog } from '@/lib/attention';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

/** Letters of a toast: three lines on a phone. */
const LETTERS = 120;

/** Whether a page shows what a notice is about: the page that it leads to, or the list above that. */
function showsIt(pathname: string, ruta: string | null): boolean {
  if ([paths.notifications(null), paths.notifications('admin')].includes(pathname) || ruta === null) return true;
  const target = ruta.split(/[?#]/)[0]!;
  if (pathname.startsWith(paths.checkout())) return target.startsWith(paths.clientOrders());
  const isPlaceOfPanel = pathname.split('/').length > 2;
  return pathname === target || (isPlaceOfPanel && target.startsWith(`${pathname}/`));
}

/** Says what matters now, unless the page shows it, with the way to it: one toast at a time, the newest. */
export function useNoticeToast(): (notice: Notificacion) => void {
  const { pathname } = useLocation();
  const { mutate: markRead } = useMarkRead();
  const here = useRef(pathname);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    here.current = pathname;
  }, [pathname]);
  return useCallback(
    ({ _id, tipo, ruta, mensaje, titulo }) => {
      if (tipo === 'sistema' || showsIt(here.current, ruta) || !isWatched() || isWritingInDialog()) return;
      if (shown.current) notify.close(shown.current);
      shown.current = _id;
      const follow = () => {
        markRead(_id);
        notify.close(_id);
      };
      const action = (
        <Button
          size="small"
          color="secondary"
          component={Link}
          to={ruta!}
          onClick={follow}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {noticeAction({ tipo, ruta })}
        </Button>
      );
      notify.info(truncate(mensaje || titulo, LETTERS), { key: _id, action });
    },
    [markRead],
  );
}
