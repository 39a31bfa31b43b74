import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';
import { IMAGE_KINDS } from '../../platform/uploads/rules';

/** Errors of conversations. */
export const CHAT_ERRORS = defineErrors({
  CHAT_NO_ENCONTRADO: failure(
    404,
    'No encontramos esta conversación.',
    'No such conversation, or the caller is no member of it.',
    REMEDIES.backToList,
  ),
  CHAT_NO_PERMITIDO: failure(
    403,
    'No puedes abrir una conversación con esta persona.',
    'Clients write to stores and workshops; those write to clients of theirs, and to each other.',
    'Write from an order or an appointment.',
  ),
  CHAT_LLENO: failure(
    409,
    'El grupo ya tiene el máximo de personas.',
    'It has as many members as a group may have.',
    'Remove somebody first.',
  ),
  DEMASIADOS_MENSAJES: failure(
    429,
    'Estás enviando mensajes muy rápido. Espera un momento e intenta nuevamente.',
    'More than 100 messages of one account in a minute.',
    'Wait as long as Retry-After says.',
  ),
  ADJUNTO_NO_SOPORTADO: failure(
    415,
    `Adjunta una foto (${IMAGE_KINDS} sin animación) o un PDF.`,
    'The bytes are neither a picture nor a PDF.',
    'Send another file.',
  ),
});
