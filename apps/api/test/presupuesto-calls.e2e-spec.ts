import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import type { Actor } from './actors';
import { book, booking, change, day, type Garage, openGarage } from './appointments';
import { call, type Harness, later, startApp } from './harness';
import { toldTo } from './installation';
import { client } from './shop';

let h: Harness;
let garage: Garage;
let ana: Actor;
let servicioId: string;
let nextDay = 1;

beforeAll(async () => {
  h = await startApp();
  garage = await openGarage(h, { puestos: 9 });
  ana = await client(h);
  servicioId = await garage.offer();
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const work = (descripcion: string) => ({ tipo: 'mano_obra', descripcion, cantidad: 1, precio: 25 });

/** A presupuesto of three works that waits for Ana's answer. */
async function proposed(owner = ana): Promise<Presupuesto> {
  const { body } = await book(h.base, owner, booking(garage, servicioId, { fecha: day(nextDay++) }));
  await change(h.base, garage.actor, body.data._id, 'confirmar');
  const sent = await call<Presupuesto>(h.base, 'POST', `/api/cita/mecanica/${body.data._id}/presupuestos`, {
    token: garage.actor.token,
    body: { lineas: ['Cambiar pastillas', 'Rectificar discos', 'Purgar frenos'].map(work) },
  });
  expect(sent.status).toBe(201);
  return sent.body.data;
}
const put = (id: string, what: string, body: object, { token }: Actor) =>
  call<Presupuesto>(h.base, 'PUT', `/api/presupuestos/${id}/${what}`, { token, body });
const idsOf = ({ lineas }: Presupuesto, ...places: number[]) => places.map((place) => lineas[place]!._id);
const at = (instant: Date) => ({ fecha: caracasDate(instant), hora: caracasTime(instant) });
const called = (lineas: string[], over: object = {}) => ({
  lineas,
  con: 'Ana Pérez',
  ...at(new Date()),
  nota: 'Que cambien las pastillas de una vez',
  ...over,
});
const note = (id: string, body: object, actor = garage.actor) => put(id, 'telefono', body, actor);
const object = (id: string, lineas: string[], actor = ana) =>
  put(id, 'objecion', { lineas, motivo: 'Eso no lo hablamos' }, actor);
const estadosOf = ({ lineas }: Presupuesto) => lineas.map(({ estado }) => estado);
const actionsOf = ({ historial }: Presupuesto) => historial.map(({ accion, lineas }) => [accion, lineas]);

describe('an approval by telephone', () => {
  it('settles its lines with who, when and what was said; the others wait for the client, who is told', async () => {
    const sent = await proposed();
    const { status, body } = await note(sent._id, called(idsOf(sent, 0)));
    expect([status, body.message]).toEqual([200, 'Aprobación anotada. Le avisamos a tu cliente']);
    expect([body.data.estado, estadosOf(body.data)]).toEqual(['enviado', ['aprobada', 'pendiente', 'pendiente']]);
    const [{ llamada }] = body.data.lineas as [Presupuesto['lineas'][number]];
    expect(llamada).toMatchObject({ con: 'Ana Pérez', nota: 'Que cambien las pastillas de una vez', objetada: null });
    expect(new Date(llamada!.hasta).getTime() - new Date(llamada!.anotada).getTime()).toBe(48 * HOUR);
    expect(await toldTo(h, ana, new RegExp(`telefono:${sent._id}`))).toEqual(['Aprobación por teléfono anotada']);

    // Her answer is about what waits; what was settled by telephone stays.
    const answered = await put(sent._id, 'respuesta', { aprobadas: idsOf(sent, 2) }, ana);
    expect(answered.body.data.estado).toBe('aprobado_parcial');
    expect(estadosOf(answered.body.data)).toEqual(['aprobada', 'rechazada', 'aprobada']);
    expect(actionsOf(answered.body.data)).toEqual([
      ['enviado', 3],
      ['telefono', 1],
      ['respondido', 2],
    ]);
  });

  it('of all lines is the answer, and of two notes at once none is lost', async () => {
    const sent = await proposed();
    const notes = await Promise.all([0, 1].map((place) => note(sent._id, called(idsOf(sent, place)))));
    for (const { status } of notes) expect([200, 409]).toContain(status);
    for (const place of [0, 1, 2]) await note(sent._id, called(idsOf(sent, place)));
    const path = `/api/presupuestos/${sent._id}`;
    const { data } = (await call<Presupuesto>(h.base, 'GET', path, { token: ana.token })).body;
    expect([data.estado, data.respondido !== null]).toEqual(['aprobado', true]);
    expect(data.historial.filter(({ accion }) => accion === 'telefono')).toHaveLength(3);
    const again = await note(sent._id, called(idsOf(sent, 0)));
    expect([again.status, again.body.code]).toEqual([409, 'PRESUPUESTO_CAMBIO']);
    expect((await put(sent._id, 'respuesta', { aprobadas: [] }, ana)).body.code).toBe('PRESUPUESTO_CAMBIO');
  });

  it('is refused when it cannot have been', async () => {
    const sent = await proposed();
    const lines = idsOf(sent, 0);
    for (const [body, campo, mensaje] of [
      [called([]), 'lineas', 'Marca al menos una línea'],
      [called(lines, { con: ' ' }), 'con', 'Escribe con quién hablaste'],
      [called(lines, { nota: 'sí' }), 'nota', 'Anota qué acordaron, en al menos 5 caracteres'],
      [called(lines, { hora: '25:00' }), 'hora', 'La hora debe tener la forma HH:MM'],
      [called(lines, at(new Date(Date.now() + HOUR))), 'hora', 'La llamada no puede ser en el futuro'],
      [called(lines, at(new Date(Date.now() - HOUR))), 'hora', 'La llamada no puede ser anterior al presupuesto'],
    ] as const) {
      const refused = await note(sent._id, body);
      expect([refused.status, refused.body.errors?.[0]]).toEqual([400, { campo, mensaje }]);
    }
    expect((await note(sent._id, called(['a'.repeat(24)]))).status).toBe(400);
    const other = await openGarage(h);
    expect((await note(sent._id, called(lines), other.actor)).status).toBe(404);
    expect((await note(sent._id, called(lines), ana)).status).toBe(403);
    later(h, 4 * 24 * HOUR);
    const late = await note(sent._id, called(lines, at(new Date(Date.now() + HOUR))));
    expect([late.status, late.body.code]).toEqual([409, 'PRESUPUESTO_VENCIDO']);
  });

  it('needs a telephone, and an appointment that goes on', async () => {
    const sent = await proposed();
    const cita = { _id: new h.db.base.Types.ObjectId(sent.citaId) };
    const telephone = (telefono: string | null) =>
      h.db.collection('citas').updateOne(cita, { $set: { 'cliente.telefono': telefono } });
    await telephone(null);
    const refused = await note(sent._id, called(idsOf(sent, 0)));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'CLIENTE_SIN_TELEFONO',
      'Este cliente no tiene número de teléfono registrado',
    ]);
    await telephone('+584141234567');
    await change(h.base, garage.actor, sent.citaId, 'rechazar', { razonCancelacion: 'Sin luz' });
    expect((await note(sent._id, called(idsOf(sent, 0)))).body.code).toBe('ESTADO_CAMBIO');
  });
});

