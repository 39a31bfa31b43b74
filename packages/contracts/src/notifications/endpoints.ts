import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Id, paginacion, siNo } from '../kernel/fields';
import { MetaNotificaciones, Notificacion, TIPOS_NOTIFICACION, Unread } from './schemas';

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
