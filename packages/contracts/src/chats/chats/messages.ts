import { REQUEST_MESSAGES } from '../../kernel/messages';
/** Sentences about conversations that both sides know. */
export const CHAT_MESSAGES = {
  tooManyConversations: 'Abriste muchas conversaciones en la última hora. Intenta nuevamente más tarde.',
  empty: 'Escribe un mensaje o adjunta un archivo',
  groupName: 'Ponle un nombre al grupo, de 2 letras o más',
  listFailed: 'Error al cargar las conversaciones',
  listUnavailable: 'No se pudieron cargar las conversaciones',
  openFailed: 'No se pudo abrir la conversación',
  cleared: 'Conversación vaciada',
  changeFailed: 'No se pudo cambiar la conversación',
  uploadFailed: 'No se pudo subir el archivo',
  downloadFailed: REQUEST_MESSAGES.downloadFailed,
  signInFirst: 'Inicia sesión para escribir un mensaje',
  messagesFailed: 'Error al cargar los mensajes',
  messagesUnavailable: 'No se pudieron cargar los mensajes',
  sendFailed: 'Error al enviar el mensaje',
  typing: 'Escribiendo...',
  photo: 'Foto',
  unknownPerson: 'Usuario de Tuerca',
  personMissing: 'Elige con quién quieres hablar',
  noMessages: 'Todavía no hay mensajes',
} as const;
