import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateEnvironment } from '../src/platform/config/validate-environment';
import { PRODUCTION } from './production';

const SECRET = 'q7Vn2xLr9TzKc4Wm8PbY3sHd6GfJ1aEu0RoXi5Nt';
const real = { ...PRODUCTION, JWT_SECRET: SECRET, MONGODB_URI: 'mongodb://127.0.0.1/tuerca' };
const demo = { ...real, TUERCA_DEMO: '1' };
/** The first line of every complaint, or null when the environment is taken. */
const complaint = (env: Record<string, string>): string | null => {
  try {
    validateEnvironment(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};
const example = /^JWT_SECRET=(.+)$/m.exec(readFileSync(join(__dirname, '../../../docker/.env.example'), 'utf8'))![1]!;

describe('a production', () => {
  it('starts with what a deployment sets', () => expect(complaint(real)).toBeNull());

  it.each([
    ['the secret of docker/.env.example', 'JWT_SECRET', example],
    ['a secret of one character', 'JWT_SECRET', 'x'.repeat(48)],
    ['a secret that repeats itself', 'JWT_SECRET', 'q7Vn2xLr9TzKc4Wm'.repeat(3)],
    ['a short secret', 'JWT_SECRET', SECRET.slice(0, 31)],
  ])('refuses %s, as a demo does', (_what, name, value) => {
    for (const env of [real, demo]) expect(complaint({ ...env, [name]: value })).toContain(name);
  });

  it.each([
    ['a bank that confirms everything', 'BANCO', 'simulado'],
    ['an address without https', 'PUBLIC_URL', 'http://tuerca.example'],
    ['limits that are lifted', 'LIMITE_FACTOR', '1.5'],
  ])('refuses %s, which a demo may have', (_what, name, value) => {
    expect(complaint({ ...real, [name]: value })).toContain(name);
    expect(complaint({ ...demo, [name]: value })).toBeNull();
    expect(complaint({ ...real, NODE_ENV: 'development', [name]: value })).toBeNull();
  });

  it('names every wrong variable at once', () => {
    const message = complaint({ ...real, BANCO: 'simulado', LIMITE_FACTOR: '2', PORT: 'x' });
    for (const name of ['BANCO', 'LIMITE_FACTOR', 'PORT']) expect(message).toContain(name);
  });
});

describe('the list of proxies', () => {
  it('takes addresses and ranges, and is empty unless set', () => {
    expect(validateEnvironment(real).TRUSTED_PROXIES).toEqual([]);
    expect(validateEnvironment({ ...real, TRUSTED_PROXIES: '10.0.0.1, 172.16.0.0/12,::1' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.1',
      '172.16.0.0/12',
      '::1',
    ]);
  });

  it.each(['nginx', '10.0.0.1/33', '10.0.0.1/8/8', 'true', '::1/129', '10.0.0.0/x'])('refuses %s', (value) =>
    expect(complaint({ ...real, TRUSTED_PROXIES: value })).toContain('TRUSTED_PROXIES'),
  );
});
