import type { FileField } from '../../kernel/file-field';
import type { Role } from '../../kernel/roles';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../../platform/uploads/rules';

/** Roles that take part in conversations. */
export const CHAT_ROLES = ['client', 'store', 'workshop'] as const satisfies readonly Role[];
/** `directo`: two people, once per pair; `grupo`: up to MAX_PARTICIPANTES, with a name. */
export const TIPOS_CHAT = ['directo', 'grupo'] as const;
export type TipoChat = (typeof TIPOS_CHAT)[number];
/** Folders that the API knows; the unsent texts (borradores) stay on the device. */
export const CARPETAS_CHAT = ['bandeja', 'destacados', 'papelera'] as const;
export type CarpetaChat = (typeof CARPETAS_CHAT)[number];
/** Contexts of a new conversation. */
export const CONTEXTOS_CHAT = ['producto', 'pedido', 'cita', 'solicitud'] as const;
export type ContextoChat = (typeof CONTEXTOS_CHAT)[number];

/** Most people of one conversation, its opener included. */
export const MAX_PARTICIPANTES = 10;
/** Characters of one message. */
export const MAX_CONTENIDO_LENGTH = 4000;
/** Characters of a group's name. */
export const MAX_NOMBRE_GRUPO = 60;
/** Messages that one account may store in a minute. */
export const MESSAGES_PER_MINUTE = 100;
/** Messages of one page, newest first page unless asked otherwise. */
export const MESSAGES_PER_PAGE = 50;
/** Duration of 'Escribiendo...' after the last keystroke, in milliseconds. */
export const TYPING_TIMEOUT = 3000;
/** Time after which the reader of an unread message is told by notice (and mail), in milliseconds. */
export const UNREAD_NOTICE_AFTER = 5 * 60_000;

/** Files of one message. */
export const MAX_ADJUNTOS = 3;
export const PDF_TYPE = 'application/pdf';
export const TIPOS_ADJUNTO = ['imagen', 'pdf'] as const;
/** The upload form's field: pictures are re-encoded, a PDF is kept as it is and only ever handed out as a download. */
export const attachmentField: FileField = {
  max: MAX_ADJUNTOS,
  types: [...IMAGE_TYPES, PDF_TYPE],
  maxBytes: MAX_IMAGE_BYTES,
  missing: 'Elige un archivo',
};
