import { buffer } from 'node:stream/consumers';
import { utils, write, type WritingOptions } from '@e965/xlsx';
import { ZipFile } from 'yazl';
import { MAX_NAMED_LINES } from '@tuerca/contracts/products/product-imports/rules';
import { readSpreadsheet } from './read-spreadsheet';

const TITLES = ['SKU', 'Nombre', 'Precio', 'Categoría'];

describe('a file is told of', () => {
  const told = async (content: Uint8Array) => {
    const { rows, avisos } = await readSpreadsheet(content);
    return [rows.map(({ line, cells: [sku] }) => [line, sku]), avisos.map(({ texto }) => texto)];
  };
  const product = (n: number) => [`A-${n}`, `Filtro ${n}`, 5, 'Filtros'];
  const bookOf = (rows: unknown[][], hidden: number[], bookType: WritingOptions['bookType']) => {
    const sheet = utils.aoa_to_sheet(rows);
    sheet['!rows'] = rows.map((_, i) => (hidden.includes(i + 1) ? { hidden: true } : {}));
    return write(utils.book_new(sheet, 'Hoja'), { type: 'buffer', bookType }) as Buffer;
  };
  async function odsOf(rows: string): Promise<Buffer> {
    const ns = ['office', 'table', 'text'].map(
      (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
    );
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), 'mimetype', { compress: false });
    zip.addBuffer(
      Buffer.from(
        `<office:document-content ${ns.join(' ')}><office:body><office:spreadsheet><table:table table:name="Vacía"><table:table-row table:visibility="collapse" table:number-rows-repeated="1000000"><table:table-cell/></table:table-row></table:table><table:table table:name="Lista">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
      'content.xml',
    );
    zip.addBuffer(Buffer.from('<styles/>'), 'styles.xml');
    zip.addBuffer(Buffer.from('<manifest/>'), 'META-INF/manifest.xml');
    zip.end();
    return buffer(zip.outputStream as NodeJS.ReadableStream);
  }
  const odsRow = (cells: unknown[], attributes = '') =>
    `<table:table-row${attributes}>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${String(cell)}</text:p></table:table-cell>`).join('')}</table:table-row>`;

  /** The titles and three products, each with its line. */
  const READ = [
    [1, 'SKU'],
    [2, 'A-1'],
    [3, 'A-2'],
    [4, 'A-3'],
  ];
  const HIDDEN = /^Las filas 2 y 4 están ocultas en el archivo: las leímos igual\./;
  it.each(['xlsx', 'xlsb'] as const)('the rows that it hides, which are read, as %s', async (bookType) => {
    const book = bookOf([TITLES, product(1), product(2), product(3)], [2, 4], bookType);
    expect(await told(book)).toEqual([READ, [expect.stringMatching(HIDDEN)]]);
  });
  it('the rows that it hides or filters out, as ods', async () => {
    const [titles, first, second, third] = [TITLES, product(1), product(2), product(3)];
    const rows = [odsRow(titles), odsRow(first, ' table:visibility="collapse"'), odsRow(second)];
    const book = await odsOf([...rows, odsRow(third, ' table:visibility="filter"')].join(''));
    expect(await told(book)).toEqual([READ, [expect.stringMatching(HIDDEN)]]);
  });

  it('the cells to the right of the titles of a workbook, whose rows are read without them', async () => {
    const rows = [TITLES, [...product(1), null, 'revisar'], product(2), [null, null, null, null, 'x1']];
    expect(await told(bookOf(rows, [], 'xlsx'))).toEqual([
      [
        [1, 'SKU'],
        [2, 'A-1'],
        [3, 'A-2'],
      ],
      [expect.stringMatching(/^Las filas 2 y 4 tienen más celdas que títulos: no leímos las que sobran\./)],
    ]);
  });

  it('the notes and the sums at its foot, which are no products', async () => {
    const list = [TITLES, product(1), product(2)].map((cells) => cells.join(';'));
    const foot = [
      ';;;',
      'TOTAL;;10,00;',
      'Actualizado:;12/11/2026;;',
      'Precios válidos hasta el 30;;;',
      ';"No incluye; flete";;',
      'OBSERVACIONES;;;',
    ];
    expect(await told(Buffer.from([...list, ...foot].join('\n')))).toEqual([
      [
        [1, 'SKU'],
        [2, 'A-1'],
        [3, 'A-2'],
      ],
      [
        'Las filas 5, 6, 7, 8 y 9 parecen notas y no las importamos: «TOTAL 10,00», «Actualizado: 12/11/2026», «Precios válidos hasta el 30» y 2 más. Si son productos, complétalos y sube el archivo de nuevo.',
      ],
    ]);
  });

  it.each(['xlsx', 'xlsb', 'biff8'] as const)(
    'the lists on sheets that it hides, which are not read, as %s',
    async (bookType) => {
      const book = utils.book_new();
      const sheets = { Lista: [TITLES, product(1)], Anterior: [TITLES, product(2)], Valores: [['Frenos'], ['Motor']] };
      for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
      book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] };
      const content = write(book, { type: 'buffer', bookType }) as Buffer;
      expect(await told(content)).toEqual([
        [
          [1, 'SKU'],
          [2, 'A-1'],
        ],
        ['La hoja «Anterior» está oculta y no la leímos. Si ahí hay productos, muéstrala y sube el archivo de nuevo.'],
      ]);
    },
  );

  it('no note where a row may be a product', async () => {
    const last = ['A-9;;;', 'Aceite 10W40;;12,00;', 'TOTAL-20W50;Aceite Total;;', 'TOTAL;Aceite Total;9,00;Motor'];
    for (const row of last)
      expect((await told(Buffer.from(`${TITLES.join(';')}\nA-1;Filtro;5;Filtros\n${row}`)))[1]).toEqual([]);
  });

  it('the first lines by their numbers and how many others there are', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => product(i));
    const { avisos } = await readSpreadsheet(
      bookOf(
        [TITLES, ...rows],
        rows.map((_, i) => i + 2),
        'xlsx',
      ),
    );
    expect(avisos).toEqual([
      {
        tema: 'filasOcultas',
        lineas: rows.slice(0, MAX_NAMED_LINES).map((_, i) => i + 2),
        filas: 40,
        texto: expect.stringContaining('Las filas 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 y 30 más están ocultas'),
      },
    ]);
  });
});
