import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import type { NotificacionDoc } from './notification.schema';

/** A notice as its receiver reads it. */
export const toNotificacion = ({ _id, tipo, titulo, mensaje, leida, fecha, ruta }: NotificacionDoc): Notificacion => ({
  _id: String(_id),
  tipo,
  titulo,
  mensaje,
  leida,
  fecha: fecha.toISOString(),
  ruta,
});
