import type { z } from 'zod';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { createRandom } from '@tuerca/fixtures/random';
import { ProductsService } from '../src/products/products/products.service';
import type { Harness } from './harness';

export interface Seeded {
  id: string;
  tiendaId: string;
  form: NuevoProducto;
  vendidos: number;
  destacado: boolean;
  createdAt: Date;
}
type Input = z.input<typeof NuevoProducto>;

const VEHICULOS = [
  ['Toyota', 'Corolla'],
  ['Toyota', 'Hilux'],
  ['Chevrolet', 'Aveo'],
  ['Ford', 'Fiesta'],
  ['Kia', 'Rio'],
] as const;

export const buildForm = (overrides: Partial<Input> = {}): NuevoProducto =>
  NuevoProducto.parse({
    nombre: 'Filtro de aceite',
    descripcion: 'Sellado',
    precio: 10,
    marca: 'Toyota',
    modelo: 'Corolla',
    categoria: 'Filtros',
    stock: 5,
    ...overrides,
  });

/** Puts a product on sale as its store would. */
export async function seed(
  h: Harness,
  tiendaId: string,
  overrides: Partial<Input> = {},
  extra: Partial<Pick<Seeded, 'vendidos' | 'destacado' | 'createdAt'>> = {},
): Promise<Seeded> {
  const form = buildForm(overrides);
  const doc = await h.app.get(ProductsService, { strict: false }).create(tiendaId, form, extra);
  return {
    id: String(doc._id),
    tiendaId,
    form,
    vendidos: doc.vendidos,
    destacado: doc.destacado,
    createdAt: doc.createdAt,
  };
}

type Random = ReturnType<typeof createRandom>;

/** Fit of a random product: everything, nothing known, one vehicle or two. */
function randomFit(random: Random) {
  const universal = random.next() < 0.15;
  const [marca, modelo] = universal ? [null, null] : random.pick(VEHICULOS);
  const from = random.int(1998, 2012);
  const rows =
    universal || random.next() < 0.2
      ? []
      : [
          {
            marca: marca!,
            modelo: modelo!,
            anioDesde: from,
            anioHasta: random.next() < 0.3 ? null : from + random.int(0, 8),
          },
        ];
  const other = random.pick(VEHICULOS);
  if (rows.length && random.next() < 0.4)
    rows.push({ marca: other[0], modelo: other[1], anioDesde: from + 2, anioHasta: from + 5 });
  return { marca, modelo, universal, compatibilidad: rows };
}

/** A price, sometimes with a discount that is open, over or to come, sometimes with an offer price. */
function randomPrice(random: Random, now: Date) {
  const day = (n: number) => new Date(now.getTime() + n * 86_400_000).toISOString();
  const precio = random.int(200, 20_000) / 100;
  const descuento =
    random.next() < 0.3
      ? {
          porcentaje: random.int(5, 60),
          fechaInicio: random.pick([null, day(-3), day(2)]),
          fechaFin: random.pick([null, day(5)]),
        }
      : null;
  return {
    precio,
    descuento,
    precioOferta: random.next() < 0.15 ? Math.max(0.01, Math.round(precio * 70) / 100) : null,
  };
}

/** A varied assortment, the same at every run. */
export async function seedAssortment(h: Harness, tiendas: string[], count: number, now: Date): Promise<Seeded[]> {
  const random = createRandom('surtido');
  const assortment: Seeded[] = [];
  for (let i = 0; i < count; i++) {
    const categoria = random.pick(categorias().slice(0, 4));
    const form = {
      nombre: `${random.pick(['Pastillas de freno', 'Batería sellada', 'Amortiguador trasero', 'Bujía de iridio', 'Cruceta reforzada'])} ${i}`,
      ...randomFit(random),
      ...randomPrice(random, now),
      categoria: categoria.nombre,
      subcategoria: random.pick(categoria.subcategorias.slice(0, 2)),
      stock: random.pick([0, 1, 8]),
      disponible: random.next() < 0.85,
      activo: random.next() < 0.92,
      sku: `SKU-${i}`,
    };
    const extra = {
      vendidos: random.int(0, 50),
      destacado: random.next() < 0.2,
      createdAt: new Date(now.getTime() - random.int(0, 9_000_000_000)),
    };
    assortment.push(await seed(h, random.pick(tiendas), form, extra));
  }
  return assortment;
}

