import { system } from '@tuerca/contracts/platform/system/endpoints';
import { Clock } from '../src/platform/common/clock';
import { SystemService } from '../src/platform/system/system.service';
import { type Actor, adminToken, confirmIdentity, mintUser, mintUsers } from './actors';
import { call, type Harness, startApp } from './harness';
import { daysAgo } from './payment-queue';
import { PRODUCTION } from './production';

let h: Harness;
let admin: string;
beforeAll(async () => {
  h = await startApp();
  admin = await adminToken(h);
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const publicAuthor = async () => (await call(h.base, 'GET', '/api/system/public')).body.data;
const set = (name: string, body: object, token = admin) =>
  call(h.base, 'PUT', `/api/system/config/${name}`, { token, body: { motivo: 'Una prueba', ...body } });
const get = (path: string) => call(h.base, 'GET', `/api/system/${path}`, { token: admin });
const valueOf = async (name: string) =>
  (await call(h.base, 'GET', `/api/system/config/${name}`, { token: admin })).body.data.valor as number;

it('everybody reads rate, tariffs and recipient', async () => {
  const data = await publicAuthor();
  expect(data).toMatchObject({
    iva: 16,
    envio: { local: 3, nacionalBase: 5, nacionalKg: 1 },
    destinatario: { banco: '0174', nombreBanco: 'Banplus', rif: 'J-99930001-3' },
    registro: { claveMin: 6, rechazaComunes: false },
  });
  expect(data.tasa).toMatchObject({ fuente: 'BCV (demo)', antigua: false });
  expect(data.tasa.valor).toBeGreaterThan(1000);
});

it('tells unit, bounds and whether an entry is sensitive', async () => {
  const one = async (name: string) => system.configOne.response.parse((await get(`config/${name}`)).body.data);
  expect(await one('iva')).toMatchObject({ etiqueta: 'IVA', unidad: '%', minimo: 0, maximo: 100, sensible: true });
  expect(await one('envio_local_usd')).toMatchObject({ unidad: 'USD', sensible: false, pendiente: null });
  expect(await one('notificaciones_correo')).toMatchObject({ tipo: 'boolean', unidad: null, minimo: null });
  expect(await get('config/no_existe')).toMatchObject({
    status: 404,
    body: { message: 'Configuración no encontrada' },
  });
});

it('a sensitive entry asks for a reason and the password again, and the other administrators hear of it', async () => {
  const [ada, eva] = await mintUsers(h, 'admin', 2);
  const change = (body: object) => call(h.base, 'PUT', '/api/system/config/iva', { token: ada!.token, body });
  expect(await change({ valor: 12 })).toMatchObject({
    status: 400,
    body: { errors: [{ campo: 'motivo', mensaje: 'Indica el motivo (al menos 3 caracteres)' }] },
  });
  const body = { valor: 12, motivo: 'Decreto 5.100' };
  expect(await change(body)).toMatchObject({ status: 403, body: { code: 'REAUTENTICACION_REQUERIDA' } });
  // A name with spaces around it is the same entry.
  const padded = await call(h.base, 'PUT', '/api/system/config/%20iva%20', { token: ada!.token, body });
  expect(padded.body.code).toBe('REAUTENTICACION_REQUERIDA');
  expect(
    await call(h.base, 'PUT', '/api/system/config/envio_nacional_kg_usd', { token: ada!.token, body: { valor: 2 } }),
  ).toMatchObject({
    status: 200,
    body: { message: 'Configuración actualizada correctamente' },
  });
  await confirmIdentity(h.base, ada!);
  expect((await change(body)).status).toBe(200);
  const notices = async ({ token }: Actor) =>
    (await call(h.base, 'GET', '/api/notifications', { token })).body.data as { titulo: string; mensaje: string }[];
  expect(await notices(eva!)).toMatchObject([
    {
      titulo: 'Cambió: IVA',
      mensaje: 'De 16 a 12 %. Motivo: Decreto 5.100',
      ruta: '/admin/configuracion/sistema?categoria=tarifas',
    },
  ]);
  expect(await notices(ada!)).toEqual([]);
  expect((await set('iva', { valor: 16 })).status).toBe(200);
});

it('each entry has its history', async () => {
  await set('envio_nacional_base_usd', { valor: 6, motivo: 'Sube el flete' });
  await set('envio_nacional_base_usd', { valor: 7, motivo: 'Vuelve a subir' });
  const { body } = await get('config/envio_nacional_base_usd/historial?limit=1');
  expect(body.meta).toMatchObject({ total: 2, totalPages: 2 });
  expect(system.history.response.parse(body.data)).toMatchObject([
    { motivo: 'Vuelve a subir', cambios: [{ campo: 'valor', antes: 6, despues: 7 }] },
  ]);
  expect((await get('config/no_existe/historial')).body.code).toBe('CONFIG_NO_ENCONTRADA');
});

it('admins alone see and change the entries', async () => {
  const { token } = await mintUser(h, 'store');
  expect((await call(h.base, 'GET', '/api/system/config', { token })).status).toBe(403);
  expect((await set('iva', { valor: 8 }, token)).status).toBe(403);
  const all = (await call(h.base, 'GET', '/api/system/config', { token: admin })).body.data as {
    nombre: string;
    categoria: string;
  }[];
  const rates = (await call(h.base, 'GET', '/api/system/config?categoria=tarifas', { token: admin })).body.data as {
    nombre: string;
  }[];
  expect(rates.map(({ nombre }) => nombre)).toEqual([
    'tasa_bcv',
    'iva',
    'envio_local_usd',
    'envio_nacional_base_usd',
    'envio_nacional_kg_usd',
  ]);
  expect(new Set(all.map(({ categoria }) => categoria))).toEqual(
    new Set(['tarifas', 'comisiones', 'sistema', 'notificaciones']),
  );
});

it('a change is seen by the next reading, and audited', async () => {
  expect((await publicAuthor()).envio.local).toBe(3);
  const { status, body } = await set('envio_local_usd', { valor: 4.5, descripcion: 'Delivery en Caracas' });
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ valor: 4.5, descripcion: 'Delivery en Caracas', tipo: 'number' }),
  ]);
  expect((await publicAuthor()).envio.local).toBe(4.5);
  const linea = await h.db.collection('auditoria').findOne({ objeto: 'configuracion:envio_local_usd' });
  expect(linea).toMatchObject({
    accion: 'configuracion.cambiar',
    antes: { valor: 3 },
    despues: { valor: 4.5 },
    ip: '127.0.0.1',
  });
});

