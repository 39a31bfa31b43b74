import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import { call, startApp } from './harness';
import { PRODUCTION } from './production';
import { until } from './until';

it('a new shop that fetches its rate opens as it starts, not half an hour later', async () => {
  const bcv = createServer((_req, res) => res.end(JSON.stringify({ valor: 1548.74 }))).listen(0, '127.0.0.1');
  await once(bcv, 'listening');
  const h = await startApp({
    ...PRODUCTION,
    TASA_URL: `http://127.0.0.1:${(bcv.address() as AddressInfo).port}/dolar`,
  });
  try {
    const rate = async () => (await call<PublicConfig>(h.base, 'GET', '/api/system/public')).body.data.tasa?.valor;
    await until(rate, (valor) => valor === 1548.74, 10_000);
    expect((await call(h.base, 'GET', '/api/products')).status).toBe(200);
  } finally {
    await h.close();
    process.env.NODE_ENV = 'test';
    delete process.env.TASA_URL;
    bcv.close();
  }
});
