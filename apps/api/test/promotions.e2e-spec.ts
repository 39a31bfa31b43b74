import { DAY } from '@tuerca/contracts/kernel/time';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Transactions } from '../src/platform/database/transactions';
import { PromotionsService } from '../src/products/promotions/promotions.service';
import { ServicesService } from '../src/products/services/services.service';
import { type Actor, mintUser, mintUsers, openBusiness } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';

const PATH = '/api/promotions/workshop';
const NOBODY = 'f'.repeat(24);

let h: Harness;
let taller: Actor;
let other: Actor;
let cliente: Actor;
let brakes: string;
let foreign: string;
const service = <T>(kind: new (...args: never[]) => T): T => h.app.get<T>(kind, { strict: false });
const day = (days: number) => caracasDate(new Date(Date.now() + days * DAY));
const offer = (overrides: Record<string, unknown> = {}) => ({
  nombre: 'Revisión de frenos',
  descripcion: 'Veinte por ciento menos toda la semana',
  tipoDescuento: 'porcentaje',
  valorDescuento: 20,
  fechaInicio: day(-1),
  fechaFin: day(7),
  ...overrides,
});
const send = (method: string, path: string, body?: unknown, { token } = taller) =>
  call(h.base, method, PATH + path, { token, body });
const create = async (overrides: Record<string, unknown> = {}, actor = taller): Promise<{ _id: string }> => {
  const { status, body } = await send('POST', '', offer(overrides), actor);
  expect([status, body.message]).toEqual([201, 'Oferta creada correctamente']);
  return promotions.create.response.parse(body.data);
};
const addService = async ({ user }: Actor, nombre: string, categoria = 'sistema_frenos', precio = 25.5) =>
  String(
    (
      await service(ServicesService).create(
        user._id,
        NuevoServicio.parse({
          nombre,
          descripcion: 'x',
          precio,
          tiempoEstimado: 1,
          categoria,
          vehiculosCompatibles: ['sedan'],
        }),
      )
    )._id,
  );
const ofWorkshop = async (id = taller.user._id) =>
  promotions.ofWorkshop.response.parse((await call(h.base, 'GET', `${PATH}/${id}`)).body.data);
const form = async (
  method: string,
  path: string,
  fields: Record<string, string>,
  file?: Uint8Array,
): Promise<Answer> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('imagen', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'oferta.jpg');
  const res = await fetch(h.base + PATH + path, { method, headers: { authorization: `Bearer ${taller.token}` }, body });
  return { status: res.status, body: await res.json(), headers: res.headers };
};

beforeAll(async () => {
  h = await startApp();
  [taller, other] = await Promise.all([openBusiness(h, 'workshop'), openBusiness(h, 'workshop')]);
  cliente = await mintUser(h, 'client');
  [brakes, foreign] = await Promise.all([addService(taller, 'Frenos'), addService(other, 'Correa', 'motor')]);
});
afterAll(() => h.close());

