import type { Resena } from '@tuerca/contracts/comments/schemas';
import type { CommentDoc } from './comment.schema';

interface Author {
  publicName: string;
  fotoPerfil: string | null;
}

/** A review as everybody reads it. */
export function toResena(doc: CommentDoc, author: Author | undefined): Resena {
  const { texto, valoracion, verificada, estado, usuarioObjetivoId, productoObjetivoId } = doc;
  return {
    _id: String(doc._id),
    texto,
    valoracion,
    verificada,
    estado,
    usuario: {
      _id: String(doc.usuarioId),
      nombre: author?.publicName ?? 'Usuario',
      fotoPerfil: author?.fotoPerfil ?? null,
    },
    createdAt: doc.createdAt.toISOString(),
    ...(usuarioObjetivoId && { usuarioObjetivoId: String(usuarioObjetivoId) }),
    ...(productoObjetivoId && { productoObjetivoId: String(productoObjetivoId) }),
  };
}