it.each([
  ['no_existe', 1, 404, 'CONFIG_NO_ENCONTRADA'],
  ['constructor', 1, 404, 'CONFIG_NO_ENCONTRADA'],
  ['iva', '16', 400, 'ENTRADA_INVALIDA'],
  ['iva', 101, 400, 'ENTRADA_INVALIDA'],
  ['tasa_bcv', 0, 400, 'ENTRADA_INVALIDA'],
  ['pago_rif', 'J-50184327-1', 400, 'ENTRADA_INVALIDA'],
  ['pago_banco', '9999', 400, 'ENTRADA_INVALIDA'],
  ['pago_cuenta', '123', 400, 'ENTRADA_INVALIDA'],
  ['notificaciones_correo', 1, 400, 'ENTRADA_INVALIDA'],
])('%s = %j answers %i', async (name, valor, status, code) => {
  const response = await set(name, { valor });
  expect([response.status, response.body.code]).toEqual([status, code]);
});

describe('the rate', () => {
  it('moves up to 15 % at once, and further only when confirmed', async () => {
    const before = await valueOf('tasa_bcv');
    expect((await set('tasa_bcv', { valor: before * 1.14, fechaValor: daysAgo(3) })).status).toBe(200);
    const jump = await set('tasa_bcv', { valor: before * 2 });
    expect([jump.status, jump.body.code]).toEqual([409, 'TASA_SALTO']);
    expect(jump.body.data).toMatchObject({ actual: before * 1.14, nueva: before * 2 });
    expect((await set('tasa_bcv', { valor: before / 2 })).body.code).toBe('TASA_SALTO');
    expect((await set('tasa_bcv', { valor: before * 2, confirmar: true })).status).toBe(200);
    expect((await publicAuthor()).tasa).toMatchObject({ valor: before * 2, fuente: 'BCV' });
  });

  it('warns when it is older than four days', async () => {
    const clock = jest.spyOn(h.app.get(Clock, { strict: false }), 'now');
    clock.mockImplementation(() => new Date('2026-11-20T12:00:00-04:00'));
    await h.db
      .collection<{ _id: string }>('configuracion')
      .updateOne({ _id: 'tasa_bcv' }, { $set: { fechaValor: '2026-11-19' } });
    await set('tasa_bcv', { valor: await valueOf('tasa_bcv'), fechaValor: '2026-11-20' });
    clock.mockImplementation(() => new Date('2026-11-24T12:00:00-04:00'));
    expect((await publicAuthor()).tasa).toMatchObject({ fechaValor: '2026-11-20', antigua: false });
    clock.mockImplementation(() => new Date('2026-11-25T00:30:00-04:00'));
    expect((await publicAuthor()).tasa.antigua).toBe(true);
  });

  it('of ten who change it at once, those who judged an older one are sent back', async () => {
    const before = await valueOf('tasa_bcv');
    const changes = await Promise.all(Array.from({ length: 10 }, (_, n) => set('tasa_bcv', { valor: before + n + 1 })));
    expect(changes.every(({ status, body }) => status === 200 || body.code === 'ESTADO_CAMBIO')).toBe(true);
    const lineas = await h.db
      .collection('auditoria')
      .find({ objeto: 'configuracion:tasa_bcv' })
      .sort({ _id: 1 })
      .toArray();
    const chain = lineas
      .slice(-changes.filter(({ status }) => status === 200).length)
      .map(({ antes: { valor: a }, despues: { valor: d } }) => [a, d] as [number, number]);
    // Each change started from what another one left: nobody overwrote what she had not seen.
    const starts = new Set(chain.map(([a]) => a));
    expect(starts.size).toBe(chain.length);
  });
});

it('a production without demo data invents neither rate nor recipient', async () => {
  const real = await startApp(PRODUCTION);
  try {
    const { status, body } = await call(real.base, 'GET', '/api/system/public');
    expect([status, body.data.tasa]).toEqual([200, null]);
    expect(await real.app.get(SystemService, { strict: false }).valor('pago_titular')).toBe('');
    expect((await call(real.base, 'GET', '/api/dev/correo')).status).toBe(404);
    const token = await adminToken(real);
    const first = { valor: 1600, motivo: 'Primera tasa' };
    expect((await call(real.base, 'PUT', '/api/system/config/tasa_bcv', { token, body: first })).status).toBe(200);
    expect((await call(real.base, 'GET', '/api/system/public')).body.data.tasa).toMatchObject({
      valor: 1600,
      fuente: 'BCV',
    });
  } finally {
    await real.close();
    process.env.NODE_ENV = 'test';
  }
});
