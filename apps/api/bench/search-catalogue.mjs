// What the benchmark of the index is made of: the demo's products, cloned with other prices, numbers and names, and what people ask for.
import { createRequire } from 'node:module';
import { createRandom } from '@tuerca/fixtures/random';

const require = createRequire(import.meta.url);
const { ObjectId } = createRequire(require.resolve('mongoose'))('mongodb');
const DAY = 86_400_000;
const PLACES = [
  ['Distrito Capital', 'Caracas'],
  ['Miranda', 'Los Teques'],
  ['Miranda', 'Guarenas'],
  ['Zulia', 'Maracaibo'],
  ['Zulia', 'Cabimas'],
  ['Lara', 'Barquisimeto'],
  ['Carabobo', 'Valencia'],
  ['Carabobo', 'Puerto Cabello'],
  ['Aragua', 'Maracay'],
  ['Anzoátegui', 'Barcelona'],
  ['Bolívar', 'Ciudad Guayana'],
  ['Táchira', 'San Cristóbal'],
  ['Mérida', 'Mérida'],
  ['Falcón', 'Punto Fijo'],
];
const STORES = 60;
const PART_BRANDS = [
  'Bosch',
  'Denso',
  'NGK',
  'Gates',
  'Valeo',
  'SKF',
  'Monroe',
  'Brembo',
  'Mann',
  'Delphi',
  'KYB',
  'TRW',
];

/** The demo's products; clones in the same database are younger. */
export async function readSamples(db) {
  const oldest = await db.collection('productos').find({ visible: true }).sort({ _id: 1 }).limit(500).toArray();
  return oldest.filter(({ sku }) => !sku?.startsWith('BENCH-'));
}

/** `count` products after the samples' pattern, one after the other, the same at every call. */
export function* cloneProducts(samples, count) {
  const random = createRandom('bench-catalogue');
  const newest = Date.UTC(2026, 0, 1);
  const stores = Array.from({ length: STORES }, (_, i) => {
    const [estado, ciudad] = PLACES[i % PLACES.length];
    return { _id: new ObjectId(), nombreTienda: `Repuestos Bench ${i}`, ciudad, estado, fotoPerfil: null };
  });
  for (let n = 0; n < count; n++) {
    const sample = samples[n % samples.length];
    const precio = random.int(200, 60_000) / 100;
    const code = `${random.int(10_000, 99_999)}-${String(n).padStart(5, '0')}`;
    const tienda = random.pick(stores);
    const date = new Date(newest - random.int(0, 400 * DAY));
    yield {
      ...sample,
      // Every document that is read has its own.
      compatibilidad: structuredClone(sample.compatibilidad),
      etiquetas: [...sample.etiquetas],
      imagenes: [...sample.imagenes],
      _id: new ObjectId(),
      nombre: `${sample.nombre} ${random.pick(PART_BRANDS)} ${n}`,
      nombreOrden: `${sample.nombreOrden} ${n}`,
      numeroParte: code,
      sku: `BENCH-${n}`,
      marcaRepuesto: random.pick(PART_BRANDS),
      precio,
      precioOferta: null,
      descuento: null,
      precioFinalCentavos: Math.round(precio * 100),
      stock: random.int(0, 40),
      vendidos: random.int(0, 500),
      valoracionPromedio: random.int(20, 50) / 10,
      numeroValoraciones: random.int(0, 30),
      tiendaId: tienda._id,
      tienda,
      createdAt: date,
      updatedAt: date,
      cambiadoEn: date,
      // No list reads the old prefixes, and their index would take longest to fill.
      terminos: [],
      claves: [],
      sirveA: [],
    };
  }
}

const BATCH = 1000;
/** Puts clones beside the samples, `count` products in all, in place of earlier ones. */
export async function fillCatalogue(db, samples, count) {
  const productos = db.collection('productos');
  await productos.deleteMany({ sku: { $gte: 'BENCH-', $lt: 'BENCH.' } });
  let batch = [];
  for (const product of cloneProducts(samples, count - samples.length)) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    await productos.insertMany(batch, { ordered: false });
    batch = [];
  }
  if (batch.length) await productos.insertMany(batch, { ordered: false });
}

const CATEGORIES = ['frenos', 'motor', 'suspension', 'filtros', 'electrico'];
const SORTS = ['newest', 'price-low-high', 'price-high-low', 'popularity'];
const VEHICLES = ['Toyota|Corolla', 'Chevrolet|Aveo', 'Ford|Fiesta', 'Toyota|Hilux', 'Hyundai|Getz', 'Chevrolet|Optra'];
const TEXTS = [
  ...['filtro aceite', 'pastillas de freno', 'bomba de agua', 'amortiguadores', 'bujias', 'radiador', 'kit de tiempo'],
  ...['pastillas corolla 2012', 'alternador aveo', 'rolinera', 'aceite 15w40', 'caucho 205 55 16', 'bateria 700 amp'],
  ...['sonda lambda', 'embrague optra', 'brake pads', 'correa', 'sensor', 'filtro de aire hilux 2008', 'mesa'],
];
const SLIPS = [
  ...['pastiyas', 'bugias', 'filto de aceite', 'termostado', 'amortiguardor', 'radiadro', 'alternadro', 'refrijerante'],
  ...['vujias aveo', 'pastiyas corola', 'retrobisor', 'inyetores', 'balvula', 'correha', 'sensro oxigeno', 'rolinera'],
];

/** Kinds of questions; each call makes another one, as the parameters of an address. `unlike` keeps apart what is otherwise equal. */
export const QUESTIONS = {
  'página de 24 con conteos': (random, unlike) => {
    const [marca, modelo] = random.next() < 0.4 ? random.pick(VEHICLES).split('|') : [];
    return {
      category: marca || random.next() < 0.3 ? undefined : random.pick(CATEGORIES),
      marca,
      modelo: random.next() < 0.5 ? modelo : undefined,
      disponible: random.next() < 0.5 || undefined,
      minPrice: random.int(0, 100) + unlike,
      maxPrice: random.next() < 0.5 ? random.int(300, 600) : undefined,
      sort: random.pick(SORTS),
      page: random.int(1, 3),
      facetas: true,
    };
  },
  'lo mismo, sin conteos': (random, unlike) => ({
    ...QUESTIONS['página de 24 con conteos'](random, unlike),
    facetas: undefined,
  }),
  'para un vehículo, con conteos': (random, unlike) => {
    const [vMarca, vModelo] = random.pick(VEHICLES).split('|');
    return {
      ...QUESTIONS['página de 24 con conteos'](random, unlike),
      ...{ marca: undefined, modelo: undefined, vMarca, vModelo, vAnio: random.int(2000, 2020) },
    };
  },
  texto: (random, unlike) => ({ search: random.pick(TEXTS), minPrice: unlike }),
  'texto con conteos': (random, unlike) => ({ search: random.pick(TEXTS), minPrice: unlike, facetas: true }),
  'texto con errores': (random, unlike) => ({ search: random.pick(SLIPS), minPrice: unlike }),
};

/** Questions of one kind without end, no two of them alike: `minPrice` differs in millionths of a dollar. */
export function* askOf(kind) {
  const random = createRandom(kind);
  for (let n = 1; ; n++) {
    const asked = QUESTIONS[kind](random, (n % 100_000) / 1e6);
    yield {
      limit: 24,
      page: 1,
      ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    };
  }
}
