import { openBusiness, signUp } from '../actors';
import { scenario, type World } from './scenario';

const KINDS = [
  { group: 'tiendasAdmin', role: 'store', tipo: 'tienda' },
  { group: 'talleresAdmin', role: 'workshop', tipo: 'taller' },
] as const;

type Kind = (typeof KINDS)[number];

/** Decisions on one that waits. */
function decisions({ group, role, tipo }: Kind) {
  const waiting = async ({ h }: World) => (await signUp(h.base, role)).user._id;
  return [
    scenario({
      endpoint: `${group}.decide`,
      arrange: waiting,
      call: async (send, id) => ({
        answer: await send({ params: { id }, body: { decision: 'aprobada' } }),
        log: {
          accion: 'negocio.aprobar',
          objeto: `${tipo}:${id}`,
          antes: { revision: { estado: 'pendiente' } },
          despues: { revision: { estado: 'aprobada' } },
        },
      }),
    }),
    scenario({
      endpoint: `${group}.decide`,
      arrange: waiting,
      call: async (send, id) => ({
        answer: await send({ params: { id }, body: { decision: 'rechazada', motivo: 'El RIF no es suyo' } }),
        log: {
          accion: 'negocio.rechazar',
          objeto: `${tipo}:${id}`,
          antes: { revision: { estado: 'pendiente' } },
          despues: { revision: { estado: 'rechazada', motivo: 'El RIF no es suyo' } },
        },
      }),
    }),
  ];
}

/** Measures against one that is open. */
function measures({ group, role, tipo }: Kind) {
  const open = async ({ h }: World) => (await openBusiness(h, role)).user._id;
  return [
    scenario({
      endpoint: `${group}.pause`,
      arrange: open,
      call: async (send, id) => ({
        answer: await send({ params: { id }, body: { pausada: true, motivo: 'Quejas sin responder' } }),
        log: {
          accion: 'negocio.pausar',
          objeto: `${tipo}:${id}`,
          antes: { pausa: null },
          despues: { pausa: { motivo: 'Quejas sin responder' } },
        },
      }),
    }),
    scenario({
      endpoint: `${group}.feature`,
      arrange: open,
      call: async (send, id) => ({
        answer: await send({ params: { id }, body: { destacado: true } }),
        log: {
          accion: 'negocio.destacar',
          objeto: `${tipo}:${id}`,
          antes: { destacado: false },
          despues: { destacado: true },
        },
      }),
    }),
    scenario({
      endpoint: `${group}.verify`,
      arrange: open,
      call: async (send, id) => ({
        answer: await send({ params: { id }, body: { verificado: true } }),
        log: {
          accion: 'negocio.verificar',
          objeto: `${tipo}:${id}`,
          antes: { verificado: false },
          despues: { verificado: true },
        },
      }),
    }),
  ];
}

/** Calls of administrators on stores and workshops. */
export const sellerScenarios = KINDS.flatMap((kind) => [...decisions(kind), ...measures(kind)]);