describe('an objection', () => {
  it('rejects what was noted, once; the workshop is told, and the history keeps both', async () => {
    const sent = await proposed();
    await note(sent._id, called(idsOf(sent, 0, 1, 2)));
    const { status, body } = await object(sent._id, idsOf(sent, 1));
    expect([status, body.message, body.data.estado]).toEqual([200, 'Objeción enviada al taller', 'aprobado_parcial']);
    expect(body.data.lineas[1]).toMatchObject({ estado: 'rechazada', llamada: { objecion: 'Eso no lo hablamos' } });
    expect(actionsOf(body.data).slice(1)).toEqual([
      ['telefono', 3],
      ['objetado', 1],
    ]);
    expect(await toldTo(h, garage.actor, new RegExp(`objetado:${sent._id}`))).toEqual([
      'Tu cliente objetó una aprobación',
    ]);
    expect((await object(sent._id, idsOf(sent, 1))).body.code).toBe('PRESUPUESTO_CAMBIO');
    const rest = await object(sent._id, idsOf(sent, 0, 2));
    expect(rest.body.data.estado).toBe('rechazado');
  });

  it('reaches a version that was replaced, answered or closed with its appointment, which stays so', async () => {
    const sent = await proposed();
    await note(sent._id, called(idsOf(sent, 0)));
    await call(h.base, 'POST', `/api/cita/mecanica/${sent.citaId}/presupuestos`, {
      token: garage.actor.token,
      body: { lineas: [work('Cambiar pastillas')] },
    });
    const replaced = await object(sent._id, idsOf(sent, 0));
    expect([replaced.status, replaced.body.data?.estado]).toEqual([200, 'reemplazado']);
    const open = await proposed();
    await note(open._id, called(idsOf(open, 0)));
    await change(h.base, garage.actor, open.citaId, 'rechazar', { razonCancelacion: 'Sin luz' });
    const closed = await object(open._id, idsOf(open, 0));
    expect([closed.status, closed.body.data?.estado, estadosOf(closed.body.data)[0]]).toEqual([
      200,
      'cerrado',
      'rechazada',
    ]);
  });

  it('is for her own lines that were noted, within the stated time', async () => {
    const sent = await proposed();
    expect((await object(sent._id, idsOf(sent, 0))).body.code).toBe('PRESUPUESTO_CAMBIO');
    await note(sent._id, called(idsOf(sent, 0)));
    expect((await object(sent._id, idsOf(sent, 0), await client(h))).status).toBe(404);
    expect((await object(sent._id, idsOf(sent, 0), garage.actor)).status).toBe(403);
    const silent = await put(sent._id, 'objecion', { lineas: idsOf(sent, 0), motivo: '' }, ana);
    expect([silent.status, silent.body.errors?.[0]?.campo]).toEqual([400, 'motivo']);
    later(h, 48 * HOUR + 1000);
    const late = await object(sent._id, idsOf(sent, 0));
    expect([late.status, late.body.code]).toEqual([409, 'OBJECION_TARDIA']);
  });
});
