import { Types } from 'mongoose';
import { MAX_HISTORY } from '@tuerca/contracts/membresia/rules';
import { type Actor, adminToken, confirmIdentity, mintUser, signUp } from './actors';
import { storeCopies } from './copies';
import { call, type Harness, startApp } from './harness';
import { limitBasic, makePlan, myPlan, onSale, planForm, publish, setLevel, sweep } from './membership';
import { openShop } from './shop';
import { csv, newRow, upload } from './spreadsheets';
import { until } from './until';

let h: Harness;
let admin: string;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  admin = await adminToken(h);
  await makePlan(h, admin, 'TRES', { limites: { productos: 3, promociones: 2, fotos: 2 } });
  await makePlan(h, admin, 'LIBRE');
  await makePlan(h, admin, 'TALLER2', { rolUsuario: 'workshop', limites: { servicios: 2, promociones: 1 } });
});
afterAll(() => h.close());
beforeEach(async () => {
  ({ store } = await openShop(h));
});

const put = (path: string, body: object, { token }: Actor) => call(h.base, 'PUT', path, { token, body });
const idOf = (answer: { body: { data: { _id: string } } }) => answer.body.data._id;
const promotion = (fechaFin = '2099-12-31') => ({
  titulo: 'Semana del freno',
  descripcion: 'Todo',
  descuento: 10,
  fechaInicio: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  fechaFin,
  productosAplicables: 'all',
});

it('shows the latest of very many past subscriptions', async () => {
  for (const plan of ['TRES', 'LIBRE']) await setLevel(h, admin, store.user._id, plan);
  const past = { usuarioId: new Types.ObjectId(store.user._id), viva: false };
  await storeCopies(h, 'membresias', past, MAX_HISTORY, () => ({}));
  expect((await myPlan(h, store)).historial).toHaveLength(MAX_HISTORY);
});

