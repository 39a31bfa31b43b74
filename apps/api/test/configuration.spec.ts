import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SETTINGS } from '../src/platform/config/data/settings';
import { unknownSettings } from '../src/platform/config/unknown-settings';
import { validateEnvironment } from '../src/platform/config/validate-environment';
import { PRODUCTION } from './production';

const SECRET = 'q7Vn2xLr9TzKc4Wm8PbY3sHd6GfJ1aEu0RoXi5Nt';
const FORMER = 'mZ4kT9wQ1sLx7VbN3cRy6HpD8gJf2AeU0oXi5Kt';
const PUBLISHED = 'solo-para-desarrollo-Zx81-tuerca-0123456789-abcdef';
const real = { ...PRODUCTION, JWT_SECRET: SECRET, MONGODB_URI: 'mongodb://127.0.0.1/tuerca' };
const demo = { ...real, TUERCA_DEMO: '1' };
const development = { ...real, NODE_ENV: 'development' };
/** Reason against the start; null for a valid environment. */
const complaint = (env: Record<string, string>, options?: { serves: boolean }): string | null => {
  try {
    validateEnvironment(env, options);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a production', () => {
  it('starts with what a deployment sets', () => expect(complaint(real)).toBeNull());

  it.each([
    ['a secret that was published', 'JWT_SECRET', PUBLISHED],
    ['a secret of one character', 'JWT_SECRET', 'x'.repeat(48)],
    ['a secret that repeats itself', 'JWT_SECRET', 'q7Vn2xLr9TzKc4Wm'.repeat(3)],
    ['a short secret', 'JWT_SECRET', SECRET.slice(0, 31)],
  ])('refuses %s, as a demo does', (_what, name, value) => {
    for (const env of [real, demo]) expect(complaint({ ...env, [name]: value })).toContain(name);
  });

  it('reads former secrets, none of which everybody knows', () => {
    const previous = (...secrets: string[]) => complaint({ ...real, JWT_SECRET_PREVIOUS: secrets.join(', ') });
    expect(previous(FORMER)).toBeNull();
    expect(previous(FORMER, `${FORMER}-2`)).toBeNull();
    expect(previous(FORMER, PUBLISHED)).toContain('JWT_SECRET_PREVIOUS');
    expect(previous('x'.repeat(48))).toContain('quítalo');
  });

  it.each([
    ['a bank that confirms everything', 'BANCO', 'simulado'],
    ['an address without https', 'PUBLIC_URL', 'http://tuerca.example'],
    ['limits that are lifted', 'LIMITE_FACTOR', '1.5'],
  ])('refuses %s, which a demo may have', (_what, name, value) => {
    expect(complaint({ ...real, [name]: value })).toContain(name);
    expect(complaint({ ...demo, [name]: value })).toBeNull();
    expect(complaint({ ...development, [name]: value })).toBeNull();
  });
});

