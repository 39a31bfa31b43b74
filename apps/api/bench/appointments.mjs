// Appointments of the benchmark: the month of a service, and booking with its cancellation, each beside the driver.
import { randomInt, randomUUID } from 'node:crypto';
import { call, hammer, loop } from './load.mjs';

const GRANULE = 5 * 60_000;
const HOLDING = { partialFilterExpression: { ocupada: true } };

/** Twenty bays on sixty days, so that nobody runs out of times while the clock runs; the month that is read and its free times. */
async function openWorkshop({ db, ObjectId }) {
  const { data: services } = await call('GET', '/api/servicios-mecanicos?limit=60');
  const service = services.find(({ tiempoEstimado }) => tiempoEstimado === 1) ?? services[0];
  const tallerId = new ObjectId(service.taller._id);
  await db
    .collection('disponibilidades')
    .updateOne({ _id: tallerId }, { $set: { puestos: 20, horizonteDias: 60, antelacionMinima: 0, bloqueos: [] } });
  const month = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 7);
  const path = `/api/cita/mecanica/horas/${service._id}?mes=${month}`;
  const { data } = await call('GET', path);
  const times = data.dias.flatMap(({ fecha, horas }) => horas.map((hora) => ({ fecha, hora })));
  return { service, tallerId, path, times, from: new Date(`${month}-01T04:00:00Z`) };
}

/** Reading a month: four documents and what occupies the bays. */
function monthPair({ db, ObjectId, seconds }, { service, tallerId, path, from }) {
  const until = new Date(from.getTime() + 31 * 86_400_000);
  const occupied = { tallerId, ocupada: true, fechaHora: { $gte: from, $lt: until } };
  const projection = { _id: 0, fechaHora: 1, puesto: 1, duracion: 1, margen: 1 };
  const read = () =>
    Promise.all([
      db.collection('servicios').findOne({ _id: new ObjectId(service._id) }),
      db.collection('talleres').findOne({ _id: tallerId }),
      db.collection('disponibilidades').findOne({ _id: tallerId }),
      db.collection('citas').find(occupied, { projection }).toArray(),
    ]);
  return {
    name: 'horas de un taller en un mes',
    api: () => hammer([{ path }], seconds),
    driver: () => loop(read, seconds),
  };
}

/** Booking and cancelling: two transactions, an appointment with its granules and a notice in each. */
async function bookingPair({ db, client, ObjectId, tokens, seconds }, { service, tallerId, times, from }) {
  const own = db.collection('bench_citas');
  await own.deleteMany({});
  await own.createIndex({ tallerId: 1, puesto: 1, granulos: 1 }, { unique: true, ...HOLDING });
  await own.createIndex({ clienteId: 1, placa: 1, fechaHora: 1 }, { unique: true, ...HOLDING });
  // Made here: not every server creates a collection inside a transaction.
  const notices = db.collection('bench_avisos');
  await notices.insertOne({ cita: null });
  const transaction = async (work) => {
    const session = client.startSession();
    await session.withTransaction(() => work(session));
    await session.endSession();
  };
  const bookAndCancel = async (_n, w) => {
    const placa = `B${String(w).padStart(2, '0')}${randomInt(1000, 9999)}`;
    const body = {
      servicioId: service._id,
      tallerId: service.taller._id,
      ...times[(w * 7) % times.length],
      vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa },
      descripcionProblema: 'Suena al frenar en bajada',
    };
    const { data: cita } = await call('POST', '/api/cita/mecanica', { token: tokens[w], body, key: randomUUID() });
    const reason = { razonCancelacion: 'Prueba' };
    await call('PUT', `/api/cita/mecanica/${cita._id}/cancel`, { token: tokens[w], body: reason });
  };
  const insertAndRelease = async (_n, w) => {
    const start = Math.floor(from.getTime() / GRANULE) + 1000 * w;
    const granulos = Array.from({ length: 15 }, (_, i) => start + i);
    const _id = new ObjectId();
    const cita = { _id, tallerId, clienteId: w, placa: 'AB123CD', fechaHora: from, puesto: 1, ocupada: true, granulos };
    await transaction(async (session) => {
      await own.insertOne(cita, { session });
      await notices.insertOne({ cita: _id }, { session });
    });
    await transaction(async (session) => {
      await own.updateOne({ _id, ocupada: true }, { $set: { ocupada: false, granulos: [] } }, { session });
      await notices.insertOne({ cita: _id }, { session });
    });
  };
  return {
    name: 'agendar una cita y cancelarla',
    api: () => loop(bookAndCancel, seconds),
    driver: () => loop(insertAndRelease, seconds),
  };
}

/** The two pairs; `db`, `client` and `ObjectId` are the driver's, `tokens` one client for each connection. */
export async function appointmentPairs(context) {
  const workshop = await openWorkshop(context);
  return [monthPair(context, workshop), await bookingPair(context, workshop)];
}
