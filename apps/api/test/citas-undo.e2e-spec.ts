import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { MAX_CORRECTIONS } from '@tuerca/contracts/citas/citas/undo';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { Clock } from '../src/platform/common/clock';
import { Transactions } from '../src/platform/database/transactions';
import { type Actor, mintUser, stayConfirmed } from './actors';
import { book, booking, change, day, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { type SecondProcess, startSecondProcess } from './second-process';
import { hire } from './team';

jest.setTimeout(90_000);

let h: Harness;
let garage: Garage;
let ana: Actor;
let tecnico: Actor;
let vendedor: Actor;
let other: SecondProcess;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
  garage = await openGarage(h, { puestos: 20 });
  ana = await mintUser(h, 'client');
  await stayConfirmed(h, garage.actor.token);
  tecnico = await hire(h, garage.actor, 'tecnico');
  vendedor = await hire(h, garage.actor, 'vendedor');
  other = await startSecondProcess();
  await other.ready;
});
afterAll(async () => {
  await other.close();
  await h.close();
});
afterEach(() => jest.restoreAllMocks());

const at = (moment: string | Date, hours = 0) =>
  jest
    .spyOn(h.app.get(Clock, { strict: false }), 'now')
    .mockImplementation(() => new Date(new Date(moment).getTime() + hours * 3_600_000));
