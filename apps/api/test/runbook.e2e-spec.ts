import { readdirSync, rmSync } from 'node:fs';
import { ALERT_WORDS } from '@tuerca/contracts/admin/messages';
import { REVISIONES } from '@tuerca/contracts/admin/states';
import { choosePort } from '@tuerca/mongo/common/port';
import { SETTINGS } from '../src/platform/config/data/settings';
import { signIn, signUp } from './actors';
import { call, freshDatabase } from './harness';
import { openRunbook, Operator, type Runbook, withDatabase } from './operator';
import { jpeg } from './pictures';
import { type S3Server, startS3 } from './s3-server';
import { enableFactor } from './second-factor';
import { until } from './until';

jest.setTimeout(300_000);

const PASSWORD = 'Correa.De.Repuesto.71';
const LINK = /https:\/\/www\.example\.com\/restablecer-contrasena\/([\w-]{43})\?administrador=1/;

let runbook: Runbook;
let operator: Operator;
let s3: S3Server;
beforeAll(async () => {
  runbook = await openRunbook();
  operator = new Operator(runbook.blocks);
  s3 = await startS3();
});
afterAll(async () => {
  await operator.leave();
  await s3.close();
});

const administrator = () => signIn(operator.base, 'jefa@example.com', PASSWORD);
const register = (email: string) => signUp(operator.base, 'client', { email, password: PASSWORD });
/** The release that serves, and how each row of /admin/estado does. */
const estado = async (): Promise<Record<string, string>> => {
  const { token } = await administrator();
  const { body } = await call(operator.base, 'GET', '/api/admin/estado', { token });
  const rows = body.data.revisiones as { clave: string; estado: string; resumen: string }[];
  return {
    release: body.data.version,
    ...Object.fromEntries(rows.map(({ clave, estado: how, resumen }) => [clave, `${how}: ${resumen}`])),
  };
};
const accounts = () => accountsOf(operator.setting('MONGODB_URI'));
const accountsOf = (uri: string) =>
  withDatabase(uri, async (db) => {
    const users = await db.collection('usuarios').find().sort({ email: 1 }).toArray();
    return users.map(({ email }) => String(email).replace('@example.com', ''));
  });

