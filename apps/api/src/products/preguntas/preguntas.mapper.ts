import { hideContactData } from '@tuerca/contracts/kernel/contact-data';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import type { PreguntaAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import type { Pregunta, PreguntaOculta, StorePregunta } from '@tuerca/contracts/products/preguntas/schemas';
import type { PreguntaDoc } from './pregunta.schema';

type Author = { publicName: string } | undefined | null;
type Hiding = PreguntaDoc['ocultamiento'];
type ShownProduct = { nombre: string; imagenes: string[] };
const toAnswer = (respuesta: PreguntaDoc['respuesta']) =>
  respuesta && { texto: hideContactData(respuesta.texto), fecha: respuesta.fecha.toISOString() };
const toHiding = (hiding: Hiding) => (hiding ? { motivo: hiding.motivo, fecha: hiding.fecha.toISOString() } : null);

/** A question as everybody reads it, without telephones and e-mail addresses; a hidden answer is left out. */
export function toPregunta(
  { _id, productoId, usuarioId, texto, respuesta, createdAt }: PreguntaDoc,
  author: Author,
): Pregunta {
  return {
    _id: String(_id),
    productoId: String(productoId),
    texto: hideContactData(texto),
    usuario: { _id: String(usuarioId), nombre: author?.publicName ?? 'Usuario' },
    respuesta: respuesta?.ocultamiento ? null : toAnswer(respuesta),
    createdAt: createdAt.toISOString(),
  };
}

/** The same for the store that has to answer it, with the product that it is about. */
export function toPreguntaTienda(doc: PreguntaDoc, author: Author, producto: ShownProduct | undefined): StorePregunta {
  return {
    ...toPregunta(doc, author),
    respuesta: doc.respuesta && { ...toAnswer(doc.respuesta)!, autor: doc.respuesta.autor ?? null },
    producto: {
      _id: String(doc.productoId),
      nombre: producto?.nombre ?? 'Producto retirado',
      imagen: producto?.imagenes[0] ?? null,
    },
  };
}

/** The same for administrators: hidden or not, with why. */
export function toPreguntaAdmin(
  doc: PreguntaDoc,
  {
    author,
    store,
    product,
    report,
  }: { author: Author; store: Author; product: ShownProduct | undefined; report: PreguntaAdmin['reporte'] },
): PreguntaAdmin {
  return {
    ...toPreguntaTienda(doc, author, product),
    texto: doc.texto,
    respuesta: doc.respuesta && { ...toAnswer(doc.respuesta)!, texto: doc.respuesta.texto },
    estado: doc.estado,
    ocultamiento: toHiding(doc.ocultamiento),
    respuestaOculta: toHiding(doc.respuesta?.ocultamiento),
    tienda: { _id: String(doc.tiendaId), nombre: store?.publicName ?? 'Tienda' },
    reporte: report,
  };
}

/** Parts of a question that are hidden from this person: the person's own question, or the answer of the person's store. */
export function toPreguntasOcultas(doc: PreguntaDoc, usuarioId: string): PreguntaOculta[] {
  const _id = String(doc._id);
  const { estado, ocultamiento, respuesta } = doc;
  const asked: PreguntaOculta[] =
    estado === 'oculto' && String(doc.usuarioId) === usuarioId
      ? [{ _id, que: 'pregunta', texto: doc.texto, motivo: ocultamiento?.motivo ?? REPORT_MESSAGES.againstRules }]
      : [];
  const answered: PreguntaOculta[] =
    respuesta?.ocultamiento && String(doc.tiendaId) === usuarioId
      ? [{ _id, que: 'respuesta', texto: respuesta.texto, motivo: respuesta.ocultamiento.motivo }]
      : [];
  return [...asked, ...answered];
}