describe('products', () => {
  it('without limits are as many as a store likes', async () => {
    for (let i = 0; i < 5; i++) expect((await publish(h, store)).status).toBe(201);
  });

  it('are refused at the limit with what it is and what to do, and publishing a hidden one is, too', async () => {
    await setLevel(h, admin, store.user._id, 'TRES');
    const hidden = idOf(await publish(h, store, { nombre: 'Oculto', activo: false }));
    for (let i = 0; i < 3; i++) expect((await publish(h, store)).status).toBe(201);
    const refused = await publish(h, store);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'PLAN_LIMITE',
      'Tu plan Plan TRES permite 3 productos publicados. Oculta o termina lo que ya no necesites, o mejora tu plan.',
    ]);
    expect(refused.body.data).toEqual({ limite: 'productos', maximo: 3, plan: 'Plan TRES' });
    expect((await put(`/api/products/${hidden}`, { activo: true }, store)).body.code).toBe('PLAN_LIMITE');
    expect((await publish(h, store, { activo: false })).status).toBe(201);
    expect(await onSale(h, store.user._id)).toHaveLength(3);
  });

  it('are held to it however many are published at once', async () => {
    await setLevel(h, admin, store.user._id, 'TRES');
    await publish(h, store);
    await publish(h, store);
    const hidden = idOf(await publish(h, store, { activo: false }));
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => publish(h, store)),
      put(`/api/products/${hidden}`, { activo: true }, store),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([expect.any(Number), 409, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await onSale(h, store.user._id)).toHaveLength(3);
  });

  it('beyond a smaller plan are hidden, the oldest stay, and come back with a larger one', async () => {
    await setLevel(h, admin, store.user._id, 'LIBRE');
    for (const nombre of ['A', 'B', 'C', 'D', 'E']) await publish(h, store, { nombre });
    await publish(h, store, { nombre: 'Mío', activo: false });
    await setLevel(h, admin, store.user._id, 'TRES');
    expect(await onSale(h, store.user._id)).toEqual(['A', 'B', 'C']);
    expect((await myPlan(h, store)).uso[0]).toEqual({ limite: 'productos', usados: 3, ocultos: 2, maximo: 3 });
    await setLevel(h, admin, store.user._id, 'LIBRE');
    // What the store hid itself stays hidden.
    expect(await onSale(h, store.user._id)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('may be swapped: one is hidden by hand, another comes in its place', async () => {
    await setLevel(h, admin, store.user._id, 'LIBRE');
    const ids: string[] = [];
    for (const nombre of ['A', 'B', 'C', 'D']) ids.push(idOf(await publish(h, store, { nombre })));
    await setLevel(h, admin, store.user._id, 'TRES');
    expect((await put(`/api/products/${ids[3]}`, { activo: true }, store)).body.code).toBe('PLAN_LIMITE');
    expect((await put(`/api/products/${ids[0]}`, { activo: false }, store)).status).toBe(200);
    expect((await put(`/api/products/${ids[3]}`, { activo: true }, store)).body.data.ocultoPorPlan).toBe(false);
    expect(await onSale(h, store.user._id)).toEqual(['B', 'C', 'D']);
    await setLevel(h, admin, store.user._id, 'LIBRE');
    expect(await onSale(h, store.user._id)).toEqual(['B', 'C', 'D']);
  });

  it('follow a plan whose limits an administrator changes, also those of stores without a subscription', async () => {
    for (const nombre of ['A', 'B', 'C']) await publish(h, store, { nombre });
    await limitBasic(h, admin, { productos: 2 });
    await until(
      () => onSale(h, store.user._id),
      (names) => names.length === 2,
    );
    await limitBasic(h, admin, {});
    await until(
      () => onSale(h, store.user._id),
      (names) => names.length === 3,
    );
    await sweep(h);
    expect(await onSale(h, store.user._id)).toEqual(['A', 'B', 'C']);
  });
});

describe('services and offers of a workshop', () => {
  const service = (overrides: object = {}) => ({
    nombre: 'Cambio de aceite',
    descripcion: 'Rápido',
    precio: 10,
    categoria: 'mantenimiento_basico',
    ...overrides,
  });
  const offer = (overrides: object = {}) => ({
    nombre: 'Diez menos',
    descripcion: 'Todo',
    tipoDescuento: 'porcentaje',
    valorDescuento: 10,
    fechaInicio: '2026-01-01',
    fechaFin: '2099-12-31',
    ...overrides,
  });

  it('are held to the plan, also at once, and follow it', async () => {
    const workshop = await signUp(h.base, 'workshop');
    const post = (path: string, body: object) => call(h.base, 'POST', path, { token: workshop.token, body });
    await setLevel(h, admin, workshop.user._id, 'TALLER2');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/api/servicios-mecanicos', service())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const off = await post('/api/servicios-mecanicos', service({ nombre: 'Otro', disponible: false }));
    expect(off.status).toBe(201);
    const on = await put(`/api/servicios-mecanicos/${idOf(off)}`, service({ disponible: true }), workshop);
    expect([on.status, on.body.code]).toEqual([409, 'PLAN_LIMITE']);
    const [first, second] = await Promise.all([
      post('/api/promotions/workshop', offer()),
      post('/api/promotions/workshop', offer()),
    ]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);

    await makePlan(h, admin, 'TALLER0', { rolUsuario: 'workshop', limites: { servicios: 1, promociones: 0 } });
    await setLevel(h, admin, workshop.user._id, 'TALLER0');
    expect((await myPlan(h, workshop)).uso).toEqual([
      { limite: 'servicios', usados: 1, ocultos: 1, maximo: 1 },
      { limite: 'promociones', usados: 0, ocultos: 1, maximo: 0 },
    ]);
    const none = await post('/api/promotions/workshop', offer());
    expect(none.body.message).toBe(
      'Tu plan Plan TALLER0 no incluye promociones activas. Mejora tu plan para continuar.',
    );
    await setLevel(h, admin, workshop.user._id, 'TALLER2');
    expect((await myPlan(h, workshop)).uso.map(({ usados, ocultos }) => [usados, ocultos])).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });
});

describe('promotions of a store', () => {
  it('are held to the plan, also at once; what exceeds a smaller one lowers no price until it is back', async () => {
    await makePlan(h, admin, 'SIN_PROMO', { limites: { promociones: 0 } });
    await setLevel(h, admin, store.user._id, 'TRES');
    const body = { ...promotion(), fechaInicio: new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10) };
    const product = idOf(await publish(h, store, { precio: 100 }));
    const post = () => call(h.base, 'POST', '/api/promotions', { token: store.token, body });
    const answers = await Promise.all(Array.from({ length: 4 }, post));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const price = async () => (await call(h.base, 'GET', `/api/products/${product}`, {})).body.data.precioFinal;
    expect(await price()).toBe(90);
    await setLevel(h, admin, store.user._id, 'SIN_PROMO');
    expect(await price()).toBe(100);
    const mine = await call(h.base, 'GET', '/api/promotions/store', { token: store.token });
    expect(mine.body.data.map(({ ocultoPorPlan }: { ocultoPorPlan: boolean }) => ocultoPorPlan)).toEqual([true, true]);
    await setLevel(h, admin, store.user._id, 'TRES');
    expect(await price()).toBe(90);
  });
});

