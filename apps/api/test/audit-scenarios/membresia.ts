import { signUp } from '../actors';
import { makePlan, planForm, requestPlan } from '../membership';
import { scenario, type World } from './scenario';

let plans = 0;
/** A new plan of stores; its code. */
async function plan({ h, peer }: World): Promise<string> {
  const codigo = `AUDITADO${++plans}`;
  await makePlan(h, peer.token, codigo);
  return codigo;
}
/** A new store's id. */
const member = async ({ h }: World) => (await signUp(h.base, 'store')).user._id;
/** A request that waits, and whose it is. */
async function request(world: World) {
  const codigo = await plan(world);
  const store = await signUp(world.h.base, 'store');
  const { body } = await requestPlan(world.h, store, codigo);
  return { codigo, id: body.data.solicitud!._id, objeto: `membresia:${store.user._id}` };
}

export const membresiaScenarios = [
  scenario({
    endpoint: 'membresiaAdmin.createPlan',
    arrange: async () => undefined,
    call: async (send) => ({
      answer: await send({ body: planForm('NUEVO_AUDITADO') }),
      log: {
        accion: 'membresia.plan.crear',
        objeto: 'plan:NUEVO_AUDITADO',
        antes: null,
        despues: { codigo: 'NUEVO_AUDITADO', precio: 10 },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.updatePlan',
    arrange: plan,
    call: async (send, codigo) => ({
      answer: await send({ params: { id: codigo }, body: planForm(codigo, { precio: 12.5 }) }),
      log: {
        accion: 'membresia.plan.cambiar',
        objeto: `plan:${codigo}`,
        antes: { precio: 10 },
        despues: { precio: 12.5 },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.removePlan',
    arrange: plan,
    call: async (send, codigo) => ({
      answer: await send({ params: { id: codigo } }),
      log: { accion: 'membresia.plan.eliminar', objeto: `plan:${codigo}`, antes: { codigo }, despues: null },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.defaults',
    arrange: async () => undefined,
    call: async (send) => ({
      answer: await send(),
      log: {
        accion: 'membresia.plan.inicializar',
        objeto: 'plan:todos',
        antes: null,
        despues: { planes: expect.arrayContaining(['PRO_TIENDA']) },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.setLevel',
    arrange: async (world) => ({ codigo: await plan(world), id: await member(world) }),
    call: async (send, { codigo, id }) => ({
      answer: await send({ params: { id }, body: { nuevoNivel: codigo, razon: 'Tienda aliada' } }),
      log: {
        accion: 'membresia.nivel',
        objeto: `membresia:${id}`,
        antes: { nivel: 'BASIC_TIENDA' },
        despues: { nivel: codigo },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.setServices',
    arrange: member,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { serviciosCompletados: 7, razon: 'De su local' } }),
      log: {
        accion: 'membresia.servicios',
        objeto: `membresia:${id}`,
        antes: { servicios: 0 },
        despues: { servicios: 7 },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.addRating',
    arrange: member,
    call: async (send, id) => ({
      answer: await send({ params: { id } }),
      log: {
        accion: 'membresia.calificacion',
        objeto: `membresia:${id}`,
        antes: { calificacionesPositivas: 0 },
        despues: { calificacionesPositivas: 1 },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.confirm',
    arrange: request,
    call: async (send, { codigo, id, objeto }) => ({
      answer: await send({ params: { id } }),
      log: {
        accion: 'membresia.confirmar',
        also: ['pago.aprobar'],
        objeto,
        antes: { estado: 'pendiente' },
        despues: { estado: 'activa', nivel: codigo },
      },
    }),
  }),
  scenario({
    endpoint: 'membresiaAdmin.reject',
    arrange: request,
    call: async (send, { id, objeto }) => ({
      answer: await send({ params: { id }, body: { motivo: 'No llegó el pago' } }),
      log: {
        accion: 'membresia.rechazar',
        also: ['pago.rechazar'],
        objeto,
        antes: { estado: 'pendiente' },
        despues: { estado: 'rechazada' },
      },
    }),
  }),
];
