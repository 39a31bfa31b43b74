import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningNginx, startNginx } from './nginx';

// Stands for the API: answers the visitor's address as it receives it.
const api = createServer(({ headers }, res) =>
  res.end(`${String(headers['x-forwarded-for'])} ${String(headers['x-forwarded-proto'])}`),
);
const running: RunningNginx[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(running.map((nginx) => nginx.stop()));
  api.closeAllConnections();
  api.close();
});

/** Visitor's address at the API, for a proxy on the loopback that forwards it. */
async function heard(outerProxies: string): Promise<string> {
  const nginx = await startNginx([`127.0.0.1:${(api.address() as AddressInfo).port}`], outerProxies);
  running.push(nginx);
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.5', 'x-forwarded-proto': 'https' };
  return (await fetch(`${nginx.base}/api/x`, { headers })).text();
}

it('a proxy that OUTER_PROXIES names says who the visitor is, and through how many of them', async () => {
  expect(await heard('127.0.0.1')).toBe('203.0.113.5 https');
  expect(await heard('127.0.0.0/8, 203.0.113.5')).toBe('198.51.100.9 https');
});

it('of any other nothing counts', async () => {
  expect(await heard('')).toBe('127.0.0.1 http');
  expect(await heard('10.0.0.0/8')).toBe('127.0.0.1 http');
});
