import webPush from 'web-push';
import type { NoticePreferencesAnswer } from '@tuerca/contracts/chats/notifications/preferences';
import { MAX_PUSH_DEVICES } from '@tuerca/contracts/chats/notifications/push';
import { type Notice, NotificationsService } from '../src/chats/notifications/notifications.service';
import { PushService } from '../src/platform/push/push.service';
import { type Actor, mintUser, openBusiness, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { waiting } from './outbox';
import { type Device, startPushService, type TestPushService } from './push-service';
import { until } from './shop';
import { hire, mailsTo } from './team';

const vapid = webPush.generateVAPIDKeys();
let service: TestPushService;
let h: Harness;
beforeAll(async () => {
  service = await startPushService();
  h = await startApp({ PUSH_PUBLIC_KEY: vapid.publicKey, PUSH_PRIVATE_KEY: vapid.privateKey });
});
afterAll(async () => {
  await h.close();
  await service.close();
});

const PUSH = '/api/notifications/push';
const PREFERENCES = '/api/notifications/preferencias';
const subscribe = ({ token }: Actor, { subscription }: Device) =>
  call(h.base, 'POST', PUSH, { token, body: subscription });
const preferences = async ({ token }: Actor): Promise<NoticePreferencesAnswer> =>
  (await call(h.base, 'GET', PREFERENCES, { token })).body.data;
const prefer = ({ token }: Actor, body: unknown) => call(h.base, 'PUT', PREFERENCES, { token, body });
const devicesOf = ({ user }: Actor) =>
  h.db.collection('suscripciones').countDocuments({ usuarioId: new h.db.base.Types.ObjectId(user._id) });
let last = 0;
/** Writes a notice and waits until nothing of it is left to deliver. */
async function tell({ user }: Actor, overrides: Partial<Notice> = {}): Promise<void> {
  const clave = `test:${++last}`;
  const words = { ruta: '/cliente/ordenes', titulo: `Aviso ${last}`, mensaje: 'Tu pedido va en camino' };
  await h.app
    .get(NotificationsService, { strict: false })
    .notify([{ usuarioId: user._id, tipo: 'pedido', clave, ...words, ...overrides }]);
}
const settled = () =>
  until(
    () => waiting(h),
    (n) => n === 0,
  );
const titles = ({ received }: Device) => received.map(({ titulo }) => titulo);

describe('a device', () => {
  it('is registered with the key of the deployment and reads what nobody else can', async () => {
    const ana = await mintUser(h, 'client');
    expect((await call(h.base, 'GET', PUSH)).body.data).toEqual({ publicKey: vapid.publicKey });
    const phone = service.device();
    expect((await preferences(ana)).dispositivo).toBe(false);
    expect(await subscribe(ana, phone)).toMatchObject({
      status: 201,
      body: { message: 'Este dispositivo recibirá tus notificaciones' },
    });
    expect((await preferences(ana)).dispositivo).toBe(true);
    await tell(ana, { tipo: 'pago', titulo: 'Pago confirmado', mensaje: 'x'.repeat(900) });
    await settled();
    const [{ headers, ...payload }] = phone.received as [Device['received'][number]];
    const stored = await h.db.collection('notificaciones').findOne({ titulo: 'Pago confirmado' });
    const id = String(stored!._id);
    expect(payload).toEqual({
      id,
      tipo: 'pago',
      titulo: 'Pago confirmado',
      texto: expect.stringMatching(/^x{200,300}…?$/),
      ruta: '/cliente/ordenes',
    });
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: id,
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(`k=${vapid.publicKey}`),
    });
    expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  });

  it('hears only what its person wants on devices; the master switch is that of her settings', async () => {
    const ana = await signUp(h.base, 'client');
    const phone = service.device();
    await subscribe(ana, phone);
    const silenced = await prefer(ana, { tipos: { pago: { push: false } } });
    expect(silenced.body).toMatchObject({
      message: 'Guardamos tus preferencias de notificaciones',
      data: { canales: { correo: true, push: true }, tipos: { pago: { correo: true, push: false } } },
    });
    await tell(ana, { tipo: 'pago', titulo: 'no' });
    await tell(ana, { titulo: 'yes' });
    await settled();
    expect(titles(phone)).toEqual(['yes']);
    const profile = { preferencias: { notificacionesPush: false } };
    await call(h.base, 'PUT', '/api/user/profile', { token: ana.token, body: profile });
    expect((await preferences(ana)).canales).toEqual({ correo: true, push: false });
    await tell(ana, { titulo: 'no' });
    await settled();
    expect(titles(phone)).toEqual(['yes']);
    await prefer(ana, { canales: { push: true, correo: false } });
    const me = (await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.data;
    expect(me.preferencias).toMatchObject({ notificacionesPush: true, notificacionesEmail: false });
    await tell(ana, { titulo: 'again' });
    await settled();
    expect(titles(phone)).toEqual(['yes', 'again']);
  });

  it('that the push service does not know any more is forgotten; another is tried again, and no device gets it twice', async () => {
    const ana = await mintUser(h, 'client');
    const { token: other } = (
      await call(h.base, 'POST', '/api/auth/login', { body: { email: ana.email, password: ana.password } })
    ).body.data;
    // The notice of the new session is sent before her devices are registered.
    await settled();
    const [gone, busy] = [service.device(), service.device()];
    await subscribe(ana, busy);
    await subscribe({ ...ana, token: other }, gone);
    expect(await devicesOf(ana)).toBe(2);
    [gone.status, busy.status] = [410, 201];
    await tell(ana, { titulo: 'one' });
    await settled();
    expect([titles(busy), await devicesOf(ana)]).toEqual([['one'], 1]);
    const back = service.device();
    await subscribe({ ...ana, token: other }, back);
    busy.status = 503;
    const before = service.attempts();
    await tell(ana, { titulo: 'two' });
    await until(
      async () => service.attempts() - before,
      (n) => n >= 3,
    );
    expect([titles(back), await waiting(h)]).toEqual([['two'], 1]);
    busy.status = 201;
    await settled();
    expect([titles(back), titles(busy)]).toEqual([['two'], ['one', 'two']]);
  });

  it('ends with its session, and belongs to whoever registered it last', async () => {
    const [ana, luis] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
    const shared = service.device();
    await subscribe(ana, shared);
    await subscribe(luis, shared);
    expect([await devicesOf(ana), await devicesOf(luis)]).toEqual([0, 1]);
    await tell(ana, { titulo: 'of ana' });
    await tell(luis, { titulo: 'of luis' });
    await settled();
    expect(titles(shared)).toEqual(['of luis']);
    await call(h.base, 'POST', '/api/auth/logout', { token: luis.token });
    await until(
      () => devicesOf(luis),
      (n) => n === 0,
    );
    // Also when whoever heard of the end died before it forgot the device.
    const sesion = 'ended';
    const { endpoint, keys } = shared.subscription;
    const usuarioId = new h.db.base.Types.ObjectId(luis.user._id);
    await h.db.collection('suscripciones').insertOne({ usuarioId, sesion, endpoint, ...keys, creada: new Date() });
    await tell(luis, { titulo: 'late' });
    await settled();
    expect([titles(shared), await devicesOf(luis)]).toEqual([['of luis'], 0]);
  });

  it('is taken away by hand, and one more than a person may have takes the place of the oldest', async () => {
    const ana = await mintUser(h, 'client');
    const phone = service.device();
    await subscribe(ana, phone);
    expect((await call(h.base, 'DELETE', PUSH, { token: ana.token })).body.message).toBe(
      'Este dispositivo ya no recibirá notificaciones',
    );
    await tell(ana);
    await settled();
    expect(phone.received).toEqual([]);
    const usuarioId = new h.db.base.Types.ObjectId(ana.user._id);
    const old = Array.from({ length: MAX_PUSH_DEVICES }, (_, n) => {
      const { endpoint, keys } = service.device().subscription;
      return { usuarioId, sesion: `s${n}`, endpoint, ...keys, creada: new Date(Date.now() - (n + 1) * 1000) };
    });
    const stored = h.db.collection('suscripciones');
    const left = () => stored.distinct('sesion', { usuarioId, sesion: /^s/ });
    await stored.insertMany(old.slice(1));
    await subscribe(ana, phone);
    expect(await left()).toHaveLength(MAX_PUSH_DEVICES - 1);
    await stored.insertOne(old[0]!);
    await subscribe(ana, phone);
    expect([await stored.countDocuments({ usuarioId }), await left()]).toEqual([
      MAX_PUSH_DEVICES,
      expect.not.arrayContaining([old.at(-1)!.sesion]),
    ]);
  });
});

