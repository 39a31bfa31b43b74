import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { confirm, csvOf, finished, match, read, rowsOf, upload } from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});

const file = (name: string) => readFileSync(join(__dirname, 'import-files', name));
const own = ({ user } = store) => ({ tiendaId: new h.db.base.Types.ObjectId(user._id) });
const productOf = (sku: string) => h.db.collection('productos').findOne({ sku, ...own() });
const count = (collection: string, filter = own()) => h.db.collection(collection).countDocuments(filter);
const proposal = ({ emparejamiento }: Importacion) =>
  Object.fromEntries(emparejamiento!.columnas.map(({ titulo, campo, moneda }) => [titulo, moneda ?? campo]));
/** The columns of a list with these rows below its titles. */
const proposed = async (...rows: string[][]) => proposal((await upload(h, store, csvOf(rows))).body.data);

const LIST = [
  ['CODIGO', 'DESCRIPCION', 'PVP', 'EXISTENCIA', 'RUBRO'],
  ['00012', 'FILTRO ACEITE COROLLA', '7,50', '12', 'FILTRO'],
  ['00045', 'PASTILLA FRENO AVEO', '18,00', '3', 'Tren delantero'],
];

describe("a supplier's list", () => {
  it('waits for its columns, with first values and what each may be, and nothing is checked or written', async () => {
    const { status, body } = await upload(h, store, file('03-lista-proveedor-titulos.csv'));
    expect([status, body.data.estado]).toEqual([201, 'por_emparejar']);
    expect(body.data.emparejamiento).toMatchObject({ hoja: null, filas: 1, recordado: false });
    expect(body.data.emparejamiento!.columnas).toEqual([
      { titulo: 'CODIGO', ejemplos: ['00012'], campo: 'sku', moneda: null },
      { titulo: 'DESCRIPCION', ejemplos: ['FILTRO ACEITE COROLLA 1.8'], campo: 'nombre', moneda: null },
      { titulo: 'PRECIO $', ejemplos: ['7,50'], campo: 'precio', moneda: 'usd' },
      { titulo: 'PRECIO BS', ejemplos: ['11.615,52'], campo: null, moneda: 'bs' },
      { titulo: 'EXISTENCIA', ejemplos: ['12'], campo: 'stock', moneda: null },
      { titulo: 'MARCA', ejemplos: ['MILLARD'], campo: 'marcaRepuesto', moneda: null },
    ]);
    expect((await confirm(h, store, body.data._id)).body).toMatchObject({ code: 'ESTADO_CAMBIO' });
    expect(await count('productos')).toBe(0);
  });

  it('is checked as the store says, from the file that was sent, and written', async () => {
    const { body } = await upload(h, store, file('03-lista-proveedor-titulos.csv'));
    const matched = await match(h, store, body.data, { fijos: { categoria: 'filtros' } });
    expect([matched.status, matched.body.data.estado, matched.body.data.columnasIgnoradas]).toEqual([
      ...[201, 'revisada', ['PRECIO BS']],
    ]);
    await confirm(h, store, matched.body.data._id);
    await finished(h, store, matched.body.data._id);
    expect(await productOf('00012')).toMatchObject({
      nombre: 'FILTRO ACEITE COROLLA 1.8',
      precio: 7.5,
      stock: 12,
      marcaRepuesto: 'MILLARD',
      categoria: 'Filtros',
    });
    expect(await count('importaciones_archivos')).toBe(0);
  });

  it('may have its price in the column of bolívares', async () => {
    const { body } = await upload(h, store, file('03-lista-proveedor-titulos.csv'));
    const matched = await match(h, store, body.data, {
      campos: { 'PRECIO $': null, 'PRECIO BS': 'precio' },
      fijos: { categoria: 'Filtros' },
    });
    const [row] = await rowsOf(h, store, matched.body.data._id, 'nuevo');
    expect(row!.precio).toBeLessThan(1000);
    expect(row!.avisos[0]!.texto).toMatch(/^Bs\.\s11\.615,52 a la tasa/);
  });

  it('may be matched anew after its check; what was checked before cannot be confirmed any more', async () => {
    const { body } = await upload(h, store, csvOf(LIST));
    const first = (await match(h, store, body.data)).body.data;
    const second = (await match(h, store, first, { campos: { EXISTENCIA: null } })).body.data;
    expect((await rowsOf(h, store, second._id, 'error'))[0]!.errores[0]!.columna).toBe('Stock');
    expect((await confirm(h, store, first._id)).status).toBe(404);
    expect(await count('importaciones')).toBe(1);
  });

  it('whose check was not heard of, since the connection broke, is found and asked again under the id that is known', async () => {
    const { body } = await upload(h, store, csvOf(LIST));
    const unheard = (await match(h, store, body.data)).body.data;
    expect((await read(h.base, store, body.data._id)).body.data._id).toBe(unheard._id);
    const again = await match(h, store, body.data);
    expect([again.status, again.body.data.estado]).toEqual([201, 'revisada']);
    // Two at once, as an impatient hand sends them: one stays, with its rows, and every id that was ever told leads to it.
    const both = await Promise.all([match(h, store, body.data), match(h, store, body.data)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const left = await h.db.collection('importaciones').find(own(store)).toArray();
    const ids = [body.data, unheard, again.body.data].map(({ _id }) => _id);
    const found = await Promise.all(ids.map(async (id) => (await read(h.base, store, id)).body.data._id));
    expect(new Set(found).size).toBe(1);
    expect(left.map(({ _id }) => String(_id))).toContain(found[0]);
    expect(await rowsOf(h, store, found[0]!, 'error')).toHaveLength(1);
    const other = await openBusiness(h, 'store');
    expect((await read(h.base, other, body.data._id)).status).toBe(404);
  });

  it("is the store's own: another store, and the same one once it is confirmed or discarded, cannot match it", async () => {
    const { body } = await upload(h, store, csvOf(LIST));
    const other = await openBusiness(h, 'store');
    expect((await match(h, other, body.data)).status).toBe(404);
    const { token } = store;
    expect((await call(h.base, 'DELETE', `/api/products/imports/${body.data._id}`, { token })).status).toBe(200);
    expect((await match(h, store, body.data)).status).toBe(404);
    expect(await count('importaciones_archivos')).toBe(0);
  });

  it('is refused without a code, with a field in two columns, and with a category that we do not have', async () => {
    const { body } = await upload(h, store, csvOf(LIST));
    const reasons = async (said: Parameters<typeof match>[3]) =>
      (await match(h, store, body.data, said)).body.errors!.map(({ mensaje }) => mensaje);
    expect(await reasons({ campos: { CODIGO: null } })).toEqual([expect.stringContaining('código (SKU)')]);
    expect(await reasons({ campos: { PVP: 'stock' } })).toEqual(['«Stock» está en dos columnas. Deja solo una']);
    expect(await reasons({ fijos: { categoria: 'Panadería' } })).toEqual(['Elige una de las categorías de Tuerca']);
    expect(await reasons({ categorias: [{ texto: 'x', categoria: 'Panadería' }] })).toEqual([
      'Elige una de las categorías de Tuerca',
    ]);
    expect((await match(h, store, body.data)).status).toBe(201);
  });
});

describe('what a store has said of its columns', () => {
  it('is remembered of the same titles in any order, and may be changed', async () => {
    const first = (await upload(h, store, csvOf(LIST))).body.data;
    await match(h, store, first, {
      campos: { DESCRIPCION: 'descripcion' },
      monedas: { PVP: 'bs' },
      fijos: { marcaRepuesto: 'Millard' },
      categorias: [{ texto: 'Tren delantero', categoria: 'Suspensión' }],
    });
    const turned = LIST.map(([code = '', ...others]) => [...others, code]);
    const next = (await upload(h, store, csvOf(turned))).body.data;
    expect([next.estado, next.emparejamiento!.recordado, next.emparejamiento!.fijos.marcaRepuesto]).toEqual([
      ...['revisada', true, 'Millard'],
    ]);
    expect(proposal(next)).toEqual({
      ...{ CODIGO: 'sku', DESCRIPCION: 'descripcion', PVP: 'bs', EXISTENCIA: 'stock', RUBRO: 'categoria' },
    });
    expect(next.emparejamiento!.categorias).toEqual([{ texto: 'Tren delantero', filas: 1, categoria: 'Suspensión' }]);
    await match(h, store, next, { campos: { DESCRIPCION: 'nombre' }, monedas: { PVP: 'usd' } });
    expect(proposal((await upload(h, store, csvOf(LIST))).body.data)).toMatchObject({
      ...{ DESCRIPCION: 'nombre', PVP: 'usd' },
    });
    expect(await count('importaciones_columnas')).toBe(1);
  });

  it('is remembered of thirty lists, those not used for longest give way, and of no other store', async () => {
    const old = Array.from({ length: 30 }, (_, n) => ({ ...own(), firma: `${n}`, dicho: {}, usado: new Date(n) }));
    await h.db.collection('importaciones_columnas').insertMany(old);
    await match(h, store, (await upload(h, store, csvOf(LIST))).body.data);
    const kept = await h.db.collection('importaciones_columnas').find(own()).sort({ usado: 1 }).toArray();
    expect([kept.length, kept[0]!.firma]).toEqual([30, '1']);
    const stateOf = async (who: Actor) => (await upload(h, who, csvOf(LIST))).body.data.estado;
    expect([await stateOf(store), await stateOf(await openBusiness(h, 'store'))]).toEqual([
      'revisada',
      'por_emparejar',
    ]);
  });
});

describe('a category of a list', () => {
  it('is one of ours by its name, its subcategory or a word for it, is mapped once, or is that of the whole file', async () => {
    const { body } = await upload(h, store, file('14-categorias-de-proveedor.csv'));
    expect(body.data.estado).toBe('revisada');
    const mapped = async (said?: Parameters<typeof match>[3]) => {
      const { data } = (await match(h, store, body.data, said)).body;
      const found = await rowsOf(h, store, data._id, 'nuevo');
      body.data = data;
      return found.map(({ sku }) => sku);
    };
    expect((await rowsOf(h, store, body.data._id, 'nuevo')).map(({ sku }) => sku)).toEqual(['CAT-1', 'CAT-3', 'CAT-4']);
    expect(body.data.emparejamiento!.categorias).toEqual([{ texto: 'Tren delantero', filas: 1, categoria: null }]);
    const categorias = [{ texto: 'TREN DELANTERO', categoria: 'suspension' }];
    expect(await mapped({ categorias })).toEqual(['CAT-1', 'CAT-2', 'CAT-3', 'CAT-4']);
    expect(await mapped({ categorias, fijos: { categoria: 'Motor' } })).toHaveLength(5);
    await confirm(h, store, body.data._id);
    await finished(h, store, body.data._id);
    const of = async (sku: string) => {
      const { categoria, subcategoria } = (await productOf(sku))!;
      return [categoria, subcategoria];
    };
    expect(await Promise.all(['CAT-1', 'CAT-2', 'CAT-3', 'CAT-4', 'CAT-5'].map(of))).toEqual([
      ['Frenos', null],
      ['Suspensión', null],
      ['Suspensión', 'Amortiguadores'],
      ['Frenos', 'Pastillas de freno'],
      ['Motor', null],
    ]);
  });
});

describe('a column is proposed', () => {
  const rows = (...cells: string[]) =>
    Array.from({ length: 3 }, (_, i) => cells.map((cell) => cell.replace('#', `${i}`)));

  it('by what it holds where its title may be two things', async () => {
    expect(await proposed(['COD', 'ARTICULO', 'REF'], ...rows('A-#', 'Bujía fina #', '7,5#'))).toEqual({
      ...{ COD: 'sku', ARTICULO: 'nombre', REF: 'usd' },
    });
    expect(await proposed(['COD', 'ARTICULO', 'REF'], ...rows('A-#', 'Bujía fina #', 'NGK-#x'))).toMatchObject({
      ...{ COD: 'sku', REF: 'numeroParte' },
    });
    expect(await proposed(['COD', 'Disponible', 'MARCA'], ...rows('A-#', '1#', 'Toyota'))).toEqual({
      ...{ COD: 'sku', Disponible: 'stock', MARCA: 'marca' },
    });
    expect(await proposed(['COD', 'Nombre', 'DESCRIPCION'], ...rows('A-#', 'Bujía #', 'De iridio'))).toEqual({
      ...{ COD: 'sku', Nombre: 'nombre', DESCRIPCION: 'descripcion' },
    });
  });

  it('by its content alone where its title says nothing, but never what something costs the store', async () => {
    const titles = ['N°', 'Mercancía', 'Lista A', 'COSTO'];
    expect(await proposed(titles, ...rows('A-0#', 'Bujía fina #', '7,5#', '3,#0'))).toEqual({
      ...{ 'N°': 'sku', Mercancía: 'nombre', 'Lista A': 'usd', COSTO: null },
    });
  });

  it('with its letters where it has no title, and one of two with the same title', async () => {
    expect(await proposed(['COD', '', 'PVP', 'PVP'], ...rows('A-#', 'x', '7,00', '6,00'))).toEqual({
      ...{ COD: 'sku', 'Columna B': null, PVP: null },
    });
  });
});

describe('a list with our titles', () => {
  it('is asked about where some prices say bolívares and others nothing', async () => {
    const { body } = await upload(h, store, file('04-precio-en-bs.csv'));
    expect(body.data.estado).toBe('por_emparejar');
    const { data } = (await match(h, store, body.data, { monedas: { Precio: 'bs' } })).body;
    const rows = await rowsOf(h, store, data._id, 'nuevo');
    const priceOf = (sku: string) => rows.find((row) => row.sku === sku)?.precio;
    expect(priceOf('BS-2')).toBe(priceOf('BS-1'));
    expect(['BS-4', 'BS-5', 'BS-6'].map(priceOf)).toEqual([7.5, 7.5, 7.5]);
  });

  it('is checked at once, also with columns that are nothing of ours, and what is said once fills empty cells alone', async () => {
    await seed(h, store.user._id, { sku: 'P-1', marcaRepuesto: 'NGK' });
    const { body } = await upload(
      h,
      store,
      csvOf([
        ['SKU', 'Marca del repuesto', 'Observaciones'],
        ['P-1', 'Bosch', 'x'],
        ['P-2', '', 'x'],
      ]),
    );
    expect([body.data.estado, body.data.columnasIgnoradas]).toEqual(['revisada', ['Observaciones']]);
    const { data } = (await match(h, store, body.data, { fijos: { marcaRepuesto: 'Millard' } })).body;
    expect((await rowsOf(h, store, data._id, 'cambia'))[0]!.cambios).toEqual([
      { columna: 'Marca del repuesto', antes: 'NGK', despues: 'Bosch' },
    ]);
  });

  it('waits where the code is missing or stands double', async () => {
    expect(await proposed(['Nombre', 'Precio'], ['Bujía', '1'])).toEqual({ Nombre: 'nombre', Precio: 'usd' });
    const { body } = await upload(
      h,
      store,
      csvOf([
        ['SKU', 'sku', 'Precio'],
        ['A', 'B', '1'],
      ]),
    );
    expect(body.data.estado).toBe('por_emparejar');
  });
});

describe('a workbook of several lists', () => {
  it('is refused with the names of its sheets, and the one that is named stays the one that is matched', async () => {
    const content = file('23b-xlsx-dos-hojas-primera-buena.xlsx');
    const { status, body } = await upload(h, store, content);
    expect([status, body.code]).toEqual([400, 'ARCHIVO_RECHAZADO']);
    const { hojas } = body.data as unknown as { hojas: string[] };
    const checked = (await upload(h, store, content, hojas[1])).body.data;
    expect(checked.emparejamiento!.hoja).toBe(hojas[1]);
    const { data } = (await match(h, store, checked)).body;
    expect((await rowsOf(h, store, data._id, 'nuevo')).map(({ sku }) => sku)).toEqual(['HB-2']);
  });
});

it('tells a hostile file by short, clean values only', async () => {
  const long = `a\u202e${'b'.repeat(5000)}`;
  const titles = Array.from({ length: 200 }, (_, i) => `${long} ${i}`);
  const { body } = await upload(h, store, csvOf([titles, titles.map((title) => title)]));
  expect(JSON.stringify(body).length).toBeLessThan(60_000);
  expect(JSON.stringify(body)).not.toContain('\u202e');
});
