import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import type { SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { MAX_VEHICLES, maxModelYear } from '@tuerca/contracts/auth/garaje/vehiculo';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';

describe('the garage', () => {
  let h: Harness;
  let ana: Actor;

  const ask = (actor: Actor | undefined, method: string, path = '', body?: object, headers = {}) =>
    call<SavedVehiculo[]>(h.base, method, `/api/client/garaje${path}`, { token: actor?.token, body, headers });
  const done = async (actor: Actor, method: string, path = '', body?: object): Promise<SavedVehiculo[]> => {
    const { status, body: answer } = await ask(actor, method, path, body);
    expect({ status, message: answer.message }).toMatchObject({ status: method === 'POST' ? 201 : 200 });
    return garaje.list.response.parse(answer.data);
  };
  const corolla = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8' };
  const add = (actor: Actor, body: object) => done(actor, 'POST', '', body);
  const names = (list: SavedVehiculo[]) =>
    list.map(
      ({ modelo, anio, motor, elegido }) => [modelo, anio, motor].filter(Boolean).join(' ') + (elegido ? ' *' : ''),
    );

  beforeAll(async () => {
    h = await startApp();
  });
  beforeEach(async () => {
    ana = await mintUser(h, 'client');
  });
  afterAll(() => h.close());

  it('is empty at first, keeps vehicles newest first, and has the last one chosen', async () => {
    expect(await done(ana, 'GET')).toEqual([]);
    expect(await done(ana, 'PUT', '/elegido', { id: null })).toEqual([]);
    await add(ana, corolla);
    const { status, body } = await ask(ana, 'POST', '', { marca: 'Chevrolet', modelo: 'Aveo', anio: 2008 });
    expect({ status, message: body.message }).toEqual({ status: 201, message: 'Vehículo guardado en tu garaje' });
    expect(names(body.data)).toEqual(['Aveo 2008 *', 'Corolla 2012 1.8']);
    expect(await done(ana, 'GET')).toEqual(body.data);
  });

  it('writes brand and model as the catalogue does, knows their kind, and leaves what it does not know', async () => {
    expect(await add(ana, { marca: ' tóyota ', modelo: 'HILUX', anio: '2015', placa: 'ab 123-cd' })).toMatchObject([
      { marca: 'Toyota', modelo: 'Hilux', anio: 2015, motor: null, placa: 'AB123CD', tipo: 'pickup' },
    ]);
    expect((await add(ana, { marca: 'Toyota', modelo: 'Corolla', anio: 2010, tipo: 'Camioneta' }))[0]).toMatchObject({
      tipo: 'camioneta',
    });
    expect((await add(ana, { marca: 'Geely', modelo: 'gx3', anio: 2022 }))[0]).toMatchObject({
      marca: 'GEELY',
      modelo: 'GX3',
      tipo: null,
    });
    expect((await add(ana, { marca: '$vehiculos', modelo: '$$ROOT', anio: 2022, motor: '$elegido' }))[0]).toMatchObject(
      { marca: '$VEHICULOS', modelo: '$$ROOT', motor: '$elegido' },
    );
  });

  it('chooses the vehicle that is there when it is added again, however it is written', async () => {
    const [first] = await add(ana, corolla);
    await add(ana, { marca: 'Ford', modelo: 'Fiesta', anio: 2010 });
    const other = await add(ana, {
      marca: 'TOYOTA',
      modelo: 'corolla',
      anio: 2012,
      motor: '1,8 litros',
      placa: 'AB123CD',
    });
    expect(names(other)).toEqual(['Fiesta 2010', 'Corolla 2012 1.8 *']);
    expect(other[1]).toEqual({ ...first, placa: 'AB123CD' });
    expect((await add(ana, corolla))[1]!.placa).toBe('AB123CD');
    for (const other of [{ anio: 2013 }, { motor: '2.0' }, { motor: null }]) await add(ana, { ...corolla, ...other });
    expect(names(await done(ana, 'GET'))).toEqual([
      'Corolla 2012 *',
      'Corolla 2012 2.0',
      'Corolla 2013 1.8',
      'Fiesta 2010',
      'Corolla 2012 1.8',
    ]);
  });

  it('lets choose one or none, and has none chosen when the chosen one is removed', async () => {
    await add(ana, corolla);
    const [aveo, theirs] = await add(ana, { marca: 'Chevrolet', modelo: 'Aveo', anio: 2008 });
    expect(names(await done(ana, 'PUT', '/elegido', { id: theirs!._id }))).toEqual(['Aveo 2008', 'Corolla 2012 1.8 *']);
    expect(names(await done(ana, 'DELETE', `/${aveo!._id}`))).toEqual(['Corolla 2012 1.8 *']);
    expect(names(await done(ana, 'PUT', '/elegido', { id: null }))).toEqual(['Corolla 2012 1.8']);
    await done(ana, 'PUT', '/elegido', { id: theirs!._id });
    expect(await done(ana, 'DELETE', `/${theirs!._id}`)).toEqual([]);
    expect(names(await add(ana, { ...corolla, anio: 2005 }))).toEqual(['Corolla 2005 1.8 *']);
  });

  it('changes a vehicle in its place, and merges it with the one that it has become', async () => {
    const [own] = await add(ana, corolla);
    await add(ana, { marca: 'Ford', modelo: 'Fiesta', anio: 2010 });
    const changed = await done(ana, 'PUT', `/${own!._id}`, { ...corolla, anio: 2011, placa: 'xx-999-yy' });
    expect(names(changed)).toEqual(['Fiesta 2010 *', 'Corolla 2011 1.8']);
    expect(changed[1]).toMatchObject({ _id: own!._id, placa: 'XX999YY', tipo: 'sedan' });
    expect(await done(ana, 'PUT', `/${own!._id}`, { marca: 'ford', modelo: 'fiesta', anio: 2010, motor: ' ' })).toEqual(
      [
        {
          _id: own!._id,
          marca: 'Ford',
          modelo: 'Fiesta',
          anio: 2010,
          motor: null,
          placa: null,
          tipo: 'hatchback',
          elegido: true,
        },
      ],
    );
  });

  it('has so many places: of several that arrive at once for the last one stays, and what is there can still be chosen', async () => {
    await provesLimit({
      limit: MAX_VEHICLES,
      add: (n) => ask(ana, 'POST', '', { ...corolla, anio: 1990 + n }),
      code: 'GARAJE_LLENO',
      remove: ({ body }) => ask(ana, 'DELETE', `/${body.data[0]!._id}`),
    });
    const list = await done(ana, 'GET');
    expect([
      list.length,
      new Set(list.map(({ anio }) => anio)).size,
      list.filter(({ elegido }) => elegido).length,
    ]).toEqual([MAX_VEHICLES, MAX_VEHICLES, 1]);
    expect((await add(ana, { ...corolla, anio: list.at(-1)!.anio })).at(-1)).toMatchObject({ elegido: true });
  });

  it('keeps one of the same vehicle that arrives twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ana, 'POST', '', corolla)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(names(await done(ana, 'GET'))).toEqual(['Corolla 2012 1.8 *']);
  });

  it('answers the same to the same key, and refuses the key for another vehicle', async () => {
    const headers = { 'Idempotency-Key': 'garaje-1' };
    const first = await ask(ana, 'POST', '', corolla, headers);
    await done(ana, 'DELETE', `/${first.body.data[0]!._id}`);
    const second = await ask(ana, 'POST', '', corolla, headers);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await done(ana, 'GET')).toEqual([]);
    expect(await ask(ana, 'POST', '', { ...corolla, anio: 2000 }, headers)).toMatchObject({
      status: 422,
      body: { code: 'CLAVE_REUTILIZADA' },
    });
  });

  it("is everybody's own", async () => {
    const [theirs] = await add(ana, corolla);
    const luis = await mintUser(h, 'client');
    await add(luis, { marca: 'Kia', modelo: 'Rio', anio: 2009 });
    for (const [method, path, body] of [
      ['PUT', `/${theirs!._id}`, corolla],
      ['DELETE', `/${theirs!._id}`, undefined],
      ['PUT', '/elegido', { id: theirs!._id }],
      ['DELETE', `/${'f'.repeat(24)}`, undefined],
    ] as const)
      expect(await ask(luis, method, path, body)).toMatchObject({ status: 404, body: { code: 'NO_ENCONTRADO' } });
    expect(await done(ana, 'GET')).toEqual([theirs]);
    expect(names(await done(luis, 'GET'))).toEqual(['Rio 2009 *']);
  });

  it('is for clients, and says what is missing', async () => {
    expect((await ask(undefined, 'GET')).status).toBe(401);
    for (const role of ['store', 'workshop', 'admin'] as const)
      expect((await ask(await mintUser(h, role), 'POST', '', corolla)).status).toBe(403);
    const last = maxModelYear(new Date());
    for (const [change, message] of [
      [{ marca: '' }, 'Elige la marca de tu vehículo'],
      [{ modelo: { $ne: 1 } }, 'Elige el modelo de tu vehículo'],
      [{ anio: '' }, 'Elige el año de tu vehículo'],
      [{ anio: last + 1 }, `El año debe estar entre 1900 y ${last}`],
      [{ placa: 'AB1' }, 'La placa tiene entre 5 y 8 letras y números'],
      [{ motor: 'x'.repeat(41) }, 'Usa como máximo 40 caracteres'],
    ] as const)
      expect(await ask(ana, 'POST', '', { ...corolla, ...change })).toMatchObject({
        status: 400,
        body: { errors: [{ mensaje: message }] },
      });
    for (const body of [{}, { id: 'x' }, { id: { $ne: null } }])
      expect((await ask(ana, 'PUT', '/elegido', body)).status).toBe(400);
    expect((await ask(ana, 'PUT', '/x', corolla)).status).toBe(400);
  });
});
