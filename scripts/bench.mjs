// Starts the product on a throwaway database, as E2E does, and hands its address to a file of apps/api/bench: `main`, or the one that is named; what follows the name goes to it.
import { existsSync } from 'node:fs';
import getPort from 'get-port';
import { keep } from './lib/exec.mjs';
import { startThrowawayProduct } from './lib/product.mjs';
import { inRoot } from './lib/root.mjs';
import { Problem } from './lib/say.mjs';
import { endAll, endOnSignals } from './lib/shutdown.mjs';

const [name = 'main', ...rest] = process.argv.slice(2);
const main = inRoot('apps', 'api', 'bench', `${name}.mjs`);
endOnSignals(() => 130);

async function bench() {
  if (!existsSync(main)) throw new Problem(`Falta ${main}.`);
  const { url, mongoUri, pid } = await startThrowawayProduct({
    port: await getPort(),
    name: 'bench',
    extra: {
      LIMITE_GENERAL: '1000000000',
      LIMITE_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      BANCO: 'simulado',
      BANCO_SIMULADO_MS: '0',
    },
    onText: console.log,
  });
  const env = { ...process.env, BENCH_URL: url, BENCH_MONGODB_URI: mongoUri, BENCH_API_PID: String(pid) };
  return keep(main, rest, { env, onLine: console.log }).exited;
}

let code = 1;
try {
  code = await bench();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
}
await endAll();
process.exit(code);
