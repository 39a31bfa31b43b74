import { randomBytes } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { type Actor, buildRegistration, mintUser } from './actors';
import { seed } from './catalogue-data';
import { type Answer, call, freshDatabase, type Harness, startApp } from './harness';
import { run } from './programs';
import { codeOf, enableFactor, type Factor } from './second-factor';
import { openShop, pay, paymentFor, put, quote, retiro, until } from './shop';
import { startSmtp, type TestSmtp } from './smtp';

jest.setTimeout(180_000);

const [FIRST, SECOND, STRANGE] = [1, 2, 3].map(() => randomBytes(32).toString('hex')) as [string, string, string];
const NOBODY = 'smtp://127.0.0.1:1';
const MONGODB_URI = freshDatabase();
let smtp: TestSmtp;
let db: Connection;
/** The running API. */
let h: Harness;
beforeAll(async () => {
  smtp = await startSmtp();
  db = await mongoose.createConnection(MONGODB_URI).asPromise();
});
afterAll(async () => {
  await h.close();
  await db.dropDatabase();
  await db.close();
  await smtp.close();
});

const secrets = (JWT_SECRET: string, former: string[]) => ({ JWT_SECRET, JWT_SECRET_PREVIOUS: former.join(',') });
async function restart(secret: string, former: string[], SMTP_URL: string) {
  await h?.close();
  h = await startApp({ ...secrets(secret, former), MONGODB_URI, SMTP_URL });
}
/** The command as an operator types it, in a process of its own. */
async function reseal(secret: string, former: string[]) {
  const command = run('reseal.js', [], { ...secrets(secret, former), MONGODB_URI, SMTP_URL: NOBODY });
  return { code: await command.ended, output: command.output() };
}

const post = (path: string, body: object, headers = {}) => call(h.base, 'POST', `/api/auth/${path}`, { body, headers });
const cookieIn = ({ headers }: Answer, name: string): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))!
    .split(';')[0]!;

// Ana has a second factor and a session; Luis a browser that is known, and a mail that waits; both buy.
let [ana, luis]: [Actor, Actor] = [] as never;
let factor: Factor;
let [session, device]: [string, string] = [] as never;
let store: Actor;
let cotizacion: Cotizacion;
const registration = buildRegistration('client');

const me = async () => (await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).status;
/** The next token of Ana's session; its code where it is refused. */
async function refresh(): Promise<number | string> {
  const answer = await post('refresh-token', {}, { cookie: session });
  if (!answer.body.success) return answer.body.code!;
  [session, ana.token] = [cookieIn(answer, 'rt'), answer.body.data.token];
  return answer.status;
}
/** Ana signs in somewhere, with a code of her app or one of her recovery codes. */
async function second(codigo: string): Promise<number> {
  const { body } = await post('login', { email: ana.email, password: ana.password });
  return (await post('segundo-factor', { desafio: body.data.desafio, codigo })).status;
}
/** Luis signs in from his browser; returns the count of warnings in all. */
async function strangersAfterSignIn(): Promise<number> {
  const answer = await post('login', { email: luis.email, password: luis.password }, { cookie: device });
  [device, luis.token] = [cookieIn(answer, 'dispositivo'), answer.body.data.token];
  return db.collection('notificaciones').countDocuments({
    usuarioId: new mongoose.Types.ObjectId(luis.user._id),
    titulo: 'Inicio de sesión desde un dispositivo nuevo',
  });
}
/** Luis's purchase, frozen in a quote. */
async function freeze() {
  const { id } = await seed(h, store.user._id, { stock: 5 });
  await put(h, luis.token, { productoId: id, cantidad: 1 });
  cotizacion = (await quote(h, luis.token, retiro(store.user._id))).body.data;
}
const buyAsFrozen = () => pay(h, luis.token, paymentFor(cotizacion));
const register = () =>
  call(h.base, 'POST', '/api/auth/register', { body: registration, headers: { 'idempotency-key': 'una-vez' } });

const waiting = () => db.collection('correos').find().sort({ _id: 1 }).toArray();
const links = () =>
  smtp.mails.filter(({ to, raw }) => to === luis.email && raw.includes('/restablecer-contrasena/')).length;
/** True after an attempt, while no other is under way. */
const isTried = ({ entrega }: mongoose.mongo.Document) => entrega.intentos > 0 && entrega.turno === null;
/** Luis asks for a link, whose mail is not accepted; the last attempt failed. */
async function mailWaits() {
  const before = (await waiting()).length;
  await post('forgot-password', { email: luis.email });
  const mails = await until(waiting, (all) => all.length > before && all.every(isTried));
  return mails.at(-1)!._id;
}
/** Sets the next attempt, in milliseconds from now. */
const tryAgain = (_id: mongoose.Types.ObjectId | undefined, ms: number) =>
  db.collection('correos').updateOne({ _id }, { $set: { 'entrega.proximo': new Date(Date.now() + ms) } });

let changed: Date;
/** Mails that wait until the former secret is gone. */
let [late, last]: mongoose.Types.ObjectId[] = [];

