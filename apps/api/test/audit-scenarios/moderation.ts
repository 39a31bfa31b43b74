import { mintUser } from '../actors';
import { call } from '../harness';
import { sellOrder } from '../ledger';
import { scenario, type World } from './scenario';

async function review({ h, shop }: World) {
  const author = await mintUser(h, 'client');
  const body = { texto: 'Muy malo', valoracion: 1, productoObjetivoId: (await (await shop()).sell()).id };
  const { data } = (await call(h.base, 'POST', '/api/comments', { token: author.token, body })).body;
  return { id: data._id as string, author };
}

async function question({ h, shop }: World): Promise<string> {
  const { token } = await mintUser(h, 'client');
  const { id } = await (await shop()).sell();
  const body = { texto: '¿Le sirve a un Corolla?' };
  return (await call(h.base, 'POST', `/api/products/${id}/preguntas`, { token, body })).body.data._id as string;
}

/** A reported review: the case, and who wrote it. */
async function reported(world: World) {
  const { id, author } = await review(world);
  const { token } = await mintUser(world.h, 'client');
  const body = { objeto: 'comentario', objetoId: id, tipo: 'ofensivo', motivo: 'Insulta' };
  await call(world.h.base, 'POST', '/api/reportes', { token, body });
  const objetoId = new world.h.db.base.Types.ObjectId(id);
  const caso = await world.h.db.collection('casos_reporte').findOne({ objetoId });
  return { casoId: String(caso!._id), author };
}

/** The same, settled against its author, who has answered. */
async function appealed(world: World): Promise<string> {
  const { casoId, author } = await reported(world);
  const settled = { decision: 'procede', accion: 'advertir', motivo: 'Insulta' };
  await call(world.h.base, 'PUT', `/api/admin/reportes/${casoId}/resolver`, { token: world.peer.token, body: settled });
  const body = { texto: 'No insulté a nadie' };
  await call(world.h.base, 'POST', `/api/reportes/${casoId}/apelacion`, { token: author.token, body });
  return casoId;
}

export const moderationScenarios = [
  scenario({
    endpoint: 'commentsAdmin.moderate',
    arrange: async (world) => (await review(world)).id,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { estado: 'oculto', motivo: 'Insulta' } }),
      log: {
        accion: 'comentario.moderar',
        objeto: `comentario:${id}`,
        antes: { estado: 'activo' },
        despues: { estado: 'oculto' },
      },
    }),
  }),
  scenario({
    endpoint: 'commentsAdmin.hideMany',
    arrange: async (world) => (await review(world)).id,
    call: async (send, id) => ({
      answer: await send({ body: { ids: [id], motivo: 'Publicidad' } }),
      log: {
        accion: 'comentario.moderar',
        objeto: `comentario:${id}`,
        antes: { estado: 'activo' },
        despues: { estado: 'oculto' },
      },
    }),
  }),
  scenario({
    endpoint: 'preguntasAdmin.moderate',
    arrange: question,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { estado: 'oculto', motivo: 'Publicidad' } }),
      log: {
        accion: 'pregunta.moderar',
        objeto: `pregunta:${id}`,
        antes: { que: 'pregunta', estado: 'activo' },
        despues: { que: 'pregunta', estado: 'oculto' },
      },
    }),
  }),
  scenario({
    endpoint: 'preguntasAdmin.hideMany',
    arrange: question,
    call: async (send, id) => ({
      answer: await send({ body: { ids: [id], motivo: 'Publicidad' } }),
      log: {
        accion: 'pregunta.moderar',
        objeto: `pregunta:${id}`,
        antes: { estado: 'activo' },
        despues: { estado: 'oculto' },
      },
    }),
  }),
  scenario({
    endpoint: 'reportesAdmin.take',
    arrange: async (world) => (await reported(world)).casoId,
    call: async (send, id, { admin }) => ({
      answer: await send({ params: { id }, body: {} }),
      log: {
        accion: 'reporte.tomar',
        objeto: `reporte:${id}`,
        antes: { estado: 'pendiente', tomado: null },
        despues: { estado: 'en_revision', tomado: admin.user._id },
      },
    }),
  }),
  scenario({
    endpoint: 'reportesAdmin.settle',
    arrange: async (world) => (await reported(world)).casoId,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { decision: 'procede', accion: 'advertir', motivo: 'Insulta' } }),
      log: {
        accion: 'reporte.resolver',
        objeto: `reporte:${id}`,
        antes: { estado: 'pendiente' },
        despues: { estado: 'resuelto', decision: 'procede', accion: 'advertir' },
      },
    }),
  }),
  scenario({
    endpoint: 'reportesAdmin.settleAppeal',
    arrange: appealed,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { decision: 'mantener', motivo: 'Sí insulta' } }),
      log: {
        accion: 'reporte.apelacion',
        objeto: `reporte:${id}`,
        antes: { apelacion: null },
        despues: { apelacion: 'mantener' },
      },
    }),
  }),
  scenario({
    endpoint: 'ordersAdmin.cancel',
    arrange: async ({ h, shop }) => (await sellOrder(h, await shop())).id,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo: 'La tienda no responde' } }),
      log: {
        accion: 'pedido.cancelar',
        objeto: `pedido:${id}`,
        antes: { estado: 'pendiente' },
        despues: { estado: 'cancelado', estadoPago: 'rechazado' },
      },
    }),
  }),
];
