import { join } from 'node:path';
import { type Harness, startApp } from '../test/harness';
import { PRODUCTION } from '../test/production';
import { type SecondProcess, startSecondProcess } from '../test/second-process';

/** As a deployment with real customers; addresses come as from a proxy, so that crowds are crowds, and every limit is the real one. */
const ENVIRONMENT = { ...PRODUCTION, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error', BARRIDO_MS: '1000' };

export interface Figures {
  /** Of the event loop since the last question, in ms. */
  loopP99: number;
  loopMax: number;
  /** Hashes at once, at their highest since the last question. */
  mostHashing: number;
  /** Keys that Object.prototype has won. */
  pollutedKeys: number;
}

/** Processes of the API on one database. The first application, `h`, only prepares data and signs tokens: it serves nobody. */
export interface Installation {
  h: Harness;
  all: SecondProcess[];
  /** The processes' addresses, turn by turn. */
  base(n: number): string;
  start(): Promise<SecondProcess>;
  close(): Promise<void>;
}

export const figuresOf = (api: SecondProcess): Promise<Figures> => api.ask<Figures>('figures');

/** Starts `processes` of them; `uri` is the address by which they reach the database, when it is not the tests' own. */
export async function startInstallation({
  processes = 2,
  env = {},
  own = {},
}: { processes?: number; env?: Record<string, string>; own?: Record<string, string> } = {}): Promise<Installation> {
  const h = await startApp({ BARRIDO_MS: '86400000', ...own });
  const start = () => startSecondProcess({ ...ENVIRONMENT, ...env }, join(__dirname, 'probe.cjs'));
  const all = await Promise.all(Array.from({ length: processes }, start));
  return {
    h,
    all,
    base: (n) => all[n % all.length]!.base,
    start,
    close: async () => {
      await Promise.all(all.map((api) => api.close()));
      await h.close();
    },
  };
}
