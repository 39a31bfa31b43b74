import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id } from '../../kernel/fields';
import { NOTIFICATION_TYPES } from './rules';

/** A notice to one person; `ruta` is the page of the web that it leads to. */
export const Notificacion = z.object({
  _id: Id,
  tipo: z.enum(NOTIFICATION_TYPES),
  titulo: z.string(),
  mensaje: z.string(),
  leida: z.boolean(),
  fecha: z.iso.datetime(),
  ruta: z.string().nullable(),
});
export type Notificacion = z.infer<typeof Notificacion>;

/** Page facts plus how many are unread in all, whatever the filters. */
export const NotificationMeta = Meta.extend({ unreadCount: z.number().int() });
/** Number of unread notices. */
export const Unread = z.object({ unreadCount: z.number().int() });
