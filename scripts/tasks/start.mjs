import { startApi } from '../lib/api.mjs';
import { claimFolder, demandPort } from '../lib/claim.mjs';
import { installBesideDatabase, startKept } from '../lib/database.mjs';
import { elapsed, Problem, say, step } from '../lib/say.mjs';
import { apiEnv, settings, withDefaultDatabase } from '../lib/settings.mjs';
import { endAll, endOnSignals, isEnding } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';

const ACCOUNTS = [
  ['Cliente', 'cliente', 'cliente2'],
  ['Tienda', 'tienda', 'tienda2'],
  ['Taller', 'taller', 'taller2'],
  ['Administrador', 'admin'],
];

/** The demo accounts of each role, as lines for the person. */
export function accounts() {
  const rows = ACCOUNTS.map(([role, ...names]) =>
    `    ${role.padEnd(15)}${names.map((name) => `${name}@demo.tuerca.ve`.padEnd(27)).join('')}`.trimEnd(),
  );
  return ['  Cuentas de demostración (contraseña Tuerca.2026):', ...rows];
}

/** The oldest release line of Node that still gets security fixes. */
const OLDEST_MAINTAINED_NODE = 22;

function warnAboutNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_MAINTAINED_NODE)
    say(
      `⚠ Node ${process.versions.node} ya no recibe arreglos de seguridad. Sirve para probar; en producción usa Node 24.`,
    );
}

/** `npm start`: the product on one port, its data kept in the data folder. */
export async function start() {
  const began = Date.now();
  endOnSignals(
    () => 0,
    () => say('\n▸ Cerrando…'),
  );
  warnAboutNode();
  const here = settings();
  await demandPort(here.port);
  const publish = claimFolder(here.dataDir, { port: here.port });
  await installBesideDatabase();
  await build(['@tuerca/mongo']);
  const [mongo] = await Promise.all([startKept(here.dataDir), build()]);
  const mongoUri = withDefaultDatabase(mongo.uri);
  publish({ mongoUri });

  const progress = step('Abriendo la tienda');
  let ready = false;
  const onText = (line) => (ready ? say(line) : progress.line(line));
  const api = await startApi(apiEnv({ ...here, mongoUri }), onText).catch((error) => {
    progress.fail('La tienda no abrió');
    throw error;
  });
  ready = true;
  progress.done('Tienda abierta');
  say();
  say(`  Tuerca está lista en ${here.publicUrl}   (${elapsed(began)})`);
  say();
  for (const line of accounts()) say(line);
  say();
  say(`  Datos: ${here.dataDir}   Registro: ${here.dataDir}/logs/api.log   Ctrl-C para cerrar.`);

  const code = await api.exited;
  if (isEnding()) return endAll();
  throw new Problem(`La API se detuvo (código ${code}). Mira ${here.dataDir}/logs/api.log`);
}
