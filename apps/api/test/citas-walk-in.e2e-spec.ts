import { randomInt } from 'node:crypto';
import type { Cita, HorasDelDia, HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';
import type { ClienteTaller } from '@tuerca/contracts/citas/citas/statistics';
import { RemindersService } from '../src/citas/citas/reminders.service';
import { Clock } from '../src/platform/common/clock';
import { mintUser } from './actors';
import { book, booking, change, day, everyDay, type Garage, hoursOf, openGarage, vehicle } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const phone = () => `0414-${randomInt(1_000_000, 9_999_999)}`;
const walkIn = (garage: Garage, servicioId: string, overrides: Record<string, unknown> = {}) => {
  const { tallerId: _tallerId, ...body } = booking(garage, servicioId, overrides);
  return { cliente: { nombre: 'Pedro Rojas', telefono: phone() }, ...body };
};
const bookFor = ({ actor }: Garage, body: object) =>
  call<Cita>(h.base, 'POST', '/api/cita/mecanica/taller', { token: actor.token, body });
const customers = async ({ actor, id }: Garage, search: string) =>
  (
    await call<ClienteTaller[]>(
      h.base,
      'GET',
      `/api/cita/mecanica/clientes/${id}?search=${encodeURIComponent(search)}`,
      { token: actor.token },
    )
  ).body.data;

describe('somebody without an account', () => {
  it('is booked by name and telephone, and is a client of the workshop from then on', async () => {
    const own = await openGarage(h);
    const service = await own.offer();
    const body = walkIn(own, service);
    const first = await bookFor(own, body);
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      estado: 'confirmada',
      cliente: {
        nombre: 'Pedro Rojas',
        email: null,
        telefono: `+58${body.cliente.telefono.slice(1).replace('-', '')}`,
      },
    });
    const second = await bookFor(own, { ...walkIn(own, service, { hora: '12:00' }), cliente: body.cliente });
    const { _id } = first.body.data.cliente;
    expect(second.body.data.cliente._id).toBe(_id);
    const { cliente: _cliente, ...byId } = walkIn(own, service, { hora: '14:00' });
    expect((await bookFor(own, { ...byId, clienteId: _id })).body.data.cliente.nombre).toBe('Pedro Rojas');
    const [row, ...others] = await customers(own, body.cliente.telefono);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ _id, email: null, totalVisitas: 0 });
    // Another workshop knows nothing of him.
    const other = await openGarage(h);
    expect((await bookFor(other, { ...byId, servicioId: await other.offer(), clienteId: _id })).status).toBe(404);
  });

  it('is served to the end, told nothing and sent no presupuesto', async () => {
    const own = await openGarage(h);
    const { data } = (await bookFor(own, walkIn(own, await own.offer(), { fecha: day(2) }))).body;
    jest
      .spyOn(h.app.get(Clock, { strict: false }), 'now')
      .mockImplementation(() => new Date(new Date(data.fechaHora).getTime() - 3_600_000));
    expect(await h.app.get(RemindersService, { strict: false }).sweep()).toMatchObject({ reminded: 1 });
    await change(h.base, own.actor, data._id, 'estado', { estado: 'en_proceso' });
    const proposal = { lineas: [{ tipo: 'mano_obra', descripcion: 'Cambiar bandas', cantidad: 1, precio: 25 }] };
    const refused = await call(h.base, 'POST', `/api/cita/mecanica/${data._id}/presupuestos`, {
      token: own.actor.token,
      body: proposal,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'CLIENTE_SIN_CUENTA']);
    const done = await change(h.base, own.actor, data._id, 'completar', { precioFinal: 20, garantiaDias: 30 });
    expect(done.body.data.estado).toBe('completada');
    const told = { usuarioId: new h.db.base.Types.ObjectId(data.cliente._id) };
    expect(await h.db.collection('notificaciones').countDocuments(told)).toBe(0);
    const voucher = await fetch(`${h.base}/api/cita/mecanica/${data._id}/factura?format=pdf`, {
      headers: { authorization: `Bearer ${own.actor.token}` },
    });
    expect([voucher.status, voucher.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is refused with a sentence beside each field, and is never both', async () => {
    const own = await openGarage(h);
    const service = await own.offer();
    const ana = await mintUser(h, 'client');
    const bad = await bookFor(own, { ...walkIn(own, service), cliente: { nombre: ' ', telefono: '12' } });
    expect(bad.status).toBe(400);
    expect(bad.body.errors?.map(({ campo }) => campo)).toEqual(['cliente.nombre', 'cliente.telefono']);
    const { cliente, ...nobody } = walkIn(own, service, { hora: '' });
    for (const body of [nobody, { ...nobody, cliente, clienteId: ana.user._id }])
      expect((await bookFor(own, body)).body.errors).toContainEqual({
        campo: 'clienteId',
        mensaje: 'Elige un cliente, o anota uno nuevo',
      });
    const whole = walkIn(own, service);
    await bookFor(own, whole);
    const twice = await bookFor(own, { ...whole, hora: '15:00' });
    expect(twice.status).toBe(201);
    const taken = await bookFor(own, walkIn(own, service, { hora: '10:30' }));
    expect([taken.status, taken.body.code]).toEqual([409, 'HORA_NO_DISPONIBLE']);
  });
});

