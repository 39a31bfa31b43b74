/** Subjects on a page that somebody else, or oneself in another tab, may change. */
export const LIVE_SUBJECTS = [
  'compra',
  'cita',
  'presupuesto',
  'devolucion',
  'pregunta',
  'importacion',
  'precios',
  'solicitud',
  // Queues and figures of the office: told to administrators alone.
  'oficina',
] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** To every socket of everybody concerned by a change, its author included: views of this subject are read again. */
export interface ChangedFrame {
  type: 'system';
  action: 'changed';
  data: { subject: LiveSubject };
}

/** To a person's own sockets after each change: how many notices are unread, and which one she marked as read, if that is the change. */
export interface CountFrame {
  type: 'notification';
  action: 'unread_count_update';
  data: { unreadCount: number; notificationId?: string | 'all' };
}
