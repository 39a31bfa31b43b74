import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { keptProduct } from '../lib/kept.mjs';
import { inRoot } from '../lib/root.mjs';
import { Problem, say } from '../lib/say.mjs';
import { apiEnv } from '../lib/settings.mjs';
import { endAll, endOnSignals } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';

/** Runs one of the API's programs for a terminal on this copy's database, and prints what it prints. */
export async function atConsole(program, args) {
  endOnSignals(() => 130);
  await install();
  await build(['@tuerca/api', '@tuerca/mongo']);
  const here = await keptProduct();
  const { code, lines } = await run(process.execPath, [inRoot('apps', 'api', 'dist', program), ...args], {
    env: apiEnv(here),
  });
  if (code !== 0) throw new Problem(lines.slice(-10).join('\n'));
  for (const line of lines) say(line);
  await endAll();
}

/** `npm run create-admin -- EMAIL`: an administrator's account whose password is set by a link. */
export async function createAdmin([email]) {
  if (!email) throw new Problem('Falta el correo: npm run create-admin -- persona@ejemplo.com');
  await atConsole('create-admin.js', [email]);
}

/** `npm run reseal`: encrypts with JWT_SECRET what is stored under a secret of JWT_SECRET_PREVIOUS. */
export const reseal = () => atConsole('reseal.js', []);

/** `npm run rebuild-search`: builds the index of SEARCH=opensearch anew beside the one that is asked. */
export const rebuildSearch = () => atConsole('rebuild-search.js', []);
