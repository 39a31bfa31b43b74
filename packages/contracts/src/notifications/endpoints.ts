import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Id, pageQuery, queryBoolean } from '../kernel/fields';
import { NotificationMeta, Notificacion, NOTIFICATION_TYPES, Unread } from './schemas';

/** Notices of the account that calls. */
export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    summary: 'My notices, newest first',
    query: z.object({
      ...pageQuery(20),
      tipo: z.enum(NOTIFICATION_TYPES, 'El tipo no es válido').optional(),
      leida: queryBoolean,
    }),
    response: z.array(Notificacion),
    meta: NotificationMeta,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    access: 'signed-in',
    summary: 'Mark all my notices as read',
    response: Unread,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    access: 'signed-in',
    summary: 'Mark one of my notices as read',
    params: z.object({ id: Id }),
    response: Unread,
    errors: ['NO_ENCONTRADO'],
  }),
};
