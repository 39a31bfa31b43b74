import { execFile } from 'node:child_process';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { AdministratorAccessService } from '../src/auth/auth/administrator-access.service';
import { mintUser, signIn } from './actors';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { PRODUCTION } from './production';
import { compiledApi } from './second-process';
import { startSmtp, type TestSmtp } from './smtp';

jest.setTimeout(90_000);

const PASSWORD = 'Correa.De.Repuesto.71';
const LINK = /https:\/\/tuerca\.example\/restablecer-contrasena\/([\w-]{43})\?administrador=1/;

let build: string;
let smtp: TestSmtp;
let db: Connection;
beforeAll(async () => {
  build = compiledApi();
  smtp = await startSmtp();
  Object.assign(process.env, PRODUCTION, { MONGODB_URI: freshDatabase() });
  db = await mongoose.createConnection(process.env.MONGODB_URI!).asPromise();
});
afterAll(async () => {
  await db.dropDatabase();
  await db.close();
  await smtp.close();
});

/** The command as an operator types it, in a process of its own. */
const createAdmin = (address: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, SMTP_URL: '', ...env } };
    execFile(process.execPath, [join(build, 'create-admin.js'), ...address], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const tokenIn = (text: string): string => LINK.exec(text)![1]!;
const accounts = () => db.collection('usuarios').find().toArray();
const lines = (accion: string) => db.collection('auditoria').find({ actor: 'consola', accion }).toArray();

describe('on an empty database, before the API ever ran', () => {
  it('prints the link once where no mail can leave, and makes one account of two at once', async () => {
    const both = await Promise.all([createAdmin(['Jefa@Tuerca.example']), createAdmin(['jefa@tuerca.example'])]);
    // One of them makes the indexes while the other waits, and says so.
    const waits = /^(Otra instancia \(.*\) (migra|hace los índices); esta espera por ella\.\n)*$/;
    for (const { code, err } of both) expect([code, err]).toEqual([0, expect.stringMatching(waits)]);
    expect(
      both.filter(({ out }) => out.startsWith('Cuenta de administrador creada: jefa@tuerca.example')),
    ).toHaveLength(1);
    for (const { out } of both) expect(out.match(new RegExp(LINK, 'g'))).toHaveLength(1);
    expect(await accounts()).toEqual([
      expect.objectContaining({ email: 'jefa@tuerca.example', role: 'admin', activo: true }),
    ]);
    expect(await lines('usuario.crear')).toHaveLength(1);
    expect(await lines('usuario.enlace')).toHaveLength(1);
    expect(JSON.stringify(await lines('usuario.crear'))).not.toContain('argon2');
    // Nothing started: no rate or plan was written down, no demo loaded, and no round ran.
    expect(await db.collection('configuracion').countDocuments()).toBe(0);
  });

  it('refuses what is no address, and says how the command is written', async () => {
    expect(await createAdmin(['jefa'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('«jefa» no es un correo'),
    });
    expect(await createAdmin([])).toMatchObject({ code: 1, err: expect.stringContaining('create-admin.js persona@') });
    expect(await accounts()).toHaveLength(1);
  });
});

describe('beside a running API', () => {
  let h: Harness;
  beforeAll(async () => {
    h = await startApp({ ...PRODUCTION, MONGODB_URI: process.env.MONGODB_URI!, SMTP_URL: smtp.url });
  });
  afterAll(() => h.close());

  const post = (path: string, body: object) => call(h.base, 'POST', path, { body });
  const reset = (token: string) => post('/api/auth/reset-password', { token, password: PASSWORD });
  /** The token in the text of a mail, whose lines are joined again. */
  const linkIn = ({ raw }: { raw: string }) => tokenIn(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='));

  it('mails an administrator a new link only; it sets the password once, and she signs in', async () => {
    const first = await createAdmin(['jefa@tuerca.example'], { SMTP_URL: smtp.url });
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('ya es administrador') });
    const second = await createAdmin(['jefa@tuerca.example'], { SMTP_URL: smtp.url });
    expect(second.out).not.toContain('restablecer-contrasena');
    const [former, latter] = smtp.mails.map(linkIn);
    expect(smtp.mails.map(({ to }) => to)).toEqual(['jefa@tuerca.example', 'jefa@tuerca.example']);
    expect((await reset(former!)).body.code).toBe('ENLACE_VENCIDO');
    expect((await reset(latter!)).status).toBe(200);
    expect((await reset(latter!)).body.code).toBe('ENLACE_VENCIDO');
    const { token, user } = await signIn(h.base, 'jefa@tuerca.example', PASSWORD);
    expect(user).toMatchObject({ role: 'admin', emailVerificado: true });
    expect((await call(h.base, 'GET', '/api/admin/estado', { token })).status).toBe(200);
  });

  it('leads to no more than the second factor where the settings demand it of administrators', async () => {
    const { token } = await signIn(h.base, 'jefa@tuerca.example', PASSWORD);
    await call(h.base, 'POST', '/api/auth/confirmar', { token, body: { password: PASSWORD } });
    const set = { token, body: { valor: true, motivo: 'Desde el primer día' } };
    expect((await call(h.base, 'PUT', '/api/system/config/segundo_factor_admin', set)).status).toBe(200);
    const again = await signIn(h.base, 'jefa@tuerca.example', PASSWORD);
    const refused = await call(h.base, 'GET', '/api/admin/estado', { token: again.token });
    expect(refused.body.code).toBe('SEGUNDO_FACTOR_REQUERIDO');
  });

  it('lasts half an hour', async () => {
    const { out } = await createAdmin(['otra@tuerca.example']);
    const [link] = await db.collection('enlaces').find({ tipo: 'restablecer' }).sort({ _id: -1 }).limit(1).toArray();
    const minutes = (link!.expira.getTime() - link!._id.getTimestamp().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThan(31);
    await db.collection('enlaces').updateOne({ _id: link!._id }, { $set: { expira: new Date(Date.now() - 1000) } });
    expect((await reset(tokenIn(out))).body.code).toBe('ENLACE_VENCIDO');
  });

  it('refuses an address whose account is of another kind, or an administrator who is switched off', async () => {
    const ana = await mintUser(h, 'client');
    const before = await accounts();
    expect(await createAdmin([ana.email])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/cuenta de otro tipo \(Cliente\).*Usa otro correo/),
    });
    await db.collection('usuarios').updateOne({ email: 'otra@tuerca.example' }, { $set: { activo: false } });
    expect(await createAdmin(['otra@tuerca.example'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/desactivada\. Otro administrador la activa/),
    });
    expect(await accounts()).toHaveLength(before.length);
  });

  it('says that the mail server did not take the link, and what to do', async () => {
    const { code, out, err } = await createAdmin(['tercera@tuerca.example'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/la cuenta está lista.*Corrige SMTP_URL y repite la orden/i);
    expect(err).not.toContain('restablecer-contrasena');
  });

  it('makes one account of ten at once', async () => {
    const access = h.app.get(AdministratorAccessService, { strict: false });
    const answers = await Promise.all(Array.from({ length: 10 }, () => access.open('diez@tuerca.example')));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await db.collection('usuarios').countDocuments({ email: 'diez@tuerca.example' })).toBe(1);
  });
});
