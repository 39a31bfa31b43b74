import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FotosImportacion, Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { Actor } from './actors';
import type { Answer } from './harness';
import { csvOf, HEADER, newRow, read } from './spreadsheets';
import { until } from './until';

/** A ZIP of these files, in their order; a name that ends with a slash is a folder. */
export function zipOf(files: readonly (readonly [name: string, content?: Buffer])[], compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content = Buffer.from('x')] of files)
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(content, name, { compress });
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

/** A list of new products, each with the cell of its pictures. */
export const listOf = (rows: readonly (readonly [sku: string, fotos: string])[]): Buffer =>
  csvOf([[...HEADER, 'Fotos'], ...rows.map(([sku, fotos]) => [...newRow(sku), fotos])]);

/** Sends a ZIP for an import. */
export async function sendZip(
  base: string,
  { token }: Actor,
  id: string,
  zip: Uint8Array,
): Promise<Answer<Importacion>> {
  const form = new FormData();
  form.append('fotos', new Blob([new Uint8Array(zip)]), 'fotos.zip');
  const headers = { authorization: `Bearer ${token}` };
  const res = await fetch(`${base}/api/products/imports/${id}/pictures`, { method: 'POST', headers, body: form });
  return { status: res.status, body: await res.json(), headers: res.headers };
}

/** Progress of the pictures of an import, once no ZIP is being read. */
export async function picturesOf(base: string, actor: Actor, id: string): Promise<FotosImportacion> {
  const { body } = await until(
    () => read(base, actor, id),
    ({ body: { data } }) => data.fotos!.porLeer === 0,
    60_000,
  );
  return body.data.fotos!;
}
