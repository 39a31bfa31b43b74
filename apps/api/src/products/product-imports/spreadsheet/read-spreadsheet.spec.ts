import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { readSpreadsheet } from './read-spreadsheet';

const file = (name: string) => readFileSync(join(__dirname, '../../../../test/import-files', name));
const read = async (content: string | Uint8Array) =>
  (await readSpreadsheet(typeof content === 'string' ? Buffer.from(content) : content)).rows;
const cellsOf = async (content: string | Uint8Array) => (await read(content)).map(({ cells }) => cells);

const TITLES = ['SKU', 'Nombre', 'Precio', 'Categoría'];
const ENCODERS = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with its mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text: string) => Buffer.from(text, 'utf16le'),
  'UTF-16 with its mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 of big machines': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'Windows-1252': (text: string) => Buffer.from(text, 'latin1'),
} as const;
const DELIMITERS = [';', ',', '\t', '|'] as const;
const ENDINGS = ['\r\n', '\n', '\r'] as const;

describe('a CSV', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aB1ñáÜ;,|\t"\n\r\' =+@-.'), maxLength: 12 });
  const row = fc.tuple(fc.stringMatching(/^[A-Z]{1,4}-\d{1,4}$/), text, text, text);

  it.each(Object.entries(ENCODERS))(
    'of any delimiter and line end reads as it was written, in %s',
    async (_, encode) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(row, { minLength: 1, maxLength: 8 }),
          fc.constantFrom(...DELIMITERS),
          fc.constantFrom(...ENDINGS),
          fc.boolean(),
          async (rows, delimiter, ending, isQuoted) => {
            const written = (cell: string) =>
              isQuoted || /[;,|\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
            const content = [TITLES, ...rows].map((cells) => cells.map(written).join(delimiter)).join(ending);
            const expected = [TITLES, ...rows].map((cells) => cells.map((cell) => (cell.trim() ? cell : null)));
            expect((await cellsOf(encode(content))).map((cells) => [...cells, null, null, null].slice(0, 4))).toEqual(
              expected,
            );
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('of an old program keeps every sign that Windows-1252 has', async () => {
    expect(await cellsOf(file('02-windows1252.csv'))).toContainEqual([
      'WIN-00001',
      'Pastilla de freno WIN ñandú 1',
      '5,00',
      'Frenos',
      '0',
    ]);
    const signs = Buffer.from('SKU;Nombre\nA-1;\x80 \x93x\x94 \x96 \xbd\xb0\n\x1a', 'latin1');
    expect(await cellsOf(signs)).toEqual([
      ['SKU', 'Nombre'],
      ['A-1', '€ “x” – ½°'],
    ]);
  });

  it('has its titles below a heading, also those of suppliers', async () => {
    const heading = ['DISTRIBUIDORA EL PISTÓN;C.A.', '', 'Lista, de precios, de noviembre, 2026', ''];
    const content = [...heading, 'CODIGO;DESCRIPCION;EXISTENCIA', '00012;Filtro 1,5;12'].join('\r\n');
    expect(await read(content)).toEqual([
      { line: 5, cells: ['CODIGO', 'DESCRIPCION', 'EXISTENCIA'] },
      { line: 6, cells: ['00012', 'Filtro 1,5', '12'] },
    ]);
    expect((await cellsOf(file('03-lista-proveedor-titulos.csv')))[1]).toEqual([
      ...['00012', 'FILTRO ACEITE COROLLA 1.8', '7,50', '11.615,52', '12', 'MILLARD'],
    ]);
  });

  it('takes the hint of its first line, whatever the sign', async () => {
    expect(await read(file('16-sep.csv'))).toMatchObject([
      { line: 2, cells: ['SKU', 'Nombre', 'Precio', 'Categoría', 'Stock'] },
      { line: 3, cells: ['SEP-1', 'Uno', '1,00', 'Frenos', '1'] },
    ]);
    expect(await cellsOf('sep=^\nSKU^Nombre\nA;1^x')).toEqual([
      ['SKU', 'Nombre'],
      ['A;1', 'x'],
    ]);
  });

  it('has inch signs in its cells', async () => {
    expect(await cellsOf('SKU;Nombre\nL-1;Llave 1/2"\nL-2;"Llave 3/4"" larga"\nL-3;Bujía 5/8" NGK')).toEqual([
      ['SKU', 'Nombre'],
      ['L-1', 'Llave 1/2"'],
      ['L-2', 'Llave 3/4" larga'],
      ['L-3', 'Bujía 5/8" NGK'],
    ]);
  });

  it('tells which rows have more cells than titles, by their true lines', async () => {
    const rows = await read(file('05-comillas-saltos.csv'));
    expect(rows.map(({ line, isTooLong = false }) => [line, isTooLong])).toEqual([
      [1, false],
      [2, false],
      [4, true],
    ]);
    expect(rows[1]!.cells).toEqual([
      ...['Q-1', 'Bujía 5/8" NGK', '4,00', 'Motor', '10', 'Línea uno\r\nlínea dos; con punto y coma'],
    ]);
    expect(await read('SKU;Nombre;;\nA;B;;\nC;D;;x')).toEqual([
      { line: 1, cells: ['SKU', 'Nombre'] },
      { line: 2, cells: ['A', 'B'] },
      { line: 3, cells: ['C', 'D'], isTooLong: true },
    ]);
  });

  it.each([
    ['a quote that never ends, by the line where it begins', 'SKU;Nombre\nA;"x\ny"\nB;"z\n', /línea 4/],
    ['letters of two encodings', Buffer.from('c3b1c3b120f1', 'hex'), /las letras/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /las letras/],
    ['half a sign of UTF-16', Buffer.from('fffe41', 'hex'), /las letras/],
  ])('is refused for %s', async (_, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'ARCHIVO_RECHAZADO',
      message: expect.stringMatching(reason),
    });
  });

  it('of blank lines alone is refused before it is read to its end', async () => {
    const blank = Buffer.alloc(8 * 1024 * 1024, '\n');
    const start = process.cpuUsage();
    await expect(read(blank)).rejects.toMatchObject({ message: expect.stringMatching(/líneas vacías/) });
    const { user, system } = process.cpuUsage(start);
    // All of it takes some 20 s of a core.
    expect((user + system) / 1e6).toBeLessThan(5);
  });
});

