import { call } from '../harness';
import { deliver, sellOrder } from '../ledger';
import { openShop } from '../shop';
import { scenario, type World } from './scenario';

/** A store with one delivered sale that is ready for a payout. */
async function readyStore({ h, admin }: World): Promise<string> {
  const shop = await openShop(h);
  await deliver(h, shop, await sellOrder(h, shop, { admin: admin.token }));
  return shop.store.user._id;
}

export const comisionScenarios = [
  scenario({
    endpoint: 'comisionesAdmin.setRates',
    arrange: async () => undefined,
    call: async (send) => ({
      answer: await send({ body: { tienda: 9.5, motivo: 'Temporada alta' } }),
      log: {
        accion: 'configuracion.cambiar',
        objeto: 'configuracion:comision_tienda',
        antes: { valor: 8 },
        despues: { valor: 9.5 },
      },
    }),
  }),
  scenario({
    endpoint: 'comisionesAdmin.setStoreRate',
    arrange: async ({ shop }) => (await shop()).store.user._id,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { porcentaje: 5, motivo: 'Tienda nueva' } }),
      log: {
        accion: 'comision.cambiar',
        objeto: `comision:${id}`,
        antes: { valor: null },
        despues: { valor: 5 },
      },
    }),
  }),
  scenario({
    endpoint: 'comisionesAdmin.close',
    arrange: readyStore,
    call: async (send, tiendaId) => {
      const answer = await send({ body: { tiendaId } });
      return {
        answer,
        log: {
          accion: 'liquidacion.cerrar',
          objeto: `liquidacion:${answer.body.data._id}`,
          antes: null,
          despues: { tienda: tiendaId, estado: 'pendiente' },
        },
      };
    },
  }),
  scenario({
    endpoint: 'comisionesAdmin.pay',
    arrange: async (world) => {
      const body = { tiendaId: await readyStore(world) };
      const closed = await call(world.h.base, 'POST', '/api/admin/liquidaciones', { token: world.admin.token, body });
      return closed.body.data._id as string;
    },
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { referencia: '00123456' } }),
      log: {
        accion: 'liquidacion.pagar',
        objeto: `liquidacion:${id}`,
        antes: { estado: 'pendiente' },
        despues: { estado: 'pagada', referencia: '00123456' },
      },
    }),
  }),
];
