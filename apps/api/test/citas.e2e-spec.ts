import { type Actor, mintUser } from './actors';
import { book, booking, change, day, type Garage, hoursOf, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let garage: Garage;
let servicioId: string;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  garage = await openGarage(h, { puestos: 3 });
  servicioId = await garage.offer();
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

const messagesTo = async ({ user }: Actor) =>
  (
    await h.db
      .collection('notificaciones')
      .find({ usuarioId: new h.db.base.Types.ObjectId(user._id), tipo: 'cita' })
      .sort({ fecha: 1 })
      .toArray()
  ).map(({ titulo }) => titulo as string);
const make = async (client: Actor, overrides: Record<string, unknown> = {}) => {
  const { status, body } = await book(h.base, client, booking(garage, servicioId, overrides));
  expect([status, body.message]).toEqual([201, '¡Cita agendada exitosamente!']);
  return body.data;
};

describe('an appointment from booking to rating', () => {
  it('is asked for, confirmed, worked on, completed with price and warranty, and rated as a verified review', async () => {
    const client = await mintUser(h, 'client');
    const owner = garage.actor;
    const cita = await make(client);
    expect(cita).toMatchObject({
      estado: 'pendiente',
      fecha: day(1),
      hora: '10:00',
      duracionEstimada: 1,
      servicio: { nombre: 'Cambio de aceite', precio: 20 },
      taller: { _id: garage.id, telefono: '+584141234567' },
      vehiculo: { marca: 'Toyota', anio: 2012 },
      puesto: null,
      valorado: false,
    });
    const id = cita._id;
    expect((await change(h.base, owner, id, 'confirmar')).body.data).toMatchObject({ estado: 'confirmada', puesto: 1 });
    const started = await change(h.base, owner, id, 'estado', {
      estado: 'en_proceso',
      diagnostico: 'Pastillas gastadas',
    });
    expect(started.body.data).toMatchObject({ estado: 'en_proceso', diagnostico: 'Pastillas gastadas' });
    expect((await change(h.base, owner, id, 'estado', { estado: 'pausado' })).body.data.estado).toBe('pausada');
    const seen = await call(h.base, 'GET', '/api/cita/mecanica?estado=en_proceso', { token: client.token });
    expect(seen.body.data.map((one: { _id: string }) => one._id)).toEqual([id]);
    expect((await change(h.base, owner, id, 'completar', { precioFinal: 30 })).body).toMatchObject({
      code: 'PASO_NO_PERMITIDO',
      message:
        'Esta cita está en «Pausada» y no puede pasar a «Completada». Desde ahí solo puede pasar a «En Proceso».',
      data: { de: 'pausada', a: 'completada' },
    });
    await change(h.base, owner, id, 'estado', { estado: 'en_proceso', tecnico: { nombre: 'Luis' } });
    await change(h.base, owner, id, 'trabajos', { trabajosRealizados: [' Cambio de pastillas ', 'Purga'] });
    await change(h.base, owner, id, 'precio', { precioFinal: 35.5, motivoPrecio: 'También la manguera' });
    const done = await change(h.base, owner, id, 'completar', {
      precioFinal: 35.5,
      garantiaDias: 90,
      garantiaKilometros: 5000,
      kilometraje: 120_000,
    });
    expect([done.status, done.body.message]).toEqual([200, 'Servicio completado correctamente']);
    expect(done.body.data).toMatchObject({
      estado: 'completada',
      precioFinal: 35.5,
      precioAprobado: 20,
      motivoPrecio: 'También la manguera',
      trabajosRealizados: ['Cambio de pastillas', 'Purga'],
      tecnico: { nombre: 'Luis' },
      garantia: { dias: 90, kilometros: 5000, hasta: day(90) },
    });
    expect(done.body.data.precioFinalBs).toBeCloseTo(35.5 * done.body.data.tasa!, 1);
    const rate = { token: client.token, body: { puntuacion: 4, comentario: 'Rápidos y claros' } };
    const rated = await call(h.base, 'POST', `/api/cita/mecanica/${id}/rate`, rate);
    expect([rated.status, rated.body.message]).toEqual([200, 'Servicio calificado correctamente']);
    expect(rated.body.data).toMatchObject({ valorado: true, calificacion: { puntuacion: 4 } });
    expect((await call(h.base, 'POST', `/api/cita/mecanica/${id}/rate`, rate)).body.code).toBe('CITA_YA_CALIFICADA');
    const reviews = await call(h.base, 'GET', `/api/comments?usuarioObjetivoId=${garage.id}`);
    expect(reviews.body.data).toMatchObject([{ texto: 'Rápidos y claros', valoracion: 4, verificada: true }]);
    expect((await call(h.base, 'GET', `/api/servicios-mecanicos/${servicioId}`)).body.data).toMatchObject({
      valoracionPromedio: 4,
      numeroValoraciones: 1,
    });
    expect(await messagesTo(client)).toEqual(['Cita confirmada', 'Servicio en proceso', 'Servicio completado']);
    expect(await messagesTo(owner)).toEqual(['Nueva solicitud de cita']);
  });

  it('a second visit rewrites the review, and the average counts the person once', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h);
    const service = await own.offer();
    for (const [hora, puntuacion] of [
      ['09:00', 2],
      ['11:00', 5],
    ] as const) {
      const { body } = await book(h.base, client, booking(own, service, { hora }));
      const id = body.data._id;
      for (const [what, more] of [
        ['confirmar', {}],
        ['estado', { estado: 'en_proceso' }],
        ['completar', { precioFinal: 10 }],
      ] as const)
        expect((await change(h.base, own.actor, id, what, more)).status).toBe(200);
      await call(h.base, 'POST', `/api/cita/mecanica/${id}/rate`, { token: client.token, body: { puntuacion } });
    }
    const { body } = await call(h.base, 'GET', `/api/workshop/workshops/${own.id}/profile`);
    expect(body.data.workshop).toMatchObject({ valoracionPromedio: 5, numeroValoraciones: 1 });
  });
});

