import { call } from '../harness';
import { openShop } from '../shop';
import { scenario, type World } from './scenario';

const motivo = 'Foto de otro repuesto';
const product = async ({ shop }: World) => (await (await shop()).sell({ precio: 10 })).id;
const hidden = async (world: World) => {
  const id = await product(world);
  const path = `/api/admin/productos/${id}/ocultar`;
  await call(world.h.base, 'PUT', path, { token: world.admin.token, body: { motivo } });
  return id;
};

/** Calls of administrators on products of stores. */
export const productScenarios = [
  scenario({
    endpoint: 'productosAdmin.create',
    arrange: async ({ h }) => (await openShop(h)).store.user._id,
    call: async (send, tiendaId) => {
      const producto = { nombre: 'Correa', precio: 9, stock: 3, categoria: 'Frenos' };
      const answer = await send({ body: { tiendaId, producto } });
      return {
        answer,
        log: {
          accion: 'producto.crear',
          objeto: `producto:${answer.body.data._id}`,
          antes: null,
          despues: { nombre: 'Correa', tienda: tiendaId },
        },
      };
    },
  }),
  scenario({
    endpoint: 'productosAdmin.hide',
    arrange: product,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo } }),
      log: {
        accion: 'producto.ocultar',
        objeto: `producto:${id}`,
        antes: { oculto: null },
        despues: { oculto: { motivo } },
      },
    }),
  }),
  scenario({
    endpoint: 'productosAdmin.hideMany',
    arrange: product,
    call: async (send, id) => ({
      answer: await send({ body: { ids: [id], motivo } }),
      log: {
        accion: 'producto.ocultar',
        objeto: `producto:${id}`,
        antes: { oculto: null },
        despues: { oculto: { motivo } },
      },
    }),
  }),
  scenario({
    endpoint: 'productosAdmin.show',
    arrange: hidden,
    call: async (send, id) => ({
      answer: await send({ params: { id } }),
      log: {
        accion: 'producto.mostrar',
        objeto: `producto:${id}`,
        antes: { oculto: { motivo } },
        despues: { oculto: null },
      },
    }),
  }),
  scenario({
    endpoint: 'products.update',
    arrange: product,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { precio: 12 } }),
      log: { accion: 'producto.editar', objeto: `producto:${id}`, antes: { precio: 10 }, despues: { precio: 12 } },
    }),
  }),
  scenario({
    endpoint: 'products.remove',
    arrange: product,
    call: async (send, id) => ({
      answer: await send({ params: { id } }),
      log: { accion: 'producto.eliminar', objeto: `producto:${id}`, antes: { precio: 10 }, despues: null },
    }),
  }),
];
