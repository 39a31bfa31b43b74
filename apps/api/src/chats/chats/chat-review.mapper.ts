import type { ChatAdmin } from '@tuerca/contracts/chats/chats/admin-endpoints';
import type { ContextoChat } from '@tuerca/contracts/chats/chats/rules';
import type { ChatDoc } from './chat.schema';
import { type Cards, toParticipante } from './participante.mapper';

/** Path on which administrators see the subject of a conversation; appointments and requests for parts have no page of their own there. */
function pathOf(tipo: ContextoChat, id: string): string {
  if (tipo === 'producto') return `/producto/${id}`;
  return tipo === 'pedido' ? `/admin/pedidos/${id}` : '/admin/reportes';
}

/** A reported conversation as an administrator reads it. */
export function toChatAdmin(doc: ChatDoc, casos: string[], cards: Cards): ChatAdmin {
  const participantes = doc.participantes.map(({ usuarioId }) =>
    toParticipante(String(usuarioId), cards.get(String(usuarioId))),
  );
  const { contexto } = doc;
  return {
    _id: String(doc._id),
    tipo: doc.tipo,
    nombre: doc.nombre ?? participantes.map(({ nombre }) => nombre).join(' y '),
    participantes,
    creadorId: String(doc.creadorId),
    seq: doc.seq,
    createdAt: doc.createdAt.toISOString(),
    contexto: contexto && {
      tipo: contexto.tipo,
      _id: String(contexto.objetoId),
      titulo: contexto.titulo,
      ruta: pathOf(contexto.tipo, String(contexto.objetoId)),
    },
    casos,
  };
}
