import { mintUser } from '../actors';
import { enableFactor } from '../second-factor';
import { scenario } from './scenario';

export const authScenarios = [
  scenario({
    endpoint: 'security.removeOf',
    arrange: async ({ h }) => {
      const person = await mintUser(h, 'client');
      await enableFactor(h, person);
      return person.user._id;
    },
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo: 'Perdió su teléfono' } }),
      log: {
        accion: 'segundo-factor.quitar',
        objeto: `usuario:${id}`,
        antes: { activo: true },
        despues: { activo: false },
      },
    }),
  }),
];
