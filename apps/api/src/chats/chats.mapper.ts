import type { MessageEvent } from '@tuerca/contracts/chats/frames';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/messages';
import type { Adjunto, Chat, MensajeChat, Participante } from '@tuerca/contracts/chats/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { truncate } from '@tuerca/contracts/kernel/text';
import type { ChatDoc, ContextoChatDoc, MemberDoc } from './chat.schema';
import type { AttachmentDoc, MessageDoc } from './message.schema';

/** As much of an account as a conversation shows. */
interface Card {
  nombreVisible: string;
  fotoPerfil: string | null;
  role: Role;
}
export type Cards = ReadonlyMap<string, Card>;
export interface Viewer {
  id: string;
  role: Role;
}

const PREVIEW_LENGTH = 160;

export const toParticipante = (id: string, card: Card | undefined): Participante => ({
  _id: id,
  nombre: card?.nombreVisible ?? CHAT_MESSAGES.unknownPerson,
  fotoPerfil: card?.fotoPerfil ?? null,
  role: card?.role ?? 'client',
});

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

export const memberOf = ({ participantes }: Pick<ChatDoc, 'participantes'>, userId: string): MemberDoc | undefined =>
  participantes.find(({ usuarioId }) => String(usuarioId) === userId);

export const toLecturas = (members: readonly Pick<MemberDoc, 'usuarioId' | 'ultimoLeido'>[]): Chat['lecturas'] =>
  members.map(({ usuarioId, ultimoLeido }) => ({ usuarioId: String(usuarioId), seq: ultimoLeido }));

/** The page of the web that shows what a conversation is about, by the reader's role. */
function contextPath({ tipo, objetoId, referencia }: ContextoChatDoc, role: Role): string {
  const id = String(objetoId);
  if (tipo === 'producto') return `/producto/${id}`;
  if (tipo === 'pedido') return role === 'store' ? `/tienda/ordenes/${id}` : `/cliente/ordenes?pedido=${referencia}`;
  if (tipo === 'solicitud') return `/${role === 'store' ? 'tienda' : 'cliente'}/solicitudes/${id}`;
  return role === 'workshop' ? `/taller/citas?cita=${id}` : `/cliente/servicio/mecanico?cita=${id}`;
}

function toContexto(contexto: ContextoChatDoc | null, { id, role }: Viewer): Chat['contexto'] {
  if (!contexto || (contexto.partes && !contexto.partes.some((party) => String(party) === id))) return null;
  const { tipo, objetoId, titulo } = contexto;
  return { tipo, _id: String(objetoId), titulo, ruta: contextPath(contexto, role) };
}

/** A conversation as one of its members sees it. */
export function toChat(doc: ChatDoc, viewer: Viewer, cards: Cards): Chat {
  const own = memberOf(doc, viewer.id)!;
  const participantes = doc.participantes.map(({ usuarioId }) =>
    toParticipante(String(usuarioId), cards.get(String(usuarioId))),
  );
  const other = participantes.find(({ _id }) => _id !== viewer.id);
  const last = doc.ultimoMensaje;
  return {
    _id: String(doc._id),
    tipo: doc.tipo,
    nombre: doc.nombre ?? other?.nombre ?? CHAT_MESSAGES.unknownPerson,
    participantes,
    ultimoMensaje:
      last && last.seq > own.desdeSeq
        ? {
            contenido: last.contenido,
            fecha: last.fecha.toISOString(),
            remitente: String(last.remitenteId),
            seq: last.seq,
          }
        : null,
    unreadCount: own.noLeidos,
    seq: doc.seq,
    lecturas: toLecturas(doc.participantes),
    destacado: own.destacado,
    papelera: own.papelera,
    silenciado: own.silenciado,
    creadorId: String(doc.creadorId),
    contexto: toContexto(doc.contexto, viewer),
    ...(doc.revision && { revision: doc.revision.toISOString() }),
  };
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
