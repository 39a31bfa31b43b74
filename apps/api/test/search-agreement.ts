import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { createRandom } from '@tuerca/fixtures/random';
import { storedFields } from '../src/products/products/product-derived';
import { INDEXED_FIELDS, type IndexedRow } from '../src/products/search/indexed-product';
import type { IndexQuery } from '../src/products/search/product-index.service';
import type { OpenTestIndex, TestIndex } from './search-adapter';

const NOW = new Date('2026-11-20T15:00:00Z');
const STATES = ['Miranda', 'Zulia', 'Lara'];
const WRITES = 2500;

const random = createRandom('escrituras');
const offers = createRandom('ofertas');
/** A product of the demo, changed at random as stores change them. */
function randomRow(id: string): IndexedRow {
  const demo = random.pick(demoProductos);
  const estado = random.pick(STATES);
  const form = NuevoProducto.parse({
    ...demo,
    precio: random.int(100, 20_000) / 100,
    sku: `S-${random.int(1, 400)}`,
    modelo: demo.marca && demo.modelo,
    imagenes: [],
    descuento: null,
  });
  return {
    ...storedFields(form, NOW),
    _id: id,
    stock: random.int(0, 3),
    destacado: random.next() < 0.2,
    vendidos: random.int(0, 40),
    valoracionPromedio: random.int(0, 5),
    numeroValoraciones: random.int(0, 3),
    tienda: {
      _id: `t${random.int(1, 4)}`,
      nombreTienda: 'Tienda',
      ciudad: `${estado} centro`,
      estado,
      fotoPerfil: null,
    },
    createdAt: new Date(NOW.getTime() - random.int(0, 1e9)),
    ...(offers.next() < 0.3 && {
      promociones: [{ promocionId: 'p', titulo: 'Feria', porcentaje: 10, desde: NOW, hasta: new Date(4e12) }],
    }),
    visible: true,
    cambiadoEn: NOW,
  } as unknown as IndexedRow;
}

/** Fields that are read of a product and stand in its card. */
const SHOWN = Object.keys({ _id: 1, ...INDEXED_FIELDS }).filter(
  (field) => !['marcas', 'modelos', 'visible', 'cambiadoEn', 'createdAt'].includes(field),
) as (keyof IndexedRow)[];
const pick = (row: IndexedRow, fields: (keyof IndexedRow)[]) =>
  Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));

const COROLLA = { marca: 'Toyota', modelo: 'Corolla', anio: 2010, motor: null };
const page = { page: 2, limit: 12, facetas: true };
const QUERIES: IndexQuery[] = [
  { ...page, filter: {}, sort: 'newest' },
  { ...page, filter: { categoria: 'Frenos', disponible: true }, sort: 'price-low-high' },
  { ...page, filter: { marca: 'Toyota', modelo: 'Corolla', anio: 2010 }, sort: 'price-high-low' },
  { ...page, filter: { minimo: 2000, maximo: 9000, enOferta: undefined }, sort: 'popularity' },
  { ...page, filter: { estado: 'Zulia', tiendaId: 't2' }, sort: 'relevance' },
  { ...page, filter: {}, sort: 'newest', vehiculo: COROLLA },
  { ...page, filter: {}, sort: 'relevance', texto: 'pastillas', vehiculo: COROLLA, onlyFitting: true },
  { ...page, page: 1, filter: {}, sort: 'relevance', texto: 'bomba de agua aveo 2010' },
  { ...page, page: 1, filter: {}, sort: 'relevance', texto: 'caucho 205 55 16' },
  { ...page, page: 1, filter: { stockMin: 2 }, sort: 'price-low-high', texto: 'vujias' },
];

/** Answer of an index, without the numbers that are its own. */
async function answerOf(index: TestIndex, query: IndexQuery) {
  const { hits, ...rest } = await index.find(query);
  return { ...rest, hits: hits.map(({ id, ajuste, card }) => ({ id, ajuste, card })) };
}

/** Thousands of random writes in an index that `open` gives, against one that is built from what they left. */
export function describeAgreement(open: OpenTestIndex): void {
  it('an index that followed thousands of writes answers as one that was built from what they left', async () => {
    const followed = await open();
    const left = new Map<string, IndexedRow>();
    for (let n = 0; n < WRITES; n++) {
      const id = String(random.int(0, 700)).padStart(24, '0');
      if (random.next() < 0.25) {
        await followed.drop([id]);
        left.delete(id);
      } else {
        const row = randomRow(id);
        await followed.put([row]);
        left.set(id, row);
      }
      // Sets that are kept for a vehicle follow the writes too.
      if (n % 500 === 0) await followed.find({ ...page, filter: {}, sort: 'newest', vehiculo: COROLLA });
    }
    const built = await open();
    await built.put([...left.values()]);
    const ids = [...left.keys()];
    const cards = await followed.cardsOf(ids);
    expect(cards).toEqual(await built.cardsOf(ids));
    // Dates of offers are dates, and what a document lacks its card lacks too.
    for (const [id, row] of left)
      expect(cards.get(id)).toStrictEqual({ ...pick(row, SHOWN), descripcion: row.descripcion.slice(0, 201) });
    for (const query of QUERIES) {
      const [one, other] = [await answerOf(followed, query), await answerOf(built, query)];
      expect(other.total).toBeGreaterThan(0);
      expect({ query, ...one }).toEqual({ query, ...other });
    }
    await followed.close();
    await built.close();
  });
}

