import { claimFolder, runningCopy } from '../lib/claim.mjs';
import { startKept } from '../lib/database.mjs';
import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, step } from '../lib/say.mjs';
import { apiEnv, settings, withDefaultDatabase } from '../lib/settings.mjs';
import { endAll, endOnSignals } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';

async function databaseOf(here) {
  const copy = runningCopy(here.dataDir);
  if (copy?.mongoUri) return copy.mongoUri;
  claimFolder(here.dataDir, { port: here.port });
  return withDefaultDatabase((await startKept(here.dataDir)).uri);
}

/** `npm run demo:reset`: empties the database and the media of this copy, and loads the demo data again. */
export async function demoReset(args) {
  endOnSignals(() => 130);
  const here = settings();
  if (process.env.MONGODB_URI && !args.includes('--si')) {
    throw new Problem(
      'MONGODB_URI apunta a una base de datos que puede no ser de demostración, y esto la vacía entera.\nSi es lo que quieres: npm run demo:reset -- --si',
    );
  }
  await install();
  await build(['@tuerca/api', '@tuerca/mongo']);
  const mongoUri = await databaseOf(here);
  const progress = step('Vaciando y recargando los datos de demostración');
  const { code, lines } = await run(process.execPath, [inRoot('apps', 'api', 'dist', 'demo-reset.js')], {
    env: apiEnv({ ...here, mongoUri }),
    onLine: (line) => !line.startsWith('{') && progress.line(line),
  });
  if (code !== 0) {
    progress.fail('No se pudieron recargar los datos');
    throw new Problem(lines.slice(-30).join('\n'));
  }
  progress.done('Datos de demostración recargados');
  await endAll();
}
