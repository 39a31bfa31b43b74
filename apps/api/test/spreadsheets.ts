import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ValoresFijos } from '@tuerca/contracts/products/product-imports/matching';
import type { FilaImportacion, Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { writeXlsx } from '../src/platform/spreadsheet/xlsx-writer';
import type { Actor } from './actors';
import { type Answer, call, type Harness } from './harness';
import { until } from './shop';

export const HEADER = ['SKU', 'Nombre', 'Descripción', 'Precio', 'Categoría', 'Marca del vehículo', 'Stock'];
/** A good row of a new product. */
export const newRow = (sku: string, { precio = '12,50', stock = '4', nombre = `Filtro ${sku}` } = {}): string[] => [
  sku,
  nombre,
  'Sellado de fábrica',
  precio,
  'Filtros',
  'Toyota',
  stock,
];
export const csvOf = (rows: readonly (readonly string[])[], separator = ';'): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\n'));
export const csv = (...rows: string[][]): Buffer => csvOf([HEADER, ...rows]);

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
export const xlsxOf = (rows: (string | number | boolean | null)[][]): Promise<Buffer> =>
  buffer(writeXlsx(each(rows), 'Productos'));

/** An XLSX whose sheet is written by hand, for what no writer of ours makes. */
export async function rawXlsx(
  sheetXml: string | Buffer,
  others: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheetXml,
    ...others,
  };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}
export const sheetXml = (rows: string, after = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`;
const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
export const headerXml = (): string => `<row r="1">${HEADER.map(textCell).join('')}</row>`;

export async function upload(
  h: Harness,
  { token }: Actor,
  content: Uint8Array,
  hoja?: string,
): Promise<Answer<Importacion>> {
  const form = new FormData();
  if (hoja !== undefined) form.append('hoja', hoja);
  form.append('archivo', new Blob([new Uint8Array(content)]), 'productos.csv');
  const res = await fetch(`${h.base}/api/products/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: res.status, body: await res.json(), headers: res.headers };
}
/** Says what the columns of an uploaded file are, by their titles: as proposed, but for `campos`. */
export const match = (
  h: Harness,
  { token }: Actor,
  { _id, emparejamiento }: Importacion,
  {
    campos = {},
    monedas = {},
    ...said
  }: {
    campos?: Record<string, string | null>;
    monedas?: Record<string, 'usd' | 'bs'>;
    fijos?: Partial<ValoresFijos>;
    categorias?: { texto: string; categoria: string }[];
  } = {},
) =>
  call<Importacion>(h.base, 'POST', `/api/products/imports/${_id}/columns`, {
    token,
    body: {
      ...said,
      columnas: emparejamiento!.columnas.map(({ titulo, campo, moneda }) => ({
        campo: titulo in campos ? campos[titulo] : campo,
        moneda: monedas[titulo] ?? moneda,
      })),
    },
  });
export const rowsOf = async (h: Harness, { token }: Actor, id: string, tipo: string): Promise<FilaImportacion[]> =>
  (await call<FilaImportacion[]>(h.base, 'GET', `/api/products/imports/${id}/rows?tipo=${tipo}&limit=100`, { token }))
    .body.data;
export const confirm = (h: Harness, { token }: Actor, id: string, soloCorrectas = false) =>
  call<Importacion>(h.base, 'POST', `/api/products/imports/${id}/confirm`, { token, body: { soloCorrectas } });
export const read = (base: string, { token }: Actor, id: string) =>
  call<Importacion>(base, 'GET', `/api/products/imports/${id}`, { token });
/** Waits until the server is done with an import. */
export async function finished(h: { base: string }, actor: Actor, id: string): Promise<Importacion> {
  const { body } = await until(
    () => read(h.base, actor, id),
    ({ body: { data } }) => data.estado === 'aplicada' || data.estado === 'fallida',
    60_000,
  );
  return body.data;
}
/** Uploads, confirms and waits. */
export async function importAll(h: Harness, actor: Actor, content: Uint8Array): Promise<Importacion> {
  const { body } = await upload(h, actor, content);
  if (!body.success) throw new Error(body.message);
  const confirmed = await confirm(h, actor, body.data._id);
  if (confirmed.status !== 200) throw new Error(confirmed.body.message);
  return finished(h, actor, body.data._id);
}
export async function download(
  h: Harness,
  { token }: Pick<Actor, 'token'>,
  path: string,
): Promise<{ content: Buffer; res: Response }> {
  const res = await fetch(h.base + path, { headers: { authorization: `Bearer ${token}` } });
  return { content: Buffer.from(await res.arrayBuffer()), res };
}
