import type { MessageEvent } from '@tuerca/contracts/chats/chats/frames';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Adjunto, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { truncate } from '@tuerca/contracts/kernel/text';
import type { MemberDoc } from './chat.schema';
import type { AttachmentDoc, MessageDoc } from './message.schema';
import { type Cards, toParticipante } from './participante.mapper';

const PREVIEW_LENGTH = 160;

/** A file of a message as its readers see it. */
export const toAdjunto = ({ _id, tipo, nombre, tamano, ancho, alto }: AttachmentDoc): Adjunto => ({
  _id: String(_id),
  tipo,
  nombre,
  tamano,
  ancho,
  alto,
});

/** A message as the list of conversations shows it. */
export function previewOf({ contenido, adjuntos }: Pick<MessageDoc, 'contenido' | 'adjuntos'>): string {
  if (contenido) return truncate(contenido, PREVIEW_LENGTH);
  return adjuntos[0]?.tipo === 'pdf' ? truncate(adjuntos[0].nombre, PREVIEW_LENGTH) : CHAT_MESSAGES.photo;
}

/** A message with who has read it. */
export function toMensaje(
  doc: MessageDoc,
  viewerId: string,
  { cards, members }: { cards: Cards; members: readonly Pick<MemberDoc, 'usuarioId' | 'ultimoLeido'>[] },
): MensajeChat {
  const sender = String(doc.remitenteId);
  const { role: _role, ...remitente } = toParticipante(sender, cards.get(sender));
  const readers = members.filter(
    ({ usuarioId, ultimoLeido }) => ultimoLeido >= doc.seq && String(usuarioId) !== sender,
  );
  return {
    _id: String(doc._id),
    chat: String(doc.chatId),
    seq: doc.seq,
    remitente,
    contenido: doc.contenido,
    adjuntos: doc.adjuntos.map(toAdjunto),
    fecha: doc.fecha.toISOString(),
    ...(viewerId === sender && doc.autor && { autor: doc.autor }),
    leido: [sender, ...readers.map(({ usuarioId }) => String(usuarioId))],
    clientMsgId: (viewerId === sender && doc.clientMsgId) || null,
  };
}

/** A message on its way to its members; the id of the sender's device, and who of a business wrote it, go to the sender alone. */
export function toMessageEvent(doc: MessageDoc, cards: Cards, isForSender: boolean): MessageEvent {
  const { _id, nombre, fotoPerfil } = toParticipante(String(doc.remitenteId), cards.get(String(doc.remitenteId)));
  return {
    chatId: String(doc.chatId),
    _id: String(doc._id),
    seq: doc.seq,
    sender: { _id, name: nombre, avatar: fotoPerfil },
    content: doc.contenido,
    adjuntos: doc.adjuntos.map(toAdjunto),
    createdAt: doc.fecha.toISOString(),
    clientMsgId: (isForSender && doc.clientMsgId) || null,
    ...(isForSender && doc.autor && { autor: doc.autor }),
  };
}
