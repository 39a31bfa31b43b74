import { focusManager, onlineManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { LiveSubject } from '@tuerca/contracts/notifications/live';
import { useEffect } from 'react';
import type { Frame } from '../../lib/realtime';
import { realtime, useRealtimeDegraded } from '../../lib/use-realtime';
import { adminKeys } from '../admin/admin.keys';
import { citaKeys } from '../citas/citas.keys';
import { devolucionKeys } from '../devoluciones/devoluciones.keys';
import { hojaKeys } from '../hojas/hojas.keys';
import { orderKeys } from '../orders/orders.keys';
import { presupuestoKeys } from '../presupuestos/presupuestos.keys';
import { productKeys } from '../products/products.keys';
import { solicitudKeys } from '../solicitudes/solicitudes.keys';
import { noticeKeys } from './notifications.keys';

/** How often what is on screen is read again while the socket has given up, in milliseconds. */
export const POLL_MS = 15_000;
/** One act often tells several things at once: they are read again together, in milliseconds. */
const GATHER_MS = 100;

const MONEY = [orderKeys.all, orderKeys.payments, orderKeys.dashboard, orderKeys.comisiones];
/** What shows each subject: the one table from a change to the screens that it concerns. */
const SHOWN_IN: Record<LiveSubject, readonly QueryKey[]> = {
  compra: [...MONEY, devolucionKeys.all, productKeys.myLists],
  cita: [citaKeys.all, citaKeys.times, presupuestoKeys.all, hojaKeys.all, orderKeys.all],
  presupuesto: [presupuestoKeys.all, citaKeys.all],
  devolucion: [devolucionKeys.all, ...MONEY],
  pregunta: [productKeys.questions],
  solicitud: [solicitudKeys.all],
  importacion: [productKeys.imports, productKeys.myLists],
  oficina: [adminKeys.live],
};
const SUBJECTS = Object.keys(SHOWN_IN) as LiveSubject[];
const keysOf = (subjects: Iterable<LiveSubject>) =>
  new Set([...subjects].flatMap((subject) => SHOWN_IN[subject] ?? []));

/** Keeps what is on screen as it is on the server: what changed is read again, after a loss everything, and every 15 s while there is no socket. */
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
    // What is being fetched now is not asked for twice.
    const readAll = () => {
      for (const queryKey of [...keysOf(SUBJECTS), noticeKeys.all])
        void cache.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    const ends = [
      realtime.on('system', 'changed', note),
      realtime.on('system', 'resync', readAll),
      realtime.onReady(readAll),
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
