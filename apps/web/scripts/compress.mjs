// Writes x.br and x.gz beside every text asset of dist, so that the server sends files and never compresses on demand.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = join(import.meta.dirname, '..', 'dist');
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
// Below this a compressed answer saves no packet.
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(file) {
  const path = join(DIST, file);
  const source = await readFile(path);
  if (source.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  await writeFile(`${path}.br`, await brotli(source, { params }));
  await writeFile(`${path}.gz`, await gz(source, { level: 9 }));
}

// As many at once as Node has threads for it.
const files = (await readdir(DIST, { recursive: true })).filter((file) => TEXT.test(file));
await Promise.all(files.map(compress));
