import { mintUser, TEST_PASSWORD } from '../actors';
import { scenario } from './scenario';

const newClient = async ({ h }: { h: Parameters<typeof mintUser>[0] }) => (await mintUser(h, 'client')).user;

export const userScenarios = [
  scenario({
    endpoint: 'adminUsers.create',
    arrange: async () => undefined,
    call: async (send) => {
      const account = { nombre: 'Rosa Ortega', email: 'rosa.auditada@pruebas.ve', role: 'crane' };
      const answer = await send({ body: { ...account, password: TEST_PASSWORD, telefono: '0424-7654321' } });
      const objeto = `usuario:${answer.body.data._id}`;
      return { answer, log: { accion: 'usuario.crear', objeto, antes: null, despues: account } };
    },
  }),
  scenario({
    endpoint: 'adminUsers.update',
    arrange: newClient,
    call: async (send, { _id, nombre }) => ({
      answer: await send({ params: { id: _id }, body: { nombre: 'Otro Nombre' } }),
      log: {
        accion: 'usuario.editar',
        objeto: `usuario:${_id}`,
        antes: { nombre },
        despues: { nombre: 'Otro Nombre' },
      },
    }),
  }),
  scenario({
    endpoint: 'adminUsers.setState',
    arrange: newClient,
    call: async (send, { _id }) => ({
      answer: await send({ params: { id: _id }, body: { activo: false, motivo: 'Cuenta repetida' } }),
      log: {
        accion: 'usuario.desactivar',
        objeto: `usuario:${_id}`,
        antes: { activo: true },
        despues: { activo: false },
      },
    }),
  }),
  scenario({
    endpoint: 'adminUsers.setRole',
    arrange: newClient,
    call: async (send, { _id }) => ({
      answer: await send({ params: { id: _id }, body: { role: 'delivery', motivo: 'Reparte desde hoy' } }),
      log: {
        accion: 'usuario.rol',
        objeto: `usuario:${_id}`,
        antes: { role: 'client' },
        despues: { role: 'delivery' },
      },
    }),
  }),
  scenario({
    endpoint: 'adminUsers.remove',
    arrange: newClient,
    call: async (send, { _id }) => ({
      answer: await send({ params: { id: _id }, body: { motivo: 'Lo pidió por escrito' } }),
      log: { accion: 'usuario.eliminar', objeto: `usuario:${_id}`, antes: { role: 'client' }, despues: null },
    }),
  }),
];
