import type { mongo } from 'mongoose';
import { searchTerms, truncate } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';

type Id = mongo.ObjectId;
interface Report {
  _id: Id;
  objeto: 'comentario' | 'pregunta' | 'devolucion';
  objetoId: Id;
  estado: 'pendiente' | 'resuelto';
  createdAt: Date;
}
interface Content {
  autorId: Id | null;
  texto: string;
  claves: string[];
}

const TITLES = { comentario: 'Reseña', pregunta: 'Pregunta', devolucion: 'Devolución' } as const;
const SEARCHED_LENGTH = 300;

/** Reported content and its author, as far as it still exists. */
async function contentOf(db: mongo.Db, { objeto, objetoId }: Report): Promise<Content> {
  const collections = { comentario: 'comentarios', pregunta: 'preguntas', devolucion: 'devoluciones' } as const;
  const doc = await db.collection(collections[objeto]).findOne({ _id: objetoId });
  const own = `${objeto}:${String(objetoId)}`;
  if (!doc) return { autorId: null, texto: '', claves: [own] };
  return objeto === 'devolucion'
    ? { autorId: doc.tiendaId as Id, texto: doc.detalle as string, claves: [own, `pedido:${String(doc.pedidoId)}`] }
    : { autorId: doc.usuarioId as Id, texto: doc.texto as string, claves: [own] };
}

/** Puts a report of before into the case of its thing, which it opens when there is none. */
async function intoCase(db: mongo.Db, report: Report): Promise<void> {
  const { objeto, objetoId, createdAt } = report;
  const { autorId, texto, claves } = await contentOf(db, report);
  const cases = db.collection('casos_reporte');
  const key = { objeto, objetoId, autorId, abierto: true };
  const titulo = TITLES[objeto];
  await cases.updateOne(
    key,
    {
      $setOnInsert: {
        titulo,
        texto,
        entonces: null,
        estado: 'pendiente',
        total: 0,
        tipos: {},
        claves,
        tomado: null,
        resolucion: null,
        apelacion: null,
        apelado: false,
        terminos: searchTerms(titulo, truncate(texto, SEARCHED_LENGTH)),
      },
      $min: { primero: createdAt },
      $max: { ultimo: createdAt },
    },
    { upsert: true },
  );
  const found = await cases.findOne(key, { projection: { _id: 1 } });
  await db.collection('reportes').updateOne({ _id: report._id }, { $set: { casoId: found!._id, tipo: 'otro' } });
  // Counted, not added up: a run that died in between begins anew.
  const total = await db.collection('reportes').countDocuments({ casoId: found!._id });
  await cases.updateOne({ _id: found!._id }, { $set: { total, tipos: { otro: total } } });
}

async function indexReviews(db: mongo.Db): Promise<void> {
  const reviews = db.collection('comentarios');
  const kinds = async (usuarioId: Id) =>
    (await db.collection('tiendas').findOne({ _id: usuarioId }, { projection: { _id: 1 } })) ? 'tienda' : 'taller';
  for await (const doc of reviews.find({ tipoObjetivo: { $exists: false } })) {
    const author = await db.collection('usuarios').findOne({ _id: doc.usuarioId as Id }, { projection: { nombre: 1 } });
    const tipoObjetivo = doc.productoObjetivoId
      ? 'producto'
      : doc.servicioObjetivoId
        ? 'servicio'
        : await kinds(doc.usuarioObjetivoId as Id);
    const terminos = searchTerms(doc.texto as string, author?.nombre as string | undefined);
    await reviews.updateOne({ _id: doc._id }, { $set: { tipoObjetivo, terminos } });
  }
}

async function indexQuestions(db: mongo.Db): Promise<void> {
  const questions = db.collection('preguntas');
  for await (const doc of questions.find({ moderada: { $exists: false } })) {
    const answer = doc.respuesta as { texto: string } | null;
    const terminos = searchTerms(doc.texto as string, answer?.texto);
    await questions.updateOne({ _id: doc._id }, { $set: { moderada: doc.estado === 'oculto', terminos } });
  }
}

/** Reports belong to cases; reviews and questions are found by administrators. */
export const moderation: Migration = {
  id: 12,
  name: 'moderation',
  async up(db) {
    const reports = db.collection<Report>('reportes').find({ casoId: { $exists: false } } as never);
    for await (const report of reports.sort({ createdAt: 1 })) await intoCase(db, report);
    await indexReviews(db);
    await indexQuestions(db);
  },
};