describe('my own times', () => {
  it('need no notice and lie beyond the horizon; another workshop does not see them', async () => {
    const own = await openGarage(h, { antelacionMinima: 48 * 60, horizonteDias: 5 });
    const service = await own.offer();
    expect(await hoursOf(h.base, service, day(1))).toEqual([]);
    const month = (fecha: string, token = own.actor.token) =>
      call<HorasDelMes>(h.base, 'GET', `/api/cita/mecanica/taller/horas/${service}?mes=${fecha.slice(0, 7)}`, {
        token,
      });
    const timesOf = async (fecha: string) =>
      (await month(fecha)).body.data.dias.find((one) => one.fecha === fecha)?.horas ?? [];
    expect(await timesOf(day(1))).toContain('10:00');
    expect(await timesOf(day(40))).toContain('10:00');
    expect((await bookFor(own, walkIn(own, service, { fecha: day(40) }))).status).toBe(201);
    expect(await timesOf(day(40))).not.toContain('10:00');
    const other = await openGarage(h);
    expect((await month(day(1), other.actor.token)).status).toBe(404);
  });
});

describe('every five minutes of a day', () => {
  const dayOf = async (own: Garage, service: string, fecha: string) =>
    (
      await call<HorasDelDia>(h.base, 'GET', `/api/cita/mecanica/taller/horas/${service}/dia?fecha=${fecha}`, {
        token: own.actor.token,
      })
    ).body.data.horas;

  it('come with their free bays, and the bay that I choose is mine or taken', async () => {
    const own = await openGarage(h, { puestos: 3 });
    const service = await own.offer();
    const at = { hora: '10:05', puesto: 2 };
    const { status, body } = await bookFor(own, walkIn(own, service, at));
    expect([status, body.data.puesto, body.data.hora]).toEqual([201, 2, '10:05']);
    const free = new Map((await dayOf(own, service, day(1))).map(({ hora, puestos }) => [hora, puestos]));
    expect([free.get('09:05'), free.get('09:10'), free.get('11:00'), free.get('11:05')]).toEqual([
      [1, 2, 3],
      [1, 3],
      [1, 3],
      [1, 2, 3],
    ]);
    const taken = await bookFor(own, walkIn(own, service, { hora: '10:30', puesto: 2 }));
    expect([taken.status, taken.body.code, taken.body.message]).toEqual([
      409,
      'HORA_NO_DISPONIBLE',
      'Ese puesto está ocupado a esa hora. Elige otro.',
    ]);
    // Two at once for the same bay: one has it, and nobody is given another one than was asked for.
    const both = [1, 2].map(() => bookFor(own, walkIn(own, service, { hora: '14:20', puesto: 3 })));
    expect((await Promise.all(both)).map((one) => one.status).sort()).toEqual([201, 409]);
    expect((await bookFor(own, walkIn(own, service, { hora: '15:45', puesto: 4 }))).status).toBe(409);
  });

  it('offer a day on which no half hour is free', async () => {
    const own = await openGarage(h, { horarioRegular: everyDay('08:00', '10:15') });
    const service = await own.offer();
    await bookFor(own, walkIn(own, service, { hora: '08:10' }));
    const path = `/api/cita/mecanica/taller/horas/${service}?mes=${day(1).slice(0, 7)}`;
    const { data } = (await call<HorasDelMes>(h.base, 'GET', path, { token: own.actor.token })).body;
    expect(data.dias.find(({ fecha }) => fecha === day(1))?.horas).toEqual(['09:10', '09:15']);
    expect(await hoursOf(h.base, service, day(1))).toEqual([]);
    const gone = await dayOf(own, service, day(-1));
    expect(gone).toEqual([]);
  });
});

describe('the clients of a workshop', () => {
  it('are found by name, e-mail, telephone or plate, with all of their visits', async () => {
    const own = await openGarage(h, { puestos: 3 });
    const service = await own.offer();
    const [ana, luis] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
    const plates = [vehicle(), vehicle()];
    await book(h.base, ana, booking(own, service, { vehiculo: plates[0] }));
    await book(h.base, ana, booking(own, service, { vehiculo: plates[1], hora: '12:00' }));
    await book(h.base, luis, booking(own, service));
    const found = async (text: string) =>
      (await customers(own, text)).map(({ _id, vehiculos }) => [_id, vehiculos.length]);
    const [one] = await customers(own, ana.email);
    // Both vehicles, whatever found her.
    expect(await found(ana.email)).toEqual([[ana.user._id, 2]]);
    expect(await found(plates[0]!.placa)).toEqual([[ana.user._id, 2]]);
    expect((await found(one!.telefono!)).map(([id]) => id)).toContain(ana.user._id);
    expect(await found('.+@')).toEqual(await found(''));
    expect(await found('nadie@nada')).toEqual([]);
  });
});
