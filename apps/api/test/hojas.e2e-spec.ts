import { MAX_REGISTROS, MAX_SOURCES, MAX_UNASSIGNED } from '@tuerca/contracts/citas/hojas/rules';
import { addDays } from '@tuerca/contracts/venezuela/caracas';
import { type Actor, mintUser, signUp } from './actors';
import { day } from './appointments';
import { storeCopies } from './copies';
import { type Harness, startApp } from './harness';
import { COROLLA, FOR_COROLLA, Records, titles } from './records';

let h: Harness;
let records: Records;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  records = await Records.open(h);
});
beforeEach(async () => {
  ana = await signUp(h.base, 'client', { nombre: 'Ana Belén Contreras' });
});
afterAll(() => h.close());

const AVEO = { marca: 'Chevrolet', modelo: 'Aveo', anio: 2010, placa: null };

describe('the record of a vehicle', () => {
  it('is empty for a new vehicle, and gathers work, parts and own entries, newest first', async () => {
    const id = await records.park(ana, COROLLA);
    expect(await records.read(ana, id)).toMatchObject({
      eventos: [],
      sinAsignar: [],
      enlace: null,
      vehiculo: { _id: id },
    });
    await records.serviced(ana, { vehiculoId: id });
    await records.bought(ana, {
      nombre: 'Filtro de aire',
      compatibilidad: FOR_COROLLA,
      especificaciones: { Garantía: '6 meses' },
    });
    await records.write(ana, id, { kilometraje: 60_000, lugar: 'Frenos La Yaguara', nota: 'Lo vio mi primo' });
    const hoja = await records.read(ana, id);
    expect(titles(hoja).sort()).toEqual(['Alineación', 'Cambio de aceite', 'Filtro de aire']);
    expect(hoja.eventos.map(({ fecha }) => fecha)).toEqual(
      hoja.eventos
        .map(({ fecha }) => fecha)
        .sort()
        .reverse(),
    );
    expect(hoja.resumen).toEqual({
      kilometraje: { valor: 80_000, fecha: day(0) },
      trabajos: 2,
      repuestos: 1,
      propios: 1,
      garantiasVigentes: 2,
      desde: '2024-05-10',
    });
    expect(hoja.eventos.find(({ fuente }) => fuente === 'taller')).toMatchObject({
      asignacion: 'vehiculo',
      repuestos: ['2 × Pastillas de freno'],
      precio: 40,
      kilometraje: 80_000,
      garantia: { estado: 'vigente', hasta: day(90), hastaKilometros: 85_000 },
    });
    const part = hoja.eventos.find(({ fuente }) => fuente === 'tienda')!;
    expect(part).toMatchObject({ asignacion: 'compatibilidad', entregado: true, detalles: ['2 unidades'] });
    expect(part.garantia).toMatchObject({ estado: 'vigente', texto: '6 meses' });
    expect(part.garantia!.hasta! > addDays(day(0), 175)).toBe(true);
  });

  it('knows a typed vehicle by its plate, and ends a warranty by its kilometres', async () => {
    const id = await records.park(ana, COROLLA);
    await records.serviced(ana, { vehiculo: { ...COROLLA, placa: 'ab-123 cd' } });
    expect((await records.read(ana, id)).eventos[0]).toMatchObject({
      asignacion: 'placa',
      garantia: { estado: 'vigente' },
    });
    await records.write(ana, id, { tipo: 'kilometraje', descripcion: null, fecha: day(0), kilometraje: 86_000 });
    const { eventos, resumen } = await records.read(ana, id);
    expect(eventos.find(({ fuente }) => fuente === 'taller')!.garantia!.estado).toBe('vencida');
    expect(resumen.kilometraje!.valor).toBe(86_000);
  });

  it('leaves to the client what fits several vehicles or none, moves it at her word, and believes nobody else', async () => {
    const [corolla, aveo] = [await records.park(ana, COROLLA), await records.park(ana, AVEO)];
    const oil = await records.bought(ana, { nombre: 'Aceite 20W50', universal: true });
    const typed = `cita:${await records.serviced(ana, { vehiculo: { ...AVEO, placa: 'ZZ999ZZ' } })}`;
    const offered = async (id: string) => (await records.read(ana, id)).sinAsignar.map(({ origen }) => origen).sort();
    expect([await offered(corolla), await offered(aveo)]).toEqual([[oil], [typed, oil].sort()]);
    const assign = (actor: Actor, origen: string, vehiculoId: string | null) =>
      records.own(actor, 'PUT', corolla, '/asignacion', { origen, vehiculoId });
    expect((await assign(ana, oil, corolla)).body).toMatchObject({
      message: 'Listo, quedó en la hoja de vida de ese vehículo',
      data: { eventos: [{ titulo: 'Aceite 20W50', asignacion: 'manual' }], sinAsignar: [] },
    });
    expect((await assign(ana, typed, aveo)).status).toBe(200);
    expect(titles(await records.read(ana, aveo))).toEqual(['Cambio de aceite']);
    expect((await assign(ana, oil, null)).body.data.eventos).toEqual([]);
    const both = await Promise.all([...Array(6)].map((_, i) => assign(ana, oil, i % 2 ? corolla : aveo)));
    expect(both.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const places = [await records.read(ana, corolla), await records.read(ana, aveo)].flatMap(titles);
    expect(places.filter((titulo) => titulo === 'Aceite 20W50')).toHaveLength(1);

    const luis = await mintUser(h, 'client');
    const [other, foreign] = [await records.park(luis, COROLLA), `cita:${'a'.repeat(24)}`];
    expect((await records.own(luis, 'PUT', other, '/asignacion', { origen: oil, vehiculoId: other })).status).toBe(404);
    expect((await assign(ana, oil, other)).body.code).toBe('VEHICULO_NO_ENCONTRADO');
    expect((await assign(ana, foreign, corolla)).body.code).toBe('NO_ENCONTRADO');
    for (const origen of ['cita:x', `registro:${'a'.repeat(24)}`, { $ne: 1 } as never])
      expect((await assign(ana, origen, corolla)).status).toBe(400);
  });
});

it('shows the latest of very many parts, of those that fit and of those that wait for a vehicle', async () => {
  const buys = async (actor: Actor, form: object, more: number) => {
    await records.bought(actor, form);
    const clienteId = new h.db.base.Types.ObjectId(actor.user._id);
    await storeCopies(h, 'pedidos', { clienteId }, more, (n) => ({ numero: `${actor.user._id}-${n}` }));
  };
  const id = await records.park(ana, COROLLA);
  await buys(ana, { compatibilidad: FOR_COROLLA }, MAX_SOURCES);
  expect((await records.read(ana, id)).eventos).toHaveLength(MAX_SOURCES);
  const luis = await mintUser(h, 'client');
  const [one] = [await records.park(luis, COROLLA), await records.park(luis, AVEO)];
  await buys(luis, { universal: true }, MAX_UNASSIGNED);
  expect((await records.read(luis, one)).sinAsignar).toHaveLength(MAX_UNASSIGNED);
});

describe('own entries', () => {
  it('are written, changed and removed by their owner alone', async () => {
    const id = await records.park(ana, COROLLA);
    const { status, body } = await records.write(ana, id, { garantiaHasta: day(10), lugar: '', nota: 'Con factura' });
    expect([status, body.message]).toEqual([201, 'Registro guardado en la hoja de vida']);
    const { registroId } = body.data.eventos[0]!;
    const luis = await mintUser(h, 'client');
    for (const [method, path, input] of [
      ['GET', '', undefined],
      ['POST', '/registros', { fecha: '2024-05-10', descripcion: 'Robado' }],
      ['PUT', `/registros/${registroId}`, { fecha: '2024-05-10', descripcion: 'Robado' }],
      ['DELETE', `/registros/${registroId}`, undefined],
    ] as const)
      expect((await records.own(luis, method, id, path, input)).body.code).toBe('VEHICULO_NO_ENCONTRADO');
    const changed = await records.own(ana, 'PUT', id, `/registros/${registroId}`, {
      tipo: 'repuesto',
      fecha: '2024-06-01',
      descripcion: 'Batería 700 A',
    });
    expect(changed.body.data.eventos).toMatchObject([
      { registroId, tipo: 'repuesto', fuente: 'propio', titulo: 'Batería 700 A', garantia: null, nota: null },
    ]);
    expect((await records.own(ana, 'DELETE', id, `/registros/${registroId}`)).body.data.eventos).toEqual([]);
    expect((await records.own(ana, 'DELETE', id, `/registros/${registroId}`)).body.code).toBe('NO_ENCONTRADO');
  });

  it('ask before they keep kilometres that do not agree, and mark them', async () => {
    const id = await records.park(ana, COROLLA);
    await records.write(ana, id, { fecha: '2023-01-10', kilometraje: 50_000 });
    await records.write(ana, id, { fecha: '2024-01-10', kilometraje: 70_000 });
    const lower = await records.write(ana, id, { fecha: '2024-02-01', kilometraje: 60_000 });
    const sentence = 'El 10 de enero de 2024 el vehículo ya tenía 70.000 km. Revisa el kilometraje y la fecha.';
    expect([lower.status, lower.body.code, lower.body.errors]).toEqual([
      409,
      'KILOMETRAJE_NO_CUADRA',
      [{ campo: 'kilometraje', mensaje: sentence }],
    ]);
    expect((await records.write(ana, id, { fecha: '2022-01-10', kilometraje: 51_000 })).body.message).toBe(
      'Después de esa fecha, el 10 de enero de 2023, el vehículo tenía 50.000 km. Revisa el kilometraje y la fecha.',
    );
    const kept = await records.write(ana, id, { fecha: '2024-02-01', kilometraje: 60_000, confirmaKilometraje: true });
    expect(
      kept.body.data.eventos.map(({ kilometraje, kilometrajeDudoso }) => [kilometraje, kilometrajeDudoso]),
    ).toEqual(expect.arrayContaining([[50_000, false]]));
    expect(kept.body.data.eventos.filter(({ kilometrajeDudoso }) => kilometrajeDudoso)).toHaveLength(1);
  });

  it('say what is missing or wrong, and there is room for so many', async () => {
    const id = await records.park(ana, COROLLA);
    for (const [fields, mensaje] of [
      [{ descripcion: 'x' }, 'Escribe qué se hizo o qué se compró'],
      [{ fecha: '' }, 'Elige la fecha'],
      [{ fecha: '2024-02-31' }, 'Elige la fecha'],
      [{ fecha: day(2) }, 'La fecha no puede ser futura'],
      [{ tipo: 'kilometraje', descripcion: null }, 'Escribe el kilometraje'],
      [{ kilometraje: -1 }, 'El kilometraje no puede ser negativo'],
      [{ garantiaHasta: '2024-05-09' }, 'La garantía no puede terminar antes de la fecha del registro'],
      [{ nota: 'x'.repeat(501) }, 'Usa como máximo 500 caracteres'],
    ] as const) {
      const { status, body } = await records.write(ana, id, fields);
      expect([status, body.errors?.[0]?.mensaje]).toEqual([400, mensaje]);
    }
    await records.write(ana, id, {});
    const [entry] = (await h.db.collection('hojas').findOne({ _id: new h.db.base.Types.ObjectId(id) }))!.registros;
    await h.db
      .collection('hojas')
      .updateOne(
        { _id: new h.db.base.Types.ObjectId(id) },
        { $set: { registros: Array(MAX_REGISTROS - 2).fill(entry) } },
      );
    const answers = await Promise.all([...Array(8)].map(() => records.write(ana, id, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(6).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('HOJA_LLENA');
  });
});
