import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { call } from '../harness';
import { sellOrder } from '../ledger';
import { oid, pagoOf, sendStatement, statementOf } from '../payment-queue';
import { referencia, until } from '../shop';
import { scenario, type World } from './scenario';

/** A payment that waits, as the bank left it. */
async function openPayment({ h, shop }: World): Promise<string> {
  const { pagoId } = await sellOrder(h, await shop());
  await until(
    () => pagoOf(h, pagoId),
    ({ resultado }) => resultado !== null,
  );
  return pagoId;
}

/** Something that is owed to a client, because she paid too much. */
async function owed(world: World) {
  const { h, admin } = world;
  const pagoId = await openPayment(world);
  const { monto } = await pagoOf(h, pagoId);
  const body = { montoRecibido: (monto + 5000) / 100, nota: 'Pagó de más' };
  await call(h.base, 'POST', `/api/admin/pagos/${pagoId}/excedente`, { token: admin.token, body });
  const saldo = await h.db.collection('saldos_clientes').findOne({ pagoId: oid(h, pagoId) });
  return { pagoId, id: String(saldo!._id) };
}

const statement = () => statementOf([{ fecha: caracasDate(new Date()), referencia: referencia('44'), monto: 123.45 }]);

/** A statement with the movement of one payment that waits. */
async function imported(world: World) {
  const { h, admin } = world;
  const pagoId = await openPayment(world);
  const { referencia: ref, monto } = await pagoOf(h, pagoId);
  const line = { fecha: caracasDate(new Date()), referencia: ref, monto: monto / 100 };
  const id = (await sendStatement(h, admin.token, statementOf([line]))).body.data._id as string;
  const movement = await h.db.collection('movimientos_banco').findOne({ extractos: oid(h, id) });
  return { id, pagoId, movimientoId: String(movement!._id) };
}

const open = { estado: 'en_verificacion' };
const ask = (endpoint: 'payments.verifyPagoMovil' | 'payments.verifyTransferencia', metodoPago: string) =>
  scenario({
    endpoint,
    arrange: async (world) => {
      const pagoId = await openPayment(world);
      // The bank has it by now.
      const set = { metodoPago, referencia: referencia('99') };
      await world.h.db.collection('pagos').updateOne({ _id: oid(world.h, pagoId) }, { $set: set });
      return pagoId;
    },
    call: async (send, pagoId) => ({
      answer: await send({ body: { pagoId } }),
      log: {
        accion: 'pago.verificar',
        objeto: `pago:${pagoId}`,
        antes: { ...open, resultado: 'no_encontrado' },
        despues: { estado: 'pagado', resultado: 'verificado' },
      },
    }),
  });

export const paymentScenarios = [
  ask('payments.verifyPagoMovil', 'pago_movil'),
  ask('payments.verifyTransferencia', 'transferencia'),
  scenario({
    endpoint: 'paymentsAdmin.approve',
    arrange: openPayment,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: {} }),
      log: { accion: 'pago.aprobar', objeto: `pago:${id}`, antes: open, despues: { estado: 'pagado' } },
    }),
  }),
  scenario({
    endpoint: 'paymentsAdmin.acceptShort',
    arrange: openPayment,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { montoRecibido: 10, motivo: 'Llegó menos de lo debido' } }),
      log: {
        accion: 'pago.aceptar',
        objeto: `pago:${id}`,
        antes: open,
        despues: { estado: 'pagado', montoRecibido: 1000 },
      },
    }),
  }),
  scenario({
    endpoint: 'paymentsAdmin.giveBack',
    arrange: openPayment,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { montoRecibido: 10, motivo: 'Llegó menos de lo debido' } }),
      log: {
        accion: 'pago.devolver',
        objeto: `pago:${id}`,
        antes: open,
        despues: { estado: 'rechazado', montoRecibido: 1000 },
      },
    }),
  }),
  scenario({
    endpoint: 'paymentsAdmin.reject',
    arrange: openPayment,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { motivo: 'El dinero no llegó' } }),
      log: { accion: 'pago.rechazar', objeto: `pago:${id}`, antes: open, despues: { estado: 'rechazado' } },
    }),
  }),
  scenario({
    endpoint: 'paymentsAdmin.askDifference',
    arrange: openPayment,
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { montoRecibido: 10, motivo: 'Llegó menos de lo debido' } }),
      log: {
        accion: 'pago.diferencia',
        objeto: `pago:${id}`,
        antes: { ...open, falta: null },
        despues: { ...open, montoRecibido: 1000, falta: expect.any(Number) },
      },
    }),
  }),
  scenario({
    endpoint: 'paymentsAdmin.markOverpaid',
    arrange: openPayment,
    call: async (send, id, { h }) => {
      const { monto } = await pagoOf(h, id);
      return {
        answer: await send({ params: { id }, body: { montoRecibido: (monto + 100) / 100, nota: 'Llegó de más' } }),
        log: {
          accion: 'pago.excedente',
          objeto: `pago:${id}`,
          antes: open,
          despues: { estado: 'pagado', montoRecibido: monto + 100 },
        },
      };
    },
  }),
  scenario({
    endpoint: 'paymentsAdmin.recordLate',
    arrange: async (world) => {
      const id = await openPayment(world);
      const body = { motivo: 'El dinero no llegó' };
      await call(world.h.base, 'POST', `/api/admin/pagos/${id}/rechazar`, { token: world.admin.token, body });
      return id;
    },
    call: async (send, id) => ({
      answer: await send({ params: { id }, body: { montoRecibido: 10, nota: 'Llegó tarde' } }),
      log: {
        accion: 'pago.tardio',
        objeto: `pago:${id}`,
        antes: { estado: 'rechazado', movimientos: [] },
        despues: { estado: 'rechazado', movimientos: [expect.stringMatching(/ 1000$/)] },
      },
    }),
  }),
  scenario({
    endpoint: 'paymentsAdmin.refund',
    arrange: owed,
    call: async (send, { id, pagoId }) => ({
      answer: await send({ params: { id }, body: { referencia: '00445566' } }),
      log: {
        accion: 'saldo.devolver',
        objeto: `pago:${pagoId}`,
        antes: { estado: 'pendiente' },
        despues: { estado: 'devuelto', referencia: '00445566' },
      },
    }),
  }),
  scenario({
    endpoint: 'statements.upload',
    arrange: async () => statement(),
    call: async (send, content) => {
      const form = new FormData();
      form.append('archivo', new Blob([content]), 'banco.csv');
      const answer = await send({ form });
      return {
        answer,
        log: {
          accion: 'extracto.importar',
          objeto: `extracto:${answer.body.data._id}`,
          antes: null,
          despues: { movimientos: 1, nuevos: 1 },
        },
      };
    },
  }),
  scenario({
    endpoint: 'statements.confirm',
    arrange: imported,
    call: async (send, { id, pagoId, movimientoId }) => ({
      answer: await send({ params: { id }, body: { pagos: [{ pagoId, movimientoId }] } }),
      log: { accion: 'extracto.confirmar', objeto: `pago:${pagoId}`, antes: open, despues: { estado: 'pagado' } },
    }),
  }),
];
