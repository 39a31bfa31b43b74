// The product as Playwright's web server: built already, on its own database, with the bank and the mail that tests steer.
import { rmSync, writeFileSync } from 'node:fs';
import { startThrowawayProduct } from './lib/product.mjs';
import { atEnd, endAll, endOnSignals } from './lib/shutdown.mjs';

endOnSignals(() => 0);
const port = Number(process.env.E2E_PORT ?? 3210);
try {
  const { url, mongoUri } = await startThrowawayProduct({
    port,
    name: 'e2e',
    extra: {
      // As the API's own tests: development, so that mail lands in the inbox, and limits that one machine's many logins do not meet.
      NODE_ENV: 'development',
      BANCO: 'simulado',
      BANCO_SIMULADO_MS: '600',
      BARRIDO_MS: '600',
      LIMITE_GENERAL: '1000000',
      LIMITE_FACTOR: '10000',
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
    },
    onText: (line) => console.log(line),
  });
  const state = process.env.E2E_STATE;
  if (state) {
    writeFileSync(state, JSON.stringify({ url, mongoUri }), { mode: 0o600 });
    atEnd(() => rmSync(state, { force: true }));
  }
  console.log(`ready on ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}
