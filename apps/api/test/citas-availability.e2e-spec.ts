import { addDays, weekday } from '@tuerca/contracts/venezuela/caracas';
import { type Actor, mintUser } from './actors';
import { book, booking, change, day, everyDay, hoursOf, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

/** The next Sunday after today. */
const sunday = (): string => {
  let date = day(1);
  while (weekday(date) !== 0) date = addDays(date, 1);
  return date;
};
const CLOSED = { activo: false, apertura: '', cierre: '' };

describe('the availability of a workshop', () => {
  it('starts with the hours of its profile, and changes them for both', async () => {
    const own = await openGarage(h);
    const path = `/api/cita/mecanica/disponibilidad/${own.id}`;
    const { body } = await call(h.base, 'GET', path);
    expect(body.data).toMatchObject({ aceptaCitas: true, puestos: 1, margen: 0, horizonteDias: 60, version: 1 });
    const token = own.actor.token;
    const horarioRegular = { ...everyDay('07:00', '13:00'), domingo: CLOSED };
    for (const alias of ['/api/cita/mecanica/disponibilidad', `/apicita/mecanica/disponibilidad/${own.id}`])
      expect((await call(h.base, 'PUT', alias, { token, body: { horarioRegular } })).status).toBe(200);
    const profile = await call(h.base, 'GET', `/api/workshop/workshops/${own.id}/profile`);
    expect(profile.body.data.workshop.horario).toMatchObject({ lunes: { apertura: '07:00' }, domingo: CLOSED });
    expect((await call(h.base, 'PUT', path, { token: (await openGarage(h)).actor.token, body: {} })).status).toBe(404);
  });

  it('is not overwritten by another tab, and refuses what makes no sense with a sentence', async () => {
    const own = await openGarage(h);
    expect((await own.save({ puestos: 2, version: 1 })).status).toBe(200);
    const stale = await own.save({ puestos: 4, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'ESTADO_CAMBIO']);
    for (const [changes, sentence] of [
      [{ puestos: 0 }, 'El número de puestos debe ser al menos 1'],
      [{ margen: 7 }, 'Usa múltiplos de 5 minutos'],
      [{ bloqueos: [{ fecha: '2027-13-01' }] }, 'La fecha debe tener la forma AAAA-MM-DD'],
      [
        { bloqueos: [{ fecha: day(1), horaInicio: '12:00', horaFin: '10:00' }] },
        'La hora final debe ser posterior a la inicial',
      ],
      [{ fechasEspeciales: [{ fecha: day(1), activo: true }] }, 'Indica las horas de ese día'],
    ] as const) {
      const { status, body } = await own.save(changes);
      expect([status, body.errors!.map(({ mensaje }) => mensaje)]).toEqual([400, [sentence]]);
    }
  });

  it('a special date opens a closed Sunday for booking, and a block closes the day again', async () => {
    const own = await openGarage(h);
    const service = await own.offer();
    const fecha = sunday();
    await own.save({ horarioRegular: { ...everyDay('08:00', '18:00'), domingo: CLOSED } });
    const refused = await book(h.base, ana, booking(own, service, { fecha }));
    expect([refused.status, refused.body.message]).toEqual([400, 'El taller no atiende ese día. Elige otra fecha.']);
    expect(await hoursOf(h.base, service, fecha)).toEqual([]);
    await own.save({ fechasEspeciales: [{ fecha, activo: true, horario: { apertura: '09:00', cierre: '12:00' } }] });
    expect(await hoursOf(h.base, service, fecha)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect((await book(h.base, ana, booking(own, service, { fecha }))).status).toBe(201);
    await own.save({ bloqueos: [{ fecha, motivo: 'Feriado' }] });
    expect(await hoursOf(h.base, service, fecha)).toEqual([]);
    expect((await book(h.base, ana, booking(own, service, { fecha, hora: '09:00' }))).body.code).toBe(
      'FUERA_DE_HORARIO',
    );
  });

  it('takes none while it is switched off, nor too soon', async () => {
    const own = await openGarage(h, { antelacionMinima: 3 * 24 * 60 });
    const service = await own.offer();
    const soon = await book(h.base, ana, booking(own, service));
    expect([soon.status, soon.body.message]).toEqual([
      409,
      'El taller pide al menos 3 días de antelación. Elige una hora más tarde.',
    ]);
    await own.save({ aceptaCitas: false });
    expect((await book(h.base, ana, booking(own, service))).body.message).toBe(
      'Este taller no está recibiendo citas por ahora.',
    );
  });

  it('says before it is saved which appointments an edit leaves outside, and gives the others of a lost bay a new one', async () => {
    const own = await openGarage(h, { puestos: 2 });
    const service = await own.offer();
    const people = [ana, await mintUser(h, 'client'), await mintUser(h, 'client')];
    const ids: string[] = [];
    for (const [i, hora] of ['10:00', '10:00', '17:00'].entries())
      ids.push((await book(h.base, people[i]!, booking(own, service, { hora }))).body.data._id);
    await change(h.base, people[0]!, ids[0]!, 'cancel', { razonCancelacion: 'Viajo' });
    const edit = { puestos: 1, horarioRegular: everyDay('08:00', '16:00') };
    const path = `/api/cita/mecanica/disponibilidad/${own.id}/efecto`;
    const preview = await call(h.base, 'POST', path, { token: own.actor.token, body: edit });
    expect(preview.body.data.citas).toMatchObject([{ _id: ids[2], motivo: 'fuera_de_horario', hora: '17:00' }]);
    expect((await call(h.base, 'GET', path.replace('/efecto', ''))).body.data.puestos).toBe(2);
    expect((await own.save(edit)).body.data).toMatchObject({ afectadas: [{ _id: ids[2] }] });
    const { body } = await call(h.base, 'GET', `/api/cita/mecanica/${ids[1]}`, { token: own.actor.token });
    expect(body.data.puesto).toBe(1);
    expect((await change(h.base, own.actor, ids[2]!, 'confirmar')).body.code).toBe('FUERA_DE_HORARIO');
  });
});

describe('a workshop’s own view', () => {
  it('agenda, customers and figures are those of its appointments, and the files open', async () => {
    const own = await openGarage(h, { puestos: 2 });
    const service = await own.offer({ precio: 25 });
    const client = await mintUser(h, 'client');
    const token = own.actor.token;
    const done = (await book(h.base, client, booking(own, service))).body.data._id;
    const open = (await book(h.base, client, booking(own, service, { hora: '14:00' }))).body.data._id;
    await change(h.base, own.actor, done, 'confirmar');
    await change(h.base, own.actor, done, 'estado', { estado: 'en_proceso' });
    const { precioFinalBs } = (await change(h.base, own.actor, done, 'completar', { precioFinal: 25 })).body.data;
    const agenda = await call(h.base, 'GET', `/api/cita/mecanica/agenda/${own.id}?desde=${day(1)}&hasta=${day(2)}`, {
      token,
    });
    expect(agenda.body.data).toMatchObject({
      puestos: 2,
      dias: [{ fecha: day(1), apertura: '08:00' }, { fecha: day(2) }],
    });
    expect(agenda.body.data.citas.map((one: { _id: string }) => one._id)).toEqual([done, open]);
    const figures = await call(h.base, 'GET', `/api/cita/mecanica/estadisticas/${own.id}`, { token });
    expect(figures.body.data).toMatchObject({
      totales: { ingresos: precioFinalBs, completadas: 1, clientes: 1 },
      adicionales: { totalCitas: 2, citasPendientes: 1, ingresosMes: precioFinalBs },
      estado: 'pendiente',
      // Up to the end of this month, to which tomorrow may not belong.
      serviciosPopulares: day(1).slice(0, 7) === day(0).slice(0, 7) ? [{ nombre: 'Cambio de aceite', citas: 2 }] : [],
      clientesFrecuentes: [{ _id: client.user._id, visitas: 1 }],
    });
    const customers = await call(h.base, 'GET', `/api/cita/mecanica/clientes/${own.id}?search=persona`, { token });
    expect([customers.body.meta.total, customers.body.data]).toMatchObject([
      1,
      [{ _id: client.user._id, totalVisitas: 1, gastoTotal: precioFinalBs, inasistencias: 0 }],
    ]);
    const list = await call(
      h.base,
      'GET',
      '/api/cita/mecanica?estado=completado&sort=-fechaFinalizacion&search=corolla',
      { token },
    );
    expect(list.body.data).toMatchObject({ citas: [{ _id: done, estado: 'completada' }], totalPages: 1 });
    const file = (id: string, what: string, by: Actor) =>
      fetch(`${h.base}/api/cita/mecanica/${id}/${what}`, { headers: { authorization: `Bearer ${by.token}` } });
    const pdf = await file(done, 'factura', client);
    expect([pdf.status, pdf.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="factura-servicio-${done}.pdf"`,
    ]);
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
    expect((await file(open, 'factura', client)).status).toBe(409);
    const calendar = await (await file(open, 'calendario.ics', client)).text();
    expect(calendar).toContain('SUMMARY:Cambio de aceite en Taller');
    expect(calendar).toContain(`DTSTART:${day(1).replace(/-/g, '')}T180000Z`);
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    for (const what of ['factura', 'calendario.ics']) expect((await file(done, what, ana)).status).toBe(404);
  });

  it('finds an appointment and its client by what their cards show: make, model and year, or the plate as it is written', async () => {
    const own = await openGarage(h);
    const client = await mintUser(h, 'client');
    const vehiculo = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' };
    const { _id } = (await book(h.base, client, booking(own, await own.offer(), { vehiculo }))).body.data;
    const token = own.actor.token;
    const found = async (text: string) => {
      const search = encodeURIComponent(text);
      const list = await call(h.base, 'GET', `/api/cita/mecanica?search=${search}`, { token });
      const clients = await call(h.base, 'GET', `/api/cita/mecanica/clientes/${own.id}?search=${search}`, { token });
      const ids = (rows: { _id: string }[]) => rows.map((row) => row._id);
      return [ids(list.body.data.citas), ids(clients.body.data)];
    };
    for (const text of ['Toyota Corolla 2012', '2012', 'ab-123-cd', 'AB 123 CD', 'toyota ab-123-cd', 'ab123'])
      expect([text, await found(text)]).toEqual([text, [[_id], [client.user._id]]]);
    for (const text of ['Toyota Corolla 2013', 'ab-123-ce']) expect([text, (await found(text))[0]]).toEqual([text, []]);
  });
});
