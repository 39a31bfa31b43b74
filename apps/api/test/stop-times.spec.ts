import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment } from '../src/platform/config/environment';
import { validateEnvironment } from '../src/platform/config/validate-environment';
import { STOP_WITHIN } from '../src/stop-on-signals';
import { PRODUCTION } from './production';

/** Drain and stop together, in ms. */
const IN_ALL = 10_000;

it('a process ends within ten seconds, and compose waits for the longest drain that can be set', () => {
  expect(new Environment().DRENAJE_MS + STOP_WITHIN).toBeLessThanOrEqual(IN_ALL);
  const compose = readFileSync(join(__dirname, '../../../docker/compose.yml'), 'utf8');
  const api = /^ {2}api:\n(.*?)^ {2}\S/ms.exec(compose)![1]!;
  const grace = Number(/stop_grace_period: (\d+)s$/m.exec(api)![1]) * 1000;
  const drain = (ms: number) => () =>
    validateEnvironment({
      ...PRODUCTION,
      JWT_SECRET: 'q7Vn2xLr9TzKc4Wm8PbY3sHd6GfJ1aEu0RoXi5Nt',
      MONGODB_URI: 'mongodb://127.0.0.1/tuerca',
      DRENAJE_MS: String(ms),
    });
  expect(drain(new Environment().DRENAJE_MS)).not.toThrow();
  expect(drain(grace - STOP_WITHIN)).toThrow('DRENAJE_MS');
});