describe('a workbook', () => {
  const rows = async (name: string, hoja?: string) => (await readSpreadsheet(file(name), hoja)).rows;
  const column = async (name: string, at: number) => (await rows(name)).slice(1).map(({ cells }) => cells[at]);

  it('has a merged heading above its titles, and results of formulas', async () => {
    expect(await rows('20-xlsx-encabezado-combinado.xlsx')).toEqual([
      { line: 2, cells: ['SKU', 'Nombre', 'Precio', 'Categoría', 'Stock'] },
      { line: 3, cells: ['MER-1', 'Pastilla', 12.5, 'Frenos', 4] },
    ]);
    expect(await column('21-xlsx-formulas.xlsx', 2)).toEqual([12.5]);
  });

  it('shows codes, dates and percentages as they are drawn, beside what is stored', async () => {
    expect(await column('22-xlsx-numeros-texto.xlsx', 0)).toEqual([
      ...['00077', 88, { kind: 'number', value: 99, text: '00099' }, 'NT-4', 7591234567890],
    ]);
    expect((await column('24-xlsx-fechas.xlsx', 0))[3]).toEqual({ kind: 'date', value: 46027, text: '05/01/2026' });
    expect((await column('24-xlsx-fechas.xlsx', 5))[1]).toEqual({ kind: 'number', value: 0.1, text: '10%' });
    expect((await column('45-xlsx-precio-calculado-pegado-como-valor.xlsx', 2))[0]).toEqual({
      ...{ kind: 'number', value: 5.940000000000001, text: '5.94' },
    });
  });

  it('has texts that begin like formulas', async () => {
    expect(await column('44-xlsx-codigo-con-guion.xlsx', 0)).toEqual(['-FOR-3', 'A-1', 'A-2', "'A-3"]);
    expect(await column('44-xlsx-codigo-con-guion.xlsx', 1)).toEqual(['Guion', '+58 algo', '@arroba', 'apóstrofo']);
  });

  it('of several lists is asked which one is meant', async () => {
    const name = '23b-xlsx-dos-hojas-primera-buena.xlsx';
    const sheets = read(file(name)).catch((error: Error) => error.message);
    const [, first, second] = /«([^»]+)», «([^»]+)»/.exec(String(await sheets))!;
    expect((await rows(name, first))[1]!.cells[0]).toBe('HB-1');
    expect((await rows(name, second!.toUpperCase()))[1]!.cells[0]).toBe('HB-2');
    await expect(rows(name, 'otra')).rejects.toThrow(/no tiene una hoja «otra»/);
  });

  it.each(['xlsx', 'biff8', 'ods'] as const)('reads as it was written, as %s', async (bookType) => {
    const text = fc.string({ unit: fc.constantFrom(...'aB1ñáÜ;,|\t"\n <&>=+@-_x000D_'), minLength: 1, maxLength: 12 });
    const filled = text.map((one) => `a${one}z`.replace(/\t| {2,}|\n/g, bookType === 'ods' ? ' ' : '\n'));
    const cell = fc.oneof(filled, fc.integer({ min: -1e6, max: 1e6 }), fc.boolean(), fc.constant(null));
    const cells = fc.tuple(fc.stringMatching(/^[A-Z]{1,4}-\d{1,4}$/), cell, cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 6 }), async (list) => {
        const book = utils.book_new(utils.aoa_to_sheet([TITLES, ...list]), 'Hoja');
        const content = write(book, { type: 'buffer', bookType }) as Buffer;
        const found = (await readSpreadsheet(content)).rows.map((row) => [...row.cells, null, null, null].slice(0, 4));
        expect(found).toEqual([TITLES, ...list]);
      }),
      { numRuns: 25 },
    );
  });

  it.each(['xlsx', 'biff8'] as const)('that counts its days from 1904 has the same dates, as %s', async (bookType) => {
    const book = utils.book_new(utils.aoa_to_sheet([TITLES, ['A-1', { t: 'n', v: 44565.5, z: 'd/m/yyyy h:mm' }]]), 'H');
    book.Workbook = { WBProps: { date1904: true } };
    const [, row] = await read(write(book, { type: 'buffer', bookType }) as Buffer);
    expect(row!.cells[1]).toEqual({ kind: 'date', value: 46027.5, text: '05/01/2026 12:00' });
  });
});
