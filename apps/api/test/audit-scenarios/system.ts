import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { call } from '../harness';
import { scenario, type World } from './scenario';

const RECIPIENT = {
  banco: '0102',
  titular: 'Tuerca Nueva, C.A.',
  rif: 'J-99930001-3',
  telefono: '0414-0000901',
  cuenta: '01020000000000000001',
};
/** A change of the recipient that waits, asked for by the other administrator. */
async function waiting({ h, peer }: World): Promise<string> {
  const body = { ...RECIPIENT, motivo: 'Cambiamos de banco' };
  return (await call(h.base, 'POST', '/api/system/destinatario', { token: peer.token, body })).body.data.cambio
    ._id as string;
}

export const systemScenarios = [
  scenario({
    endpoint: 'system.setConfig',
    arrange: async () => undefined,
    call: async (send) => ({
      answer: await send({ params: { name: 'envio_local_usd' }, body: { valor: 4.25 } }),
      log: {
        accion: 'configuracion.cambiar',
        objeto: 'configuracion:envio_local_usd',
        antes: { valor: 3 },
        despues: { valor: 4.25 },
      },
    }),
  }),
  scenario({
    endpoint: 'system.setConfig',
    arrange: async () => undefined,
    call: async (send) => ({
      answer: await send({ params: { name: 'iva' }, body: { valor: 12, motivo: 'Decreto' } }),
      log: {
        accion: 'configuracion.cambiar',
        objeto: 'configuracion:iva',
        antes: { valor: 16 },
        despues: { valor: 12 },
      },
    }),
  }),
  scenario({
    endpoint: 'ratesAdmin.withdraw',
    arrange: async ({ h, peer }) => {
      const rate = { valor: 1600, fechaValor: caracasDate(new Date()) };
      const body = { ...rate, confirmar: true, motivo: 'Del BCV' };
      await call(h.base, 'PUT', '/api/system/config/tasa_bcv', { token: peer.token, body });
      return rate;
    },
    call: async (send, rate) => ({
      answer: await send({ body: { ...rate, motivo: 'Estaba equivocada' } }),
      log: {
        accion: 'tasa.retirar',
        objeto: 'configuracion:tasa_bcv',
        antes: { valor: rate.valor },
        despues: { tasaRetirada: rate.valor, fechaRetirada: rate.fechaValor },
      },
    }),
  }),
  scenario({
    endpoint: 'system.cancelRecipient',
    arrange: waiting,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo: 'No lo esperábamos' } }),
      log: {
        accion: 'destinatario.cancelar',
        objeto: 'configuracion:destinatario',
        antes: { estado: 'programado' },
        despues: { estado: 'cancelado' },
      },
    }),
  }),
  scenario({
    endpoint: 'system.approveRecipient',
    arrange: waiting,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo: 'Lo confirmé por teléfono' } }),
      log: {
        accion: 'destinatario.adelantar',
        objeto: 'configuracion:destinatario',
        antes: { estado: 'programado' },
        despues: { estado: 'aplicado', titular: RECIPIENT.titular },
      },
    }),
  }),
  scenario({
    endpoint: 'system.requestRecipient',
    arrange: async () => undefined,
    call: async (send) => ({
      answer: await send({ body: { ...RECIPIENT, titular: 'Tuerca Otra, C.A.', motivo: 'Cambiamos de nombre' } }),
      log: {
        accion: 'destinatario.pedir',
        objeto: 'configuracion:destinatario',
        antes: { titular: RECIPIENT.titular },
        despues: { titular: 'Tuerca Otra, C.A.' },
      },
    }),
  }),
];
