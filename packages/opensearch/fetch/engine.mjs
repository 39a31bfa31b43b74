import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findOnPath } from '../../mongo/fetch/find-on-path.mjs';
import { installOnce } from '../../mongo/fetch/install-once.mjs';
import { run } from '../../mongo/fetch/run.mjs';
import { besideJava, engineFolder, javaProgram, SOURCES, whyNoOpenSearch } from './available.mjs';

/** Pinned: Maven's default, older one drags in the whole of Maven 2. */
const COPY_JARS = 'org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy-dependencies';
const ARCHIVE = 'classes.jsa';

/**
 * @typedef {object} JavaNode
 * @property {string} home Folder of data and temporary files.
 * @property {number} port Of HTTP on 127.0.0.1; 0 takes any free one.
 * @property {number} heapMb
 */

/**
 * Arguments of `java` for one node. Its working directory must be the engine's folder: an archive of classes is good for
 * the class path that it was made with, to the letter, and the folder has another name while it is made.
 * @param {JavaNode} node
 * @param {string[]} [more]
 */
export const javaArguments = ({ home, port, heapMb }, more = [`-XX:SharedArchiveFile=${ARCHIVE}`]) => [
  `-Xms${heapMb}m`,
  `-Xmx${heapMb}m`,
  ...more,
  // An archive that does not suit this Java is left alone, without a word where the port is printed.
  '-Xshare:auto',
  '-Xlog:disable',
  '-XX:+ExitOnOutOfMemoryError',
  `-XX:ErrorFile=${join(home, 'java-error.log')}`,
  `-Djava.io.tmpdir=${join(home, 'tmp')}`,
  '-Djava.awt.headless=true',
  '-Dfile.encoding=UTF-8',
  '-Dlog4j2.configurationFile=log4j2.properties',
  '-cp',
  join('jars', '*'),
  'Launcher',
  home,
  String(port),
];

/**
 * A first node, which ends as soon as it serves, leaves its classes in a form that later ones load three times as fast.
 * @param {string} java
 * @param {string} folder
 */
async function archiveClasses(java, folder) {
  const home = join(folder, 'home');
  await mkdir(join(home, 'tmp'), { recursive: true });
  const more = [`-XX:ArchiveClassesAtExit=${ARCHIVE}`];
  // Without it a start takes some seconds more.
  await run(java, javaArguments({ home, port: 0, heapMb: 512 }, more), { cwd: folder }).catch(() => undefined);
  await rm(home, { recursive: true, force: true });
}

/**
 * @param {string} java
 * @param {string} folder
 * @param {import('../../mongo/src/common/types.js').Progress} onProgress
 */
async function build(java, folder, onProgress) {
  const [mvn, javac, jar] = [findOnPath('mvn'), besideJava(java, 'javac'), besideJava(java, 'jar')];
  const reason = await whyNoOpenSearch();
  if (!mvn || !javac || !jar) throw new Error(`No se puede preparar OpenSearch: ${reason ?? 'falta parte del JDK'}.`);
  onProgress('Descargando OpenSearch con Maven (unos 45 MB, solo la primera vez)…');
  await cp(SOURCES, folder, { recursive: true });
  const wanted = ['-DoutputDirectory=jars', '-DincludeScope=runtime'];
  await run(mvn, ['--batch-mode', '--quiet', COPY_JARS, ...wanted], { cwd: folder });
  await run(javac, ['--release', '17', '-cp', join('jars', '*'), '-d', 'classes', 'Launcher.java'], { cwd: folder });
  await run(jar, ['--create', '--file', join('jars', 'launcher.jar'), '-C', 'classes', '.'], { cwd: folder });
  onProgress('Preparando OpenSearch…');
  await archiveClasses(java, folder);
}

/**
 * Finds the engine in the cache or makes it; of processes that ask at once one makes it. Throws in Spanish what is missing.
 * @param {string | undefined} cacheDir
 * @param {import('../../mongo/src/common/types.js').Progress} onProgress
 * @returns {Promise<{ java: string; folder: string }>} `folder` holds the jars and is never written to again
 */
export async function ensureOpenSearch(cacheDir, onProgress) {
  const java = await javaProgram();
  const reason = await whyNoOpenSearch(cacheDir);
  if (!java || reason) throw new Error(`No hay OpenSearch: ${reason ?? 'falta Java'}.`);
  const target = engineFolder(cacheDir);
  await installOnce({ target, label: 'OpenSearch', build: (folder) => build(java, folder, onProgress), onProgress });
  return { java, folder: target };
}