async function confirmed(
  of: Garage = garage,
  client: Actor = ana,
  overrides: Record<string, unknown> = {},
): Promise<Cita> {
  const { data } = (await book(h.base, client, booking(of, await of.offer({ precio: 75 }), overrides))).body;
  return (await change(h.base, of.actor, data._id, 'confirmar')).body.data;
}
async function completed(client: Actor = ana): Promise<string> {
  const { _id } = await confirmed(garage, client);
  await change(h.base, garage.actor, _id, 'estado', { estado: 'en_proceso' });
  const done = await change(h.base, garage.actor, _id, 'completar', { precioFinal: 500, motivoPrecio: 'Otra pieza' });
  expect(done.status).toBe(200);
  return _id;
}
const read = async (id: string, { token }: Actor = ana) =>
  (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${id}`, { token })).body.data;
const told = async (actor: Actor, titulo: string) =>
  (await call<Notificacion[]>(h.base, 'GET', '/api/notifications?limit=50', { token: actor.token })).body.data
    .filter((one) => one.titulo === titulo)
    .map(({ mensaje }) => mensaje);
const undo = (id: string, estado: string, actor: Actor = garage.actor) =>
  change(h.base, actor, id, 'deshacer', { estado, motivo: 'Era otro carro' });

describe('a start by mistake', () => {
  it('goes back to confirmada, with its reminders, its line and a word to the client', async () => {
    const { _id } = await confirmed(garage, ana, { fecha: day(18) });
    await change(h.base, tecnico, _id, 'estado', { estado: 'en_proceso', diagnostico: 'Pastillas gastadas' });
    expect((await undo(_id, 'en_proceso', vendedor)).body.code).toBe('CARGO_NO_PERMITE');
    expect((await undo(_id, 'no_asistio')).body.code).toBe('ESTADO_CAMBIO');
    const back = await undo(_id, 'en_proceso', tecnico);
    expect(back.body.data).toMatchObject({
      estado: 'confirmada',
      fechaInicio: null,
      diagnostico: 'Pastillas gastadas',
    });
    expect(back.body.data.historialEstados.at(-1)).toMatchObject({
      estado: 'confirmada',
      notas: 'Se deshizo el inicio. Motivo: Era otro carro.',
      autor: { nombre: 'María Pérez' },
    });
    expect(await told(ana, 'Tu servicio no ha comenzado')).toHaveLength(1);
    const stored = await h.db.collection('citas').findOne({ _id: new h.db.base.Types.ObjectId(_id) });
    expect(stored).toMatchObject({ recordatorios: [], ocupada: true, fechaInicio: null });
    expect((await undo(_id, 'en_proceso')).body.code).toBe('ESTADO_CAMBIO');
  });
});

describe('a client who came after all', () => {
  it('has her bay, her presupuesto and her record again', async () => {
    const client = await mintUser(h, 'client');
    const { _id, fechaHora } = await confirmed(garage, client);
    const lineas = [{ tipo: 'mano_obra', descripcion: 'Rectificar discos', cantidad: 1, precio: 30 }];
    const path = `/api/cita/mecanica/${_id}/presupuestos`;
    await call(h.base, 'POST', path, { token: garage.actor.token, body: { lineas } });
    at(fechaHora, 1);
    await change(h.base, garage.actor, _id, 'no-asistio');
    expect(await read(_id, garage.actor)).toMatchObject({ estado: 'no_asistio', inasistencias: 1 });
    expect((await undo(_id, 'no_asistio', tecnico)).body.code).toBe('CARGO_NO_PERMITE');
    expect((await undo(_id, 'no_asistio', vendedor)).status).toBe(200);
    expect(await read(_id, garage.actor)).toMatchObject({ estado: 'confirmada', inasistencias: 0 });
    expect(await told(client, 'Corrigieron tu asistencia')).toHaveLength(1);
    const [version] = (await call<Presupuesto[]>(h.base, 'GET', path, { token: client.token })).body.data;
    expect([version!.estado, version!.historial.at(-1)!.accion]).toEqual(['enviado', 'reabierto']);
    const stored = await h.db.collection('citas').findOne({ _id: new h.db.base.Types.ObjectId(_id) });
    expect([stored!.ocupada, stored!.granulos.length]).toEqual([true, 12]);
  });

  it('not when her only bay was given away, and not after a day', async () => {
    const own = await openGarage(h);
    const { _id, fechaHora } = await confirmed(own);
    at(fechaHora);
    await change(h.base, own.actor, _id, 'no-asistio');
    jest.restoreAllMocks();
    await confirmed(own, await mintUser(h, 'client'));
    at(fechaHora, 1);
    const taken = await change(h.base, own.actor, _id, 'deshacer', { estado: 'no_asistio' });
    expect([taken.status, taken.body.code]).toEqual([409, 'HORA_NO_DISPONIBLE']);
    expect(taken.body.message).toMatch(/ya no queda un puesto libre/);
    at(fechaHora, 25);
    const late = await change(h.base, own.actor, _id, 'deshacer', { estado: 'no_asistio' });
    expect(late.body.code).toBe('CORRECCION_TARDIA');
    expect((await read(_id)).estado).toBe('no_asistio');
  });
});

describe('a price or work typed wrong', () => {
  const fix = { precioFinal: 50, trabajosRealizados: ['Purga'], motivo: 'Sobraba un cero' };
  it('is corrected within a day at the rate of the completion; before and after stand in the history and the notice', async () => {
    const id = await completed();
    const { tasa, fechaFinalizacion } = await read(id);
    expect((await change(h.base, tecnico, id, 'corregir', fix)).body.code).toBe('CARGO_NO_PERMITE');
    const nothing = await change(h.base, garage.actor, id, 'corregir', { motivo: 'Nada', precioFinal: 500 });
    expect([nothing.status, nothing.body.code]).toEqual([400, 'ENTRADA_INVALIDA']);
    const done = await change(h.base, garage.actor, id, 'corregir', fix);
    expect(done.body.data).toMatchObject({ estado: 'completada', precioFinal: 50, motivoPrecio: null, tasa });
    expect(done.body.data.precioFinalBs).toBeCloseTo(50 * tasa!, 1);
    const line =
      /Precio: antes \$\s500,00; ahora \$\s50,00\. Trabajos realizados: antes \(nada\); ahora Purga\. Motivo: Sobraba un cero/;
    expect(done.body.data.historialEstados.at(-1)!.notas).toMatch(line);
    expect((await told(ana, 'Corrigieron tu servicio'))[0]).toMatch(line);
    at(fechaFinalizacion!, 25);
    expect((await change(h.base, garage.actor, id, 'corregir', { ...fix, precioFinal: 60 })).body.code).toBe(
      'CORRECCION_TARDIA',
    );
  });

  it('is corrected so many times at most', async () => {
    const id = await completed();
    await provesLimit({
      limit: MAX_CORRECTIONS,
      add: (n) => change(h.base, garage.actor, id, 'corregir', { ...fix, precioFinal: 50 + n }),
      code: 'CORRECCION_TARDIA',
      // Of two at once one hears of the other.
      inTurn: true,
    });
  });

  it('two processes: two corrections, a rating and an objection at once; one correction is taken, nothing else is lost', async () => {
    const client = await mintUser(h, 'client');
    const id = await completed(client);
    const [mine, theirs] = [{ ...fix }, { ...fix, precioFinal: 55 }];
    const objection = { objeto: 'cita', objetoId: id, tipo: 'cobro', motivo: 'Nadie me llamó' };
    const [one, two, rated, objected] = await Promise.all([
      change(h.base, garage.actor, id, 'corregir', mine),
      change(other.base, garage.actor, id, 'corregir', theirs),
      call(other.base, 'POST', `/api/cita/mecanica/${id}/rate`, { token: client.token, body: { puntuacion: 2 } }),
      call(h.base, 'POST', '/api/reportes', { token: client.token, body: objection }),
    ]);
    expect([rated.status, objected.status]).toEqual([200, 200]);
    const taken = [one, two].filter(({ status }) => status === 200);
    // One after the other both are right, too: each then says what it changed.
    const { precioFinal, calificacion, historialEstados } = await read(id, client);
    const lines = historialEstados.filter(({ notas }) => notas?.startsWith('Corrección'));
    expect(lines).toHaveLength(taken.length);
    expect(lines.at(-1)!.notas).toMatch(new RegExp(`ahora \\$\\s${precioFinal},00`));
    // What each says that stood before did stand before.
    const before = lines.map(({ notas }) => /antes \$\s([\d,]+)/.exec(notas!)![1]);
    const now = lines.map(({ notas }) => /ahora \$\s([\d,]+)/.exec(notas!)![1]);
    expect(before).toEqual(['500,00', ...now.slice(0, -1)]);
    expect(calificacion).toMatchObject({ puntuacion: 2 });
    for (const { body } of [one, two].filter(({ status }) => status !== 200)) expect(body.code).toBe('TRABAJO_CAMBIO');
  });

  it('two processes: a correction that was decided upon a price that another has corrected meanwhile is refused', async () => {
    const id = await completed();
    const transactions = h.app.get(Transactions, { strict: false });
    const run = transactions.run.bind(transactions);
    let theirs: Awaited<ReturnType<typeof change>> | undefined;
    // This process has read the appointment and begins to write only when the other's correction stands.
    jest.spyOn(transactions, 'run').mockImplementationOnce(async (work) => {
      theirs = await change(other.base, garage.actor, id, 'corregir', { ...fix, precioFinal: 55 });
      return run(work);
    });
    const mine = await change(h.base, garage.actor, id, 'corregir', fix);
    expect([theirs!.status, mine.status, mine.body.code]).toEqual([200, 409, 'TRABAJO_CAMBIO']);
    const { precioFinal, historialEstados } = await read(id);
    expect(precioFinal).toBe(55);
    expect(historialEstados.filter(({ notas }) => notas?.startsWith('Corrección'))).toHaveLength(1);
  });
});
