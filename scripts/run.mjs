// Entry of every npm script of the root. Needs node and npm only: everything else is installed by the first call.
import { root } from './lib/root.mjs';
import { Problem } from './lib/say.mjs';
import { loadDotEnv } from './lib/settings.mjs';
import { endAll, isEnding } from './lib/shutdown.mjs';

const checks = () => import('./tasks/checks.mjs');
const supplyChain = () => import('./tasks/supply-chain.mjs');
const TASKS = {
  start: async () => (await import('./tasks/start.mjs')).start,
  dev: async () => (await import('./tasks/dev.mjs')).dev,
  test: async () => (await import('./tasks/test.mjs')).test,
  check: async () => (await import('./tasks/check.mjs')).check,
  'test:trust': async () => (await import('./tasks/trust.mjs')).trust,
  'create-admin': async () => (await import('./tasks/console.mjs')).createAdmin,
  reseal: async () => (await import('./tasks/console.mjs')).reseal,
  'rebuild-search': async () => (await import('./tasks/console.mjs')).rebuildSearch,
  backup: async () => (await import('./tasks/backup.mjs')).backup,
  restore: async () => (await import('./tasks/backup.mjs')).restore,
  'move-media': async () => (await import('./tasks/backup.mjs')).moveMedia,
  'demo:reset': async () => (await import('./tasks/demo-reset.mjs')).demoReset,
  build: async () => (await checks()).build,
  lint: async () => (await checks()).lint,
  typecheck: async () => (await checks()).typecheck,
  arch: async () => (await checks()).arch,
  simulate: async () => (await import('./tasks/simulate.mjs')).simulate,
  openapi: async () => (await checks()).openapi,
  settings: async () => (await checks()).settings,
  e2e: async () => (await checks()).e2e,
  sbom: async () => (await supplyChain()).sbom,
  audit: async () => (await supplyChain()).audit,
  mutants: async () => (await import('./tasks/mutants.mjs')).mutants,
  bench: async () => (await checks()).bench,
  'bench:dev': async () => (await import('./tasks/bench-dev.mjs')).benchDev,
  'bench:web': async () => (await import('./tasks/bench-web.mjs')).benchWeb,
};

const [name, ...args] = process.argv.slice(2);
process.chdir(root);

async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Problem(`Tuerca necesita Node 20.19 o más nuevo; este es ${process.version}.`);
  if (!TASKS[name])
    throw new Problem(`Tarea desconocida: ${name ?? '(ninguna)'}. Hay: ${Object.keys(TASKS).join(', ')}`);
  loadDotEnv();
  return (await TASKS[name]())(args);
}

let code;
try {
  code = (await main()) ?? 0;
} catch (error) {
  code = 1;
  // What breaks while everything is being ended was broken by us.
  if (!isEnding()) console.error(error instanceof Problem ? `\n✗ ${error.message}` : error);
}
await endAll();
process.exit(code);
