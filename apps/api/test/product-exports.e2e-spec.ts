import fc from 'fast-check';
import { skuKey } from '@tuerca/contracts/kernel/names';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import { oneLine } from '@tuerca/contracts/kernel/written';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { CONDITIONS, TIPOS_REPUESTO } from '@tuerca/contracts/products/products/rules';
import { readSpreadsheet } from '../src/products/product-imports/spreadsheet/read-spreadsheet';
import type { Cell } from '../src/products/product-imports/spreadsheet/sheet';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import { confirm, download, rowsOf, upload } from './spreadsheets';

jest.setTimeout(180_000);

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

/** Texts that break spreadsheets, separators and parsers. */
const TRAPS = [
  '=1+1',
  "'=1+1",
  "''=1+1",
  '+58 412-5550101',
  '-x',
  '@a',
  '＝1',
  '=HYPERLINK("http://x.example";"Ver")',
  "'",
  '"',
  '""";"',
  'a;b,c\td',
  'una línea\notra línea',
  'una línea\r\notra línea',
  'una línea\rotra línea',
  'a\\;b\\',
  'a|b=c',
  '00123',
  '1.234',
  '1,5E+12',
  "'1,5E+12",
  '1E5',
  'TRUE',
  'Sí',
  '12/11/2026',
  '_x000A_',
  '\u0007\u001f',
  '<b>&amp;</b>',
  ']]>',
  '#N/A',
  'ñandú Ω 日本 🚗',
  'n\u0303',
  '\u2028\u0085x',
];
const text = (max: number) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...TRAPS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20 }) },
    )
    .map((one) => one.replaceAll('\0', '').trim().slice(0, max))
    // Invisible characters are no text.
    .filter((one) => oneLine(one) !== '' && !/\p{Cs}/u.test(one));
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const year = orNull(fc.integer({ min: 1900, max: 2100 }));
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .chain((date) => fc.constantFrom(date, new Date(Math.floor(date.getTime() / 60_000) * 60_000)))
  .map((date) => date.toISOString());
const vehicle = fc
  .record({ marca: text(60), modelo: text(60), years: fc.tuple(year, year), motor: orNull(text(40)) })
  .map(({ years: [a, b], ...rest }) => {
    const inOrder = a === null || b === null || a <= b;
    return { ...rest, anioDesde: inOrder ? a : b, anioHasta: inOrder ? b : a };
  });
const discount = fc
  .record({ porcentaje: fc.integer({ min: 1, max: 99 }), window: fc.tuple(orNull(instant), orNull(instant)) })
  .map(({ porcentaje, window: [a, b] }) => {
    const inOrder = a === null || b === null || a <= b;
    return { porcentaje, fechaInicio: inOrder ? a : b, fechaFin: inOrder ? b : a };
  });
const price = fc.integer({ min: 2, max: 100_000_000 }).map((cents) => cents / 100);
const specification = fc.tuple(
  text(60)
    .map((name) => name.replaceAll('.', '·').replace(/^\$/, 'S'))
    .filter((name) => name !== '__proto__'),
  fc.oneof(text(200), fc.constant('')),
);
const product = fc.record({
  nombre: text(160),
  descripcion: fc.oneof(text(4000), fc.constant('')),
  precio: price,
  precioOferta: fc.constantFrom(null, 0.01),
  descuento: orNull(discount),
  categoria: fc.constantFrom(...categorias().map(({ nombre }) => nombre)),
  subcategoria: orNull(text(80)),
  marca: orNull(text(60)),
  modelo: orNull(text(60)),
  universal: fc.boolean(),
  compatibilidad: fc.array(vehicle, { maxLength: 3 }),
  sku: orNull(text(40)),
  numeroParte: orNull(text(60)),
  marcaRepuesto: orNull(text(60)),
  tipoRepuesto: fc.constantFrom(null, ...TIPOS_REPUESTO),
  condicion: fc.constantFrom(...CONDITIONS),
  etiquetas: fc.uniqueArray(text(30), { maxLength: 4, selector: (tag) => normalizeText(oneLine(tag)) }),
  especificaciones: fc.array(specification, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
  pesoKg: orNull(fc.integer({ min: 0, max: 2_000_000_000 }).map((milligrams) => milligrams / 1e6)),
  stock: fc.integer({ min: 0, max: 1_000_000 }),
  stockMinimo: fc.integer({ min: 0, max: 1_000_000 }),
  disponible: fc.boolean(),
  activo: fc.boolean(),
});
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never;
/** Codes are unique in a store; products without a code are distinguished by the id. */
const list = fc.uniqueArray(product, { minLength: 1, maxLength: 6, selector: ({ sku }) => (sku ? skuKey(sku) : {}) });

async function storeWith(products: Product[]): Promise<Actor> {
  const store = await openBusiness(h, 'store');
  for (const body of products) {
    const made = await call(h.base, 'POST', '/api/products', { token: store.token, body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
  return store;
}
const stored = ({ user }: Actor) =>
  h.db
    .collection('productos')
    .find({ tiendaId: new h.db.base.Types.ObjectId(user._id) })
    .sort({ _id: 1 })
    .toArray();
const cellsOf = async (content: Buffer): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for (const { cells } of (await readSpreadsheet(content)).rows) rows.push(cells);
  return rows;
};

describe.each<SpreadsheetFormat>(['csv', 'xlsx'])('an exported list (%s)', (format) => {
  it('imports again without a change, whatever its texts look like, and calculates nothing', async () => {
    await fc.assert(
      fc.asyncProperty(list, async (products) => {
        const store = await storeWith(products);
        const before = await stored(store);
        const { content } = await download(h, store, `/api/products/exports/${format}`);
        for (const cells of await cellsOf(content))
          for (const cell of cells) if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        const { status, body } = await upload(h, store, content);
        expect([status, body.message]).toEqual([201, body.message]);
        const { _id, conteo } = body.data;
        const wrong = [...(await rowsOf(h, store, _id, 'error')), ...(await rowsOf(h, store, _id, 'cambia'))];
        expect(wrong.map(({ nombre, errores, cambios }) => ({ nombre, errores, cambios }))).toEqual([]);
        expect(conteo).toEqual({ nuevos: 0, cambian: 0, iguales: products.length, conError: 0 });
        expect((await confirm(h, store, _id)).body.code).toBe('IMPORTACION_SIN_CAMBIOS');
        expect(await stored(store)).toEqual(before);
      }),
      { numRuns: 20, seed: Number(process.env.FC_SEED ?? 19), endOnFailure: true },
    );
  });
});
