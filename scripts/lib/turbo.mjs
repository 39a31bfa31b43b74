import { run } from './exec.mjs';
import { withPnpm } from './install.mjs';
import { inRoot } from './root.mjs';
import { Problem, step } from './say.mjs';

const binary = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'turbo.cmd' : 'turbo');

/** Runs turbo tasks over the workspaces; unchanged ones come from its cache. Returns `{ code, lines }`. */
export function turbo(args, options = {}) {
  const call = withPnpm(binary, ['run', ...args]);
  return run(call.command, call.args, { ...options, env: { ...options.env, ...call.env } });
}

/** Builds the packages that `filters` name (all without any), saying so only while it takes time. */
export async function build(filters = []) {
  const progress = step('Compilando');
  const { code, lines } = await turbo(
    ['build', '--output-logs=errors-only', ...filters.map((name) => `--filter=${name}`)],
    {
      onLine: (line) => {
        const name = /^@tuerca\/(\w+):build/.exec(line)?.[1];
        if (name) progress.note(name);
      },
    },
  );
  if (code !== 0) {
    progress.fail('La compilación falló');
    throw new Problem(lines.slice(-80).join('\n'));
  }
  progress.done('Compilado');
}
