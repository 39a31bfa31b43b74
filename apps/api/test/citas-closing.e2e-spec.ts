import type { CitaSinDecision } from '@tuerca/contracts/citas/citas/closing';
import type { Cita, CitaAfectada } from '@tuerca/contracts/citas/citas/schemas';
import { type Actor, mintUser, mintUsers } from './actors';
import { book, booking, change, day, everyDay, type Garage, openGarage, overlaps, vehicle } from './appointments';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import { startSecondProcess } from './second-process';

let h: Harness;
let other: Awaited<ReturnType<typeof startSecondProcess>>;
let people: Actor[];
beforeAll(async () => {
  h = await startApp();
  other = await startSecondProcess();
  people = await mintUsers(h, 'client', 40);
});
afterAll(async () => {
  await other.close();
  await h.close();
});

const FECHA = day(2);
const MENSAJE = 'Cerramos por inventario, disculpa la molestia.';
const closing = { bloqueos: [{ fecha: FECHA, motivo: 'Inventario' }] };
const effect = async ({ id, actor }: Garage) => {
  const path = `/api/cita/mecanica/disponibilidad/${id}/efecto`;
  const { body } = await call<{ citas: CitaSinDecision[] }>(h.base, 'POST', path, {
    token: actor.token,
    body: closing,
  });
  return body.data.citas;
};
const read = async ({ actor }: Garage, id: string) =>
  (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${id}`, { token: actor.token })).body.data;
const toldTo = async (who: Actor) => (await noticesOf(h, who)).map(({ mensaje }) => mensaje);
const isOpen = async ({ id }: Garage) =>
  (await call<{ bloqueos: unknown[] }>(h.base, 'GET', `/api/cita/mecanica/disponibilidad/${id}`)).body.data.bloqueos
    .length === 0;

/** A workshop with appointments on the day at these times, of one client each. */
async function withDay(horas: string[], rules: Record<string, unknown> = {}) {
  const garage = await openGarage(h, rules);
  const servicioId = await garage.offer();
  const ids: string[] = [];
  for (const [n, hora] of horas.entries()) {
    const { body } = await book(h.base, people[n]!, booking(garage, servicioId, { fecha: FECHA, hora }));
    ids.push(body.data._id);
  }
  return { garage, servicioId, ids };
}

describe('a day that is closed with its appointments', () => {
  it('moves one to the time that was proposed, cancels another, leaves the third, and tells all the same sentence', async () => {
    const { garage, ids } = await withDay(['09:00', '11:00', '17:00']);
    await change(h.base, garage.actor, ids[1]!, 'confirmar');
    const citas = await effect(garage);
    expect(citas.map(({ _id, motivo, sinCuenta }) => [_id, motivo, sinCuenta])).toEqual(
      ids.map((id) => [id, 'dia_cerrado', false]),
    );
    expect(citas.map(({ propuesta }) => propuesta)).toEqual([
      { fecha: day(3), hora: '08:00' },
      { fecha: day(3), hora: '09:00' },
      { fecha: day(3), hora: '10:00' },
    ]);
    const decisiones = [
      { citaId: ids[0], accion: 'mover', ...citas[0]!.propuesta },
      { citaId: ids[1], accion: 'cancelar' },
      { citaId: ids[2], accion: 'dejar' },
    ];
    const { status, body } = await garage.save({ ...closing, decisiones, mensaje: MENSAJE });
    expect([status, body.message]).toEqual([200, 'Disponibilidad actualizada. Avisamos a tus clientes.']);
    const after = await Promise.all(ids.map((id) => read(garage, id)));
    expect(after.map(({ estado, fecha, hora }) => [estado, fecha, hora])).toEqual([
      ['pendiente', day(3), '08:00'],
      ['cancelada', FECHA, '11:00'],
      ['pendiente', FECHA, '17:00'],
    ]);
    expect(after[1]).toMatchObject({ razonCancelacion: MENSAJE, canceladaPor: 'taller' });
    expect(after[0]!.historialEstados.at(-1)!.notas).toContain(MENSAJE);
    for (const [n, verb] of [
      [0, 'cambió tu cita'],
      [1, 'canceló tu cita'],
    ] as const) {
      const [newest] = await toldTo(people[n]!);
      expect([newest!.includes(verb), newest!.includes(`Motivo: ${MENSAJE}`)]).toEqual([true, true]);
    }
    expect((await toldTo(people[2]!)).join()).not.toContain(MENSAJE);
    expect(await overlaps(h, garage.id)).toEqual([]);
  });

  it('does nothing of it when one is not decided about, a new time is taken, or there is nothing to say', async () => {
    const { garage, servicioId, ids } = await withDay(['09:00', '11:00']);
    const stranger = await mintUser(h, 'client');
    await book(h.base, stranger, booking(garage, servicioId, { fecha: day(3), hora: '10:00' }));
    const cancel = { citaId: ids[0], accion: 'cancelar' };
    const taken = { citaId: ids[1], accion: 'mover', fecha: day(3), hora: '10:00' };
    const closed = { citaId: ids[1], accion: 'mover', fecha: FECHA, hora: '15:00' };
    for (const [decisiones, mensaje, code] of [
      [[cancel], MENSAJE, 'CITAS_SIN_DECISION'],
      [[cancel, taken], MENSAJE, 'HORA_NUEVA_NO_DISPONIBLE'],
      [[cancel, closed], MENSAJE, 'HORA_NUEVA_NO_DISPONIBLE'],
      [[cancel, { ...closed, accion: 'cancelar' }], '  ', 'ENTRADA_INVALIDA'],
    ] as const) {
      const { body } = await garage.save({ ...closing, decisiones, mensaje });
      expect(body.code).toBe(code);
      expect(await isOpen(garage)).toBe(true);
      expect((await read(garage, ids[0]!)).estado).toBe('pendiente');
      expect((await toldTo(people[0]!)).join()).not.toContain('canceló');
    }
    const { body } = await garage.save({ ...closing, decisiones: [cancel, taken], mensaje: MENSAJE });
    expect(body.message).toContain('La hora nueva de');
  });

  it('an appointment may go to the time of another that leaves, and work that began is left', async () => {
    const { garage, ids } = await withDay(['09:00', '10:00']);
    const edit = {
      fechasEspeciales: [{ fecha: FECHA, activo: true, horario: { apertura: '10:00', cierre: '18:00' } }],
    };
    const noon = { bloqueos: [{ fecha: FECHA, horaInicio: '10:30', horaFin: '11:00' }] };
    const { body } = await garage.save({
      ...edit,
      ...noon,
      decisiones: [
        { citaId: ids[0], accion: 'mover', fecha: FECHA, hora: '11:00' },
        { citaId: ids[1], accion: 'mover', fecha: FECHA, hora: '12:00' },
      ],
      mensaje: MENSAJE,
    });
    expect(body.success).toBe(true);
    expect((await Promise.all(ids.map((id) => read(garage, id)))).map(({ hora }) => hora)).toEqual(['11:00', '12:00']);
    await change(h.base, garage.actor, ids[0]!, 'confirmar');
    await change(h.base, garage.actor, ids[0]!, 'estado', { estado: 'en_proceso' });
    const decisiones = ids.map((citaId) => ({ citaId, accion: 'cancelar' }));
    const refused = await garage.save({ ...closing, decisiones, mensaje: MENSAJE });
    expect([refused.body.code, refused.body.message]).toEqual([
      'CITAS_SIN_DECISION',
      expect.stringMatching(/^El trabajo de .* ya comenzó: déjala como está\. Todavía no guardamos nada\.$/),
    ]);
    expect((await read(garage, ids[1]!)).estado).toBe('pendiente');
  });

  it('names who has no account, to be called', async () => {
    const { garage, servicioId } = await withDay([]);
    const cliente = { nombre: 'Pedro Rojas', telefono: '0414-5551234' };
    const body = { servicioId, fecha: FECHA, hora: '09:00', vehiculo: vehicle(), cliente };
    const made = await call(h.base, 'POST', '/api/cita/mecanica/taller', {
      token: garage.actor.token,
      body: { ...body, descripcionProblema: 'Cambio de aceite y filtro' },
    });
    expect(made.status).toBe(201);
    expect(await effect(garage)).toMatchObject([
      { cliente: 'Pedro Rojas', telefono: '+584145551234', sinCuenta: true },
    ]);
  });

  it('closed by two tabs over two processes while clients cancel and book is closed once, and nobody is told twice', async () => {
    const { garage, servicioId, ids } = await withDay(['09:00', '10:00', '11:00'], { puestos: 2 });
    const [version, decisiones] = [2, ids.map((citaId) => ({ citaId, accion: 'cancelar' }))];
    const path = `/api/cita/mecanica/disponibilidad/${garage.id}`;
    const save = (base: string) =>
      call(base, 'PUT', path, {
        token: garage.actor.token,
        body: { ...closing, version: version - 1, decisiones, mensaje: MENSAJE },
      });
    const [cancelled, booked, ...tabs] = await Promise.all([
      change(other.base, people[2]!, ids[2]!, 'cancel', { razonCancelacion: 'Viajo' }),
      book(h.base, people[3]!, booking(garage, servicioId, { fecha: FECHA, hora: '15:00' })),
      save(h.base),
      save(other.base),
    ]);
    const done = tabs.filter(({ status }) => status === 200).length;
    // A booking before it must be decided about first; one after it is refused.
    expect(done).toBe(booked.status === 201 ? 0 : 1);
    expect(tabs.map(({ body }) => body.code ?? 'ok').sort()).toEqual(
      done ? ['ESTADO_CAMBIO', 'ok'] : ['CITAS_SIN_DECISION', 'CITAS_SIN_DECISION'],
    );
    const states = await Promise.all(ids.map(async (id) => (await read(garage, id)).estado));
    expect(states.slice(0, 2)).toEqual(done ? ['cancelada', 'cancelada'] : ['pendiente', 'pendiente']);
    expect(states[2]).toBe('cancelada');
    expect([200, 409]).toContain(cancelled.status);
    const told = (await toldTo(people[0]!)).filter((text) => text.includes('canceló') && text.includes('9:00'));
    // The first story cancelled none of hers.
    expect(told).toHaveLength(done);
    expect(await overlaps(h, garage.id)).toEqual([]);
  });
});

const BUSY_DAY = day(3);
const CLOSED = { activo: false, apertura: '', cierre: '' };
const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
/** The appointments of the day that hold a bay, as they are stored. */
const standing = async (garage: Garage) => {
  const docs = await h.db
    .collection('citas')
    .find({ tallerId: new h.db.base.Types.ObjectId(garage.id), ocupada: true }, { projection: { _id: 1 } })
    .toArray();
  return docs.map(({ _id }) => String(_id)).sort();
};

/** Forty clients ask for the day over two processes while `close` is saved by one of them; answers what it listed. */
async function raced(garage: Garage, close: () => Promise<{ status: number; listed: string[] }>) {
  const servicioId = await garage.offer();
  const asked = people.map((one, n) =>
    book(n % 2 ? other.base : h.base, one, booking(garage, servicioId, { fecha: BUSY_DAY, hora: HOURS[n % 10] })),
  );
  // Some are there before it, some come while it is saved.
  const closed = Promise.race(asked).then(close);
  const answers = await Promise.all(asked);
  const { status, listed } = await closed;
  expect(status).toBe(200);
  const refused = answers.filter((answer) => answer.status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(
    refused.map(() => expect.stringMatching(/^(HORA_NO_DISPONIBLE|FUERA_DE_HORARIO)$/)),
  );
  const made = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.data._id] : [])).sort();
  expect(await standing(garage)).toEqual(made);
  expect(listed.sort()).toEqual(made);
  return { made: made.length, refused: refused.length };
}
const ids = (citas: CitaAfectada[]) => citas.map(({ _id }) => _id);

describe('bookings that race the closing of their day, over two processes', () => {
  it.each([0, 1, 2])('are listed to the workshop in the answer, or refused (round %i)', async () => {
    const garage = await openGarage(h, { puestos: 4 });
    await raced(garage, async () => {
      const { status, body } = await garage.save({ bloqueos: [{ fecha: BUSY_DAY }] });
      return { status, listed: ids((body.data as unknown as { afectadas: CitaAfectada[] }).afectadas) };
    });
  });

  it('are so, too, at a workshop that never saved anything, and by the hours of its profile', async () => {
    const garage = await openGarage(h, { puestos: 4 });
    const token = garage.actor.token;
    const path = `/api/cita/mecanica/disponibilidad/${garage.id}`;
    await raced(garage, async () => {
      const horarios = Object.fromEntries(Object.keys(everyDay('08:00', '18:00')).map((name) => [name, CLOSED]));
      const { status } = await call(h.base, 'PUT', '/api/user/profile', { token, body: { workshop: { horarios } } });
      const preview = await call<{ citas: CitaAfectada[] }>(h.base, 'POST', `${path}/efecto`, { token, body: {} });
      return { status, listed: ids(preview.body.data.citas) };
    });
  });

  it('a move to the day that races its closing is listed or refused as well', async () => {
    const garage = await openGarage(h, { puestos: 4 });
    const servicioId = await garage.offer();
    const made = await Promise.all(
      people.slice(0, 20).map((one, n) => book(h.base, one, booking(garage, servicioId, { hora: HOURS[n % 10] }))),
    );
    const moves = made.map(({ body }, n) =>
      change(n % 2 ? other.base : h.base, people[n]!, body.data._id, 'reprogramar', {
        fecha: BUSY_DAY,
        hora: HOURS[n % 10],
      }),
    );
    const closed = Promise.race(moves).then(() => garage.save({ bloqueos: [{ fecha: BUSY_DAY }] }));
    const answers = await Promise.all(moves);
    const there = answers.flatMap(({ status, body }) => (status === 200 ? [body.data._id] : [])).sort();
    const { afectadas } = (await closed).body.data as unknown as { afectadas: CitaAfectada[] };
    expect(ids(afectadas).sort()).toEqual(there);
  });
});