const AVEO = { marca: 'Chevrolet', modelo: 'Aveo', anio: 2008, motor: '1.6' };
const SORTS = ['newest', 'price-low-high', 'price-high-low', 'popularity', 'relevance'] as const;
/** Lists with every filter, alone and beside others. */
const LISTS: IndexQuery[] = [
  ...SORTS.flatMap((sort) =>
    ([undefined, 'asc', 'desc'] as const).map((order): IndexQuery => ({ ...page, filter: {}, sort, order })),
  ),
  ...(
    [
      { tiendaId: 't1' },
      { tiendas: ['t1', 't3'] },
      { sinTiendas: ['t1', 't3'] },
      { categoria: 'Frenos' },
      { categoria: 'Frenos', subcategoria: 'Pastillas' },
      { marca: 'Toyota' },
      { modelo: 'Corolla' },
      { marca: 'Toyota', modelo: 'Corolla' },
      { anio: 2010 },
      { marca: 'Toyota', anio: 2012 },
      { modelo: 'Aveo', anio: 2008 },
      { marca: 'Chevrolet', modelo: 'Aveo', anio: 2008, disponible: true },
      { minimo: 4000 },
      { maximo: 9000 },
      { minimo: 2000, maximo: 9000, categoria: 'Motor' },
      { disponible: true },
      { stockMin: 2 },
      { enOferta: true },
      { estado: 'Zulia' },
      { estado: 'Zulia', ciudad: 'Zulia centro' },
      { marcaRepuesto: 'Bosch' },
      { condicion: 'nuevo', disponible: true, estado: 'Lara' },
      { impossible: true },
    ] as const
  ).map((filter): IndexQuery => ({ ...page, page: 1, filter, sort: 'price-low-high' })),
  ...[COROLLA, AVEO, { ...AVEO, motor: '1.6 16v' }, { ...AVEO, motor: null }].flatMap((vehiculo) => [
    { ...page, filter: {}, sort: 'newest' as const, vehiculo },
    { ...page, page: 1, filter: { categoria: 'Frenos' }, sort: 'price-low-high' as const, vehiculo },
    {
      ...page,
      page: 1,
      filter: { disponible: true as const },
      sort: 'popularity' as const,
      vehiculo,
      onlyFitting: true,
    },
  ]),
];
/** Texts of which both find the same, in an order of their own. */
const TEXTS = [
  'pastillas',
  'pastillas corolla',
  'corolla',
  'corolla 2012',
  'toyota',
  'toyota frenos',
  'bomba de agua',
  'caucho 205 55 16',
];

/** Both adapters answer a list alike: the same products in the same order, the same counts. */
export function describeAdapters(openOne: OpenTestIndex, openOther: OpenTestIndex): void {
  describe('beside the other adapter', () => {
    let [one, other]: TestIndex[] = [];
    beforeAll(async () => {
      [one, other] = await Promise.all([openOne(), openOther()]);
      const rows = Array.from({ length: 900 }, (_, n) => randomRow(String(n).padStart(24, '0')));
      await Promise.all([one!.put(rows), other!.put(rows)]);
    });
    afterAll(() => Promise.all([one!.close(), other!.close()]));

    it.each(LISTS)('answers %j alike', async (query) => {
      const [expected, found] = [await answerOf(one!, query), await answerOf(other!, query)];
      const ids = ({ hits }: typeof found) => hits.map(({ id, ajuste }) => [id, ajuste]);
      expect({ ...found, hits: ids(found) }).toEqual({ ...expected, hits: ids(expected) });
    });

    it.each(TEXTS)('finds as many for «%s»', async (texto) => {
      for (const filter of [{}, { disponible: true as const, estado: 'Zulia' }]) {
        const query: IndexQuery = { ...page, page: 1, filter, texto, sort: 'relevance' };
        const [expected, found] = [await answerOf(one!, query), await answerOf(other!, query)];
        const counts = ({ total, facetas, busqueda }: typeof found) => ({ total, facetas, busqueda });
        expect(counts(found)).toEqual(counts(expected));
      }
    });

    it('shows the same offers of one part', async () => {
      for (let n = 0; n < 40; n++) {
        const id = String(n).padStart(24, '0');
        const prices = (cards: { precio: number }[]) => cards.map(({ precio }) => precio).sort((a, b) => a - b);
        expect(prices(await other!.samePart(id))).toEqual(prices(await one!.samePart(id)));
      }
    });
  });
}
