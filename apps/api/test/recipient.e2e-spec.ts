import { HOUR } from '@tuerca/contracts/kernel/time';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { ConfigStore } from '../src/platform/system/config-store.service';
import { RecipientChangesService } from '../src/platform/system/recipient-changes.service';
import { type Actor, mintUser, mintUsers, stayConfirmed } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { client, openShop, pay, paymentFor, put as putInCart, quote, retiro } from './shop';

const OTHER = {
  banco: '0102',
  titular: 'Tuerca Nueva, C.A.',
  rif: 'J-99930001-3',
  telefono: '0414-0000901',
  cuenta: '01020000000000000001',
  motivo: 'Cambiamos de banco',
};
const reason = { motivo: 'Lo confirmé por teléfono' };

/** Two instances on one database, without Redis: neither hears of the other's writes. */
let one: Harness;
let two: Harness;
let ada: Actor;
let eva: Actor;

beforeAll(async () => {
  one = await startApp();
  two = await startApp({ MONGODB_URI: process.env.MONGODB_URI! });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  [ada, eva] = (await mintUsers(one, 'admin', 2)) as [Actor, Actor];
  for (const { token } of [ada, eva]) await stayConfirmed(one, token);
  // Without Redis an instance hears of the other's writes within 30 s: each test begins after them.
  for (const { app } of [one, two]) app.get(ConfigStore, { strict: false }).announce();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of ['cambios_destinatario', 'auditoria']) await one.db.collection(name).deleteMany({});
});

const bothLater = (ms: number) => [one, two].map((each) => later(each, ms));
const ask = (body: object = OTHER, { token } = ada) =>
  call(one.base, 'POST', '/api/system/destinatario', { token, body });
const decide = (what: 'aprobar' | 'cancelar', id: string, { token }: Actor, base = one.base) =>
  call(base, 'PUT', `/api/system/destinatario/${id}/${what}`, { token, body: reason });
const state = async (base = one.base) =>
  system.recipient.response.parse(
    (await call(base, 'GET', '/api/system/destinatario', { token: ada.token })).body.data,
  );
const shown = async (base: string) =>
  (await call(base, 'GET', '/api/system/public')).body.data.destinatario.titular as string;
const pending = async () => (await ask()).body.data.cambio._id as string;
const notices = async ({ token }: Actor): Promise<string[]> =>
  (await call(one.base, 'GET', '/api/notifications', { token })).body.data.map(
    ({ titulo }: { titulo: string }) => titulo,
  );
const log = async () =>
  (await one.db
    .collection('auditoria')
    .find({ objeto: 'configuracion:destinatario' })
    .sort({ _id: 1 })
    .toArray()) as unknown as {
    accion: string;
    actor: string;
    motivo?: string;
  }[];

it('is for administrators, and asks for the password where money would move', async () => {
  const paths: [string, string, object | undefined][] = [
    ['GET', '/api/system/destinatario', undefined],
    ['GET', '/api/system/config/iva/historial', undefined],
    ['POST', '/api/system/destinatario', OTHER],
    ['PUT', `/api/system/destinatario/${'f'.repeat(24)}/aprobar`, reason],
    ['PUT', `/api/system/destinatario/${'f'.repeat(24)}/cancelar`, reason],
  ];
  const store = await mintUser(one, 'store');
  const fresh = await mintUser(one, 'admin');
  const statuses = [];
  for (const [method, path, body] of paths) {
    const status = async (token?: string) => (await call(one.base, method, path, { token, body })).status;
    statuses.push([await status(), await status(store.token), await status(fresh.token), await status(ada.token)]);
    if (path.endsWith('destinatario') && method === 'POST')
      await one.db.collection('cambios_destinatario').deleteMany({});
  }
  expect(statuses).toEqual([
    [401, 403, 200, 200],
    [401, 403, 200, 200],
    [401, 403, 403, 201],
    [401, 403, 403, 404],
    [401, 403, 404, 404],
  ]);
});

