import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from '@tuerca/mongo/common/end-with-parent';
import { choosePort } from '@tuerca/mongo/common/port';
import { findNginx } from '@tuerca/mongo/nginx/install';
import { until } from './until';

export const DOCKER = join(__dirname, '../../../docker');
export const shipped = (name: string): string => readFileSync(join(DOCKER, name), 'utf8');

/** The shipped nginx in front of addresses of the loopback. */
export interface RunningNginx {
  base: string;
  /** Lines of the access log. */
  log(): string;
  stop(): Promise<void>;
}

/** The shipped upstream with fixed addresses (`127.0.0.1:port`) instead of a name. */
const fixedUpstream = (addresses: string[]): string =>
  shipped('nginx-upstream.conf')
    .replace(/^ *resolver .*\n/m, '')
    .replace(/^ *server api:3000 resolve(.*);\n/gm, (_line, how: string) =>
      addresses.map((address) => `  server ${address}${how};\n`).join(''),
    );

/** Replaces each of the image's paths; throws when the configuration no longer has it. */
function replaced(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`docker/nginx.conf has no ${from}`);
    return now.replaceAll(from, to);
  }, text);
}

/** Writes the shipped configuration into a folder; only listen, paths and upstream differ. */
async function lay(folder: string, port: number, upstream: string, outerProxies = ''): Promise<string[]> {
  const { command, mimeTypes } = await findNginx((line) => console.log(line));
  const [included, web] = [join(folder, 'tuerca'), join(folder, 'html')];
  mkdirSync(web);
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *\n');
  cpSync(mimeTypes, join(folder, 'mime.types'));
  cpSync(DOCKER, included, { recursive: true, filter: (file) => file === DOCKER || /nginx-[a-z]+\.conf$/.test(file) });
  writeFileSync(join(included, 'nginx-upstream.conf'), upstream);
  const outer = join(folder, 'outer');
  mkdirSync(outer);
  const { env } = process;
  execFileSync('sh', [join(DOCKER, 'nginx-trusted.sh'), outer], { env: { ...env, OUTER_PROXIES: outerProxies } });
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    replaced(shipped('nginx.conf'), [
      [' /tmp/', ` ${folder}/`],
      ['/usr/share/nginx/html', web],
      ['listen 8080', `listen 127.0.0.1:${port}`],
    ]),
  );
  // The image runs as a user of its own; root would give its workers to one who may not read the folder.
  const own = process.getuid?.() === 0 ? 'user root; ' : '';
  return [...command, '-p', folder, '-c', configuration, '-g', `${own}daemon off;`];
}

/** Output of nginx's own check of the shipped configuration; a good one ends with 'test is successful'. */
export async function checkConfiguration(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-nginx-'));
  const [program = '', ...args] = await lay(folder, 8080, shipped('nginx-upstream.conf'));
  const said = join(folder, 'check.log');
  const output = openSync(said, 'a');
  spawnSync(program, [...args, '-t'], { stdio: ['ignore', output, output] });
  const text = readFileSync(said, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/** Starts nginx with the shipped configuration before processes of the API at these addresses (`127.0.0.1:port`). */
export async function startNginx(addresses: string[], outerProxies?: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-nginx-'));
  const port = await choosePort(0);
  const [program = '', ...args] = endWithParent(await lay(folder, port, fixedUpstream(addresses), outerProxies), 'INT');
  const [out, errors] = ['access.log', 'error.log'].map((name) => join(folder, name)) as [string, string];
  // nginx opens /dev/stdout by its path, which fails on a pipe of Node's, since that is a socket.
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', openSync(out, 'a'), openSync(errors, 'a')] });
  const base = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${base}/nginx-health`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await until(isUp, (up) => up || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(readFileSync(errors, 'utf8'));
  return {
    base,
    log: () => readFileSync(out, 'utf8'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
