import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.mjs';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const MIRROR = 'http://deb.debian.org/debian';

/**
 * Package to fetch, with its name for people.
 * @typedef {object} DebianPackage
 * @property {string} name
 * @property {string} label
 * @property {number} megabytes Of the download, for people who wait.
 */

/**
 * Downloads a package and its dependencies with a private apt: the host's package lists, caches and configuration stay
 * untouched, so it needs no root and no Debian of the right age.
 * @param {string} name
 * @param {string} folder
 * @param {string} suite
 * @returns {Promise<string>} the folder of what came
 */
async function download(name, folder, suite) {
  const archives = join(folder, 'cache', 'archives');
  await mkdir(join(folder, 'lists', 'partial'), { recursive: true });
  await mkdir(join(archives, 'partial'), { recursive: true });
  await writeFile(join(folder, 'status'), '');
  await writeFile(
    join(folder, 'sources.list'),
    `deb [signed-by=${KEYRING}] ${process.env['TUERCA_DEBIAN_MIRROR'] ?? MIRROR} ${suite} main\n`,
  );
  const settings = {
    'Dir::Etc::SourceList': join(folder, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State': folder,
    'Dir::State::Lists': join(folder, 'lists'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': 'root',
    'APT::Update::Post-Invoke-Success': '',
    'Debug::NoLocking': 'true',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '2',
  };
  const options = Object.entries(settings).map(([name, value]) => `-o${name}=${value}`);
  await run('apt-get', [...options, '-oAPT::Update::Error-Mode=any', 'update']);
  await run('apt-get', [...options, 'install', '-y', '--download-only', name]);
  return archives;
}

/**
 * Fills `root` with a package and its dependencies, unpacked, by way of `scratch`; throws in Spanish when the machine
 * cannot.
 * @param {DebianPackage} wanted
 * @param {string} root
 * @param {string} scratch
 * @param {import('../src/common/types.js').Progress} onProgress
 * @returns {Promise<void>}
 */
export async function fetchPackages({ name, label, megabytes }, root, scratch, onProgress) {
  if (process.platform !== 'linux' || !existsSync(KEYRING))
    throw new Error('aquí no están apt y las llaves de Debian (debian-archive-keyring)');
  onProgress(`Descargando ${label} de los paquetes de Debian (unos ${megabytes} MB, solo la primera vez)…`);
  const archives = await download(name, scratch, 'forky').catch(async (/** @type {unknown} */ first) => {
    await rm(join(scratch, 'lists'), { recursive: true, force: true });
    return download(name, scratch, 'sid').catch(() => Promise.reject(first));
  });
  onProgress(`Desempaquetando ${label}…`);
  const queue = (await readdir(archives)).filter((name) => name.endsWith('.deb')).map((name) => join(archives, name));
  const unpackNext = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await run('dpkg-deb', ['-x', file, root]);
  };
  await Promise.all([unpackNext(), unpackNext()]);
}
