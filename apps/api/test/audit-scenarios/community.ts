import { mintUser } from '../actors';
import { call } from '../harness';
import { scenario } from './scenario';

export const communityScenarios = [
  scenario({
    endpoint: 'comments.remove',
    arrange: async ({ h, shop }) => {
      const { token } = await mintUser(h, 'client');
      const body = { texto: 'Muy malo', valoracion: 1, productoObjetivoId: (await (await shop()).sell()).id };
      return (await call(h.base, 'POST', '/api/comments', { token, body })).body.data._id as string;
    },
    call: async (send, id) => ({
      answer: await send({ params: { id } }),
      log: {
        accion: 'comentario.eliminar',
        objeto: `comentario:${id}`,
        antes: { texto: 'Muy malo', valoracion: 1 },
        despues: null,
      },
    }),
  }),
  scenario({
    endpoint: 'preguntas.remove',
    arrange: async ({ h, shop }) => {
      const { token } = await mintUser(h, 'client');
      const { id } = await (await shop()).sell();
      const body = { texto: '¿Le sirve a un Corolla?' };
      return (await call(h.base, 'POST', `/api/products/${id}/preguntas`, { token, body })).body.data._id as string;
    },
    call: async (send, id) => ({
      answer: await send({ params: { id } }),
      log: {
        accion: 'pregunta.eliminar',
        objeto: `pregunta:${id}`,
        antes: { texto: '¿Le sirve a un Corolla?' },
        despues: null,
      },
    }),
  }),
];
