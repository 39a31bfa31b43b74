import type { Resena } from '@tuerca/contracts/comments/schemas';
import { nombrePublico } from '../platform/common/nombre-publico';
import type { ComentarioDoc } from './comment.schema';

interface Autor {
  nombreVisible: string;
  fotoPerfil: string | null;
  role: string;
}

/** A review as everybody reads it. */
export function toResena(doc: ComentarioDoc, autor: Autor | undefined): Resena {
  const { texto, valoracion, verificada, estado, usuarioObjetivoId, productoObjetivoId } = doc;
  return {
    _id: String(doc._id),
    texto,
    valoracion,
    verificada,
    estado,
    usuario: { _id: String(doc.usuarioId), nombre: nombrePublico(autor), fotoPerfil: autor?.fotoPerfil ?? null },
    createdAt: doc.createdAt.toISOString(),
    ...(usuarioObjetivoId && { usuarioObjetivoId: String(usuarioObjetivoId) }),
    ...(productoObjetivoId && { productoObjetivoId: String(productoObjetivoId) }),
  };
}
