import { type Notice, NotificationsService } from '../src/chats/notifications/notifications.service';
import { type Actor, buildRegistration, mintUser, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { ageBy, endClaims, waiting } from './outbox';
import { startSecondProcess } from './second-process';
import { until } from './shop';
import { startSmtp, type TestSmtp } from './smtp';

let smtp: TestSmtp;
let h: Harness;
let store: Actor;
let ana: Actor;
beforeAll(async () => {
  smtp = await startSmtp();
  h = await startApp({ SMTP_URL: smtp.url });
  [store, ana] = [await openBusiness(h, 'store'), await mintUser(h, 'client')];
  // The link of the registration, and that the store was approved.
  await arrived(2);
});
beforeEach(() => {
  smtp.mails = [];
  smtp.hold = null;
});
afterAll(async () => {
  await h.close();
  await smtp.close();
});

const notifications = () => h.app.get(NotificationsService, { strict: false });
let last = 0;
const notice = ({ user }: Actor, overrides: Partial<Notice> = {}): Notice => ({
  usuarioId: user._id,
  tipo: 'sistema',
  correo: true,
  clave: `test:${++last}`,
  ruta: '/notificaciones',
  titulo: `Aviso ${last}`,
  mensaje: 'Algo pasó',
  ...overrides,
});
const notices = (actor: Actor, count: number) => Array.from({ length: count }, () => notice(actor));
const ids = () => smtp.mails.map(({ messageId }) => messageId);
const arrived = (count: number) =>
  until(
    async () => new Set(ids()).size,
    (n) => n === count,
    40_000,
  );
const nothingWaits = (collection?: string) =>
  until(
    () => waiting(h, collection),
    (n) => n === 0,
    40_000,
  );

/** A process that is killed while the mail server holds it: what it had committed is left to others. */
async function killDuring(hold: 'greeting' | 'acceptance', act: (base: string) => Promise<void>, begun: () => boolean) {
  smtp.hold = hold;
  const victim = await startSecondProcess({ BARRIDO_MS: '600000' });
  await act(victim.base);
  await until(
    async () => begun(),
    (yes) => yes,
  );
  await victim.kill();
  smtp.hold = null;
}

describe('a process that dies between the commit and the mail', () => {
  it('loses none and sends none twice: another one sends what it had stored', async () => {
    const { id } = await seed(h, store.user._id, { nombre: 'Bujía' });
    const [connected, before] = [smtp.connections(), await waiting(h)];
    const ask = async (base: string) => {
      for (let n = 0; n < 12; n++) {
        const body = { texto: `¿Le sirve a un Corolla de 200${n % 10}?` };
        const asked = await call(base, 'POST', `/api/products/${id}/preguntas`, { token: ana.token, body });
        expect(asked.status).toBe(201);
      }
    };
    await killDuring('greeting', ask, () => smtp.connections() > connected);
    expect([smtp.mails.length, (await waiting(h)) - before]).toEqual([0, 12]);
    await endClaims(h);
    await arrived(12);
    await nothingWaits();
    // Each once, to the store, and what the notice is known by is what the mail is known by.
    const stored = await h.db
      .collection('notificaciones')
      .find({ clave: /^pregunta/ })
      .toArray();
    expect(ids().sort()).toEqual(stored.map(({ _id }) => `<${String(_id)}@tuerca.ve>`).sort());
    expect(new Set(smtp.mails.map(({ to }) => to))).toEqual(new Set([store.email]));
  }, 120_000);

  it('and what the mail server had taken without saying so comes again under the same id', async () => {
    const { id } = await seed(h, store.user._id, { nombre: 'Correa' });
    const ask = async (base: string) => {
      const body = { texto: '¿Trae garantía?' };
      await call(base, 'POST', `/api/products/${id}/preguntas`, { token: ana.token, body });
    };
    await killDuring('acceptance', ask, () => smtp.mails.length === 1);
    await endClaims(h);
    await nothingWaits();
    expect([smtp.mails.length, new Set(ids()).size]).toEqual([2, 1]);
  }, 120_000);

  it('loses no link of a new account, and leaves none readable meanwhile', async () => {
    const registration = buildRegistration('client');
    const connected = smtp.connections();
    const register = async (base: string) => {
      expect((await call(base, 'POST', '/api/auth/register', { body: registration })).status).toBe(201);
    };
    await killDuring('greeting', register, () => smtp.connections() > connected);
    const [stored] = await h.db.collection('correos').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(registration.email);
    await endClaims(h, 'correos');
    await arrived(1);
    await nothingWaits('correos');
    expect(await h.db.collection('correos').countDocuments()).toBe(0);
    const text = smtp.mails[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = /\/verificar\/([\w-]+)/.exec(text)![1]!;
    expect((await call(h.base, 'GET', `/api/auth/verify/${token}`)).body.data).toEqual({ email: registration.email });
  }, 120_000);
});

describe('two processes', () => {
  it('share what waits: of 200 notices each is mailed once', async () => {
    const second = await startSecondProcess({ BARRIDO_MS: '50' });
    smtp.hold = null;
    const usuarioId = new h.db.base.Types.ObjectId(ana.user._id);
    const entrega = { pendientes: ['correo'], intentos: 1, proximo: new Date(0), desde: new Date(), turno: 'dead' };
    const docs = notices(ana, 200).map(({ correo: _mail, ...one }) => ({
      ...one,
      usuarioId,
      leida: false,
      fecha: new Date(),
    }));
    // And one from before there were deliveries: nobody is told again.
    await h.db.collection('notificaciones').insertOne({ ...docs[0]!, clave: 'old' });
    await h.db.collection('notificaciones').insertMany(docs.map((doc) => ({ ...doc, entrega })));
    await arrived(200);
    await nothingWaits();
    await second.close();
    expect(ids().length).toBe(200);
  }, 120_000);
});

describe('a mail server that is away', () => {
  it('gets everything once when it is back', async () => {
    const { port } = new URL(smtp.url);
    await smtp.close();
    await notifications().notify(notices(ana, 5));
    const attempts = () =>
      h.db
        .collection('notificaciones')
        .find({ entrega: { $exists: true } })
        .toArray();
    await until(attempts, (docs) => docs.length === 5 && docs.every(({ entrega }) => entrega.intentos > 2));
    smtp = await startSmtp(Number(port));
    await arrived(5);
    await nothingWaits();
    expect(ids().length).toBe(5);
  }, 60_000);

  it('is given up on after a day', async () => {
    smtp.hold = null;
    const { port } = new URL(smtp.url);
    await smtp.close();
    await notifications().notify(notices(ana, 3));
    await until(
      () => waiting(h),
      (n) => n === 3,
    );
    await ageBy(h, 25 * 3_600_000);
    await nothingWaits();
    smtp = await startSmtp(Number(port));
    expect(smtp.mails).toEqual([]);
  }, 60_000);
});

describe('whom it reaches', () => {
  it('is asked when the mail is sent: kinds and channels that were switched off, and accounts that ended, get none', async () => {
    const [quiet, silent, gone] = [
      await mintUser(h, 'store'),
      await mintUser(h, 'client'),
      await mintUser(h, 'client'),
    ];
    const prefer = ({ token }: Actor, body: object) =>
      call(h.base, 'PUT', '/api/notifications/preferencias', { token, body });
    await prefer(quiet, { tipos: { sistema: { correo: false } } });
    await prefer(silent, { canales: { correo: false } });
    await h.db
      .collection('usuarios')
      .updateOne({ _id: new h.db.base.Types.ObjectId(gone.user._id) }, { $set: { activo: false } });
    await notifications().notify([
      ...[quiet, silent, gone, ana].map((actor) => notice(actor)),
      notice(quiet, { tipo: 'pedido' }),
      notice(ana, { correo: false }),
    ]);
    await nothingWaits();
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual([ana.email, quiet.email].sort());
  });
});
