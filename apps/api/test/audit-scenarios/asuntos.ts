import { officeCalls } from '../admin-users';
import { openGarage } from '../appointments';
import { asuntoCalls, confirmed } from '../asuntos';
import { sellOrder } from '../ledger';
import { oid } from '../payment-queue';
import { openShop } from '../shop';
import { scenario, type World } from './scenario';

/** An order of a store that another administrator blocked, and what is to be resolved of it. */
async function blocked({ h, peer }: World) {
  const shop = await openShop(h);
  const { id } = await sellOrder(h, shop, { admin: peer.token });
  const cuenta = shop.store.user._id;
  await officeCalls(h.base, peer).state(cuenta, { activo: false, motivo: 'No responde' });
  return { id, asuntoId: (await asuntoCalls(h, peer).of(cuenta))!._id };
}

export const asuntoScenarios = [
  scenario({
    endpoint: 'asuntosAdmin.decide',
    arrange: blocked,
    call: async (send, { id, asuntoId }) => ({
      answer: await send({
        params: { id: asuntoId },
        body: { decision: 'cumplir', motivo: 'Ya va en camino', pendientes: [{ tipo: 'pedido', _id: id }] },
      }),
      log: {
        accion: 'asunto.cumplir',
        objeto: `pedido:${id}`,
        antes: { decision: null },
        despues: { decision: 'cumplir' },
      },
    }),
  }),
  scenario({
    endpoint: 'asuntosAdmin.advance',
    arrange: async (world) => {
      const { id, asuntoId } = await blocked(world);
      await asuntoCalls(world.h, world.peer).decide(asuntoId, 'cumplir', [{ tipo: 'pedido', _id: id }]);
      return { id, asuntoId };
    },
    call: async (send, { id, asuntoId }) => ({
      answer: await send({ params: { id: asuntoId, pedidoId: id }, body: { estado: 'procesando' } }),
      log: {
        accion: 'pedido.avanzar',
        objeto: `pedido:${id}`,
        antes: { estado: 'pendiente' },
        despues: { estado: 'procesando' },
      },
    }),
  }),
  scenario({
    endpoint: 'asuntosAdmin.attend',
    arrange: async ({ h, peer }) => {
      const garage = await openGarage(h);
      const { id } = await confirmed(h, garage, '09:00');
      await officeCalls(h.base, peer).state(garage.id, { activo: false, motivo: 'No responde' });
      const asuntoId = (await asuntoCalls(h, peer).of(garage.id))!._id;
      await asuntoCalls(h, peer).decide(asuntoId, 'cumplir', [{ tipo: 'cita', _id: id }]);
      await h.db
        .collection('citas')
        .updateOne({ _id: oid(h, id) }, { $set: { fechaHora: new Date(Date.now() - 3_600_000) } });
      return { id, asuntoId };
    },
    call: async (send, { id, asuntoId }) => ({
      answer: await send({ params: { id: asuntoId, citaId: id }, body: { motivo: 'Lo atendió su socio' } }),
      log: {
        accion: 'cita.completar',
        objeto: `cita:${id}`,
        antes: { estado: 'confirmada' },
        despues: { estado: 'completada', precio: 20 },
      },
    }),
  }),
  scenario({
    endpoint: 'asuntosAdmin.unkept',
    arrange: async ({ h }) => {
      const shop = await openShop(h);
      return { id: (await sellOrder(h, shop)).id, cuenta: shop.store.user._id };
    },
    call: async (send, { id, cuenta }) => ({
      answer: await send({
        params: { id: cuenta },
        body: { causa: 'pausa', pendientes: [{ tipo: 'pedido', _id: id }] },
      }),
      log: { accion: 'asunto.abrir', objeto: `usuario:${cuenta}`, antes: null, despues: { causa: 'pausa' } },
    }),
  }),
];
