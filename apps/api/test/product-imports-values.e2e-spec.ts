import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { type Harness, startApp } from './harness';
import { confirm, csvOf, finished, importAll, rowsOf, upload, xlsxOf } from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});

const TITLES = ['SKU', 'Nombre', 'Precio', 'Categoría', 'Stock'];
const row = (sku: string, precio: string, nombre = `Filtro ${sku}`) => [sku, nombre, precio, 'Filtros', '3'];
const own = () => ({ tiendaId: new h.db.base.Types.ObjectId(store.user._id) });
const productOf = (sku: string) => h.db.collection('productos').findOne({ sku, ...own() });
const reasonsOf = async (content: Uint8Array) => {
  const { body } = await upload(h, store, content);
  const bad = await rowsOf(h, store, body.data._id, 'error');
  return bad.map(({ linea, errores }) => [linea, ...errores.map(({ motivo }) => motivo)]);
};

describe('what a file does not say', () => {
  it('stays as it is: a list of codes and prices changes the prices alone', async () => {
    await seed(h, store.user._id, { sku: 'P-1', nombre: 'Bujía', descripcion: 'De iridio', stock: 7, pesoKg: 2 });
    const before = await productOf('P-1');
    await importAll(
      h,
      store,
      csvOf([
        ['SKU', 'Precio', 'Descripción', 'Stock', 'Activo'],
        ['P-1', '30,00', '', '', ''],
      ]),
    );
    expect(await productOf('P-1')).toMatchObject({
      precio: 30,
      nombre: 'Bujía',
      descripcion: 'De iridio',
      stock: 7,
      pesoKg: 2,
      activo: before!.activo,
    });
  });

  it('is asked of a new product, and «vaciar» empties what may be empty', async () => {
    await seed(h, store.user._id, { sku: 'P-2', descripcion: 'De iridio', pesoKg: 2, etiquetas: ['a'] });
    const file = csvOf([
      ['SKU', 'Descripción', 'Peso (kg)', 'Etiquetas', 'Nombre'],
      ['P-2', 'Vaciar', 'vaciar', 'VACIAR', ''],
      ['P-3', 'x', '', '', ''],
      ['P-4', 'x', '', '', 'vaciar'],
    ]);
    const [asked, kept] = await reasonsOf(file);
    expect(asked).toEqual([3, expect.any(String), expect.any(String), expect.any(String), expect.any(String)]);
    expect(kept).toContain('Este dato no se puede vaciar');
    const { body } = await upload(h, store, file);
    await confirm(h, store, body.data._id, true);
    await finished(h, store, body.data._id);
    expect(await productOf('P-2')).toMatchObject({ descripcion: '', pesoKg: null, etiquetas: [] });
  });
});

describe('a figure of a file', () => {
  it('that may be thousands or decimals is refused with both, unless its column tells', async () => {
    expect(await reasonsOf(csvOf([TITLES, row('M-1', '1,500'), row('M-2', '2.000')]))).toEqual([
      [2, expect.stringContaining('1500 o 1,5.')],
      [3, expect.stringContaining('2000 o 2.')],
    ]);
    const { body } = await upload(h, store, csvOf([TITLES, row('M-1', '1.500'), row('M-2', '7,50')]));
    expect(await rowsOf(h, store, body.data._id, 'nuevo')).toMatchObject([
      { precio: 1500, avisos: [{ columna: 'Precio', texto: '«1.500» se lee 1500, como el resto de la columna' }] },
      { precio: 7.5, avisos: [] },
    ]);
  });

  it('is read with its currency, bolívares at the rate, and a row without a price does not hold the others up', async () => {
    const prices = ['Bs. 11.615,52', '7,50 $', 'US$ 7,50', '$7.50', 'CONSULTAR'];
    const { body } = await upload(h, store, csvOf([TITLES, ...prices.map((price, i) => row(`B-${i}`, price))]));
    const [inBs, ...inDollars] = await rowsOf(h, store, body.data._id, 'nuevo');
    expect(inBs!.precio).toBeLessThan(1000);
    expect(inBs!.avisos[0]!.texto).toMatch(/^Bs\.\s11\.615,52 a la tasa Bs\./);
    expect(inDollars.map(({ precio }) => precio)).toEqual([7.5, 7.5, 7.5]);
    expect(body.data.conteo).toMatchObject({ nuevos: 4, conError: 1 });
  });

  it('that a spreadsheet calculated is rounded half up to cents, and it says so', async () => {
    const { body } = await upload(h, store, await xlsxOf([TITLES, ['C-1', 'Filtro', 5.940000000000001, 'Filtros', 1]]));
    expect(await rowsOf(h, store, body.data._id, 'nuevo')).toMatchObject([
      { precio: 5.94, avisos: [{ columna: 'Precio', texto: '«5.940000000000001» se redondea a 5,94' }] },
    ]);
  });
});

describe('what was checked', () => {
  it('is what is written: nothing unseen, nothing that turns the writing, no breaks', async () => {
    const name = `Filtro\u202e de\n ${'\u200b'.repeat(50)}aceite`;
    await importAll(h, store, csvOf([TITLES, row('V-1', '5,00', name)]));
    expect((await productOf('V-1'))!.nombre).toBe('Filtro de aceite');
  });

  it('is one product however the capitals of its code are written, which it keeps', async () => {
    await seed(h, store.user._id, { sku: 'FIL-1', nombre: 'Filtro', precio: 8 });
    await importAll(h, store, csvOf([TITLES, row(' fil-1', '9,00')]));
    expect(await h.db.collection('productos').countDocuments(own())).toBe(1);
    expect(await productOf('FIL-1')).toMatchObject({ precio: 9 });
    expect(
      await reasonsOf(csvOf([TITLES, row('D-1', '1'), row('D-1', '2'), row('d-1', '3'), row('D-2', '4')])),
    ).toEqual([
      [2, 'Este código ya está en las líneas 3 y 4'],
      [3, 'Este código ya está en las líneas 2 y 4'],
      [4, 'Este código ya está en las líneas 2 y 3'],
    ]);
  });

  it('is refused with both codes where the store has one twice', async () => {
    for (const sku of ['AB-1', 'ab-1']) await seed(h, store.user._id, { sku });
    const [bad] = await reasonsOf(csvOf([TITLES, row('AB-1', '9,00')]));
    expect(bad).toEqual([2, expect.stringMatching(/2 productos con este código: «(AB|ab)-1», «(AB|ab)-1»/)]);
  });
});
