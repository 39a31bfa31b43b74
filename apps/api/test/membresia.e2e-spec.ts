import { type Actor, adminToken, mintUser, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import {
  at,
  confirm,
  limitBasic,
  makePlan,
  myPlan,
  onSale,
  planForm,
  publish,
  requestPlan,
  setLevel,
  subscribe,
  sweep,
  titlesOf,
} from './membership';
import { openShop } from './shop';
import { download } from './spreadsheets';
import { until } from './until';

let h: Harness;
let admin: string;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  admin = await adminToken(h);
  await makePlan(h, admin, 'MES', { precio: 10 });
  await makePlan(h, admin, 'GANABLE', { precio: 5, serviciosRequeridos: 3 });
});
afterAll(() => h.close());
beforeEach(async () => {
  ({ store } = await openShop(h));
});
afterEach(() => jest.restoreAllMocks());

const asAdmin = (method: string, path: string, body?: object) => call(h.base, method, path, { token: admin, body });

describe('plans', () => {
  it('have a free one for each role that is never deleted, priced or switched off', async () => {
    const all = (await asAdmin('GET', '/api/membresia/planes')).body.data;
    expect(all.filter(({ basico }: { basico: boolean }) => basico)).toHaveLength(4);
    expect((await asAdmin('DELETE', '/api/membresia/niveles/BASIC_TIENDA')).body.code).toBe('PLAN_BASICO');
    for (const change of [{ precio: 1 }, { activo: false }, { rolUsuario: 'workshop' }]) {
      const body = planForm('BASIC_TIENDA', { precio: 0, ...change });
      expect((await asAdmin('PUT', '/api/membresia/niveles/BASIC_TIENDA', body)).body.code).toBe('PLAN_BASICO');
    }
  });

  it('are read by code or id, written once per code, and keep it', async () => {
    const made = await makePlan(h, admin, 'uno', { beneficios: [' Uno ', ' '] });
    expect(made.body.data).toMatchObject({ codigo: 'UNO', beneficios: ['Uno'], activo: true });
    expect((await makePlan(h, admin, 'UNO')).body.code).toBe('PLAN_REPETIDO');
    const id = made.body.data._id as string;
    const changed = await asAdmin('PUT', `/api/membresia/niveles/${id}`, planForm('OTRO', { nombre: 'Otro' }));
    expect(changed.body.data).toMatchObject({ codigo: 'UNO', nombre: 'Otro' });
    expect((await call(h.base, 'GET', '/api/membresia/niveles/uno')).body.data._id).toBe(id);
    await asAdmin('PUT', '/api/membresia/niveles/UNO', planForm('UNO', { activo: false }));
    expect((await call(h.base, 'GET', `/api/membresia/niveles/${id}`)).status).toBe(404);
    expect((await asAdmin('DELETE', '/api/membresia/niveles/UNO')).body.message).toBe('Plan eliminado correctamente');
  });

  it('with somebody who has them or waits for them are not deleted', async () => {
    await makePlan(h, admin, 'USADO');
    await setLevel(h, admin, store.user._id, 'USADO');
    await requestPlan(h, await signUp(h.base, 'store'), 'USADO');
    const refused = await asAdmin('DELETE', '/api/membresia/niveles/USADO');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'PLAN_EN_USO',
      'Este plan tiene 2 suscripciones vivas. Desactívalo para que nadie más lo tome.',
    ]);
  });

  it('are deleted or taken, when both are tried at once', async () => {
    for (let i = 0; i < 5; i++) {
      const codigo = `CARRERA${i}`;
      await makePlan(h, admin, codigo);
      const { user } = await signUp(h.base, 'store');
      await Promise.all([setLevel(h, admin, user._id, codigo), asAdmin('DELETE', `/api/membresia/niveles/${codigo}`)]);
      const has = (await asAdmin('GET', `/api/membresia/usuarios/${user._id}`)).body.data.nivel === codigo;
      expect((await call(h.base, 'GET', `/api/membresia/niveles/${codigo}`)).status).toBe(has ? 200 : 404);
    }
  });

  it('by default are made once', async () => {
    const path = '/api/membresia/niveles/inicializar-por-defecto';
    const first = await asAdmin('POST', path);
    const second = await asAdmin('POST', path);
    expect([first.body.message, second.body.message]).toEqual([
      'Planes por defecto creados',
      'Los planes por defecto ya existían',
    ]);
    expect(second.body.data).toEqual(first.body.data);
    expect(first.body.data.find(({ codigo }: { codigo: string }) => codigo === 'BASIC_TIENDA').limites.productos).toBe(
      25,
    );
    await limitBasic(h, admin, {});
  });
});

