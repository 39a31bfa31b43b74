import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import type { ObjetivoResena } from '@tuerca/contracts/products/comments/rules';
import type { Resena, ResenaOculta } from '@tuerca/contracts/products/comments/schemas';
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

const PAGES: Record<ObjetivoResena, string> = {
  producto: '/producto/',
  tienda: '/producto/tienda/',
  taller: '/talleres/',
  servicio: '/servicios/mecanicos/',
};

/** A review as an administrator sees it; `target` is the name of what it is about. */
export function toResenaAdmin(
  doc: CommentDoc,
  { author, target, report }: { author: Author | undefined; target: string; report: ResenaAdmin['reporte'] },
): ResenaAdmin {
  const { tipoObjetivo: tipo, objetivo, ocultamiento } = doc;
  const id = objetivo.split(':')[1]!;
  return {
    ...toResena(doc, author),
    objetivo: { tipo, _id: id, nombre: target, ruta: `${PAGES[tipo]}${id}` },
    ocultamiento: ocultamiento ? { motivo: ocultamiento.motivo, fecha: ocultamiento.fecha.toISOString() } : null,
    reporte: report,
  };
}

/** A hidden review as its author reads it. */
export const toResenaOculta = (doc: CommentDoc, author: Author | undefined): ResenaOculta => ({
  ...toResena(doc, author),
  motivo: doc.ocultamiento?.motivo ?? REPORT_MESSAGES.againstRules,
});
