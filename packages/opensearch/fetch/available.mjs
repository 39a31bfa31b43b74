import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPath } from '../../mongo/fetch/find-on-path.mjs';
import { cacheFolder } from '../../mongo/fetch/places.mjs';
import { run } from '../../mongo/fetch/run.mjs';

const OLDEST_JAVA = 17;

/** The launcher, its settings and the list of what Maven brings. */
export const SOURCES = fileURLToPath(new URL('../java', import.meta.url));

/**
 * The folder of the unpacked engine; another one as soon as a file of SOURCES changes, so that old caches are left alone.
 * @param {string} [cacheDir]
 */
export function engineFolder(cacheDir) {
  const hash = createHash('sha256');
  for (const name of readdirSync(SOURCES).sort()) hash.update(name).update(readFileSync(join(SOURCES, name)));
  return join(cacheFolder(cacheDir), `opensearch-${hash.digest('hex').slice(0, 12)}`);
}

/**
 * Java of JAVA_HOME or of the PATH, 17 or newer, if it is there.
 * @returns {Promise<string | undefined>}
 */
export async function javaProgram() {
  const home = process.env['JAVA_HOME'];
  const found = home ? join(home, 'bin', 'java') : findOnPath('java');
  if (!found || !existsSync(found)) return undefined;
  const said = await run(found, ['-version']).catch(() => '');
  return Number(/version "(\d+)/.exec(said)?.[1] ?? 0) >= OLDEST_JAVA ? found : undefined;
}

/**
 * A program of the JDK to which a `java` belongs; undefined where that is a mere runtime.
 * @param {string} java
 * @param {'javac' | 'jar'} name
 */
export function besideJava(java, name) {
  const file = join(dirname(realpathSync(java)), name);
  return existsSync(file) ? file : undefined;
}

/**
 * Names in Spanish one thing that is missing to find or start an OpenSearch here; undefined when nothing is.
 * @param {string} [cacheDir]
 * @returns {Promise<string | undefined>}
 */
export async function whyNoOpenSearch(cacheDir) {
  if (process.env['OPENSEARCH_URL']) return undefined;
  const java = await javaProgram();
  if (!java) return `no hay Java ${OLDEST_JAVA} o más nuevo, ni OPENSEARCH_URL`;
  if (existsSync(engineFolder(cacheDir))) return undefined;
  if (!besideJava(java, 'javac')) return 'el Java de aquí no trae javac (hace falta un JDK), ni hay OPENSEARCH_URL';
  return findOnPath('mvn') ? undefined : 'no hay Maven, que trae OpenSearch la primera vez, ni OPENSEARCH_URL';
}