describe('a request', () => {
  it('is for the amount of today, once at a time, and a payment is told once', async () => {
    const { planes } = await myPlan(h, store);
    const monto = planes.find(({ codigo }) => codigo === 'MES')!.precioBs;
    const wrong = await requestPlan(h, store, 'MES', { monto: monto + 0.01 });
    expect([wrong.status, wrong.body.code, wrong.body.data]).toMatchObject([409, 'PLAN_MONTO', { monto }]);
    const referencia = `77${Date.now()}00`;
    const answers = await Promise.all([1, 2, 3].map(() => requestPlan(h, store, 'MES', { referencia })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 201)!.body.data.solicitud).toMatchObject({
      estado: 'pendiente',
      nivel: 'MES',
      pago: { referencia, monto },
    });
    const other = await requestPlan(h, await signUp(h.base, 'store'), 'MES', { referencia: `00${referencia}` });
    expect(other.body.code).toBe('REFERENCIA_USADA');
    const again = await requestPlan(h, store, 'MES');
    expect(again.body.code).toBe('SOLICITUD_PENDIENTE');
    await call(h.base, 'DELETE', '/api/membresia/mi-plan/solicitud', { token: store.token });
    expect((await requestPlan(h, store, 'MES', { referencia })).status).toBe(201);
  });

  it('is answered once: of two administrators one confirms, and the other is told', async () => {
    const { body } = await requestPlan(h, store, 'MES');
    const id = body.data.solicitud!._id;
    const answers = await Promise.all([
      confirm(h, admin, id),
      confirm(h, await adminToken(h), id),
      asAdmin('PUT', `/api/membresia/suscripciones/${id}/rechazar`, { motivo: 'No llegó' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await h.db.collection('membresias').countDocuments({ usuarioId: oid(store), viva: true })).toBe(
      answers[2]!.status === 200 ? 0 : 1,
    );
  });

  it('that is rejected says why, and its reference may be told again', async () => {
    const referencia = `88${Date.now()}00`;
    const { body } = await requestPlan(h, store, 'MES', { referencia });
    const path = `/api/membresia/suscripciones/${body.data.solicitud!._id}/rechazar`;
    await asAdmin('PUT', path, { motivo: 'La referencia no aparece' });
    const mine = await myPlan(h, store);
    expect([mine.solicitud, mine.historial[0]?.motivo]).toEqual([null, 'La referencia no aparece']);
    expect((await requestPlan(h, store, 'MES', { referencia })).status).toBe(201);
    expect(await titlesOf(h, store.user._id)).toContain('No confirmamos el pago de tu plan Plan MES');
  });
});

const oid = ({ user }: Actor) => new h.db.base.Types.ObjectId(user._id);

describe('a subscription', () => {
  it('lasts a month; a renewal goes on from its end, another plan begins at once', async () => {
    await makePlan(h, admin, 'OTRO_MES', { precio: 20 });
    at(h, '2027-01-31T15:00:00.000Z');
    const first = await subscribe(h, admin, store, 'MES');
    expect([first.fechaInicio, first.fechaFin]).toEqual(['2027-01-31T15:00:00.000Z', '2027-02-28T15:00:00.000Z']);
    at(h, '2027-02-20T15:00:00.000Z');
    expect((await subscribe(h, admin, store, 'MES')).fechaFin).toBe('2027-03-28T15:00:00.000Z');
    at(h, '2027-02-25T15:00:00.000Z');
    expect((await subscribe(h, admin, store, 'OTRO_MES')).fechaFin).toBe('2027-03-25T15:00:00.000Z');
    const mine = await myPlan(h, store);
    expect(mine.historial.map(({ estado }) => estado)).toEqual(['reemplazada', 'reemplazada']);
  });

  it('renewed in the instant of its end begins anew, a millisecond before goes on', async () => {
    at(h, '2027-04-10T12:00:00.000Z');
    const { fechaFin } = await subscribe(h, admin, store, 'MES');
    at(h, new Date(Date.parse(fechaFin) - 1));
    const renewed = await subscribe(h, admin, store, 'MES');
    expect(renewed.fechaFin).toBe('2027-06-10T12:00:00.000Z');
    at(h, renewed.fechaFin);
    const anew = await subscribe(h, admin, store, 'MES');
    expect([anew.fechaInicio, anew.fechaFin]).toEqual([renewed.fechaFin, '2027-07-10T12:00:00.000Z']);
    expect((await myPlan(h, store)).historial.map(({ estado }) => estado)).toEqual(['vencida', 'reemplazada']);
  });

  it('that expires takes its benefits away, to the instant, and tells once', async () => {
    await limitBasic(h, admin, { productos: 1, importacion: false, comision: 9 });
    try {
      const { fechaFin } = await subscribe(h, admin, store, 'MES');
      for (const nombre of ['A', 'B', 'C']) expect((await publish(h, store, { nombre })).status).toBe(201);
      const end = Date.parse(fechaFin);
      at(h, new Date(end - 1));
      expect((await publish(h, store, { nombre: 'D' })).status).toBe(201);
      at(h, new Date(end));
      // Nothing has swept yet.
      expect((await publish(h, store, { nombre: 'E' })).body.code).toBe('PLAN_LIMITE');
      expect((await myPlan(h, store)).nivel).toBe('BASIC');
      const income = await call(h.base, 'GET', '/api/stores/ingresos', { token: store.token });
      expect(income.body.data.comision.porcentaje).toBe(9);
      const due = { estado: 'activa', fechaFin: { $ne: null, $lte: new Date(end) } };
      await Promise.all([sweep(h), sweep(h), sweep(h)]);
      // The application's own round may have ended some of them, and be about to hide what exceeds the plan.
      await until(
        () => h.db.collection('membresias').countDocuments(due),
        (left) => left === 0,
      );
      const names = await until(
        () => onSale(h, store.user._id),
        ({ length }) => length === 1,
      );
      expect(names).toEqual(['A']);
      expect((await titlesOf(h, store.user._id)).filter((title) => /venció/.test(title))).toHaveLength(1);
      await setLevel(h, admin, store.user._id, 'MES');
      expect(await onSale(h, store.user._id)).toEqual(['A', 'B', 'C', 'D']);
    } finally {
      await limitBasic(h, admin, {});
    }
  });

  it('tells a week and a day before its end, once each', async () => {
    const { fechaFin } = await subscribe(h, admin, store, 'MES');
    const end = Date.parse(fechaFin);
    const told: string[][] = [];
    for (const before of [8, 6.9, 5, 0.9, 0.5]) {
      at(h, new Date(end - before * 86_400_000));
      await Promise.all([sweep(h), sweep(h)]);
      told.push((await titlesOf(h, store.user._id)).filter((title) => /vence/.test(title)));
    }
    expect(told.map(({ length }) => length)).toEqual([0, 1, 1, 2, 2]);
    expect(told[4]).toEqual(['Tu plan Plan MES vence en 7 días', 'Tu plan Plan MES vence mañana']);
  });

  it('is cancelled by an administrator with BASIC, and counts in what the platform earned', async () => {
    const before = (await asAdmin('GET', '/api/membresia/estadisticas')).body.data;
    await subscribe(h, admin, store, 'MES');
    const after = (await asAdmin('GET', '/api/membresia/estadisticas')).body.data;
    expect([after.activas - before.activas, after.ingresosTotal - before.ingresosTotal]).toEqual([1, 10]);
    const cancelled = await setLevel(h, admin, store.user._id, 'BASIC');
    expect([cancelled.body.message, cancelled.body.data.nivel]).toEqual([
      'Suscripción cancelada correctamente',
      'BASIC',
    ]);
    expect((await asAdmin('GET', '/api/membresia/estadisticas')).body.data.activas).toBe(before.activas);
    expect(await titlesOf(h, store.user._id)).toContain('Tu plan Plan MES fue cancelado');
  });
});

describe('the list', () => {
  it('is filtered by state, level, words and what ends soon, and saved as a file', async () => {
    const { fechaFin } = await subscribe(h, admin, store, 'MES');
    const find = async (query: string) => {
      const { body } = await asAdmin('GET', `/api/membresia/usuarios?q=${store.email}&${query}`);
      return body.data.length as number;
    };
    expect([
      await find('estado=activa'),
      await find('estado=vencida'),
      await find('nivel=mes'),
      await find('nivel=GANABLE'),
      await find('rol=workshop'),
      await find('porVencer=true'),
    ]).toEqual([1, 0, 1, 0, 0, 0]);
    at(h, new Date(Date.parse(fechaFin) - 86_400_000));
    expect(await find('porVencer=true')).toBe(1);
    const path = `/api/membresia/usuarios/exportar?q=${store.email}`;
    const { res, content } = await download(h, { token: admin }, path);
    expect(res.headers.get('content-type')).toMatch('text/csv');
    expect(content.toString().trim().split('\n')).toHaveLength(2);
  });
});

// Method, path, who may, body.
const OPERATIONS: [string, string, 'admin' | 'seller', object?][] = [
  ['GET', '/api/membresia/planes', 'admin'],
  ['POST', '/api/membresia/niveles', 'admin', {}],
  ['PUT', '/api/membresia/niveles/MES', 'admin', {}],
  ['DELETE', '/api/membresia/niveles/NADA', 'admin'],
  ['POST', '/api/membresia/niveles/inicializar-por-defecto', 'admin'],
  ['GET', '/api/membresia/usuarios', 'admin'],
  ['GET', '/api/membresia/usuarios/exportar', 'admin'],
  ['GET', '/api/membresia/usuarios/:id', 'admin'],
  ['PUT', '/api/membresia/usuarios/:id/nivel', 'admin', {}],
  ['PUT', '/api/membresia/usuarios/:id/servicios', 'admin', {}],
  ['POST', '/api/membresia/usuarios/:id/calificacion-positiva', 'admin'],
  ['PUT', '/api/membresia/suscripciones/:id/confirmar', 'admin'],
  ['PUT', '/api/membresia/suscripciones/:id/rechazar', 'admin', { motivo: 'No llegó' }],
  ['GET', '/api/membresia/estadisticas', 'admin'],
  ['GET', '/api/membresia/mi-plan', 'seller'],
  ['POST', '/api/membresia/mi-plan', 'seller', {}],
  ['DELETE', '/api/membresia/mi-plan/solicitud', 'seller'],
  ['POST', '/api/membresia/mi-plan/merito', 'seller', { codigo: 'NADA' }],
];

it('asks everybody who she is', async () => {
  const client = (await mintUser(h, 'client')).token;
  for (const [method, template, who, body] of OPERATIONS) {
    const path = template.replace(':id', 'f'.repeat(24));
    const ask = async (token?: string) => (await call(h.base, method, path, { token, body })).status;
    const [own, other] = who === 'admin' ? [admin, store.token] : [store.token, admin];
    expect([method, path, await ask(), await ask(client), await ask(other)]).toEqual([method, path, 401, 403, 403]);
    expect([method, path, [401, 403].includes(await ask(own))]).toEqual([method, path, false]);
  }
  await limitBasic(h, admin, {});
  const nobody = '/api/membresia/usuarios/' + 'f'.repeat(24);
  expect((await asAdmin('GET', nobody)).body.code).toBe('USUARIO_SIN_MEMBRESIA');
  expect((await setLevel(h, admin, store.user._id, 'NADA')).body.code).toBe('PLAN_NO_ENCONTRADO');
  await makePlan(h, admin, 'DE_TALLER', { rolUsuario: 'workshop' });
  expect((await setLevel(h, admin, store.user._id, 'DE_TALLER')).body.code).toBe('PLAN_DE_OTRO_ROL');
  expect((await requestPlan(h, store, 'DE_TALLER')).body.code).toBe('PLAN_DE_OTRO_ROL');
  expect((await requestPlan(h, store, 'BASIC_TIENDA', { monto: 0 })).body.code).toBe('PLAN_NO_DISPONIBLE');
  expect((await requestPlan(h, store, 'MES', { fecha: '2999-01-01' })).status).toBe(400);
});