describe('who has docs/operar.md alone, an empty folder, a release and a database', () => {
  it('installs: the process lives, serves and draws pages, and nobody is in it', async () => {
    const port = String(await choosePort(0));
    await operator.follow('On one machine, without compose', ({ text }) => {
      // All that this machine has other than the document's.
      if (text.includes('> tuerca.env')) operator.change({ PORT: port, MONGODB_URI: freshDatabase() });
    });
    for (const path of ['/healthz', '/readyz']) expect((await fetch(operator.base + path)).status).toBe(200);
    expect(await (await fetch(`${operator.base}/iniciar-sesion`)).text()).toContain('<title>');
    expect(await accounts()).toEqual([]);
    expect(operator.setting('JWT_SECRET')).toMatch(/^[\da-f]{64}$/);
  });

  it('makes the first administrator, whose link sets the password once', async () => {
    const [printed] = await operator.follow('First administrator');
    const [, token] = LINK.exec(printed!)!;
    expect((await fetch(`${operator.base}/restablecer-contrasena/${token}?administrador=1`)).status).toBe(200);
    const reset = () =>
      call(operator.base, 'POST', '/api/auth/reset-password', { body: { token, password: PASSWORD } });
    expect((await reset()).status).toBe(200);
    expect((await reset()).body.code).toBe('ENLACE_VENCIDO');
    expect((await estado()).release).toBe('v1');
    expect(await (await fetch(operator.base)).text()).toContain('Abrimos pronto');
  });

  it('makes a backup and proves it', async () => {
    const [printed] = await operator.follow('Backup');
    expect(printed).toMatch(/^Respaldo en respaldos\/tuerca-[\d-]+\.zip: \d+ documentos/);
    expect(printed).toContain('vuelve entero');
    const rows = await estado();
    expect([rows.respaldo, rows.simulacro]).toEqual([expect.stringMatching(/^ok/), expect.stringMatching(/^ok/)]);
    const isMade = (name: string) => name.startsWith('tuerca-programado-');
    await until(
      async () => readdirSync(operator.path('respaldos')),
      (names) => names.some(isMade),
      120_000,
    );
  });

  it('restores it into an empty database, and the old one stays as it is', async () => {
    await register('tarde@example.com');
    const old = operator.setting('MONGODB_URI');
    await operator.follow('Restore');
    expect(operator.setting('MONGODB_URI')).not.toBe(old);
    expect(await accounts()).toEqual(['jefa']);
    expect(await accountsOf(old)).toEqual(['jefa', 'tarde']);
    await register('nueva@example.com');
  });

  it('upgrades and rolls back, and everything that was written stays', async () => {
    await operator.follow('Upgrade');
    expect((await estado()).release).toBe('v2');
    await register('otra@example.com');
    await operator.follow('Roll back');
    expect((await estado()).release).toBe('v1');
    expect(await accounts()).toEqual(['jefa', 'nueva', 'otra']);
  });

  it('moves the pictures to a bucket, from which they are shown', async () => {
    const { token } = await signIn(operator.base, 'nueva@example.com', PASSWORD);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'foto.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const sent = await fetch(`${operator.base}/api/upload/profile`, { method: 'POST', headers, body: form });
    const { data } = (await sent.json()) as { data: { imageUrl: string } };
    const { STORAGE: _later, ...bucket } = s3.env;
    await operator.follow('Move to other storage', ({ text }) => {
      if (text.includes('S3_BUCKET=')) operator.change(bucket);
    });
    expect(s3.objects.size).toBeGreaterThan(0);
    rmSync(operator.path('data', 'media'), { recursive: true });
    expect((await fetch(operator.base + data.imageUrl)).status).toBe(200);
    expect(await estado()).toMatchObject({ archivos: expect.stringContaining('S3') });
  });

  it('changes the secret: sessions go on, and a second factor opens when the former secret is gone', async () => {
    const ana = await register('segura@example.com');
    const { codigos } = await enableFactor(operator, ana);
    const isIn = async () => (await call(operator.base, 'GET', '/api/auth/me', { token: ana.token })).status === 200;
    const former = operator.setting('JWT_SECRET');
    const went: boolean[] = [];
    const printed = await operator.follow('JWT_SECRET', async () => void went.push(await isIn()));
    expect(went).toEqual([true, false]);
    expect(printed[0]).toMatch(/^Segundos factores: 1 con el secreto nuevo/);
    expect(operator.setting('JWT_SECRET')).not.toBe(former);
    const { email, password } = ana;
    const login = await call(operator.base, 'POST', '/api/auth/login', { body: { email, password } });
    const body = { desafio: login.body.data.desafio, codigo: codigos[0] };
    expect((await call(operator.base, 'POST', '/api/auth/segundo-factor', { body })).status).toBe(200);
  });

  it('has followed every command that stands there, in its order', () => {
    const sections = runbook.blocks.filter(({ kind }) => kind === 'sh').map(({ section }) => section);
    expect(operator.followed).toEqual([...new Set(sections)]);
  });
});

describe('what docs/operar.md says of alarms', () => {
  const under = (title: string) =>
    runbook.headings.filter(({ level, under: own }) => level === 3 && own === title).map((heading) => heading.title);
  const expected = (table: Record<string, { titulo: string }>) =>
    Object.entries(table).map(([key, { titulo }]) => `${titulo} (\`${key}\`)`);

  it('has a heading for each row of /admin/estado, and no other', () => {
    expect(under('Rows of /admin/estado')).toEqual(expected(REVISIONES));
  });

  it('has a heading for each alert of the dashboard, and no other', () => {
    expect(under('Alerts of the dashboard')).toEqual(expected(ALERT_WORDS));
  });
});

it('shows settings that there are', () => {
  const lines = runbook.blocks.flatMap(({ kind, text }) => (kind === 'env' ? text.split('\n') : []));
  expect(lines).not.toHaveLength(0);
  for (const line of lines) expect(Object.keys(SETTINGS)).toContain(line.split('=')[0]);
});
