import { Types } from 'mongoose';
import { MAX_UNCOUNTED } from '@tuerca/contracts/products/catalogue/rules';
import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { createRandom } from '@tuerca/fixtures/random';
import { Changes } from '../src/platform/realtime/changes.service';
import { storedFields } from '../src/products/products/product-derived';
import { DatabaseLists } from '../src/products/search/opensearch/database-lists.repository';
import { type IndexAnswer, type IndexQuery, ProductIndex } from '../src/products/search/product-index.service';
import { type Harness, startApp } from './harness';

const NOW = new Date('2026-11-20T15:00:00Z');
const random = createRandom('listas de la base de datos');

let h: Harness;
let lists: DatabaseLists;
let index: ProductIndex;
/** A product for sale as the database has it. */
function productDoc(n: number) {
  const demo = demoProductos[n % demoProductos.length]!;
  const form = NuevoProducto.parse({
    ...demo,
    precio: random.int(100, 20_000) / 100,
    sku: `L-${n}`,
    modelo: demo.marca && demo.modelo,
    imagenes: [],
    descuento: null,
  });
  const estado = random.pick(['Miranda', 'Zulia', 'Lara']);
  const _id = new Types.ObjectId();
  return {
    ...storedFields(form, NOW),
    _id,
    stock: random.int(0, 3),
    destacado: random.next() < 0.2,
    vendidos: random.int(0, 40),
    valoracionPromedio: 0,
    numeroValoraciones: 0,
    sumaValoraciones: 0,
    tiendaId: STORES[n % STORES.length]!,
    tienda: {
      _id: STORES[n % STORES.length]!,
      nombreTienda: 'Tienda',
      ciudad: `${estado} centro`,
      estado,
      fotoPerfil: null,
    },
    tiendaActiva: true,
    activo: true,
    eliminado: false,
    visible: true,
    createdAt: new Date(NOW.getTime() - n * 1000),
    updatedAt: NOW,
    cambiadoEn: new Date(),
  };
}
const STORES = Array.from({ length: 3 }, () => new Types.ObjectId());
beforeAll(async () => {
  h = await startApp();
  lists = h.app.get(DatabaseLists, { strict: false });
  index = h.app.get(ProductIndex, { strict: false });
  await h.db.collection('productos').insertMany(Array.from({ length: MAX_UNCOUNTED + 20 }, (_, n) => productDoc(n)));
  h.app.get(Changes, { strict: false }).bump('productos:varios');
});
afterAll(() => h.close());

const COROLLA = { marca: 'Toyota', modelo: 'Corolla', anio: 2010, motor: null };
const page = { page: 1, limit: 24 };
const QUESTIONS: IndexQuery[] = [
  ...(['newest', 'price-low-high', 'price-high-low', 'popularity', 'relevance'] as const).flatMap((sort) =>
    ([undefined, 'asc', 'desc'] as const).map((order): IndexQuery => ({ ...page, page: 2, filter: {}, sort, order })),
  ),
  ...(
    [
      { tiendaId: String(STORES[0]) },
      { tiendas: STORES.slice(1).map(String) },
      { sinTiendas: [String(STORES[0])] },
      { categoria: 'Frenos' },
      { categoria: 'Frenos', subcategoria: 'Pastillas de freno' },
      { marca: 'Toyota' },
      { marca: 'Toyota', modelo: 'Corolla' },
      { modelo: 'Corolla' },
      { anio: 2010 },
      { marca: 'Toyota', anio: 2012 },
      { minimo: 4000, maximo: 9000 },
      { disponible: true },
      { stockMin: 2 },
      { enOferta: true },
      { estado: 'Zulia', ciudad: 'Zulia centro' },
      { marcaRepuesto: 'Bosch' },
      { condicion: 'nuevo', estado: 'Lara' },
      { impossible: true },
    ] as IndexQuery['filter'][]
  ).map((filter): IndexQuery => ({ ...page, filter, sort: 'price-low-high' })),
];

const idsOf = ({ hits }: IndexAnswer) => hits.map(({ id }) => id);

it.each(QUESTIONS)('answers %j as the index does, without counts', async (query) => {
  const [expected, found] = [await index.find(query), await lists.find({ ...query, facetas: true })];
  expect({ ...found, hits: idsOf(found) }).toEqual({
    hits: idsOf(expected),
    total: Math.min(expected.total, MAX_UNCOUNTED),
    sinConteos: true,
  });
});

it('leaves out what does not fit a vehicle, and says of each whether it does', async () => {
  const query: IndexQuery = { ...page, limit: 1000, filter: {}, sort: 'newest', vehiculo: COROLLA, onlyFitting: true };
  const fits = ({ hits }: IndexAnswer) => hits.map(({ id, ajuste }) => `${id} ${ajuste}`).sort();
  const found = await lists.find(query);
  expect(found.total).toBeGreaterThan(0);
  expect(fits(found)).toEqual(fits(await index.find(query)));
});

it.each(['bujías', 'pastillas corolla', 'corolla 2010', 'toyota', 'filtro de aceite'])(
  'finds «%s» by the words of the products, and shows what fits the vehicle that it names',
  async (texto) => {
    const query: IndexQuery = { ...page, filter: {}, texto, sort: 'relevance' };
    const { hits, total } = await lists.find(query);
    expect(total).toBeGreaterThan(0);
    const all = await index.find({ ...query, limit: 1000 });
    const known = new Set(all.hits.map(({ id }) => id));
    for (const { id, ajuste } of hits) {
      expect(known).toContain(id);
      expect(ajuste).not.toBe('no-compatible');
    }
  },
);

it('ends a list at its highest total, and reads no further', async () => {
  const last = MAX_UNCOUNTED / page.limit;
  const query: IndexQuery = { ...page, filter: {}, sort: 'newest' };
  expect((await lists.find({ ...query, page: Math.floor(last) })).hits).toHaveLength(page.limit);
  expect(await lists.find({ ...query, page: Math.ceil(last) + 1 })).toEqual({
    hits: [],
    total: MAX_UNCOUNTED,
    sinConteos: true,
  });
});

it('has cards of what is for sale alone', async () => {
  const [sold, hidden] = (await lists.find({ ...page, filter: {}, sort: 'newest' })).hits;
  await h.db.collection('productos').updateOne({ _id: new Types.ObjectId(hidden!.id) }, { $set: { visible: false } });
  const cards = await lists.cardsOf([sold!.id, hidden!.id, String(new Types.ObjectId())]);
  expect([...cards.keys()]).toEqual([sold!.id]);
  expect(cards.get(sold!.id)).toEqual(sold!.card);
});
