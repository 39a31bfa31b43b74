import { once } from 'node:events';
import { WebSocket } from 'ws';
import { call, type Harness, startApp } from './harness';

/** Statuses of fifteen calls whose limit is ten a minute and address, each with its own X-Forwarded-For. */
const fifteen = async ({ base }: Harness, forwardedFor: (n: number) => string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < 15; n++) {
    const headers = { 'x-forwarded-for': forwardedFor(n) };
    const body = { email: 'nadie@pruebas.ve' };
    statuses.push((await call(base, 'POST', '/api/auth/forgot-password', { body, headers })).status);
  }
  return statuses;
};
const accepted = (statuses: number[]) => statuses.filter((status) => status === 200).length;

async function withApp(env: Record<string, string>, story: (h: Harness) => Promise<void>): Promise<void> {
  const h = await startApp({ LIMITE_FACTOR: '1', ...env });
  try {
    await story(h);
  } finally {
    await h.close();
  }
}

describe('X-Forwarded-For', () => {
  it('moves nobody to another address while no proxy is configured', () =>
    withApp({ TRUSTED_PROXIES: '' }, async (h) => expect(accepted(await fifteen(h, (n) => `200.44.1.${n}`))).toBe(10)));

  it('counts from a configured proxy, by what that proxy added and not by what the caller claimed', () =>
    withApp({ TRUSTED_PROXIES: '127.0.0.0/8, ::1' }, async (h) => {
      expect(accepted(await fifteen(h, (n) => `200.44.1.${n}`))).toBe(15);
      expect(accepted(await fifteen(h, (n) => `200.44.2.${n}, 200.44.3.1`))).toBe(10);
    }));

  it('counts for sockets alike', () =>
    withApp({ TRUSTED_PROXIES: '', LIMITE_FACTOR: '0.03' }, async (h) => {
      const open = async (n: number) => {
        const socket = new WebSocket(`${h.base.replace('http', 'ws')}/ws`, {
          headers: { 'x-forwarded-for': `200.44.1.${n}` },
        });
        return once(socket, 'open').then(
          () => 'open',
          (error: Error) => error.message,
        );
      };
      expect([await open(1), await open(2), await open(3)]).toEqual(['open', 'open', 'open']);
      expect(await open(4)).toMatch(/429/);
    }));
});