describe('products of a file', () => {
  it('are loaded only with a plan that includes it', async () => {
    await makePlan(h, admin, 'SINARCHIVO', { limites: { importacion: false } });
    expect((await upload(h, store, csv(newRow('P-1')))).status).toBe(201);
    const { token } = store;
    const known = async () => (await call(h.base, 'GET', '/api/membresia/mi-plan/limites', { token })).body.data;
    expect(await known()).toMatchObject({ limites: { importacion: true } });
    await setLevel(h, admin, store.user._id, 'SINARCHIVO');
    expect(await known()).toMatchObject({ nombre: 'Plan SINARCHIVO', limites: { importacion: false } });
    const refused = await upload(h, store, csv(newRow('P-2')));
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'PLAN_LIMITE',
      { limite: 'importacion', maximo: 0, plan: 'Plan SINARCHIVO' },
    ]);
  });
});

describe('commissions', () => {
  const shown = async () =>
    (await call(h.base, 'GET', '/api/stores/ingresos', { token: store.token })).body.data.comision.porcentaje;

  it("are the plan's, unless an administrator gave the store one of its own", async () => {
    const general = await shown();
    await makePlan(h, admin, 'SEIS', { limites: { comision: 6 } });
    await setLevel(h, admin, store.user._id, 'SEIS');
    expect([general, await shown()]).toEqual([8, 6]);
    const path = `/api/admin/comisiones/tiendas/${store.user._id}`;
    await call(h.base, 'PUT', path, { token: admin, body: { porcentaje: 3, motivo: 'Acuerdo' } });
    expect(await shown()).toBe(3);
    await call(h.base, 'PUT', path, { token: admin, body: { porcentaje: null, motivo: 'Terminó' } });
    await setLevel(h, admin, store.user._id, 'BASIC');
    expect(await shown()).toBe(8);
  });

  it('of a plan or a store are changed with a reason and the password again, and told to the other administrators', async () => {
    await makePlan(h, admin, 'SIETE', { limites: { comision: 7 } });
    const ada = await mintUser(h, 'admin');
    const eva = await mintUser(h, 'admin');
    const plan = '/api/membresia/niveles/SIETE';
    const put = (path: string, body: object) => call(h.base, 'PUT', path, { token: ada.token, body });
    const change = (comision: number | null, overrides = {}) =>
      put(plan, planForm('SIETE', { limites: { comision }, ...overrides }));
    expect((await change(7, { nombre: 'Otro nombre', motivo: undefined })).status).toBe(200);
    expect((await change(5, { motivo: undefined })).body).toMatchObject({
      code: 'ENTRADA_INVALIDA',
      errors: [{ campo: 'motivo', mensaje: 'Indica el motivo de la comisión' }],
    });
    expect((await change(5)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    const form = planForm('OCHO', { limites: { comision: 8 } });
    const made = await call(h.base, 'POST', '/api/membresia/niveles', { token: ada.token, body: form });
    expect(made.body.code).toBe('REAUTENTICACION_REQUERIDA');
    await confirmIdentity(h.base, ada);
    expect((await change(5, { motivo: 'Campaña de diciembre' })).body.data.limites.comision).toBe(5);
    const path = `/api/admin/comisiones/tiendas/${store.user._id}`;
    for (const porcentaje of [3, 3, null]) await put(path, { porcentaje, motivo: 'Acuerdo' });
    const told = async ({ user }: Actor) =>
      (
        await h.db
          .collection('notificaciones')
          .find({ usuarioId: new Types.ObjectId(user._id) })
          .sort({ _id: 1 })
          .toArray()
      )
        .filter(({ titulo }) => /comisión/.test(String(titulo)))
        .map(({ mensaje }) => String(mensaje));
    expect(await told(ada)).toEqual([]);
    expect(await told(eva)).toEqual([
      'De 7\u00A0% a 5\u00A0%. Motivo: Campaña de diciembre',
      'De la general a 3\u00A0%. Motivo: Acuerdo',
      'De 3\u00A0% a la general. Motivo: Acuerdo',
    ]);
  });
});
