import { campaignForm } from '../campaigns';
import { call } from '../harness';
import { scenario, type World } from './scenario';

const campaign =
  (overrides: object = {}) =>
  async ({ h, admin }: World): Promise<string> => {
    const body = campaignForm({ ...overrides });
    return (await call(h.base, 'POST', '/api/admin/ofertas', { token: admin.token, body })).body.data._id;
  };

/** Calls of administrators on campaigns of the platform. */
export const campaignScenarios = [
  scenario({
    endpoint: 'campaignsAdmin.create',
    arrange: () => Promise.resolve(),
    call: async (send) => {
      const answer = await send({ body: campaignForm() });
      const objeto = `oferta:${answer.body.data._id}`;
      return {
        answer,
        log: { accion: 'oferta.crear', objeto, antes: null, despues: { porcentaje: 20, activa: true } },
      };
    },
  }),
  scenario({
    endpoint: 'campaignsAdmin.update',
    arrange: campaign(),
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: campaignForm({ porcentaje: 30 }) }),
      log: { accion: 'oferta.editar', objeto: `oferta:${id}`, antes: { porcentaje: 20 }, despues: { porcentaje: 30 } },
    }),
  }),
  scenario({
    endpoint: 'campaignsAdmin.toggle',
    arrange: campaign(),
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { activa: false, motivo: 'Se acabó el presupuesto' } }),
      log: { accion: 'oferta.desactivar', objeto: `oferta:${id}`, antes: { activa: true }, despues: { activa: false } },
    }),
  }),
  scenario({
    endpoint: 'campaignsAdmin.toggle',
    arrange: campaign({ activa: false }),
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { activa: true } }),
      log: { accion: 'oferta.activar', objeto: `oferta:${id}`, antes: { activa: false }, despues: { activa: true } },
    }),
  }),
];