export interface Filter {
  categoria?: string;
  subcategoria?: string;
  marca?: string;
  modelo?: string;
  anio?: number;
  minPrice?: number;
  maxPrice?: number;
  disponible?: boolean;
  enOferta?: boolean;
}
const precioFinal = ({ form }: Seeded, now: Date) => currentPrice(form, now);

/** Slow, literal implementation of the filters. */
export function coincide(producto: Seeded, filter: Filter, now: Date): boolean {
  const { form } = producto;
  const vehiculos = [
    ...form.compatibilidad,
    ...(form.marca && form.modelo
      ? [{ marca: form.marca, modelo: form.modelo, anioDesde: null, anioHasta: null }]
      : []),
  ];
  const isOf = (v: { marca: string; modelo: string }) =>
    (!filter.marca || v.marca === filter.marca) && (!filter.modelo || v.modelo === filter.modelo);
  const { final, original } = precioFinal(producto, now);
  const { anio } = filter;
  const rows = form.compatibilidad.filter(isOf);
  return (
    form.activo &&
    (!filter.categoria || form.categoria === filter.categoria) &&
    (!filter.subcategoria || form.subcategoria === filter.subcategoria) &&
    ((!filter.marca && !filter.modelo) || vehiculos.some(isOf)) &&
    (anio === undefined ||
      form.universal ||
      !form.compatibilidad.length ||
      rows.some((f) => (f.anioDesde ?? 0) <= anio && anio <= (f.anioHasta ?? 9999))) &&
    (!filter.minPrice || final >= filter.minPrice * 100) &&
    (!filter.maxPrice || final <= filter.maxPrice * 100) &&
    (!filter.disponible || (form.disponible && form.stock > 0)) &&
    (!filter.enOferta || final < original)
  );
}

const tally = (values: string[]) =>
  [...new Set(values)]
    .map((valor) => ({ valor, total: values.filter((v) => v === valor).length }))
    .sort((a, b) => b.total - a.total || a.valor.localeCompare(b.valor, 'es'));

/** Questions to the assortment: each filter, and those that meet. */
export const FILTERS: Filter[] = [
  {},
  { categoria: 'Frenos' },
  { categoria: 'Frenos', disponible: true },
  { marca: 'Toyota' },
  { marca: 'Toyota', modelo: 'Corolla' },
  { modelo: 'Aveo' },
  { anio: 2008 },
  { marca: 'Chevrolet', anio: 2009 },
  { marca: 'Toyota', modelo: 'Hilux', anio: 2006 },
  { modelo: 'Rio', anio: 2010 },
  { minPrice: 50 },
  { maxPrice: 80.5 },
  { minPrice: 40, maxPrice: 120, disponible: true },
  { enOferta: true },
  { categoria: 'Filtros', marca: 'Ford', disponible: true, maxPrice: 150 },
  { minPrice: 200, maxPrice: 100 },
];

/** Facets by trying every choice one by one. */
export function slowFacets(assortment: Seeded[], filter: Filter, now: Date) {
  const { categoria: _c, subcategoria: _s, ...sinCategoria } = filter;
  const { marca: _m, modelo: _o, ...sinMarca } = filter;
  const { minPrice: _a, maxPrice: _b, ...sinPrecio } = filter;
  const own = assortment.filter((p) => coincide(p, sinCategoria, now));
  const marcas = VEHICULOS.flatMap(([marca]) =>
    assortment.filter((p) => coincide(p, { ...sinMarca, marca }, now)).map((p) => `${marca} ${p.id}`),
  );
  const precios = assortment.filter((p) => coincide(p, sinPrecio, now)).map((p) => precioFinal(p, now).final / 100);
  return {
    categorias: tally(own.map((p) => p.form.categoria)).map((c) => ({
      ...c,
      subcategorias: tally(own.filter((p) => p.form.categoria === c.valor).map((p) => p.form.subcategoria!)),
    })),
    marcas: tally([...new Set(marcas)].map((key) => key.split(' ')[0]!)).map((m) => ({
      ...m,
      modelos: tally(
        VEHICULOS.filter(([marca]) => marca === m.valor).flatMap(([marca, modelo]) =>
          assortment.filter((p) => coincide(p, { ...sinMarca, marca, modelo }, now)).map(() => modelo),
        ),
      ),
    })),
    precio: { min: precios.length ? Math.min(...precios) : 0, max: precios.length ? Math.max(...precios) : 0 },
  };
}