it('refuses what is no recipient, the present one, and a second change', async () => {
  const { actual } = await state();
  const refusals = [
    await ask({ ...OTHER, rif: 'J-50184327-1' }),
    await ask({ ...OTHER, cuenta: '01740000000000000001' }),
    await ask({ ...OTHER, motivo: ' ' }),
    await ask({ ...actual, motivo: 'El mismo' }),
  ];
  expect(refusals.map(({ status, body }) => [status, body.code, body.errors?.[0]?.campo])).toEqual([
    [400, 'ENTRADA_INVALIDA', 'rif'],
    [400, 'ENTRADA_INVALIDA', 'cuenta'],
    [400, 'ENTRADA_INVALIDA', 'motivo'],
    [409, 'CAMBIO_SIN_EFECTO', undefined],
  ]);
  const both = await Promise.all([ask(), ask({ ...OTHER, titular: 'Otra, C.A.' }, eva)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('CAMBIO_PENDIENTE');
});

it('holds after its delay and not before, on both instances, with nobody sweeping; purchases keep what they showed', async () => {
  const shop = await openShop(one);
  const product = await shop.sell({ stock: 5 });
  const ana = await client(one);
  await putInCart(one, ana.token, { productoId: product.id, cantidad: 1 });
  const before = await shown(one.base);
  const { body } = await ask();
  expect(body.message).toBe('El nuevo destinatario quedó programado. Avisamos a los demás administradores.');
  expect(
    Date.parse(body.data.cambio.vigenteDesde as string) - Date.parse(body.data.cambio.fechaSolicitud as string),
  ).toBe(24 * HOUR);
  const early = (await quote(one, ana.token, retiro(shop.store.user._id))).body.data;
  bothLater(24 * HOUR - 60_000);
  expect([await shown(one.base), await shown(two.base)]).toEqual([before, before]);
  expect((await state()).cambio).not.toBeNull();
  bothLater(24 * HOUR);
  expect([await shown(one.base), await shown(two.base)]).toEqual([OTHER.titular, OTHER.titular]);
  expect(await state()).toMatchObject({
    cambio: null,
    actual: { titular: OTHER.titular },
    recientes: [{ estado: 'aplicado' }],
  });
  expect((await decide('cancelar', body.data.cambio._id as string, eva)).body.code).toBe('ESTADO_CAMBIO');
  const fresh = (await quote(one, ana.token, retiro(shop.store.user._id))).body.data;
  expect([early.destinatario.titular, fresh.destinatario.titular]).toEqual([before, OTHER.titular]);
  jest.restoreAllMocks();
  // Bought with the quote of before: the money goes where the client was told.
  expect((await pay(one, ana.token, paymentFor(early, { bancoReceptor: early.destinatario.banco }))).status).toBe(201);
  expect(
    await one.db.collection('pagos').findOne({ clienteId: new one.db.base.Types.ObjectId(ana.user._id) }),
  ).toMatchObject({
    destinatario: { titular: before },
  });
});

it('is written down and told once when its time comes', async () => {
  await ask({ ...OTHER, titular: 'Tercera, C.A.' });
  bothLater(24 * HOUR + 1000);
  const services = [one, two].map(({ app }) => app.get(RecipientChangesService, { strict: false }));
  await Promise.all(services.flatMap((service) => [service.sweep(), service.sweep()]));
  expect(await notices(eva)).toEqual([
    'El nuevo destinatario ya recibe los pagos',
    'Se pidió otro destinatario de los pagos',
  ]);
  expect(await notices(ada)).toHaveLength(2);
  const lines = (await log()).slice(-2);
  expect(lines).toMatchObject([
    { accion: 'destinatario.pedir', actor: ada.user._id, motivo: OTHER.motivo },
    { accion: 'destinatario.aplicar', actor: 'sistema', despues: { titular: 'Tercera, C.A.' } },
  ]);
  expect(
    (await one.db.collection<{ _id: string; valor: string }>('configuracion').findOne({ _id: 'pago_titular' }))!.valor,
  ).toBe('Tercera, C.A.');
});

it('is brought forward by another administrator, never by who asked', async () => {
  const id = await pending();
  expect(await decide('aprobar', id, ada)).toMatchObject({
    status: 403,
    body: { code: 'CAMBIO_PROPIO', message: 'Otro administrador tiene que adelantar este cambio: tú lo pediste.' },
  });
  const { status, body } = await decide('aprobar', id, eva, two.base);
  expect([status, body.message]).toEqual([200, 'El nuevo destinatario ya recibe los pagos']);
  expect(await shown(two.base)).toBe(OTHER.titular);
  expect(body.data.recientes[0]).toMatchObject({
    estado: 'aplicado',
    solicitadoPor: { nombre: ada.user.nombre },
    decididoPor: { nombre: eva.user.nombre },
    motivoDecision: reason.motivo,
  });
  expect((await decide('aprobar', id, eva)).body.code).toBe('ESTADO_CAMBIO');
  expect((await log()).at(-1)).toMatchObject({
    accion: 'destinatario.adelantar',
    actor: eva.user._id,
    motivo: reason.motivo,
  });
  expect((await notices(ada))[0]).toBe('El nuevo destinatario ya recibe los pagos');
});

it('is called off by any of them, and then never holds: not on the instance that has not heard of it either', async () => {
  const before = await shown(one.base);
  const id = (await ask({ ...OTHER, titular: 'Ladrones, C.A.' })).body.data.cambio._id as string;
  expect(await shown(two.base)).toBe(before);
  expect((await state(two.base)).cambio?.nuevo.titular).toBe('Ladrones, C.A.');
  expect(await decide('cancelar', id, ada)).toMatchObject({
    status: 200,
    body: { message: 'Cambio de destinatario cancelado' },
  });
  bothLater(24 * HOUR + 1000);
  expect([await shown(two.base), await shown(one.base)]).toEqual([before, before]);
  expect((await log()).at(-1)).toMatchObject({
    accion: 'destinatario.cancelar',
    antes: { estado: 'programado' },
    despues: { estado: 'cancelado' },
  });
  expect((await notices(eva))[0]).toBe('Se canceló el cambio de destinatario');
});

it('of an approval and a cancellation at once, one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const before = await shown(one.base);
    const id = (await ask({ ...OTHER, titular: `Ronda ${round}, C.A.` })).body.data.cambio._id as string;
    const answers = await Promise.all([decide('aprobar', id, eva), decide('cancelar', id, ada, two.base)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { recientes, actual } = await state();
    const approved = answers[0]!.status === 200;
    expect([recientes[0]!.estado, actual.titular]).toEqual(
      approved ? ['aplicado', `Ronda ${round}, C.A.`] : ['cancelado', before],
    );
    expect((await log()).at(-1)!.accion).toBe(approved ? 'destinatario.adelantar' : 'destinatario.cancelar');
  }
});

it('one entry alone is a change of the set, too', async () => {
  const { actual } = await state();
  const body = { valor: '01020000000000000099', motivo: 'Otra cuenta' };
  const answer = await call(one.base, 'PUT', '/api/system/config/pago_cuenta', { token: ada.token, body });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: expect.stringContaining('programado'),
      data: { nombre: 'pago_cuenta', valor: actual.cuenta, pendiente: { valor: body.valor } },
    },
  });
  expect((await state()).cambio?.nuevo).toEqual({ ...actual, cuenta: body.valor });
  const again = await call(one.base, 'PUT', '/api/system/config/pago_titular', {
    token: eva.token,
    body: { valor: 'X, C.A.', motivo: 'Otra' },
  });
  expect([again.status, again.body.code]).toEqual([409, 'CAMBIO_PENDIENTE']);
  const history = await call(one.base, 'GET', '/api/system/config/pago_cuenta/historial', { token: ada.token });
  expect(history.body.data[0]).toMatchObject({ accion: 'destinatario.pedir', actor: { nombre: ada.user.nombre } });
});
