import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import type { Role } from '@tuerca/contracts/kernel/roles';
import type { ChatDoc, ContextoChatDoc, MemberDoc } from './chat.schema';
import { type Cards, toParticipante } from './participante.mapper';

interface Viewer {
  id: string;
  role: Role;
}

/** Finds a member of a conversation. */
export const memberOf = ({ participantes }: Pick<ChatDoc, 'participantes'>, userId: string): MemberDoc | undefined =>
  participantes.find(({ usuarioId }) => String(usuarioId) === userId);

/** Up to which message each member has read. */
export const toLecturas = (members: readonly Pick<MemberDoc, 'usuarioId' | 'ultimoLeido'>[]): Chat['lecturas'] =>
  members.map(({ usuarioId, ultimoLeido }) => ({ usuarioId: String(usuarioId), seq: ultimoLeido }));

/** The page of the web that shows what a conversation is about, by the reader's role. */
function contextPath({ tipo, objetoId, referencia }: ContextoChatDoc, role: Role): string {
  const id = String(objetoId);
  if (tipo === 'producto') return `/producto/${id}`;
  if (tipo === 'pedido') return role === 'store' ? `/tienda/ordenes/${id}` : `/cliente/ordenes?pedido=${referencia}`;
  if (tipo === 'solicitud') return `/${role === 'store' ? 'tienda' : 'cliente'}/solicitudes/${id}`;
  return citaPage(role === 'workshop' ? 'workshop' : 'client', id);
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
