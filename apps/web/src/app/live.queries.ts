import { focusManager, onlineManager, type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveSubject } from '@tuerca/contracts/chats/notifications/live';
import { adminKeys } from '@/entities/admin/admin.keys';
import { solicitudKeys } from '@/entities/cart/solicitudes/solicitudes.keys';
import { noticeKeys } from '@/entities/chats/notifications/notifications.keys';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { hojaKeys } from '@/entities/citas/hojas/hojas.keys';
import { presupuestoKeys } from '@/entities/citas/presupuestos/presupuestos.keys';
import { devolucionKeys } from '@/entities/orders/devoluciones/devoluciones.keys';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { paymentKeys } from '@/entities/payments/payments/payments.keys';
import { productKeys } from '@/entities/products/products/products.keys';
import { hasKeptSince } from '@/lib/kept';
import type { Frame } from '@/lib/realtime';
import { realtime, useRealtimeDegraded } from '@/lib/use-realtime';

/** Polling interval of the data on screen while the socket has given up, in milliseconds. */
export const POLL_MS = 15_000;
/** One action often sends several changes at once: they are read again together after this delay, in milliseconds. */
const GATHER_MS = 100;

const MONEY = [orderKeys.all, orderKeys.payments, orderKeys.dashboard, orderKeys.comisiones];
/** Query keys that each subject invalidates: the one table from changes to screens. */
const SHOWN_IN: Record<LiveSubject, readonly QueryKey[]> = {
  compra: [...MONEY, paymentKeys.labours, devolucionKeys.all, productKeys.myLists],
  cita: [citaKeys.all, citaKeys.times, presupuestoKeys.all, hojaKeys.all, orderKeys.all, paymentKeys.labours],
  presupuesto: [presupuestoKeys.all, citaKeys.all],
  devolucion: [devolucionKeys.all, ...MONEY],
  pregunta: [productKeys.questions],
  solicitud: [solicitudKeys.all],
  importacion: [productKeys.imports, productKeys.myLists],
  precios: [productKeys.mine],
  oficina: [adminKeys.live],
};
/** Age up to which data count as fresh when the server had nothing to tell the person for as long and QUIET_MARGIN_MS besides. */
const FRESH_MS = 30_000;
/** Margin for a page on a bad network, which gets its answers that long after they were read from the database. */
const QUIET_MARGIN_MS = 60_000;

const SUBJECTS = Object.keys(SHOWN_IN) as LiveSubject[];
const keysOf = (subjects: Iterable<LiveSubject>) =>
  new Set([...subjects].flatMap((subject) => SHOWN_IN[subject] ?? []));

/** Keeps the data on screen current: reads again what changed, everything after a loss, and every 15 s without a socket. */
export function useLiveData(): void {
  const cache = useQueryClient();
  const degraded = useRealtimeDegraded();

  useEffect(() => {
    const changed = new Set<LiveSubject>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readChanged = () => {
      timer = undefined;
      for (const queryKey of keysOf(changed)) void cache.invalidateQueries({ queryKey });
      changed.clear();
    };
    const note = ({ data }: Frame) => {
      changed.add((data as { subject: LiveSubject }).subject);
      timer ??= setTimeout(readChanged, GATHER_MS);
    };
    // Requests in flight are not repeated.
    const readAll = (olderThan = 0) => {
      const before = Date.now() - olderThan;
      const predicate = ({ state }: Query) => state.dataUpdatedAt <= before;
      for (const queryKey of [...keysOf(SUBJECTS), noticeKeys.all])
        void cache.invalidateQueries({ queryKey, predicate }, { cancelRefetch: false });
    };
    const ends = [
      realtime.on('system', 'changed', note),
      realtime.on('system', 'resync', () => readAll()),
      realtime.onReady((quietMs) => {
        // Cached readings are older than their time of arrival.
        const isAsRead = quietMs > FRESH_MS + QUIET_MARGIN_MS && !hasKeptSince(Date.now() - FRESH_MS);
        readAll(isAsRead ? FRESH_MS : 0);
      }),
    ];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [cache]);

  useEffect(() => {
    if (!degraded) return;
    const timer = setInterval(() => {
      if (!focusManager.isFocused() || !onlineManager.isOnline()) return;
      for (const queryKey of [...keysOf(SUBJECTS), noticeKeys.all]) void cache.invalidateQueries({ queryKey });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [cache, degraded]);
}
