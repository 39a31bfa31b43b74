import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type Actor, mintUser } from './actors';
import { book, booking, change, day, everyDay, type Garage, hoursOf, openGarage, vehicle } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

const write = (garage: Garage, servicioId: string, over: Record<string, unknown>) =>
  call<Cita>(h.base, 'POST', '/api/cita/mecanica/taller', {
    token: garage.actor.token,
    body: {
      servicioId,
      fecha: day(1),
      hora: '10:00',
      vehiculo: vehicle(),
      cliente: { nombre: 'Pedro Rojas', telefono: '0414-5551234' },
      descripcionProblema: 'Cambio de aceite y filtro',
      ...over,
    },
  });

describe('a workshop that books for itself outside of its hours', () => {
  it('is asked once, and gets the time; nobody else can take one then', async () => {
    const garage = await openGarage(h, { bloqueos: [{ fecha: day(3), motivo: 'Inventario' }] });
    const servicioId = await garage.offer();
    for (const [over, question] of [
      [{ hora: '06:00' }, /^Esa cita queda fuera de tu horario/],
      [{ hora: '17:30' }, /^Esa cita queda fuera de tu horario/],
      [{ fecha: day(3) }, /^Ese día está cerrado en tu disponibilidad \(Inventario\)\. ¿Anotas/],
    ] as const) {
      const asked = await write(garage, servicioId, over);
      expect([asked.status, asked.body.code]).toEqual([409, 'HORA_FUERA_DE_LO_NORMAL']);
      expect(asked.body.message).toMatch(question);
      const made = await write(garage, servicioId, { ...over, confirmaHora: true });
      expect([made.status, made.body.data.estado]).toEqual([201, 'confirmada']);
    }
    const twice = await write(garage, servicioId, { hora: '06:30', confirmaHora: true });
    expect(twice.body.code).toBe('HORA_NO_DISPONIBLE');
    expect(await hoursOf(h.base, servicioId, day(3))).toEqual([]);
    expect((await hoursOf(h.base, servicioId, day(1)))[0]).toBe('08:00');
    const closed = await book(h.base, ana, booking(garage, servicioId, { fecha: day(3) }));
    expect(closed.body.message).toBe('El taller no atiende ese día. Elige otra fecha.');
    const client = { ...booking(garage, servicioId, { hora: '06:00', fecha: day(2) }), confirmaHora: true };
    expect((await book(h.base, ana, client)).body.code).toBe('FUERA_DE_HORARIO');
  });

  it('writes down a car that came in earlier today, and none of another day', async () => {
    const garage = await openGarage(h, { horarioRegular: everyDay('00:00', '24:00') });
    const servicioId = await garage.offer({ hours: 0.25 });
    const today = { fecha: caracasDate(new Date()), hora: '00:00' };
    const asked = await write(garage, servicioId, today);
    expect([asked.body.code, asked.body.message]).toEqual([
      'HORA_FUERA_DE_LO_NORMAL',
      'Esa hora ya pasó. ¿Anotas la cita de todas formas, porque el vehículo ya está en el taller?',
    ]);
    const made = await write(garage, servicioId, { ...today, confirmaHora: true });
    expect(made.status).toBe(201);
    const started = await change(h.base, garage.actor, made.body.data._id, 'estado', { estado: 'en_proceso' });
    expect(started.body.data.estado).toBe('en_proceso');
    const yesterday = { fecha: addDays(today.fecha, -1), hora: '10:00', confirmaHora: true };
    expect((await write(garage, servicioId, yesterday)).body.code).toBe('FECHA_PASADA');
  });

  it('moves an appointment beyond closing after the same question, which a client is not asked', async () => {
    const garage = await openGarage(h);
    const { _id } = (await book(h.base, ana, booking(garage, await garage.offer()))).body.data;
    const late = { fecha: day(1), hora: '20:00' };
    expect((await change(h.base, garage.actor, _id, 'reprogramar', late)).body.code).toBe('HORA_FUERA_DE_LO_NORMAL');
    const sure = { ...late, confirmaHora: true };
    expect((await change(h.base, ana, _id, 'reprogramar', sure)).body.code).toBe('FUERA_DE_HORARIO');
    expect((await change(h.base, garage.actor, _id, 'reprogramar', sure)).body.data.hora).toBe('20:00');
  });
});

it('a day that is open until 24:00 takes appointments that end at midnight', async () => {
  const garage = await openGarage(h, { horarioRegular: everyDay('20:00', '24:00') });
  const servicioId = await garage.offer();
  expect((await hoursOf(h.base, servicioId, day(1))).at(-1)).toBe('23:00');
  expect((await book(h.base, ana, booking(garage, servicioId, { hora: '23:00' }))).status).toBe(201);
  const path = `/api/cita/mecanica/agenda/${garage.id}?desde=${day(1)}&hasta=${day(1)}`;
  const agenda = await call(h.base, 'GET', path, { token: garage.actor.token });
  expect(agenda.body.data.dias).toMatchObject([{ apertura: '20:00', cierre: '24:00' }]);
  const wrong = await garage.save({ horarioRegular: everyDay('20:00', '24:30') });
  expect(wrong.status).toBe(400);
});