describe('bad input meets a clear sentence, and stores nothing', () => {
  const CASES: [string, Record<string, unknown>, number, string][] = [
    ['no date', { fecha: undefined }, 400, 'Debes seleccionar una fecha para la cita'],
    ['no time', { hora: '' }, 400, 'Debes seleccionar una hora para la cita'],
    ['half a vehicle', { vehiculo: { marca: 'Kia' } }, 400, 'Todos los campos del vehículo son requeridos'],
    ['no vehicle', { vehiculo: undefined }, 400, 'Todos los campos del vehículo son requeridos'],
    [
      'few words',
      { descripcionProblema: '   suena   ' },
      400,
      'Por favor, describe el problema en al menos 10 caracteres',
    ],
    ['a date that does not exist', { fecha: '2027-02-30' }, 400, 'Debes seleccionar una fecha para la cita'],
    ['a past date', { fecha: '2020-01-01' }, 400, 'Esa fecha y hora ya pasaron. Elige otra.'],
    ['before opening', { hora: '07:00' }, 400, 'El taller no atiende a esa hora. Elige una de las horas disponibles.'],
    [
      'work beyond closing',
      { hora: '17:30' },
      400,
      'El taller no atiende a esa hora. Elige una de las horas disponibles.',
    ],
    [
      'a time that is not offered',
      { hora: '10:10' },
      400,
      'El taller no atiende a esa hora. Elige una de las horas disponibles.',
    ],
    [
      'beyond the horizon',
      { fecha: day(100) },
      400,
      expect.stringMatching(/^El taller abre su agenda hasta el /) as never,
    ],
    ['an unknown service', { servicioId: 'f'.repeat(24) }, 404, 'No encontramos este servicio.'],
    ['a code that does not exist', { codigoPromo: 'nada' }, 409, 'Ese código no existe o ya no está vigente.'],
  ];
  it.each(CASES)('%s', async (_name, overrides, status, message) => {
    const before = await h.db.collection('citas').countDocuments();
    const answer = await book(h.base, ana, booking(garage, servicioId, overrides));
    const sentences = [answer.body.message, ...(answer.body.errors ?? []).map(({ mensaje }) => mensaje)];
    expect([answer.status, sentences]).toEqual([status, expect.arrayContaining([message])]);
    expect(await h.db.collection('citas').countDocuments()).toBe(before);
  });

  it('the sentences come in the order of the specification', async () => {
    const { body } = await book(h.base, ana, { servicioId, tallerId: garage.id });
    expect(body.errors!.map(({ mensaje }) => mensaje)).toEqual([
      'Debes seleccionar una fecha para la cita',
      'Debes seleccionar una hora para la cita',
      'Por favor, describe el problema en al menos 10 caracteres',
    ]);
  });

  it.each([0, 40])('a service of %i hours', async (hours) => {
    const odd = await garage.offer({ hours });
    const { status, body } = await book(h.base, ana, booking(garage, odd));
    expect([status, body.code]).toEqual([409, 'DURACION_NO_AGENDABLE']);
    const month = await call(h.base, 'GET', `/api/cita/mecanica/horas/${odd}`);
    expect(month.body.data).toMatchObject({ dias: [], aviso: expect.stringContaining('por su duración') });
  });

  it('a service of another workshop, and a vehicle of another client', async () => {
    const other = await openGarage(h);
    const foreign = await book(h.base, ana, booking(garage, await other.offer()));
    expect([foreign.status, foreign.body.message]).toEqual([400, 'Ese servicio no es de este taller.']);
    const eva = await mintUser(h, 'client');
    const saved = await call(h.base, 'POST', '/api/client/garaje', {
      token: eva.token,
      body: { marca: 'Kia', modelo: 'Rio', anio: 2015, placa: 'AB123CD' },
    });
    const vehiculoId = saved.body.data[0]._id as string;
    const hers = await book(h.base, ana, booking(garage, servicioId, { vehiculoId }));
    expect([hers.status, hers.body.message]).toEqual([404, 'Ese vehículo no está en tu garaje.']);
    const own = await book(h.base, eva, booking(garage, servicioId, { vehiculoId, vehiculo: undefined }));
    expect(own.body.data.vehiculo).toMatchObject({ _id: vehiculoId, marca: 'Kia', placa: 'AB123CD' });
  });

  it('two tabs, a double click: one appointment of one vehicle at one time', async () => {
    const body = booking(garage, servicioId, { hora: '15:00' });
    const answers = await Promise.all([book(h.base, ana, body), book(h.base, ana, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
      'Ya tienes una cita para ese vehículo a esa hora.',
    );
    const again = booking(garage, servicioId, { hora: '15:30' });
    const [first, second] = [await book(h.base, ana, again, 'k-1'), await book(h.base, ana, again, 'k-1')];
    expect([first.status, second.status, second.body.data._id]).toEqual([201, 201, first.body.data._id]);
  });

  it("other people's appointments do not exist", async () => {
    const { _id } = await make(await mintUser(h, 'client'), { fecha: day(3) });
    const stranger = await openGarage(h);
    for (const { token } of [await mintUser(h, 'client'), stranger.actor])
      expect((await call(h.base, 'GET', `/api/cita/mecanica/${_id}`, { token })).body.message).toBe(
        'No encontramos esta cita.',
      );
    const eva = await mintUser(h, 'client');
    for (const [what, body] of [
      ['cancel', { razonCancelacion: 'Viajo' }],
      ['reprogramar', { fecha: day(2), hora: '09:00' }],
    ] as const)
      expect((await change(h.base, eva, _id, what, body)).status).toBe(404);
    for (const what of ['confirmar', 'no-asistio'])
      expect((await change(h.base, stranger.actor, _id, what)).status).toBe(404);
    for (const path of [`clientes/${garage.id}`, `estadisticas/${garage.id}`])
      expect((await call(h.base, 'GET', `/api/cita/mecanica/${path}`, { token: stranger.actor.token })).status).toBe(
        404,
      );
  });
});

it('my list has the next appointment first, then those after it, then what is over, page by page', async () => {
  const client = await mintUser(h, 'client');
  const own = await openGarage(h);
  const service = await own.offer();
  const ids: string[] = [];
  for (const [days, placa] of [
    [3, 'AA111AA'],
    [2, 'BB222BB'],
    [1, 'CC333CC'],
  ] as const) {
    const vehiculo = { ...booking(own, service).vehiculo, placa };
    ids.push((await book(h.base, client, booking(own, service, { fecha: day(days), vehiculo }))).body.data._id);
  }
  const [last, cancelled, next] = ids;
  await change(h.base, client, cancelled!, 'cancel', { razonCancelacion: 'Estoy de viaje' });
  const pages = await Promise.all(
    [1, 2].map((page) =>
      call<{ _id: string }[]>(h.base, 'GET', `/api/cita/mecanica?sort=proximas&limit=2&page=${page}`, {
        token: client.token,
      }),
    ),
  );
  expect(pages.map(({ body }) => body.data.map(({ _id }) => _id))).toEqual([[next, last], [cancelled]]);
  expect(pages[0]!.body.meta).toMatchObject({ total: 3, totalPages: 2 });
});

describe('cancelling and moving', () => {
  it('wants a reason, gives the time back, and tells the workshop', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h);
    const service = await own.offer();
    const { _id } = (await book(h.base, client, booking(own, service))).body.data;
    expect(await hoursOf(h.base, service, day(1))).not.toContain('10:00');
    const silent = await change(h.base, client, _id, 'cancel', { razonCancelacion: '  ' });
    expect([silent.status, silent.body.errors![0]!.mensaje]).toEqual([
      400,
      'Por favor indica el motivo de la cancelación',
    ]);
    const gone = await change(h.base, client, _id, 'cancel', { razonCancelacion: 'Estoy de viaje' });
    expect([gone.body.message, gone.body.data.estado]).toEqual(['Cita cancelada correctamente', 'cancelada']);
    expect(await hoursOf(h.base, service, day(1))).toContain('10:00');
    expect(await messagesTo(own.actor)).toEqual(['Nueva solicitud de cita', 'Cita cancelada']);
    expect((await change(h.base, client, _id, 'cancel', { razonCancelacion: 'Otra vez' })).body).toMatchObject({
      code: 'PASO_NO_PERMITIDO',
      message: 'Esta cita ya está en «Cancelada».',
    });
  });

  it('keeps to the workshop’s notice once it is confirmed', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h, { antelacionCancelacion: 48 * 60 });
    const { _id } = (await book(h.base, client, booking(own, await own.offer()))).body.data;
    await change(h.base, own.actor, _id, 'confirmar');
    for (const [what, body] of [
      ['cancel', { razonCancelacion: 'Viajo' }],
      ['reprogramar', { fecha: day(2), hora: '09:00' }],
    ] as const)
      expect((await change(h.base, client, _id, what, body)).body.code).toBe('CANCELACION_TARDIA');
    expect(
      (await change(h.base, own.actor, _id, 'rechazar', { razonCancelacion: 'Sin luz' })).body.data.canceladaPor,
    ).toBe('taller');
  });

  it('takes the new time and gives back the old one; a taken one changes nothing', async () => {
    const [client, other] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
    const own = await openGarage(h);
    const service = await own.offer();
    const { _id } = (await book(h.base, client, booking(own, service))).body.data;
    await book(h.base, other, booking(own, service, { hora: '12:00' }));
    const taken = await change(h.base, client, _id, 'reprogramar', { fecha: day(1), hora: '12:00' });
    expect([taken.status, taken.body.code]).toEqual([409, 'HORA_NO_DISPONIBLE']);
    const times = await call(h.base, 'GET', `/api/cita/mecanica/${_id}/horas?mes=${day(1).slice(0, 7)}`, {
      token: client.token,
    });
    const open = times.body.data.dias.find((one: { fecha: string }) => one.fecha === day(1)).horas as string[];
    expect([open.includes('10:30'), open.includes('12:00')]).toEqual([true, false]);
    const moved = await change(h.base, client, _id, 'reprogramar', { fecha: day(1), hora: '10:30' });
    expect(moved.body.data).toMatchObject({ hora: '10:30', estado: 'pendiente' });
    expect(await hoursOf(h.base, service, day(1))).toEqual(expect.arrayContaining(['09:30', '13:00']));
    expect((await change(h.base, own.actor, _id, 'reprogramar', { fecha: day(1), hora: '14:05' })).body.data.hora).toBe(
      '14:05',
    );
    expect(await messagesTo(client)).toEqual(['Cita reprogramada']);
  });
});
