import { z } from 'zod';
import { Id, line, lines } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { CHAT_MESSAGES } from './messages';
import { CONTEXTOS_CHAT, MAX_ADJUNTOS, MAX_CONTENIDO_LENGTH, MAX_NOMBRE_GRUPO, MAX_PARTICIPANTES } from './rules';

/** Made by the sender's device, once per message: the same one is stored once. */
export const ClientMsgId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'El identificador del mensaje no es válido');
/** Place of a message in its conversation, as a query names it. */
export const MessageSeq = z.coerce
  .number('Debe ser un número')
  .int('Debe ser un número entero')
  .min(0, 'Debe ser 0 o más');
const contenido = lines(CHAT_MESSAGES.empty).max(
  MAX_CONTENIDO_LENGTH,
  `El mensaje puede tener hasta ${MAX_CONTENIDO_LENGTH} caracteres`,
);
const adjuntos = setOf(Id, MAX_ADJUNTOS, `Envía como máximo ${MAX_ADJUNTOS} archivos por mensaje`).default([]);

/** Body of a message: text, files of POST /api/upload/chat, or both. */
export const NuevoMensajeChat = z
  .object({ chatId: Id, contenido, adjuntos, clientMsgId: ClientMsgId.optional() })
  .refine(({ contenido, adjuntos }) => contenido.length > 0 || adjuntos.length > 0, {
    error: CHAT_MESSAGES.empty,
    path: ['contenido'],
  });
export type NuevoMensajeChat = z.output<typeof NuevoMensajeChat>;

const nombre = line(CHAT_MESSAGES.groupName)
  .min(2, CHAT_MESSAGES.groupName)
  .max(MAX_NOMBRE_GRUPO, `El nombre puede tener hasta ${MAX_NOMBRE_GRUPO} caracteres`);

/** Opens a conversation: with one person (an existing one is answered), with several under a name, or from a context. */
export const NuevoChat = z
  .object({
    participantes: setOf(Id, MAX_PARTICIPANTES - 1, `Un grupo puede tener hasta ${MAX_PARTICIPANTES} personas`).default(
      [],
    ),
    nombre: nombre.optional(),
    /** Adds the other party without its id: a product's store, or the party of an order or appointment. */
    contexto: z.object({ tipo: z.enum(CONTEXTOS_CHAT), id: Id }).optional(),
  })
  .refine(({ participantes, contexto }) => participantes.length > 0 || contexto, {
    error: CHAT_MESSAGES.personMissing,
    path: ['participantes'],
  })
  .refine(({ participantes, nombre }) => participantes.length < 2 || nombre, {
    error: CHAT_MESSAGES.groupName,
    path: ['nombre'],
  });
export type NuevoChat = z.output<typeof NuevoChat>;

/** Changes of a member for herself; the name of a group for all. */
export const CambioChat = z.strictObject({
  destacado: z.boolean().optional(),
  papelera: z.boolean().optional(),
  silenciado: z.boolean().optional(),
  nombre: nombre.optional(),
});
export type CambioChat = z.output<typeof CambioChat>;
