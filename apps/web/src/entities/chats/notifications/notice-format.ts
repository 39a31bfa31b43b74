import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { dateFormat } from '@tuerca/contracts/kernel/intl-format';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { longDate, shortDate } from '@/lib/format';

/** Plural name of each kind of notice. */
export const NOTICE_KINDS: Record<NotificationType, string> = {
  pedido: 'Pedidos',
  pago: 'Pagos',
  cita: 'Citas',
  mensaje: 'Mensajes',
  sistema: 'Sistema',
};

const ACTIONS: Record<NotificationType, string> = {
  pedido: 'Ver pedido',
  pago: 'Ver pedido',
  cita: 'Ver cita',
  mensaje: 'Ver mensaje',
  sistema: 'Ver',
};
/** Action labels by page, preferred to the kind's. */
const PLACES: readonly (readonly [part: string, action: string])[] = [
  ['/devoluciones/', 'Ver devolución'],
  ['#preguntas', 'Ver pregunta'],
  ['#resenas', 'Ver reseña'],
];
/** Label of the link to a notice's subject. */
export const noticeAction = ({ tipo, ruta }: Pick<Notificacion, 'tipo' | 'ruta'>): string =>
  PLACES.find(([part]) => ruta?.includes(part))?.[1] ?? ACTIONS[tipo];

const timeFormat = dateFormat({
  timeZone: 'America/Caracas',
  hour: 'numeric',
  minute: '2-digit',
});
const minutesBetween = (fecha: string, now: Date) => Math.floor((now.getTime() - Date.parse(fecha)) / 60_000);

/** Returns 'Ahora', 'hace 5 min', 'hace 3 h' on the same day; the time of day on an earlier one. */
export function timeOfDay(fecha: string, now: Date): string {
  const minutes = minutesBetween(fecha, now);
  if (caracasDate(new Date(fecha)) !== caracasDate(now)) return timeFormat(new Date(fecha));
  if (minutes < 1) return 'Ahora';
  return minutes < 60 ? `hace ${minutes} min` : `hace ${Math.floor(minutes / 60)} h`;
}

/** As `timeOfDay`, in a list without day headings: 'ayer', 'hace 3 días', '21/11/2026'. */
export function timeAgo(fecha: string, now: Date): string {
  const [day, today] = [caracasDate(new Date(fecha)), caracasDate(now)];
  if (day >= today) return timeOfDay(fecha, now);
  if (day === addDays(today, -1)) return 'ayer';
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  return days < 7 ? `hace ${days} días` : shortDate(fecha);
}

/** Returns 'Hoy', 'Ayer', or the date in words, of a Caracas day. */
export function noticeDayName(day: string, now: Date): string {
  const today = caracasDate(now);
  if (day === today) return 'Hoy';
  return day === addDays(today, -1) ? 'Ayer' : longDate(day);
}
