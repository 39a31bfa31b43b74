import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { keptProduct } from '../lib/kept.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, step } from '../lib/say.mjs';
import { apiEnv } from '../lib/settings.mjs';
import { endAll, endOnSignals } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';

/** `npm run demo:reset`: empties the database and the media of this copy, and loads the demo data again. */
export async function demoReset(args) {
  endOnSignals(() => 130);
  if (process.env.MONGODB_URI && !args.includes('--si')) {
    throw new Problem(
      'MONGODB_URI apunta a una base de datos que puede no ser de demostración, y esto la vacía entera.\nSi es lo que quieres: npm run demo:reset -- --si',
    );
  }
  await install();
  await build(['@tuerca/api', '@tuerca/mongo']);
  const here = await keptProduct();
  const progress = step('Vaciando y recargando los datos de demostración');
  const { code, lines } = await run(process.execPath, [inRoot('apps', 'api', 'dist', 'demo-reset.js')], {
    env: apiEnv(here),
    onLine: (line) => !line.startsWith('{') && progress.line(line),
  });
  if (code !== 0) {
    progress.fail('No se pudieron recargar los datos');
    throw new Problem(lines.slice(-30).join('\n'));
  }
  progress.done('Datos de demostración recargados');
  await endAll();
}
