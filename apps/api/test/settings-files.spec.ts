import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { SETTINGS } from '../src/platform/config/data/settings';
import { Environment } from '../src/platform/config/environment';
import { SETTINGS_COMMAND, SETTINGS_FILES } from '../src/platform/config/settings-files';
import { validateEnvironment } from '../src/platform/config/validate-environment';

const text = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');

describe('the table of settings', () => {
  it('has a row for every variable that is checked, and no other', () => {
    const checked = getMetadataStorage()
      .getTargetValidationMetadatas(Environment, '', false, false)
      .map(({ propertyName }) => propertyName);
    expect(Object.keys(SETTINGS).sort()).toEqual([...new Set(checked)].sort());
  });

  it.each(SETTINGS_FILES)('is what $path says', ({ path, write }) => {
    const now = text(path);
    expect(now === write(now) ? 'current' : `${path} says something else than the table: ${SETTINGS_COMMAND}`).toBe(
      'current',
    );
  });
});

describe('docker/.env alone', () => {
  /** Environment that compose would give the API from these lines. */
  const handedOver = (dotEnv: string) => {
    const set = Object.fromEntries(
      [...dotEnv.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const block = /x-environment: &environment\n([^#]+)/.exec(text('docker/compose.yml'))![1]!;
    return Object.fromEntries(
      [...block.matchAll(/^ {2}([A-Z\d_]+): (.+)$/gm)].map(([, name, value]) => [
        name,
        value!.replace(/^'(.*)'$/, '$1').replace(/\$\{(\w+)(:[-?][^}]*)?\}/g, (_all, key: string) => set[key] ?? ''),
      ]),
    );
  };
  const withSecrets = text('docker/.env.example').replace(
    /^(JWT_SECRET|S3_SECRET_KEY|MONGO_PASSWORD|REDIS_PASSWORD)=$/gm,
    '$&0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  );
  const set = (lines: Record<string, string>) =>
    Object.entries(lines).reduce((all, [name, value]) => {
      expect(all).toMatch(new RegExp(`^${name}=`, 'm'));
      return all.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
    }, withSecrets);

  it('as it is copied, with secrets, makes a demo', () => {
    const env = validateEnvironment(handedOver(withSecrets));
    expect(env).toMatchObject({ NODE_ENV: 'production', TUERCA_DEMO: true, BANCO: 'simulado', STORAGE: 's3' });
    expect(env.MONGODB_URI).toMatch(/^mongodb:\/\/tuerca:0f1e2d[^@]+@mongo:27017\/tuerca\?/);
    expect(() => validateEnvironment(handedOver(text('docker/.env.example')))).toThrow('JWT_SECRET');
  });

  it('makes a shop with its own mail, bank, rate, origins and limits', () => {
    const shop = {
      TUERCA_DEMO: '0',
      PUBLIC_URL: 'https://tuerca.example',
      ALLOWED_ORIGINS: 'https://www.tuerca.example',
      SMTP_URL: 'smtps://usuario:clave@smtp.example.com',
      MAIL_FROM: 'Mi Tienda <hola@tuerca.example>',
      BANCO: 'banplus',
      BANPLUS_URL: 'https://banco.example',
      BANPLUS_KEY: 'clave',
      TASA_URL: 'https://tasa.example/bcv',
      METRICS_PORT: '9464',
      LOG_LEVEL: 'warn',
      PASSWORD_MIN: '8',
      LIMITE_GENERAL: '600',
      TUERCA_VERSION: 'v2',
    };
    const env = validateEnvironment(handedOver(set(shop)));
    const read = Object.fromEntries(Object.keys(shop).map((name) => [name, env[name as keyof typeof env]]));
    const values = { ...shop, TUERCA_DEMO: false, METRICS_PORT: 9464, PASSWORD_MIN: 8, LIMITE_GENERAL: 600 };
    expect(read).toEqual({ ...values, ALLOWED_ORIGINS: ['https://www.tuerca.example'] });
  });
});

it("the README's block for a shop outside compose holds settings, and passes their rules", () => {
  const block = /cat > tuerca\.env <<END\n([\s\S]+?)END\n/.exec(text('README.md'))![1]!;
  const lines = block
    .trim()
    .split('\n')
    .map((line) => /^([A-Z\d_]+)=(.+)$/.exec(line)!.slice(1) as [string, string]);
  for (const [name] of lines) expect(Object.keys(SETTINGS)).toContain(name);
  const secret = 'q7Vn2xLr9TzKc4Wm8PbY3sHd6GfJ1aEu0RoXi5Nt';
  const env = validateEnvironment(Object.fromEntries([...lines, ['JWT_SECRET', secret]]));
  expect(env).toMatchObject({ NODE_ENV: 'production', TUERCA_DEMO: false });
  expect(env.TUERCA_WEB).toBeDefined();
});