describe("a workshop's offers", () => {
  it('are made, found, changed, switched and removed by their workshop, and by nobody else', async () => {
    const { _id } = await create({ servicioId: brakes, codigoPromo: ' frenos-20 ', limiteUsos: 5 });
    await create({ nombre: 'Aceite sintético', activa: false, valorDescuento: 5, tipoDescuento: 'fijo' });
    const { body } = await send('GET', '?search=freno');
    expect([body.meta.total, promotions.mine.response.parse(body.data)]).toEqual([
      1,
      [
        expect.objectContaining({
          _id,
          codigoPromo: 'FRENOS-20',
          servicio: { _id: brakes, nombre: 'Frenos' },
          estado: 'activa',
          limiteUsos: 5,
          usos: 0,
          usosRestantes: 5,
        }),
      ],
    ]);
    const totals = async () =>
      Promise.all(['all', 'active', 'inactive'].map(async (s) => (await send('GET', `?status=${s}`)).body.meta.total));
    expect(await totals()).toEqual([2, 1, 1]);

    const off = await send('PATCH', `/${_id}/toggle`, { activa: false });
    expect([off.body.message, off.body.data.estado]).toEqual(['Oferta desactivada correctamente', 'inactiva']);
    const on = await send('PATCH', `/${_id}/toggle`, { activa: true });
    expect([on.body.message, on.body.data.estado]).toEqual(['Oferta activada correctamente', 'activa']);
    const changed = await send('PUT', `/${_id}`, offer({ nombre: 'Frenos', fechaInicio: day(2), codigoPromo: '' }));
    expect([changed.body.message, changed.body.data]).toEqual([
      'Oferta actualizada correctamente',
      expect.objectContaining({ nombre: 'Frenos', estado: 'programada', codigoPromo: null, servicio: null }),
    ]);

    for (const [method, path, sent] of [
      ['PUT', `/${_id}`, offer()],
      ['PATCH', `/${_id}/toggle`, { activa: true }],
      ['DELETE', `/${_id}`, undefined],
      ['DELETE', `/${NOBODY}`, undefined],
    ] as const)
      expect((await send(method, path, sent, other)).body.code).toBe('OFERTA_NO_ENCONTRADA');
    for (const actor of [cliente, await mintUser(h, 'store')])
      expect((await send('POST', '', offer(), actor)).body.code).toBe('SIN_PERMISO');
    expect((await call(h.base, 'GET', PATH)).status).toBe(401);

    expect((await send('DELETE', `/${_id}`)).body.message).toBe('Oferta eliminada correctamente');
    expect((await send('DELETE', `/${_id}`)).status).toBe(404);
    expect(await totals()).toEqual([1, 0, 1]);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre', 'El nombre es obligatorio'],
    [{ descripcion: undefined }, 'descripcion', 'La descripción es obligatoria'],
    [{ tipoDescuento: 'regalo' }, 'tipoDescuento', 'Selecciona el tipo de descuento'],
    [{ valorDescuento: '' }, 'valorDescuento', 'El valor del descuento es obligatorio'],
    [{ valorDescuento: -1 }, 'valorDescuento', 'El descuento no puede ser negativo'],
    [{ valorDescuento: 100 }, 'valorDescuento', 'El porcentaje de descuento debe ser un número entre 0,01 y 99,99'],
    [{ valorDescuento: '1e1' }, 'valorDescuento', 'El valor del descuento es obligatorio'],
    [{ valorDescuento: 2.505 }, 'valorDescuento', 'Usa como máximo dos decimales'],
    [{ tipoDescuento: 'fijo', valorDescuento: 1.005 }, 'valorDescuento', 'Usa como máximo dos decimales'],
    [{ fechaInicio: '' }, 'fechaInicio', 'La fecha de inicio es obligatoria'],
    [{ fechaFin: '9999-02-30' }, 'fechaFin', 'La fecha de fin es obligatoria'],
    [
      { fechaInicio: '2026-12-02', fechaFin: '2026-12-01' },
      'fechaFin',
      'La fecha de inicio no puede ser posterior a la fecha de fin',
    ],
    [{ limiteUsos: -1 }, 'limiteUsos', 'El límite no puede ser negativo'],
    [{ limiteUsos: 1.5 }, 'limiteUsos', 'El límite debe ser un número entero'],
    [{ codigoPromo: 'a b' }, 'codigoPromo', 'Usa de 3 a 20 letras sin acento, números o guiones'],
    [{ categoria: 'naves' }, 'categoria', 'La categoría no es válida'],
  ])('refuse %j, and say where', async (wrong, campo, mensaje) => {
    const { status, body } = await send('POST', '', offer(wrong));
    expect([status, body.errors]).toEqual([400, [{ campo, mensaje }]]);
  });

  it('name a service of their own workshop, and a code that no other offer has', async () => {
    expect((await send('POST', '', offer({ servicioId: foreign }))).body.code).toBe('SERVICIO_NO_ENCONTRADO');
    const { _id } = await create({ codigoPromo: 'UNICO' });
    const second = await create({ codigoPromo: 'OTRO' });
    expect((await send('POST', '', offer({ codigoPromo: 'unico' }))).body).toMatchObject({
      code: 'CODIGO_REPETIDO',
      message: 'Ya tienes una oferta con ese código. Usa otro.',
    });
    expect((await send('PUT', `/${second._id}`, offer({ codigoPromo: 'UNICO' }))).body.code).toBe('CODIGO_REPETIDO');
    await create({ codigoPromo: 'UNICO' }, other);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('POST', '', offer({ codigoPromo: 'CARRERA' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    await send('DELETE', `/${_id}`);
    await create({ codigoPromo: 'UNICO' });
  });

  it('take a form with a picture; without a new one the picture stays', async () => {
    const fields = Object.fromEntries(Object.entries(offer()).map(([name, value]) => [name, String(value)]));
    const made = await form('POST', '', { ...fields, activa: 'false', limiteUsos: '', servicioId: '' }, await jpeg());
    expect([made.status, made.body.data]).toEqual([
      201,
      expect.objectContaining({ activa: false, limiteUsos: null, servicioId: null, valorDescuento: 20 }),
    ]);
    const { _id, imagen } = made.body.data;
    expect(imagen).toMatch(/^\/media\/subidas\/oferta\/[0-9a-f]{36}-640\.webp$/);
    expect((await fetch(h.base + imagen)).status).toBe(200);
    const kept = await form('PUT', `/${_id}`, { ...fields, valorDescuento: '30' });
    expect(kept.body.data).toMatchObject({ imagen, valorDescuento: 30, activa: true });
    const replaced = await form('PUT', `/${_id}`, fields, await jpeg(800, 400));
    expect(replaced.body.data.imagen).not.toBe(imagen);
    const unused = await h.db.collection('imagenes').findOne({ url: imagen });
    expect(unused?.libreDesde).toBeInstanceOf(Date);
    expect((await send('PUT', `/${_id}`, offer({ imagen: null }))).body.data.imagen).toBeNull();
    const stolen = await send('POST', '', offer({ imagen }), other);
    expect(stolen.body.errors).toEqual([
      { campo: 'imagen', mensaje: 'Sube la foto nuevamente: ya no está disponible' },
    ]);
    expect((await form('POST', '', fields, Buffer.from('<svg/>'))).body.code).toBe('IMAGEN_NO_SOPORTADA');
    expect((await form('POST', '', { ...fields, nombre: '' })).body.errors).toEqual([
      { campo: 'nombre', mensaje: 'El nombre es obligatorio' },
    ]);
  });

  it('are shown to everybody while they can be used, at once', async () => {
    expect(await ofWorkshop(NOBODY)).toEqual([]);
    const { user } = other;
    const belt = await addService(other, 'Correa nueva', 'motor');
    const before = (await ofWorkshop(user._id)).length;
    const now = await create({ nombre: 'Ahora', servicioId: belt }, other);
    await create({ nombre: 'Después', fechaInicio: day(1) }, other);
    await create({ nombre: 'Antes', fechaInicio: day(-9), fechaFin: day(-1) }, other);
    await create({ nombre: 'Apagada', activa: false }, other);
    await create({ nombre: 'Agotada', limiteUsos: 0 }, other);
    const shown = await ofWorkshop(user._id);
    expect([shown.length, shown.find(({ _id }) => _id === now._id)?.servicio]).toEqual([
      before + 1,
      { _id: belt, nombre: 'Correa nueva' },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/usos|limite/i);
    await send('PATCH', `/${now._id}/toggle`, { activa: false }, other);
    expect((await ofWorkshop(user._id)).length).toBe(before);
  });
});

type Wanted = { servicioId?: string; userId?: string; reference?: string; now?: Date };

describe('a code', () => {
  let n = 0;
  const usable = async (codigoPromo: string | null, { servicioId = brakes, now = new Date() }: Wanted = {}) =>
    service(PromotionsService).usable(await service(ServicesService).findBookable(servicioId), codigoPromo, now);
  const redeem = async (codigoPromo: string | null, overrides: Wanted = {}) => {
    const offers = await usable(codigoPromo, overrides);
    const { userId = cliente.user._id, reference = `cita-${++n}` } = overrides;
    return service(Transactions).run((tx) => service(PromotionsService).redeem(tx, offers, { userId, reference }));
  };
  const release = (reference: string) =>
    service(Transactions).run((tx) => service(PromotionsService).release(tx, reference));
  const usesOf = async (id: string) => {
    const all = (await send('GET', '?limit=60')).body.data as { _id: string; usos: number; usosRestantes: number }[];
    const { usos, usosRestantes } = all.find(({ _id }) => _id === id)!;
    return [usos, usosRestantes];
  };

  it('says what it takes off, without taking a use', async () => {
    const { _id } = await create({ codigoPromo: 'MIRA', servicioId: brakes, limiteUsos: 1 });
    const check = (codigo: string, servicioId = brakes, actor = cliente) =>
      send('GET', `/${taller.user._id}/codigo/${codigo}?servicioId=${servicioId}`, undefined, actor);
    const { body } = await check('mira');
    expect(promotions.check.response.parse(body.data)).toMatchObject({
      codigoPromo: 'MIRA',
      precio: 25.5,
      descuento: 5.1,
      precioFinal: 20.4,
    });
    expect(await usesOf(_id)).toEqual([0, 1]);
    const oil = await addService(taller, 'Aceite', 'mantenimiento_basico');
    expect((await check('mira', oil)).body.code).toBe('CODIGO_NO_APLICA');
    expect((await check('nada')).body.message).toBe('Ese código no existe o ya no está vigente.');
    expect((await check('mira', foreign)).body.code).toBe('SERVICIO_NO_ENCONTRADO');
    expect((await check('mira', brakes, taller)).body.code).toBe('SIN_PERMISO');
  });

  it('of 100 bookings at once gives exactly as many discounts as its limit, and a cancelled one is free again, once', async () => {
    const { _id } = await create({ codigoPromo: 'CIEN', limiteUsos: 7, tipoDescuento: 'fijo', valorDescuento: 40 });
    const people = await mintUsers(h, 'client', 100);
    const results = await Promise.allSettled(
      people.map(({ user }, i) => redeem('cien', { userId: user._id, reference: `carrera-${i}` })),
    );
    const won = results.flatMap((result, i) => (result.status === 'fulfilled' ? [i] : []));
    expect([won.length, await usesOf(_id)]).toEqual([7, [7, 0]]);
    const codes = results.flatMap((r) => (r.status === 'rejected' ? [(r.reason as { code: string }).code] : []));
    expect(new Set(codes)).toEqual(new Set(['CODIGO_AGOTADO']));
    const [first] = results.filter((result) => result.status === 'fulfilled');
    // A fixed amount never makes a price negative.
    expect(first!.value).toMatchObject({ precio: 25.5, descuento: 25.5, precioFinal: 0 });
    expect((await ofWorkshop()).some((shown) => shown._id === _id)).toBe(false);

    const released = await Promise.all([0, 1, 2, 3].map(() => release(`carrera-${won[0]}`)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await release('nunca')).toBe(false);
    expect(await usesOf(_id)).toEqual([6, 1]);
    expect(await redeem('CIEN')).toMatchObject({ ofertaId: _id });
    await expect(redeem('CIEN')).rejects.toMatchObject({ code: 'CODIGO_AGOTADO' });
  });

  it('that is not for the day, the service or the workshop takes nothing, nor does a booking that fails', async () => {
    await create({ codigoPromo: 'LUEGO', fechaInicio: day(1) });
    const { _id } = await create({ codigoPromo: 'MOTOR', categoria: 'motor', limiteUsos: 3 });
    await expect(redeem('LUEGO')).rejects.toMatchObject({ code: 'CODIGO_NO_VIGENTE' });
    expect(await redeem('LUEGO', { now: new Date(Date.now() + 2 * DAY) })).not.toBeNull();
    await expect(redeem('MOTOR')).rejects.toMatchObject({ code: 'CODIGO_NO_APLICA' });
    const motor = await addService(taller, 'Motor', 'motor');
    await expect(redeem('MOTOR', { servicioId: foreign })).rejects.toMatchObject({ code: 'CODIGO_NO_VIGENTE' });
    const offers = await usable('MOTOR', { servicioId: motor });
    const failed = service(Transactions).run(async (tx) => {
      await service(PromotionsService).redeem(tx, offers, { userId: cliente.user._id, reference: 'fallida' });
      throw new Error('no slot');
    });
    await expect(failed).rejects.toThrow('no slot');
    expect(await usesOf(_id)).toEqual([0, 3]);
  });
});
