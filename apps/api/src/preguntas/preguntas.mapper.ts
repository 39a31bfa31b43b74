import type { Pregunta, PreguntaTienda } from '@tuerca/contracts/preguntas/schemas';
import { nombrePublico } from '../platform/common/nombre-publico';
import type { PreguntaDoc } from './pregunta.schema';

type Autor = Parameters<typeof nombrePublico>[0];
type Mostrado = { nombre: string; imagenes: string[] };

/** A question as everybody reads it. */
export function toPregunta(
  { _id, productoId, usuarioId, texto, respuesta, createdAt }: PreguntaDoc,
  autor: Autor,
): Pregunta {
  return {
    _id: String(_id),
    productoId: String(productoId),
    texto,
    usuario: { _id: String(usuarioId), nombre: nombrePublico(autor) },
    respuesta: respuesta && { texto: respuesta.texto, fecha: respuesta.fecha.toISOString() },
    createdAt: createdAt.toISOString(),
  };
}

/** The same for the store that has to answer it, with the product that it is about. */
export function toPreguntaTienda(doc: PreguntaDoc, autor: Autor, producto: Mostrado | undefined): PreguntaTienda {
  return {
    ...toPregunta(doc, autor),
    producto: {
      _id: String(doc.productoId),
      nombre: producto?.nombre ?? 'Producto retirado',
      imagen: producto?.imagenes[0] ?? null,
    },
  };
}
