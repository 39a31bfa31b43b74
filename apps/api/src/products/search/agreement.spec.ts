import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { createRandom } from '@tuerca/fixtures/random';
import { storedFields } from '../products/product-derived';
import { INDEXED_FIELDS, type IndexedRow } from './indexed-product';
import { MemoryIndex } from './memory/memory-index';
import type { IndexQuery } from './product-index.service';

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
function answerOf(index: MemoryIndex, query: IndexQuery) {
  const { hits, ...rest } = index.find(query);
  return { ...rest, hits: hits.map(({ id, ajuste, card }) => ({ id, ajuste, card })) };
}

it('an index that followed thousands of writes answers as one that was built from what they left', () => {
  const followed = new MemoryIndex();
  const left = new Map<string, IndexedRow>();
  for (let n = 0; n < WRITES; n++) {
    const id = String(random.int(0, 700)).padStart(24, '0');
    if (random.next() < 0.25) {
      followed.drop([id]);
      left.delete(id);
    } else {
      const row = randomRow(id);
      followed.put([row]);
      left.set(id, row);
    }
    // Sets that are kept for a vehicle follow the writes too.
    if (n % 500 === 0) followed.find({ ...page, filter: {}, sort: 'newest', vehiculo: COROLLA });
  }
  const built = new MemoryIndex();
  built.load([...left.values()]);
  built.finishLoading();
  expect(followed.size).toBe(left.size);
  const ids = [...left.keys()];
  const cards = followed.cardsOf(ids);
  expect(cards).toEqual(built.cardsOf(ids));
  // Dates of offers are dates, and what a document lacks its card lacks too.
  for (const [id, row] of left)
    expect(cards.get(id)).toStrictEqual({ ...pick(row, SHOWN), descripcion: row.descripcion.slice(0, 201) });
  for (const query of QUERIES) {
    const [one, other] = [answerOf(followed, query), answerOf(built, query)];
    expect(other.total).toBeGreaterThan(0);
    expect({ query, ...one }).toEqual({ query, ...other });
  }
});
