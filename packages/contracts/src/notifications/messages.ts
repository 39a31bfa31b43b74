/** Sentences about notices that both sides know. */
export const NOTICE_MESSAGES = {
  allRead: 'Todas las notificaciones marcadas como leídas',
  preferencesSaved: 'Guardamos tus preferencias de notificaciones',
  pushOn: 'Este dispositivo recibirá tus notificaciones',
  pushOff: 'Este dispositivo ya no recibirá notificaciones',
} as const;
