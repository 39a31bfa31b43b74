import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion, siNo } from './envelope';

export const TIPOS_NOTIFICACION = ['pedido', 'sistema', 'mensaje', 'cita', 'pago'] as const;
export type TipoNotificacion = (typeof TIPOS_NOTIFICACION)[number];

/** A notice to one person; `ruta` is the page of the web that it leads to. */
export const Notificacion = z.object({
  _id: Id,
  tipo: z.enum(TIPOS_NOTIFICACION),
  titulo: z.string(),
  mensaje: z.string(),
  leida: z.boolean(),
  fecha: z.iso.datetime(),
  ruta: z.string().nullable(),
});
export type Notificacion = z.infer<typeof Notificacion>;

/** Page facts plus how many are unread in all, whatever the filters. */
export const MetaNotificaciones = Meta.extend({ unreadCount: z.number().int() });
const NoLeidas = z.object({ unreadCount: z.number().int() });

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    summary: 'My notices, newest first',
    query: z.object({
      ...paginacion(20),
      tipo: z.enum(TIPOS_NOTIFICACION, 'El tipo no es válido').optional(),
      leida: siNo,
    }),
    response: z.array(Notificacion),
    meta: MetaNotificaciones,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    access: 'signed-in',
    summary: 'Mark all my notices as read',
    response: NoLeidas,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    access: 'signed-in',
    summary: 'Mark one of my notices as read',
    params: z.object({ id: Id }),
    response: NoLeidas,
    errors: ['NO_ENCONTRADO'],
  }),
};
