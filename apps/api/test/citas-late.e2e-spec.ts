import type { Agenda, Cita, HorasDelDia } from '@tuerca/contracts/citas/citas/schemas';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../src/platform/common/clock';
import { type Actor, mintUser } from './actors';
import { book, booking, change, day, type Garage, hoursOf, openGarage, vehicle } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

/** It is then tomorrow at this time of Caracas. */
const itIs = (hora: string, fecha = day(1)) =>
  jest.spyOn(h.app.get(Clock, { strict: false }), 'now').mockImplementation(() => caracasInstant(fecha, hora));
const place = async (garage: Garage, servicioId: string, hora: string, puesto?: number, fecha = day(1)) => {
  const body = {
    ...{ servicioId, fecha, hora, puesto, vehiculo: vehicle() },
    cliente: { nombre: 'Pedro Rojas', telefono: '0414-5551234' },
    descripcionProblema: 'Cambio de aceite y filtro',
  };
  const answer = await call<Cita>(h.base, 'POST', '/api/cita/mecanica/taller', { token: garage.actor.token, body });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
/** The work begins now. */
const begin = async (garage: Garage, { _id }: Cita) => {
  const begun = await change(h.base, garage.actor, _id, 'estado', { estado: 'en_proceso' });
  expect(begun.status).toBe(200);
};
const agenda = async ({ actor, id }: Garage, desde = day(1), hasta = desde) =>
  (
    await call<Agenda>(h.base, 'GET', `/api/cita/mecanica/agenda/${id}?desde=${desde}&hasta=${hasta}`, {
      token: actor.token,
    })
  ).body.data;

describe('a car that is still in its bay after its planned end', () => {
  it('stands in the agenda of today until its work ends, also when it is of an earlier day', async () => {
    const garage = await openGarage(h, { puestos: 2 });
    const servicioId = await garage.offer();
    itIs('08:00');
    const car = await place(garage, servicioId, '08:30');
    const paused = await place(garage, servicioId, '08:30');
    itIs('08:30');
    await begin(garage, car);
    await begin(garage, paused);
    await change(h.base, garage.actor, paused._id, 'estado', { estado: 'pausada' });
    itIs('09:29');
    expect((await agenda(garage)).atrasadas).toEqual([]);
    itIs('09:30');
    expect((await agenda(garage)).atrasadas.map(({ _id }) => _id)).toEqual([car._id, paused._id]);
    expect((await agenda(garage, day(2))).atrasadas).toEqual([]);
    itIs('09:00', day(3));
    expect((await agenda(garage, day(3))).atrasadas).toHaveLength(2);
    await change(h.base, garage.actor, car._id, 'completar', { precioFinal: 20 });
    expect((await agenda(garage, day(3))).atrasadas.map(({ _id }) => _id)).toEqual([paused._id]);
  });

  it('has its bay given away last: to a client, to the workshop, at a confirmation and a move', async () => {
    const garage = await openGarage(h, { puestos: 2 });
    const servicioId = await garage.offer({ hours: 0.5 });
    itIs('08:00');
    await begin(garage, await place(garage, servicioId, '08:30', 1));
    const asked = (await book(h.base, ana, booking(garage, servicioId, { hora: '10:00' }))).body.data;
    const next = await place(garage, servicioId, '11:00');
    expect(next.puesto).toBe(1);
    itIs('09:31');
    expect((await place(garage, servicioId, '12:00')).puesto).toBe(2);
    const day2 = (await book(h.base, ana, booking(garage, servicioId, { fecha: day(2) }))).body.data;
    const stored = await h.db.collection('citas').findOne({ _id: new h.db.base.Types.ObjectId(day2._id) });
    expect(stored!.puesto).toBe(2);
    const path = `/api/cita/mecanica/taller/horas/${servicioId}/dia?fecha=${day(1)}`;
    const { horas } = (await call<HorasDelDia>(h.base, 'GET', path, { token: garage.actor.token })).body.data;
    expect(horas.find(({ hora }) => hora === '14:00')!.puestos).toEqual([2, 1]);
    // Of the next ones in that bay, what begins too soon goes elsewhere, and what is later stays.
    const confirmed = await change(h.base, garage.actor, asked._id, 'confirmar');
    expect([confirmed.status, confirmed.body.data.puesto]).toEqual([200, 2]);
    const later = { fecha: day(1), hora: '11:30', motivo: null };
    const moved = await change(h.base, garage.actor, next._id, 'reprogramar', later);
    expect([moved.status, moved.body.data.puesto]).toEqual([200, 1]);
  });

  it('is not promised to a client for what begins at once, and stays the workshop’s to give', async () => {
    const garage = await openGarage(h);
    const servicioId = await garage.offer({ hours: 0.5 });
    itIs('08:00');
    await begin(garage, await place(garage, servicioId, '08:30'));
    itIs('09:10');
    expect((await hoursOf(h.base, servicioId, day(1)))[0]).toBe('10:00');
    const soon = booking(garage, servicioId, { hora: '09:30' });
    const refused = await book(h.base, ana, soon);
    expect([refused.status, refused.body.code]).toEqual([409, 'HORA_NO_DISPONIBLE']);
    expect((await place(garage, servicioId, '09:30')).puesto).toBe(1);
    expect((await book(h.base, ana, { ...soon, hora: '10:00' })).status).toBe(201);
  });

  it('counts as there for as long as the work was planned to take from when it began', async () => {
    const garage = await openGarage(h);
    const servicioId = await garage.offer({ hours: 2 });
    itIs('08:00');
    const car = await place(garage, servicioId, '08:30');
    itIs('10:15');
    await begin(garage, car);
    itIs('10:40');
    expect((await hoursOf(h.base, servicioId, day(1)))[0]).toBe('12:30');
  });

  it('leaves a client who came after all another bay than her own when it stands there', async () => {
    const garage = await openGarage(h, { puestos: 2 });
    const servicioId = await garage.offer({ hours: 0.5 });
    itIs('08:00');
    const missed = await place(garage, servicioId, '09:00', 1);
    await begin(garage, await place(garage, servicioId, '08:30', 1));
    itIs('09:05');
    await change(h.base, garage.actor, missed._id, 'no-asistio');
    const back = await change(h.base, garage.actor, missed._id, 'deshacer', { estado: 'no_asistio' });
    expect([back.status, back.body.data.puesto]).toEqual([200, 2]);
  });
});
