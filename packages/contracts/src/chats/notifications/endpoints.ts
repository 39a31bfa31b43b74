import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, pageQuery, queryBoolean } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { NoticePreferencesAnswer, NoticePreferencesChange } from './preferences';
import { NewPushSubscription, PushKey } from './push';
import { NOTIFICATION_TYPES } from './rules';
import { Notificacion, NotificationMeta, Unread } from './schemas';

/** Notices of the account that calls. */
export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    capability: 'avisos',
    summary: 'My notices, newest first',
    query: z.object({
      ...pageQuery(20),
      tipo: z.enum(NOTIFICATION_TYPES, 'El tipo no es válido').optional(),
      leida: queryBoolean,
      /** Since when the client was away, less a minute: a notice that was being stored shows later. */
      desde: z.iso.datetime({ offset: true, error: FIELD_MESSAGES.invalidDate }).optional(),
    }),
    response: z.array(Notificacion),
    meta: NotificationMeta,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    access: 'signed-in',
    capability: 'avisos',
    summary: 'Mark all my notices as read',
    response: Unread,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    access: 'signed-in',
    capability: 'avisos',
    summary: 'Mark one of my notices as read',
    params: z.object({ id: Id }),
    response: Unread,
    errors: ['NO_ENCONTRADO'],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferencias',
    access: 'signed-in',
    capability: 'cuenta',
    summary: 'Which of my notices go by mail and to my devices',
    response: NoticePreferencesAnswer,
  }),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferencias',
    access: 'signed-in',
    capability: 'cuenta',
    summary: 'Switch kinds of notices and channels on or off; what is not sent stays',
    body: NoticePreferencesChange,
    response: NoticePreferencesAnswer,
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/api/notifications/push',
    access: 'public',
    summary: 'The VAPID public key of this deployment, or null when it pushes nothing',
    response: PushKey,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/push',
    access: 'signed-in',
    capability: 'cuenta',
    summary: 'Register the device of this session for my notices, until it signs out',
    body: NewPushSubscription,
    response: z.null(),
    status: 201,
    errors: ['PUSH_NO_DISPONIBLE', 'PUSH_RECHAZADO'],
    limit: 30,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/notifications/push',
    access: 'signed-in',
    capability: 'cuenta',
    summary: 'Push nothing more to the device of this session',
    response: z.null(),
  }),
};
