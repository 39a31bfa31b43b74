import { fork, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { DryMongoBinary } from 'mongodb-memory-server-core';
import { downloadAddress, mongodOnPath, whyNoDownload } from '../../fetch/available.mjs';
import { downloadEnv } from '../../fetch/proxy.mjs';
import type { Progress } from '../common/types';

/** Oldest major version that the product is tested with and its statements run on. */
const OLDEST = 7;
const ANSWERS_WITHIN_MS = 20_000;

/** A mongod that answers to --version. */
export interface Binary {
  file: string;
  /** `8.2.6` */
  version: string;
}

/** The last lines of a program's output, as one sentence. */
const lastWords = (text: string): string => text.trim().split('\n').slice(-3).join(' | ') || 'sin decir por qué';

/** Asks a mongod for its version; throws in Spanish why it will not do: it does not run here, or is too old. */
export function probe(file: string): Binary {
  const { error, status, signal, stdout, stderr } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    timeout: ANSWERS_WITHIN_MS,
  });
  if (error) throw new Error(`${file} no se puede ejecutar (${error.message})`);
  if (signal === 'SIGILL') throw new Error(`${file} no es para este procesador (SIGILL: MongoDB pide AVX)`);
  const [, version, major] = /^\s*db version v?((\d+)\.\d+\.\d+)/im.exec(stdout) ?? [];
  if (status !== 0 || !version) {
    const how = signal ? `terminó con ${signal}` : `terminó con código ${status ?? '?'}`;
    throw new Error(`${file} no arranca aquí: ${how}: ${lastWords(`${stdout}\n${stderr}`)}`);
  }
  if (Number(major) < OLDEST)
    throw new Error(`${file} es la versión ${version}, y hace falta la ${OLDEST} o posterior`);
  return { file, version };
}

/** Downloads a mongod and returns its file; throws in Spanish with what mongodb-memory-server says. */
async function download(version: string | undefined, onProgress: Progress): Promise<string> {
  const child = fork(resolve(__dirname, '../../src/mongod/download-mongod.mjs'), version ? [version] : [], {
    env: downloadEnv(downloadAddress()),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const [, name = '', percent = ''] = /Downloading MongoDB "(.*?)": (\d+)/.exec(chunk.toString()) ?? [];
      const line = `Descargando MongoDB ${name}: ${percent} %`;
      if (percent && line !== told) onProgress((told = line));
    });
  const answer = await new Promise<{ path?: string; failure?: string }>((done) => {
    child.once('message', (message) => done(message as { path?: string; failure?: string }));
    child.once('error', (error) => done({ failure: error.message }));
    child.once('close', () => done({ failure: lastWords(output) }));
  });
  if (answer.path) return answer.path;
  throw new Error(`la descarga de mongod falló (${lastWords(answer.failure ?? '')})`);
}

/** The file of a mongod that was downloaded before, or that is downloaded now; throws in Spanish when neither can be. */
async function fetched(version: string | undefined, onProgress: Progress): Promise<string> {
  const options = DryMongoBinary.getEnsuredOptions(version ? { version } : {});
  const kept = await DryMongoBinary.locateBinary(options).catch(() => undefined);
  if (kept) return kept;
  const reason = await whyNoDownload();
  if (reason) throw new Error(`no se puede descargar mongod (${reason})`);
  onProgress(`Descargando mongod ${options.version} de ${downloadAddress().host} (solo la primera vez)…`);
  return download(version, onProgress);
}

/**
 * Every mongod of this machine, the best first: the one on PATH, then one that is or can be downloaded: `version`, or
 * that of `MONGOMS_VERSION`. The reasons against each rejected one go to `refused`, in Spanish.
 */
export async function* binaries(
  version: string | undefined,
  onProgress: Progress,
  refused: (reason: string) => void,
): AsyncGenerator<Binary> {
  const installed = mongodOnPath();
  const wanted = process.env['MONGOMS_VERSION'] ? undefined : version;
  for (const find of [...(installed ? [() => Promise.resolve(installed)] : []), () => fetched(wanted, onProgress)])
    try {
      yield probe(await find());
    } catch (error) {
      refused(error instanceof Error ? error.message : String(error));
    }
}
