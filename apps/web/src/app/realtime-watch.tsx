import { useCallback } from 'react';
import type { Notificacion } from '@tuerca/contracts/notifications/schemas';
import { useNotices } from '../entities/notifications/notifications.queries';
import { useRefreshReturns } from '../entities/devoluciones/devoluciones.queries';
import { useRefreshPurchases } from '../entities/orders/orders.queries';
import { useRealtimeConnection } from '../lib/use-realtime';

/** What the server tells of its own accord reaches what is on screen. Draws nothing. */
export function RealtimeWatch() {
  const refreshPurchases = useRefreshPurchases();
  const refreshReturns = useRefreshReturns();
  const onNotice = useCallback(
    ({ tipo, ruta }: Notificacion) => {
      if (tipo === 'pago' || tipo === 'pedido') refreshPurchases();
      if (ruta?.includes('/devoluciones/')) refreshReturns();
    },
    [refreshPurchases, refreshReturns],
  );
  useNotices(onNotice);
  useRealtimeConnection();
  return null;
}
