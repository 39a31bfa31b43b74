import { eachFile } from '@tuerca/tooling/jest-setup';
import { forgetShared } from './database-pool';

// What every test shares; the database's address comes from global-setup. Each file gets a database of its own.
const OWN = {
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
  BANCO_SIMULADO_MS: '0',
  // At 200 ms apart the rounds of an idle application took 12 % of a core.
  BARRIDO_MS: '500',
  // Tests say nothing of the disk that they run on.
  DISK_WARN_MB: '1',
  LIMITE_GENERAL: '1000000',
  LIMITE_FACTOR: '10000',
};
Object.assign(process.env, OWN);
const before = { ...process.env };

// Files follow one another in a process that keeps its modules: what one has set or spied on ends with it.
eachFile(() => {
  forgetShared();
  afterAll(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  });
});
