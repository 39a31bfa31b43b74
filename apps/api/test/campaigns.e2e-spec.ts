import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import { campaigns, campaignsAdmin } from '@tuerca/contracts/products/campaigns/endpoints';
import type { CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { MAX_LIVE_PROMOTIONS } from '@tuerca/contracts/products/promotions/limits';
import { PromotionSettlement } from '../src/products/promotions/promotion-settlement.service';
import { type Actor, adminToken, mintUser, openBusiness } from './actors';
import { campaignForm, day } from './campaigns';
import { listCalls } from './catalogos';
import { seed } from './catalogue-data';
import { type Answer, call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { makePlan, setLevel } from './membership';

const ADMIN = '/api/admin/ofertas';
const OPEN = '/api/promotions/campanas';
const NOBODY = 'f'.repeat(24);

let h: Harness;
let admin: string;
let store: Actor;
let pads: string;
let filter: string;

const manage = (method: string, path = '', body?: object, token = admin) =>
  call(h.base, method, ADMIN + path, { token, body });
const create = async (overrides: Record<string, unknown> = {}) => {
  const { status, body } = await manage('POST', '', campaignForm(overrides));
  expect([status, body.message]).toEqual([201, 'Oferta creada correctamente']);
  return campaignsAdmin.create.response.parse(body.data);
};
const toggle = (id: string, activa: boolean, motivo?: string) =>
  manage('PUT', `/${id}/estado`, { activa, ...(motivo && { motivo }) });
const open = async ({ token } = store) =>
  campaigns.open.response.parse((await call(h.base, 'GET', OPEN, { token })).body.data);
const join = (id: string, version = 1, { token } = store) =>
  call(h.base, 'POST', `${OPEN}/${id}`, { token, body: { version } });
const leave = (id: string, { token } = store) => call(h.base, 'DELETE', `${OPEN}/${id}`, { token });
const productOf = async (id: string) => (await call(h.base, 'GET', `/api/products/${id}`)).body.data;
const priceOf = async (id: string) => (await productOf(id)).precioFinal as number;
const codeOf = ({ status, body }: Awaited<ReturnType<typeof join>>) => [status, (body as { code?: string }).code];
const notices = async ({ token } = store) =>
  (await call<{ titulo: string; mensaje: string }[]>(h.base, 'GET', '/api/notifications', { token })).body.data;

beforeAll(async () => {
  // No round but those that a story starts: one that fails beside it would make the next wait.
  h = await startApp({ BARRIDO_MS: '600000' });
  admin = await adminToken(h);
});
afterAll(() => h.close());
beforeEach(async () => {
  await h.db.collection('campanas').deleteMany({});
  store = await openBusiness(h, 'store');
  [pads, filter] = (
    await Promise.all([
      seed(h, store.user._id, { nombre: 'Pastillas', precio: 100, categoria: 'Frenos' }),
      seed(h, store.user._id, { nombre: 'Filtro', precio: 10, categoria: 'Filtros' }),
    ])
  ).map(({ id }) => id) as [string, string];
});

describe('a campaign of the platform', () => {
  it('is told to the stores that it fits, joined on its terms, and lowers the price of what it is for under its name', async () => {
    const other = await openBusiness(h, 'store');
    const made = await create();
    expect((await notices())[0]).toMatchObject({ titulo: 'Hay una campaña para tu tienda' });
    expect(await open(other)).toEqual([]);
    const [shown] = (await open()) as [CampanaDeTienda];
    expect(shown).toMatchObject({ _id: made._id, estado: 'activa', unida: false, productos: 1, version: 1 });
    expect(codeOf(await join(made._id, 1, other))).toEqual([409, 'CAMPANA_SIN_PRODUCTOS']);

    const joined = await join(made._id);
    expect([joined.status, joined.body.message]).toEqual([201, 'Tu tienda se unió a la campaña']);
    expect(await productOf(pads)).toMatchObject({ precioFinal: 80, promocion: { titulo: 'Semana de los frenos' } });
    expect(await priceOf(filter)).toBe(10);
    // What is published later is in it too.
    const late = await seed(h, store.user._id, { precio: 50, categoria: 'Frenos' });
    const later = { ...late.form, nombre: 'Disco' };
    await call(h.base, 'PUT', `/api/products/${late.id}`, { token: store.token, body: later });
    expect(await priceOf(late.id)).toBe(40);
    expect(codeOf(await join(made._id))).toEqual([409, 'CAMPANA_UNIDA']);
    expect((await manage('GET', `/${made._id}/alcance`)).body.data).toEqual({ tiendas: 1, productos: 2 });

    const mine = (await call(h.base, 'GET', '/api/promotions/store', { token: store.token })).body.data;
    expect(mine).toMatchObject([{ titulo: 'Semana de los frenos', campana: made._id }]);
    const own = { ...mine[0], descripcion: 'De la campaña', descuento: 1 };
    const edited = await call(h.base, 'PUT', `/api/promotions/${mine[0]._id}`, { token: store.token, body: own });
    expect(codeOf(edited)).toEqual([409, 'PROMOCION_DE_CAMPANA']);

    const left = await leave(made._id);
    expect([left.status, left.body.message]).toEqual([200, 'Tu tienda salió de la campaña']);
    expect([await priceOf(pads), codeOf(await leave(made._id))]).toEqual([100, [409, 'CAMPANA_SIN_UNIR']]);
    expect((await join(made._id)).status).toBe(201);
  });

  it('is for brands and a least price too, and never adds up with a promotion of the store', async () => {
    const body = {
      ...{ titulo: 'Mía', descripcion: 'De la tienda', descuento: 30 },
      ...{ fechaInicio: day(0), fechaFin: day(3), productosAplicables: 'all' },
    };
    await call(h.base, 'POST', '/api/promotions', { token: store.token, body });
    const wide = await create({ categorias: [], marcas: ['Toyota'], precioMinimo: 50, porcentaje: 40 });
    await join(wide._id);
    expect([await priceOf(pads), await priceOf(filter)]).toEqual([60, 7]);
    await toggle(wide._id, false);
    expect(await priceOf(pads)).toBe(70);
    const none = await create({ marcas: ['Ford'] });
    expect(codeOf(await join(none._id))).toEqual([409, 'CAMPANA_SIN_PRODUCTOS']);
  });

  it('ends at every store when it is switched off, which they are told with the reason', async () => {
    const { _id } = await create();
    await join(_id);
    const off = await toggle(_id, false, 'Se acabó el presupuesto');
    expect([off.body.message, off.body.data]).toEqual([
      'Oferta desactivada correctamente',
      expect.objectContaining({ estado: 'desactivada', tiendas: 0 }),
    ]);
    expect([await priceOf(pads), await open()]).toEqual([100, []]);
    expect((await notices())[0]!.mensaje).toContain('Se acabó el presupuesto');
    expect(codeOf(await join(_id, 2))).toEqual([409, 'CAMPANA_DESACTIVADA']);
    expect(codeOf(await toggle(_id, false))).toEqual([409, 'CAMPANA_CAMBIADA']);
    expect((await toggle(_id, true)).body.message).toBe('Oferta activada correctamente');
    expect([await priceOf(pads), (await open())[0]]).toEqual([100, expect.objectContaining({ unida: false })]);
  });

  it('keeps its stores when its words change, and lets them go when its terms do', async () => {
    const { _id } = await create();
    await join(_id);
    const change = (overrides: object) => manage('PUT', `/${_id}`, campaignForm({ ...overrides }));
    const reworded = await change({ nombre: 'Frena a tiempo', version: 1 });
    expect([reworded.body.message, reworded.body.data.tiendas]).toEqual(['Oferta actualizada correctamente', 1]);
    expect((await productOf(pads)).promocion.titulo).toBe('Frena a tiempo');
    expect(codeOf(await change({ porcentaje: 50, version: 1 }))).toEqual([409, 'CAMPANA_CAMBIADA']);
    const changed = await change({ porcentaje: 50, fechaFin: day(3), version: 2 });
    expect(changed.body.data).toMatchObject({ porcentaje: 50, tiendas: 0, version: 3 });
    expect(await priceOf(pads)).toBe(100);
    expect((await notices())[0]!.titulo).toBe('Cambiaron las condiciones de una campaña');
    expect(codeOf(await join(_id, 1))).toEqual([409, 'CAMPANA_CAMBIADA']);
    await join(_id, 3);
    expect(await priceOf(pads)).toBe(50);
  });

  it('is refused with wrong dates, unknown lists and a discount out of bounds; what has ended stays as it was', async () => {
    const refused = async (overrides: object) =>
      (await manage('POST', '', campaignForm({ ...overrides }))).body as unknown as { errors: { mensaje: string }[] };
    const problems = await Promise.all(
      [
        { fechaFin: day(-1) },
        { fechaInicio: day(-1) },
        { porcentaje: 91 },
        { categorias: ['Cohetes'] },
        { marcas: ['Cohetes'] },
        { nombre: ' ' },
      ].map(async (overrides) => (await refused(overrides)).errors[0]!.mensaje),
    );
    expect(problems).toEqual([
      'La fecha de inicio no puede ser posterior a la fecha de fin',
      'La fecha de inicio no puede ser anterior a hoy',
      'El porcentaje debe ser un número entre 0,01 y 90',
      'La categoría no es válida',
      'La marca no es válida',
      'El nombre es obligatorio',
    ]);
    const { _id } = await create();
    await h.db.collection('campanas').updateOne({}, { $set: { fechaInicio: day(-9), fechaFin: day(-2) } });
    expect(await open()).toEqual([]);
    const ended = [await toggle(_id, false), await manage('PUT', `/${_id}`, campaignForm()), await join(_id)];
    expect(ended.map(codeOf)).toEqual(Array(3).fill([409, 'CAMPANA_TERMINADA']));
  });

  it('counts in the plan like any promotion', async () => {
    await makePlan(h, admin, 'SIN_CAMPANAS', { limites: { promociones: 0 } });
    await setLevel(h, admin, store.user._id, 'SIN_CAMPANAS');
    const { _id } = await create();
    expect(codeOf(await join(_id))).toEqual([409, 'PLAN_LIMITE']);
    expect([await priceOf(pads), (await open())[0]!.unida]).toEqual([100, false]);
  });

  it('is listed by state and words, and as a file', async () => {
    await create();
    await create({ nombre: 'Diciembre', fechaInicio: day(5), fechaFin: day(9) });
    await create({ nombre: '=Apagada', activa: false });
    const names = async (query: string) => {
      const { data, meta } = (await manage('GET', query)).body as unknown as {
        data: object[];
        meta: { total: number };
      };
      const shown = campaignsAdmin.list.response.parse(data).map(({ nombre }) => nombre);
      expect(meta.total).toBe(shown.length);
      return shown;
    };
    expect(await names('')).toEqual(['=Apagada', 'Diciembre', 'Semana de los frenos']);
    expect(await names('?estado=activa')).toEqual(['Semana de los frenos']);
    expect(await names('?estado=programada&q=dic')).toEqual(['Diciembre']);
    expect(await names('?estado=terminada')).toEqual([]);
    const late = { createdAt: new Date('2026-11-20T02:30:00Z') };
    await h.db.collection('campanas').updateOne({ activa: false }, { $set: late });
    const file = await fetch(`${h.base}${ADMIN}/exportar?estado=desactivada`, {
      headers: { authorization: `Bearer ${admin}` },
    });
    const [, row, ...rest] = (await file.text()).trim().split('\n');
    // A name that looks like a formula is a text for spreadsheets; the day is that of Caracas, as in every file.
    expect([row, rest]).toEqual([expect.stringMatching(/^"?'=Apagada"?;.*;2026-11-19\s*$/), []]);
  });
});

describe('at once', () => {
  it('a store that joins while an administrator switches it off is out, with its price back', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => openBusiness(h, 'store')));
    const products = await Promise.all(
      stores.map(async ({ user }) => (await seed(h, user._id, { precio: 100, categoria: 'Frenos' })).id),
    );
    const { _id } = await create();
    await join(_id);
    const answers = await Promise.all([...stores.map((actor) => join(_id, 1, actor)), toggle(_id, false)]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    expect((await manage('GET', `/${_id}`)).body.data.tiendas).toBe(0);
    // Who joined before the end may still be settling its own products when the end answers; the round makes sure.
    await h.app.get(PromotionSettlement, { strict: false }).run();
    expect(await Promise.all([pads, ...products].map(priceOf))).toEqual(Array(5).fill(100));
  });

  it('a store joins as many as it may have promotions, its own counted with them', async () => {
    const own = { titulo: 'Mía', descripcion: 'De la tienda', descuento: 30, productosAplicables: 'all' };
    const body = { ...own, fechaInicio: day(0), fechaFin: day(3) };
    const { token } = store;
    const add = async (n: number): Promise<Answer<{ _id: string }>> =>
      n % 2 ? join((await create())._id) : call(h.base, 'POST', '/api/promotions', { token, body });
    await provesLimit<{ _id: string }>({
      limit: MAX_LIVE_PROMOTIONS,
      add,
      code: 'DEMASIADAS_PROMOCIONES',
      remove: (made) => call(h.base, 'DELETE', `/api/promotions/${made.body.data._id}`, { token }),
    });
  });

  it('one of two administrators, and one of two clicks, gets through', async () => {
    const { _id } = await create();
    const clicks = await Promise.all([join(_id), join(_id)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409]);
    const both = await Promise.all([
      toggle(_id, false),
      manage('PUT', `/${_id}`, campaignForm({ porcentaje: 35, version: 1 })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('what a process that died left open is settled by the next round', async () => {
    const { _id } = await create();
    await join(_id);
    const settlement = h.app.get(PromotionSettlement, { strict: false });
    const died = jest.spyOn(settlement, 'settle').mockRejectedValue(new Error('killed'));
    await toggle(_id, false);
    expect(await priceOf(pads)).toBe(80);
    died.mockRestore();
    await settlement.run();
    expect(await priceOf(pads)).toBe(100);
  });
});

describe('who may', () => {
  let actors: Record<Role, Actor>;
  let id: string;
  beforeAll(async () => {
    const made = await Promise.all(ROLES.map(async (role) => [role, await mintUser(h, role)] as const));
    actors = Object.fromEntries(made) as Record<Role, Actor>;
  });
  beforeEach(async () => ({ _id: id } = await create()));

  it.each([
    ['GET', ADMIN, 'admin'],
    ['GET', `${ADMIN}/exportar`, 'admin'],
    ['GET', `${ADMIN}/:id`, 'admin'],
    ['GET', `${ADMIN}/:id/alcance`, 'admin'],
    ['POST', ADMIN, 'admin'],
    ['PUT', `${ADMIN}/:id`, 'admin'],
    ['PUT', `${ADMIN}/:id/estado`, 'admin'],
    ['GET', OPEN, 'store'],
    ['POST', `${OPEN}/:id`, 'store'],
    ['DELETE', `${OPEN}/:id`, 'store'],
  ] as const)('%s %s: %s alone', async (method, path, role) => {
    const ask = async (token?: string, of = id) =>
      (await call(h.base, method, path.replace(':id', of), { token, body: method === 'GET' ? undefined : {} })).status;
    expect(await ask()).toBe(401);
    for (const other of ROLES.filter((one) => one !== role)) expect(await ask(actors[other].token)).toBe(403);
    const { token } = role === 'admin' ? { token: admin } : store;
    if (method === 'POST' || method === 'PUT') expect(await ask(token)).toBe(400);
    if (path.includes(':id')) expect(await ask(token, 'x')).toBe(400);
    if (path.includes(':id') && method === 'GET') expect(await ask(token, NOBODY)).toBe(404);
  });

  it('a campaign that does not exist is not found', async () => {
    const asked = [await manage('PUT', `/${NOBODY}`, campaignForm()), await toggle(NOBODY, true), await join(NOBODY)];
    expect(asked.map(codeOf)).toEqual(Array(3).fill([404, 'CAMPANA_NO_ENCONTRADA']));
  });
});

it('follows a category that the administrators give another name, at the stores too', async () => {
  const made = await create();
  await join(made._id);
  const categorias = listCalls(h.base, admin, 'categorias');
  const { total } = (await categorias.preview({ id: 'frenos', nombre: 'Frenos y ABS' })).body.data;
  expect((await categorias.change('frenos', { nombre: 'Frenos y ABS', visto: total })).status).toBe(200);
  await categorias.settled();
  expect((await manage('GET', `/${made._id}`)).body.data).toMatchObject({ categorias: ['Frenos y ABS'], tiendas: 1 });
  expect(await productOf(pads)).toMatchObject({ categoria: 'Frenos y ABS', precioFinal: 80 });
  // What is published under the new name is in it, and the campaign can still be written.
  const late = await seed(h, store.user._id, { precio: 50, categoria: 'Frenos y ABS' });
  const later = { ...late.form, nombre: 'Disco' };
  expect((await call(h.base, 'PUT', `/api/products/${late.id}`, { token: store.token, body: later })).status).toBe(200);
  expect(await priceOf(late.id)).toBe(40);
  const edited = await manage('PUT', `/${made._id}`, {
    ...campaignForm({ categorias: ['Frenos y ABS'], nombre: 'Semana del freno' }),
    version: made.version,
  });
  expect([edited.status, edited.body.data.categorias]).toEqual([200, ['Frenos y ABS']]);
  expect(await priceOf(pads)).toBe(80);
});
