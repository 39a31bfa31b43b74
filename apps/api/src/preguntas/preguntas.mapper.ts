import type { Pregunta, StorePregunta } from '@tuerca/contracts/preguntas/schemas';
import type { PreguntaDoc } from './pregunta.schema';

type Author = { publicName: string } | undefined | null;
type ShownProduct = { nombre: string; imagenes: string[] };

/** A question as everybody reads it. */
export function toPregunta(
  { _id, productoId, usuarioId, texto, respuesta, createdAt }: PreguntaDoc,
  author: Author,
): Pregunta {
  return {
    _id: String(_id),
    productoId: String(productoId),
    texto,
    usuario: { _id: String(usuarioId), nombre: author?.publicName ?? 'Usuario' },
    respuesta: respuesta && { texto: respuesta.texto, fecha: respuesta.fecha.toISOString() },
    createdAt: createdAt.toISOString(),
  };
}

/** The same for the store that has to answer it, with the product that it is about. */
export function toPreguntaTienda(doc: PreguntaDoc, author: Author, producto: ShownProduct | undefined): StorePregunta {
  return {
    ...toPregunta(doc, author),
    producto: {
      _id: String(doc.productoId),
      nombre: producto?.nombre ?? 'Producto retirado',
      imagen: producto?.imagenes[0] ?? null,
    },
  };
}