describe('a wrong value', () => {
  it('is told with its name, what was read and an example, all of them at once', () => {
    const message = complaint({ ...real, BANCO: 'simulado', LIMITE_FACTOR: '2', PORT: '80a' })!;
    expect(message).toContain(
      'PORT: se leyó «80a»; debe ser un número entero entre 0 y 65535, sin unidad ni coma. Ejemplo: PORT=3000',
    );
    expect(message).toContain('BANCO: se leyó «simulado»;');
    expect(message).toContain('LIMITE_FACTOR: se leyó «2»;');
  });

  it('of a former secret that is short, or the present one, is told without its text', () => {
    for (const env of [real, development]) {
      const short = complaint({ ...env, JWT_SECRET_PREVIOUS: `${FORMER},${FORMER.slice(0, 31)}` })!;
      expect(short).toContain('JWT_SECRET_PREVIOUS: se leyó un valor de 71 caracteres, que no se muestra;');
      expect(short).toContain('claves de al menos 32 caracteres');
      const same = complaint({ ...env, JWT_SECRET_PREVIOUS: `${FORMER},${SECRET}` })!;
      expect(same).toContain('nombra el mismo secreto que JWT_SECRET');
      for (const message of [short, same]) expect(message).not.toContain(FORMER.slice(0, 8));
    }
  });

  it('that is missing is told, too', () => {
    const message = complaint({ ...real, MONGODB_URI: '', JWT_SECRET: '' })!;
    expect(message).toContain('MONGODB_URI: no está puesta;');
    expect(message).toContain('JWT_SECRET: no está puesta;');
  });

  it.each([
    ['PORT', ['15s', '3,5', '3.5', '-1', '65536', '0x10', '1e3', 'NaN']],
    ['BARRIDO_MS', ['15s', '15 000', '49']],
    ['LIMITE_FACTOR', ['1,5', '50%', '0', 'Infinity']],
    ['TUERCA_DEMO', ['quizás', '2', 'y', 'true!']],
    ['IMAGENES_AVIF', ['avif']],
    ['REDIS_URL', ['redis:6379', 'http://redis:6379', 'redis://', '/tmp/redis.sock']],
    ['SMTP_URL', ['smtp.example.com:587', 'http://smtp.example.com', 'smtp://usuario:a/b@smtp.example.com']],
    ['TASA_URL', ['tasa.example.com', 'ftp://tasa.example.com']],
    ['S3_ENDPOINT', ['storage:8333', 's3://storage']],
    ['BACKUP_DIR', ['s3://', 's3://a', 's3://respaldos/../fotos?x', 'http://respaldos.example']],
    ['BACKUP_KEEP', ['0', 'todos']],
    ['BANPLUS_URL', ['http://banco.example', 'banco.example', 'http://127.0.0.1.example']],
    ['PUBLIC_URL', ['tuerca.example', 'https://tuerca.example/tienda', 'https://tuerca.example?a=b']],
    ['ALLOWED_ORIGINS', ['https://a.example,b.example', 'https://a.example/']],
    ['TRUSTED_PROXIES', ['nginx', '10.0.0.1/33', '10.0.0.1/8/8', 'true', '::1/129', '10.0.0.0/x']],
    [
      'MONGODB_URI',
      ['mongodb://127.0.0.1', 'mongodb://127.0.0.1/', 'http://127.0.0.1/tuerca', 'mongodb://u:a/b@h/tuerca'],
    ],
    ['MAIL_FROM', ['Tuerca', 'Tuerca <no-responder>', 'a@b.ve, c@d.ve']],
    ['PUSH_SUBJECT', ['soporte@tuerca.ve', 'mailto:soporte', 'http://tuerca.ve']],
    ['HOST', ['0.0.0.0:3000', 'http://localhost', 'una máquina']],
    ['LOG_LEVEL', ['trace', 'INFO']],
  ])('of %s is refused: %j', (name, values) => {
    for (const value of values)
      expect([value, complaint({ ...real, [name]: value })]).toEqual([value, expect.stringContaining(`  ${name}: `)]);
  });

  it.each([
    ['PORT', ['0', ' 80 '], [0, 80]],
    ['TUERCA_DEMO', ['1', 'TRUE', 'si', 'Sí', 'yes', 'on'], Array(6).fill(true)],
    ['TUERCA_DEMO', ['0', 'False', 'no', 'OFF'], Array(4).fill(false)],
    ['REDIS_URL', ['redis://:clave@redis:6379/2', 'rediss://redis.example'], null],
    ['SMTP_URL', ['smtps://usuario:cl%40ve@smtp.example.com', 'smtp://mail:1025'], null],
    ['BANPLUS_URL', ['https://banco.example/x', 'http://localhost:81', 'http://127.0.0.1:81', 'http://[::1]:81'], null],
    ['MAIL_FROM', ['a@b.ve', 'Repuestos C.A. <a@b.ve>', '"El Rápido, C.A." <a@b.ve>', 'a@localhost'], null],
    ['PUSH_SUBJECT', ['https://tuerca.ve/ayuda', 'mailto:a@b.ve'], null],
    ['PUBLIC_URL', ['https://tuerca.ve/', 'https://tuerca.ve:8443'], ['https://tuerca.ve', 'https://tuerca.ve:8443']],
    ['MONGODB_URI', ['mongodb+srv://u:p@c.example/tuerca', 'mongodb://a,b:2/tuerca?replicaSet=rs0'], null],
    ['TRUSTED_PROXIES', ['10.0.0.1, 172.16.0.0/12,::1'], [['10.0.0.1', '172.16.0.0/12', '::1']]],
    ['HOST', ['::', 'api-1'], null],
    ['BACKUP_DIR', ['/srv/respaldos', 'respaldos'], ['/srv/respaldos', resolve('respaldos')]],
  ])('is none of %s: %j', (name, values, read) => {
    const env = values.map((value) => validateEnvironment({ ...demo, [name]: value })[name as 'PORT'] as unknown);
    expect(env).toEqual(read ?? values);
  });

  it('shows nothing of a secret, and of an address neither user, password nor keys', () => {
    const message = complaint({
      ...real,
      JWT_SECRET: 'corto-y-secreto',
      PUSH_PRIVATE_KEY: 'privada-y-secreta',
      MONGODB_URI: 'mongodb://usuario:muy/secreto@mongo/tuerca',
      SMTP_URL: 'usuario:muy@secreto@smtp.example.com',
      TASA_URL: 'ftp://tasa.example.com/?llave=secreto',
    })!;
    expect(message).not.toMatch(/secret[oa]/);
    expect(message).toContain('JWT_SECRET: se leyó un valor de 15 caracteres, que no se muestra;');
    expect(message).toContain('«mongodb://***@mongo/tuerca»');
    expect(message).toContain('«***@smtp.example.com»');
    expect(message).toContain('«ftp://tasa.example.com/?llave=***»');
  });

  it('is not the example that stands beside it', () => {
    const written = Object.entries(SETTINGS).filter(([, { example }]) => !/^(la|lo|el)[ -]/.test(example));
    const env = Object.fromEntries(written.map(([name, { example }]) => [name, example]));
    expect(written.length).toBeGreaterThan(30);
    expect(complaint({ ...env, JWT_SECRET: SECRET, S3_SECRET_KEY: 'x' })).toBeNull();
  });
});

