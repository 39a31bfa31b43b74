import type { Resena } from '@tuerca/contracts/comments';
import type { ComentarioDoc } from './comment.schema';

interface Autor {
  nombreVisible: string;
  fotoPerfil: string | null;
  role: string;
}

/** 'Mariana Gutiérrez' -> 'Mariana G.': what strangers need to know of a client. */
const corto = (nombre: string): string => {
  const [primero = '', ...resto] = nombre.trim().split(/\s+/);
  const inicial = resto.at(-1)?.[0];
  return inicial ? `${primero} ${inicial.toUpperCase()}.` : primero;
};

/** A review as everybody reads it; clients appear by first name and initial, businesses by their name. */
export function toResena(doc: ComentarioDoc, autor: Autor | undefined): Resena {
  const nombre = !autor ? 'Usuario' : autor.role === 'client' ? corto(autor.nombreVisible) : autor.nombreVisible;
  const { texto, valoracion, verificada, estado, usuarioObjetivoId, productoObjetivoId } = doc;
  return {
    _id: String(doc._id), texto, valoracion, verificada, estado,
    usuario: { _id: String(doc.usuarioId), nombre, fotoPerfil: autor?.fotoPerfil ?? null },
    createdAt: doc.createdAt.toISOString(),
    ...(usuarioObjetivoId && { usuarioObjetivoId: String(usuarioObjetivoId) }),
    ...(productoObjetivoId && { productoObjetivoId: String(productoObjetivoId) }),
  };
}
