import { CATEGORIAS } from '@tuerca/contracts/products/categorias';
import { currentPrice } from '@tuerca/contracts/products/price';
import { NuevoProducto } from '@tuerca/contracts/products/form';
import { createRandom } from '@tuerca/fixtures/random';
import type { z } from 'zod';
import { ProductsService } from '../src/products/products.service';
import type { Harness } from './harness';

export interface Sembrado {
  id: string;
  tiendaId: string;
  form: NuevoProducto;
  vendidos: number;
  destacado: boolean;
  createdAt: Date;
}
type Entrada = z.input<typeof NuevoProducto>;

const VEHICULOS = [
  ['Toyota', 'Corolla'],
  ['Toyota', 'Hilux'],
  ['Chevrolet', 'Aveo'],
  ['Ford', 'Fiesta'],
  ['Kia', 'Rio'],
] as const;

export const nuevoProducto = (overrides: Partial<Entrada> = {}): NuevoProducto =>
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
export async function sembrar(
  h: Harness,
  tiendaId: string,
  overrides: Partial<Entrada> = {},
  extra: Partial<Pick<Sembrado, 'vendidos' | 'destacado' | 'createdAt'>> = {},
): Promise<Sembrado> {
  const form = nuevoProducto(overrides);
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

/** A varied assortment, the same at every run. */
export async function sembrarSurtido(h: Harness, tiendas: string[], cuantos: number, ahora: Date): Promise<Sembrado[]> {
  const random = createRandom('surtido');
  const dia = (n: number) => new Date(ahora.getTime() + n * 86_400_000).toISOString();
  const surtido: Sembrado[] = [];
  for (let i = 0; i < cuantos; i++) {
    const categoria = random.pick(CATEGORIAS.slice(0, 4));
    const universal = random.next() < 0.15;
    const [marca, modelo] = universal ? [null, null] : random.pick(VEHICULOS);
    const desde = random.int(1998, 2012);
    const filas =
      universal || random.next() < 0.2
        ? []
        : [
            {
              marca: marca!,
              modelo: modelo!,
              anioDesde: desde,
              anioHasta: random.next() < 0.3 ? null : desde + random.int(0, 8),
            },
          ];
    const otro = random.pick(VEHICULOS);
    if (filas.length && random.next() < 0.4)
      filas.push({ marca: otro[0], modelo: otro[1], anioDesde: desde + 2, anioHasta: desde + 5 });
    const precio = random.int(200, 20_000) / 100;
    const descuento =
      random.next() < 0.3
        ? {
            porcentaje: random.int(5, 60),
            fechaInicio: random.pick([null, dia(-3), dia(2)]),
            fechaFin: random.pick([null, dia(5)]),
          }
        : null;
    surtido.push(
      await sembrar(
        h,
        random.pick(tiendas),
        {
          nombre: `${random.pick(['Pastillas de freno', 'Batería sellada', 'Amortiguador trasero', 'Bujía de iridio', 'Cruceta reforzada'])} ${i}`,
          precio,
          descuento,
          precioOferta: random.next() < 0.15 ? Math.max(0.01, Math.round(precio * 70) / 100) : null,
          marca,
          modelo,
          universal,
          compatibilidad: filas,
          categoria: categoria.nombre,
          subcategoria: random.pick(categoria.subcategorias.slice(0, 2)),
          stock: random.pick([0, 1, 8]),
          disponible: random.next() < 0.85,
          activo: random.next() < 0.92,
          sku: `SKU-${i}`,
        },
        {
          vendidos: random.int(0, 50),
          destacado: random.next() < 0.2,
          createdAt: new Date(ahora.getTime() - random.int(0, 9_000_000_000)),
        },
      ),
    );
  }
  return surtido;
}

export interface Filtro {
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
const precioFinal = ({ form }: Sembrado, ahora: Date) => currentPrice(form, ahora);

/** The slow, obvious reading of what the filters mean. */
export function coincide(producto: Sembrado, filtro: Filtro, ahora: Date): boolean {
  const { form } = producto;
  const vehiculos = [
    ...form.compatibilidad,
    ...(form.marca && form.modelo
      ? [{ marca: form.marca, modelo: form.modelo, anioDesde: null, anioHasta: null }]
      : []),
  ];
  const esDe = (v: { marca: string; modelo: string }) =>
    (!filtro.marca || v.marca === filtro.marca) && (!filtro.modelo || v.modelo === filtro.modelo);
  const { final, original } = precioFinal(producto, ahora);
  const { anio } = filtro;
  const filas = form.compatibilidad.filter(esDe);
  return (
    form.activo &&
    (!filtro.categoria || form.categoria === filtro.categoria) &&
    (!filtro.subcategoria || form.subcategoria === filtro.subcategoria) &&
    ((!filtro.marca && !filtro.modelo) || vehiculos.some(esDe)) &&
    (anio === undefined ||
      form.universal ||
      !form.compatibilidad.length ||
      filas.some((f) => (f.anioDesde ?? 0) <= anio && anio <= (f.anioHasta ?? 9999))) &&
    (!filtro.minPrice || final >= filtro.minPrice * 100) &&
    (!filtro.maxPrice || final <= filtro.maxPrice * 100) &&
    (!filtro.disponible || (form.disponible && form.stock > 0)) &&
    (!filtro.enOferta || final < original)
  );
}

const contar = (valores: string[]) =>
  [...new Set(valores)]
    .map((valor) => ({ valor, total: valores.filter((v) => v === valor).length }))
    .sort((a, b) => b.total - a.total || a.valor.localeCompare(b.valor, 'es'));

/** Facets by trying every choice one by one. */
export function facetasLentas(surtido: Sembrado[], filtro: Filtro, ahora: Date) {
  const { categoria: _c, subcategoria: _s, ...sinCategoria } = filtro;
  const { marca: _m, modelo: _o, ...sinMarca } = filtro;
  const { minPrice: _a, maxPrice: _b, ...sinPrecio } = filtro;
  const propios = surtido.filter((p) => coincide(p, sinCategoria, ahora));
  const marcas = VEHICULOS.flatMap(([marca]) =>
    surtido.filter((p) => coincide(p, { ...sinMarca, marca }, ahora)).map((p) => `${marca} ${p.id}`),
  );
  const precios = surtido.filter((p) => coincide(p, sinPrecio, ahora)).map((p) => precioFinal(p, ahora).final / 100);
  return {
    categorias: contar(propios.map((p) => p.form.categoria)).map((c) => ({
      ...c,
      subcategorias: contar(propios.filter((p) => p.form.categoria === c.valor).map((p) => p.form.subcategoria!)),
    })),
    marcas: contar([...new Set(marcas)].map((clave) => clave.split(' ')[0]!)).map((m) => ({
      ...m,
      modelos: contar(
        VEHICULOS.filter(([marca]) => marca === m.valor).flatMap(([marca, modelo]) =>
          surtido.filter((p) => coincide(p, { ...sinMarca, marca, modelo }, ahora)).map(() => modelo),
        ),
      ),
    })),
    precio: { min: precios.length ? Math.min(...precios) : 0, max: precios.length ? Math.max(...precios) : 0 },
  };
}