describe('settings that need others', () => {
  it('keep archives in no bucket without its keys, nor in that of the pictures', () => {
    const keys = { S3_BUCKET: 'fotos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    const at = (BACKUP_DIR: string, env = {}) => complaint({ ...development, ...env, BACKUP_DIR });
    expect(at('s3://respaldos/tuerca', keys)).toBeNull();
    expect(at('s3://respaldos')).toContain('S3_SECRET_KEY: no está puesta; BACKUP_DIR=s3://… la necesita');
    for (const address of ['s3://fotos', 's3://fotos/respaldos'])
      expect(at(address, keys)).toContain(`BACKUP_DIR: se leyó «${address}»; es el bucket de las fotos`);
  });

  it.each([
    [{ STORAGE: 's3', S3_BUCKET: 'tuerca' }, ['S3_ACCESS_KEY', 'S3_SECRET_KEY']],
    [{ BANCO: 'banplus' }, ['BANPLUS_URL', 'BANPLUS_KEY']],
    [{ PUSH_PUBLIC_KEY: 'B'.repeat(87) }, ['PUSH_PRIVATE_KEY']],
    [{ PUSH_PRIVATE_KEY: 'B'.repeat(43) }, ['PUSH_PUBLIC_KEY']],
  ])('%j is refused in development, too', (env, names) => {
    const message = complaint({ ...development, ...(env as unknown as Record<string, string>) });
    for (const name of names) expect(message).toContain(`  ${name}: no está puesta;`);
  });
});

describe('a folder that the server needs', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tuerca-config-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const serving = (env: Record<string, string>) =>
    complaint({ ...real, TUERCA_DATA: folder, ...env }, { serves: true });

  it('holds the web build and its renderer, in production', () => {
    const web = join(folder, 'dist');
    expect(serving({ TUERCA_WEB: web })).toContain('index.html');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '');
    expect(serving({ TUERCA_WEB: web })).toContain('dist-server/entry-server.js');
    expect(serving({ TUERCA_WEB: web, NODE_ENV: 'test' })).toBeNull();
    mkdirSync(join(folder, 'dist-server'));
    writeFileSync(join(folder, 'dist-server', 'entry-server.js'), '');
    expect(serving({ TUERCA_WEB: web })).toBeNull();
  });

  it('is made for the data, unless something else is there', () => {
    const data = join(folder, 'a', 'b');
    expect(serving({ TUERCA_DATA: data })).toBeNull();
    expect(statSync(data).isDirectory()).toBe(true);
    writeFileSync(join(folder, 'file'), '');
    expect(serving({ TUERCA_DATA: join(folder, 'file') })).toContain('TUERCA_DATA');
    expect(serving({ TUERCA_DATA: join(folder, 'file', 'x') })).toContain('TUERCA_DATA');
  });
});

it('a name that nobody reads is told with the one that was meant', () => {
  const names = [
    'TUERCA_DEMOS',
    'S3_BUKET',
    'MONGO_URI',
    'SMTP_URI',
    'BANPLUS_KEYS',
    'PATH',
    'NODE_OPTIONS',
    'TUERCA_CACHE',
  ];
  expect(unknownSettings([...names, ...Object.keys(SETTINGS)])).toEqual([
    { name: 'TUERCA_DEMOS', nearest: 'TUERCA_DEMO' },
    { name: 'S3_BUKET', nearest: 'S3_BUCKET' },
    { name: 'MONGO_URI', nearest: 'MONGODB_URI' },
    { name: 'SMTP_URI', nearest: 'SMTP_URL' },
    { name: 'BANPLUS_KEYS', nearest: 'BANPLUS_KEY' },
  ]);
});
