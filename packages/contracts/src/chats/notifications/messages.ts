/** Sentences about notices that both sides know. */
export const NOTICE_MESSAGES = {
  allRead: 'Todas las notificaciones marcadas como leídas',
  none: 'No hay notificaciones',
  listFailed: 'No se pudieron cargar las notificaciones',
  loadFailed: 'Error al cargar las notificaciones',
  readFailed: 'Error al actualizar la notificación',
  readAllFailed: 'Error al actualizar notificaciones',
  noLiveConnection: 'No se pudo establecer la conexión en tiempo real',
  preferencesUnread: 'No pudimos cargar tus preferencias de notificaciones',
  preferencesFailed: 'No pudimos guardar tus preferencias de notificaciones',
  preferencesSaved: 'Guardamos tus preferencias de notificaciones',
  pushOn: 'Este dispositivo recibirá tus notificaciones',
  pushOff: 'Este dispositivo ya no recibirá notificaciones',
  onDevice: 'Avisos en este dispositivo',
  preferences: 'Qué te avisamos y cómo',
  readAll: 'Marcar todo como leído',
} as const;