describe('a body that is none', () => {
  it.each([
    ['no address', { endpoint: 'push' }],
    ['another protocol', { endpoint: 'ftp://push.example.com/x' }],
    ['a short key', { keys: { p256dh: 'abc', auth: 'abc' } }],
  ])('is refused: %s', async (_what, overrides) => {
    const ana = await mintUser(h, 'client');
    const body = { ...service.device().subscription, ...overrides };
    expect((await call(h.base, 'POST', PUSH, { token: ana.token, body })).status).toBe(400);
  });

  it('leads nowhere inside in production', async () => {
    const ana = await mintUser(h, 'client');
    jest.spyOn(h.app.get(PushService, { strict: false }), 'accepts').mockReturnValueOnce(false);
    const refused = await subscribe(ana, service.device());
    expect([refused.status, refused.body.code]).toEqual([400, 'PUSH_RECHAZADO']);
    expect(await devicesOf(ana)).toBe(0);
  });

  it('of preferences, too', async () => {
    const ana = await mintUser(h, 'client');
    for (const body of [{ tipos: { otro: { correo: false } } }, { canales: { push: 'sí' } }, { dispositivo: true }])
      expect((await prefer(ana, body)).status).toBe(400);
    expect((await preferences(ana)).tipos.sistema).toEqual({ correo: true, push: true });
  });
});

