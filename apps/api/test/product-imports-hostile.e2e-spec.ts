import { deflateRawSync } from 'node:zlib';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@tuerca/contracts/products/product-imports/rules';
import { Threads } from '../src/platform/threads/threads';
import { type Actor, mintUser } from './actors';
import { type Harness, startApp } from './harness';
import { csv, csvOf, HEADER, headerXml, newRow, rawXlsx, sheetXml, upload, xlsxOf } from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  store = await mintUser(h, 'store');
});
afterAll(() => h.close());
afterEach(async () => {
  expect(await h.db.collection('productos').countDocuments()).toBe(0);
  expect(await h.db.collection('importaciones').countDocuments()).toBe(0);
});

/** The status and the reason of a refusal. */
async function refusal(content: Uint8Array): Promise<[number, string]> {
  const { status, body } = await upload(h, store, content);
  return [status, body.message];
}
/** A stored XLSX whose sheet claims to inflate to `claimed` bytes and really holds `real` zeros. */
async function bomb(real: number, claimed: number): Promise<Buffer> {
  const marker = sheetXml(headerXml());
  const file = await rawXlsx(marker);
  const packed = deflateRawSync(Buffer.alloc(real, 32));
  return Buffer.from(patchEntry(file, 'xl/worksheets/sheet1.xml', packed, claimed));
}
/** Puts other content into an entry of an archive, with sizes of our choosing. */
function patchEntry(file: Buffer, name: string, content: Buffer, claimed: number): Buffer {
  const local = file.indexOf(Buffer.from(name)) - 30;
  const dataAt = local + 30 + name.length;
  const central = file.lastIndexOf(Buffer.from(name)) - 46;
  const oldSize = file.readUInt32LE(central + 20);
  const grown = content.length - oldSize;
  const result = Buffer.concat([file.subarray(0, dataAt), content, file.subarray(dataAt + oldSize)]);
  result.writeUInt32LE(content.length, central + grown + 20);
  result.writeUInt32LE(claimed, central + grown + 24);
  const end = result.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  result.writeUInt32LE(
    file.readUInt32LE(file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06])) + 16) + grown,
    end + 16,
  );
  return result;
}

describe('a file that is no list of products', () => {
  it.each([
    ['empty', Buffer.alloc(0), /Elige un archivo/],
    ['blank', Buffer.from('\n\n;;;\n'), /vacío/],
    ['a header alone', csvOf([HEADER]), /solo tiene los títulos/],
    ['of blank lines alone', Buffer.alloc(8 * 1024 * 1024, '\n'), /líneas vacías/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /las letras/],
    ['a PDF', Buffer.from('%PDF-1.7 hola'), /No reconocemos/],
    ['binary', Buffer.from('SKU;Nombre\0'), /las letras/],
    ['an XLS that ends at once', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /dañado/],
    ['a broken archive', Buffer.from('PK\x03\x04 y nada'), /dañado/],
    ['one column', Buffer.from('SKU\nA-1\nA-2'), /una sola columna/],
    ['an open quote', Buffer.from(`${HEADER.join(';')}\nA;"Bujía;1;Filtros;1`), /comillas/],
  ])('is refused with the reason: %s', async (_, content, reason) => {
    const [status, message] = await refusal(content);
    expect([status, message]).toEqual([400, expect.stringMatching(reason)]);
  });

  it('of one product more than 20,000 is refused', async () => {
    const rows = Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, i) => newRow(`M-${i}`));
    expect(await refusal(csv(...rows))).toEqual([
      400,
      expect.stringContaining('más de 20.000 productos. Divídelo en varios.'),
    ]);
  });

  it('refuses more bytes than a list can have, unread', async () => {
    const [status, message] = await refusal(Buffer.alloc(MAX_IMPORT_BYTES * 10, 'a'));
    expect([status, message]).toEqual([413, expect.stringContaining('10 MB')]);
  });
});

describe('an XLSX that hides something', () => {
  const row = (cells: string) => sheetXml(`${headerXml()}<row r="2">${cells}</row>`);

  it('takes a million empty cells for none, and refuses a text that is repeated a hundred thousand times', async () => {
    const empty = '<c s="1"/>'.repeat(100);
    const rows = Array.from({ length: 10_000 }, (_, i) => `<row r="${i + 2}">${empty}</row>`).join('');
    expect(await refusal(await rawXlsx(sheetXml(headerXml() + rows)))).toEqual([
      400,
      expect.stringContaining('solo tiene los títulos'),
    ]);
    const shared = '<c t="s"><v>0</v></c>'.repeat(20);
    const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
    const repeated = Array.from({ length: 5000 }, (_, i) => `<row r="${i + 2}">${shared}</row>`).join('');
    expect(await refusal(await rawXlsx(sheetXml(headerXml() + repeated), { 'xl/sharedStrings.xml': strings }))).toEqual(
      [400, expect.stringContaining('ocupa demasiado')],
    );
  });

  it('refuses a bomb by what it says it inflates to, and by what it does inflate to when it lies', async () => {
    expect(await refusal(await bomb(200 * 1024 * 1024, 200 * 1024 * 1024))).toEqual([
      400,
      expect.stringContaining('ocupa demasiado'),
    ]);
    expect(await refusal(await bomb(200 * 1024 * 1024, 5000))).toEqual([400, expect.stringContaining('dañado')]);
  });

  it('refuses what is an archive of something else, XML that is none, and entities', async () => {
    expect(await refusal(await rawXlsx('x', { 'xl/workbook.xml': '<no' }))).toEqual([
      400,
      expect.stringContaining('dañado'),
    ]);
    const entities = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "boom">]>${row('<c t="inlineStr"><is><t>&b;</t></is></c>').slice(21)}`;
    expect(await refusal(await rawXlsx(entities))).toEqual([400, expect.stringContaining('dañado')]);
  });

  it('is read beside the event loop: another call is answered before its reading ends', async () => {
    const order: string[] = [];
    const run = Threads.prototype.run;
    jest.spyOn(Threads.prototype, 'run').mockImplementationOnce(async function (this: Threads, work) {
      const reading = run.call(this, work).finally(() => order.push('read'));
      expect((await fetch(`${h.base}/healthz`)).status).toBe(200);
      order.push('answered');
      return reading as Promise<never>;
    });
    const many = Buffer.alloc(8 * 1024 * 1024, 'SKU;Nombre;Precio;Categoría;Stock\n'.repeat(2));
    expect(await refusal(many)).toEqual([400, expect.stringContaining('más de 20.000 productos')]);
    expect(order).toEqual(['answered', 'read']);
  });

  it('is checked in slices: the loop answers while its rows are compared', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => [...newRow(`K-${i}`, { precio: 'x' })]);
    const file = await xlsxOf([HEADER, ...rows]);
    let [done, answered] = [false, 0];
    const checking = upload(h, store, file).finally(() => (done = true));
    for (; !done; answered++) expect((await fetch(`${h.base}/healthz`)).status).toBe(200);
    const { body } = await checking;
    expect(body.data.conteo.conError).toBe(rows.length);
    expect(answered).toBeGreaterThan(10);
    await h.db.collection('importaciones').deleteMany({});
  }, 120_000);
});