it('before: a shop with its first secret', async () => {
  await restart(FIRST, [], NOBODY);
  ({ store } = await openShop(h));
  [ana, luis] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
  factor = await enableFactor(h, ana);
  const { body } = await post('login', { email: ana.email, password: ana.password });
  const entered = await post('segundo-factor', { desafio: body.data.desafio, codigo: factor.codigos[0] });
  [session, ana.token] = [cookieIn(entered, 'rt'), entered.body.data.token];
  expect(await strangersAfterSignIn()).toBe(1);
  await freeze();
  expect((await register()).status).toBe(201);
  await mailWaits();
  [late, last] = [await mailWaits(), await mailWaits()];
  // No mail is sent while the shop restarts.
  for (const { _id } of await waiting()) await tryAgain(_id, 3_600_000);
});

it('with a new secret and the former one all goes on', async () => {
  changed = new Date();
  const due = (await waiting()).map(({ _id }) => _id).filter((_id) => !_id.equals(late) && !_id.equals(last));
  await restart(SECOND, [FIRST], smtp.url);
  for (const _id of due) await tryAgain(_id, 0);
  expect(await me()).toBe(200);
  expect(await refresh()).toBe(200);
  expect(await second(codeOf(factor.secreto))).toBe(200);
  expect(await second(factor.codigos[1]!)).toBe(200);
  expect(await second(factor.codigos[1]!)).toBe(400);
  expect(await strangersAfterSignIn()).toBe(1);
  expect((await buyAsFrozen()).status).toBe(201);
  expect((await register()).headers.get('idempotent-replayed')).toBe('true');
  await until(
    async () => links(),
    (count) => count === 1,
  );
  await freeze();
});

it('the command seals anew beside it, and says what still hangs on the former secret', async () => {
  await until(waiting, (mails) => mails.length === 2);
  const { code, output } = await reseal(SECOND, [FIRST]);
  expect([code, output]).toEqual([0, expect.stringContaining('Segundos factores: 1 con el secreto nuevo desde ahora')]);
  expect(output).toContain('Correos en espera: 2 con el secreto nuevo');
  // Of the sessions from before only Ana's was used since.
  const before = await db.collection('sesiones').countDocuments({ revocada: null, creada: { $lt: changed } });
  expect(output).toMatch(new RegExp(`dependen del secreto anterior: ${before - 1}\\. .*la última vence el \\d`));
});

it('with the new secret alone all goes on', async () => {
  await restart(SECOND, [], smtp.url);
  await tryAgain(late, 0);
  expect(await me()).toBe(200);
  expect(await refresh()).toBe(200);
  expect(await second(codeOf(factor.secreto, 1))).toBe(200);
  expect(await second(factor.codigos[2]!)).toBe(200);
  expect(await second(factor.codigos[0]!)).toBe(400);
  expect(await strangersAfterSignIn()).toBe(1);
  expect((await buyAsFrozen()).status).toBe(201);
  await until(
    async () => links(),
    (count) => count === 2,
  );
  // A repeat is recognised for a day after the change, as the command says.
  expect((await register()).body.code).toBe('CLAVE_REUTILIZADA');
});

it('with another secret that names no former one exactly this is refused, and comes back with the secret', async () => {
  await freeze();
  await restart(STRANGE, [], smtp.url);
  await tryAgain(last, 0);
  expect([await me(), await refresh()]).toEqual([401, 'SESION_VENCIDA']);
  expect([await second(codeOf(factor.secreto, 1)), await second(factor.codigos[3]!)]).toEqual([400, 400]);
  // Luis's password still opens his account; his browser counts as a new one.
  expect(await strangersAfterSignIn()).toBe(2);
  expect((await buyAsFrozen()).body.code).toBe('COTIZACION_INVALIDA');
  const tries = (await db.collection('correos').findOne({ _id: last }))!.entrega.intentos as number;
  await until(
    () => db.collection('correos').findOne({ _id: last }),
    (one) => one!.entrega.intentos > tries,
  );

  await restart(SECOND, [], smtp.url);
  await tryAgain(last, 0);
  expect([await refresh(), await me()]).toEqual([200, 200]);
  expect(await second(factor.codigos[3]!)).toBe(200);
  await strangersAfterSignIn();
  expect((await buyAsFrozen()).status).toBe(201);
  await until(
    async () => links(),
    (count) => count === 3,
  );
});

describe('the command refuses', () => {
  it('to work without a former secret', async () => {
    const { code, output } = await reseal(SECOND, []);
    expect([code, output]).toEqual([1, expect.stringContaining('JWT_SECRET_PREVIOUS está vacía')]);
  });

  it('to say that all is well while something opens with no secret, and leaves it as it is', async () => {
    const stored = () => db.collection('segundos_factores').find().toArray();
    const before = await stored();
    const { code, output } = await reseal(STRANGE, [FIRST]);
    expect([code, output]).toEqual([1, expect.stringContaining('Segundos factores: 0 con el secreto nuevo')]);
    expect(output).toMatch(/1 ilegibles\.[^]*deja JWT_SECRET_PREVIOUS como está/);
    expect(await stored()).toEqual(before);
  });
});
