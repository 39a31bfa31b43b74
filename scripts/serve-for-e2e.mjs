// The product as Playwright's web server: built already, on its own database, with the bank and the mail that tests steer.
import { startThrowawayProduct } from './lib/product.mjs';
import { endAll, endOnSignals } from './lib/shutdown.mjs';

endOnSignals(() => 0);
const port = Number(process.env.E2E_PORT ?? 3210);
try {
  const { url } = await startThrowawayProduct({
    port,
    name: 'e2e',
    extra: { BANCO: 'simulado', BANCO_DEMORA_MS: '400', CORREO: 'consola' },
    onText: (line) => console.log(line),
  });
  console.log(`ready on ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}