describe('a team', () => {
  it('hears outside the web of what each position takes care of, as each wants it; the owner hears all as before', async () => {
    const store = await openBusiness(h, 'store');
    const [seller, keeper] = [await hire(h, store, 'vendedor'), await hire(h, store, 'almacenista')];
    const [phone, scanner, desk] = [service.device(), service.device(), service.device()];
    for (const [actor, device] of [
      [seller, phone],
      [keeper, scanner],
      [store, desk],
    ] as const)
      expect((await subscribe(actor, device)).status).toBe(201);
    const mails = (email: string) =>
      mailsTo(h, email).flatMap(({ subject }) => (/^De /.test(subject) ? [subject] : []));
    const kinds = ['pedido', 'mensaje', 'pago'] as const;
    for (const tipo of kinds) await tell(store, { tipo, titulo: `De ${tipo}`, correo: true });
    await settled();
    expect(titles(desk).sort()).toEqual(['De mensaje', 'De pago', 'De pedido']);
    expect(titles(phone).sort()).toEqual(['De mensaje', 'De pedido']);
    expect(titles(scanner)).toEqual(['De pedido']);
    expect(mails(seller.email).sort()).toEqual(['De mensaje', 'De pedido']);
    expect(mails(keeper.email)).toEqual(['De pedido']);
    expect(mails(store.user.email).sort()).toEqual(['De mensaje', 'De pago', 'De pedido']);

    // Her own word counts for her alone; whoever has left hears nothing more.
    expect((await prefer(seller, { tipos: { pedido: { push: false, correo: false } } })).status).toBe(200);
    await call(h.base, 'DELETE', `/api/equipo/${keeper.id}`, { token: store.token });
    await tell(store, { tipo: 'pedido', titulo: 'De otro pedido', correo: true });
    await settled();
    expect([desk, phone, scanner].map((device) => titles(device).includes('De otro pedido'))).toEqual([
      true,
      false,
      false,
    ]);
    const told = [store.user.email, seller.email, keeper.email].map((email) => mails(email).includes('De otro pedido'));
    expect(told).toEqual([true, false, false]);
  });
});
