import { seed } from '../catalogue-data';
import { call } from '../harness';
import { scenario, type World } from './scenario';

const motivo = 'Lo pidieron las tiendas';

const addGroup = async ({ h, admin }: World, palabras: string[]) =>
  (await call(h.base, 'POST', '/api/admin/sinonimos', { token: admin.token, body: { palabras, motivo } })).body.data
    ._id as string;

export const catalogoScenarios = [
  scenario({
    endpoint: 'catalogos.add',
    arrange: () => Promise.resolve(),
    call: async (send) => ({
      answer: await send({ params: { lista: 'categorias' }, body: { nombre: 'Escapes', motivo } }),
      log: {
        accion: 'catalogo.agregar',
        objeto: 'catalogo:categorias/escapes',
        antes: null,
        despues: { nombre: 'Escapes' },
      },
    }),
  }),
  scenario({
    endpoint: 'catalogos.update',
    arrange: () => Promise.resolve(),
    call: async (send) => ({
      answer: await send({ params: { lista: 'bancos', id: '0001' }, body: { apagada: true, motivo } }),
      log: {
        accion: 'catalogo.cambiar',
        objeto: 'catalogo:bancos/0001',
        antes: { apagada: false },
        despues: { apagada: true },
      },
    }),
  }),
  scenario({
    endpoint: 'catalogos.adopt',
    arrange: async ({ h, shop }) => seed(h, (await shop()).store.user._id, { marca: 'KIAA', modelo: 'Rio' }),
    call: async (send) => ({
      answer: await send({
        params: { lista: 'marcas', id: 'kia' },
        body: { escrito: { padre: null, nombre: 'KIAA' }, visto: 1, motivo },
      }),
      log: {
        accion: 'catalogo.fusionar',
        objeto: 'catalogo:marcas/kia',
        antes: { escrito: { padre: null, nombre: 'KIAA' } },
        despues: { nombre: 'Kia' },
      },
    }),
  }),
  scenario({
    endpoint: 'catalogos.addSynonyms',
    arrange: () => Promise.resolve(),
    call: async (send) => {
      const answer = await send({ body: { palabras: ['cloche', 'embrague'], motivo } });
      const despues = { palabras: ['cloche', 'embrague'] };
      const objeto = `sinonimos:${answer.body.data._id}`;
      return { answer, log: { accion: 'sinonimos.agregar', objeto, antes: null, despues } };
    },
  }),
  scenario({
    endpoint: 'catalogos.setSynonyms',
    arrange: (world) => addGroup(world, ['llanta', 'neumático']),
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { palabras: ['llanta', 'caucho'], motivo } }),
      log: {
        accion: 'sinonimos.cambiar',
        objeto: `sinonimos:${id}`,
        antes: { palabras: ['llanta', 'neumático'] },
        despues: { palabras: ['llanta', 'caucho'] },
      },
    }),
  }),
  scenario({
    endpoint: 'catalogos.removeSynonyms',
    arrange: (world) => addGroup(world, ['capot', 'capó']),
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo } }),
      log: {
        accion: 'sinonimos.eliminar',
        objeto: `sinonimos:${id}`,
        antes: { palabras: ['capot', 'capó'] },
        despues: null,
      },
    }),
  }),
];
