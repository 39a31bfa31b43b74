import { ALERT_WORDS } from '@tuerca/contracts/admin/messages';
import { REVISIONES } from '@tuerca/contracts/admin/states';
import { choosePort } from '@tuerca/mongo/common/port';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mongoose from 'mongoose';
import { SETTINGS } from '../src/platform/config/data/settings';
import { signIn, signUp } from './actors';
import { call, freshDatabase } from './harness';

vi.setConfig({ testTimeout: 300_000 });

interface Block {
  kind: string;
  section: string;
  line: number;
  text: string;
}
interface Runbook {
  blocks: Block[];
  headings: { level: number; title: string; under: string }[];
}

const ROOT = join(__dirname, '../../..');
const PASSWORD = 'Correa.De.Repuesto.71';
let runbook: Runbook;
beforeAll(async () => {
  const parser = pathToFileURL(join(ROOT, 'scripts/lib/runbook.mjs')).href;
  runbook = ((await import(parser)) as { readRunbook(): Runbook }).readRunbook();
});

/** Where an operator works: an empty folder, in which she has put two releases, here both this one. */
const folder = mkdtempSync(join(tmpdir(), 'tuerca-operar-'));
mkdirSync(join(folder, 'releases'));
for (const release of ['v1', 'v2']) symlinkSync(ROOT, join(folder, 'releases', release));

const settingsFile = join(folder, 'tuerca.env');
const setting = (name: string) => new RegExp(`^${name}='?(.*?)'?$`, 'm').exec(readFileSync(settingsFile, 'utf8'))![1]!;
/** As she changes a line in her editor. */
function change(name: string, value: string): void {
  const before = readFileSync(settingsFile, 'utf8');
  const line = new RegExp(`^${name}=.*$`, 'm');
  expect(before).toMatch(line);
  writeFileSync(
    settingsFile,
    before.replace(line, () => `${name}='${value}'`),
  );
}

/** As she pastes a block into a new terminal: with nothing of ours in its environment. */
const paste = ({ line, text }: Block) =>
  new Promise<string>((resolve, reject) => {
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder };
    execFile('sh', ['-eu', '-c', text], { cwd: folder, env, timeout: 240_000 }, (error, out, err) => {
      if (error) reject(new Error(`docs/operar.md:${line} failed with ${error.code}: ${err}${out}\n${text}`));
      else resolve(out);
    });
  });

const followed: string[] = [];
const commands = (section?: string) =>
  runbook.blocks.filter(({ kind, section: own }) => kind === 'sh' && (section === undefined || own === section));
/** Follows a section to its end; what each block printed. */
async function follow(section: string, after = (_block: Block): void => undefined): Promise<string[]> {
  const blocks = commands(section);
  expect(blocks).not.toHaveLength(0);
  const printed: string[] = [];
  for (const block of blocks) {
    printed.push(await paste(block));
    after(block);
  }
  followed.push(section);
  return printed;
}

const base = () => `http://127.0.0.1:${setting('PORT')}`;
const databases = new Set<string>();
const administrator = () => signIn(base(), 'jefa@example.com', PASSWORD);
const estado = async () => {
  const { token } = await administrator();
  const { body } = await call(base(), 'GET', '/api/admin/estado', { token });
  const rows = body.data.revisiones as { clave: string; estado: string }[];
  return { version: body.data.version as string, ...Object.fromEntries(rows.map((row) => [row.clave, row.estado])) };
};
const register = (email: string) => signUp(base(), 'client', { email, password: PASSWORD });
const accounts = async (uri: string) => {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    const users = await connection.collection('usuarios').find().sort({ email: 1 }).toArray();
    return users.map(({ email }) => email as string);
  } finally {
    await connection.close();
  }
};

afterAll(async () => {
  if (existsSync(join(folder, 'stop.sh'))) await paste({ line: 0, text: './stop.sh || true' } as Block);
  for (const uri of databases) {
    const connection = await mongoose.createConnection(uri).asPromise();
    await connection.dropDatabase();
    await connection.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('who has docs/operar.md alone, an empty folder, a release and a database', () => {
  it('installs: the process lives, serves and draws pages, and nobody is in it', async () => {
    const port = String(await choosePort(0));
    await follow('On one machine, without compose', ({ text }) => {
      if (!text.includes('> tuerca.env')) return;
      // All that this machine has other than the document's.
      change('PORT', port);
      change('MONGODB_URI', freshDatabase());
      databases.add(setting('MONGODB_URI'));
    });
    for (const path of ['/healthz', '/readyz']) expect((await fetch(base() + path)).status).toBe(200);
    expect(await (await fetch(`${base()}/iniciar-sesion`)).text()).toContain('<title>');
    expect(await accounts(setting('MONGODB_URI'))).toEqual([]);
    expect(setting('JWT_SECRET')).toMatch(/^[\da-f]{64}$/);
  });

  it('makes the first administrator, whose link sets the password once', async () => {
    const [printed] = await follow('First administrator');
    const [, token] = /https:\/\/www\.example\.com\/restablecer-contrasena\/([\w-]{43})\?administrador=1/.exec(
      printed!,
    )!;
    expect((await fetch(`${base()}/restablecer-contrasena/${token}?administrador=1`)).status).toBe(200);
    const reset = () => call(base(), 'POST', '/api/auth/reset-password', { body: { token, password: PASSWORD } });
    expect((await reset()).status).toBe(200);
    expect((await reset()).body.code).toBe('ENLACE_VENCIDO');
    expect(await estado()).toMatchObject({ version: 'v1', respaldo: 'atencion', simulacro: 'atencion' });
  });

  it('makes a backup and proves it', async () => {
    const [made, proved] = await follow('Backup');
    expect(made).toMatch(/^Respaldo en respaldos\/tuerca-[\d-]+\.zip: \d+ documentos/);
    expect(proved).toContain('vuelve entero');
    expect(await estado()).toMatchObject({ respaldo: 'ok', simulacro: 'ok' });
  });

  it('restores it into an empty database, and the old one stays as it is', async () => {
    await register('tarde@example.com');
    const old = setting('MONGODB_URI');
    await follow('Restore');
    expect(setting('MONGODB_URI')).not.toBe(old);
    databases.add(setting('MONGODB_URI'));
    expect(await accounts(setting('MONGODB_URI'))).toEqual(['jefa@example.com']);
    expect(await accounts(old)).toEqual(['jefa@example.com', 'tarde@example.com']);
    await register('nueva@example.com');
  });

  it('upgrades and rolls back, and everything that was written stays', async () => {
    await follow('Upgrade');
    expect(await estado()).toMatchObject({ version: 'v2', base_datos: 'ok' });
    await register('otra@example.com');
    await follow('Roll back');
    expect(await estado()).toMatchObject({ version: 'v1', base_datos: 'ok' });
    expect(await accounts(setting('MONGODB_URI'))).toEqual([
      'jefa@example.com',
      'nueva@example.com',
      'otra@example.com',
    ]);
  });

  it('has followed every command that stands there, in its order', () => {
    expect(followed).toEqual([...new Set(commands().map(({ section }) => section))]);
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
