import type { Document } from 'mongodb';
import { parseMotor } from '@tuerca/contracts/auth/garaje/motor';
import { nameKey, searchPrefixes, searchWords } from '@tuerca/contracts/kernel/text';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';

/** A row of a part's vehicles. */
interface Row {
  marca: string;
  modelo: string;
  anioDesde: number;
  anioHasta: number;
  motor?: string;
}
/** Product of a story. Prices in dollars. */
export interface Offer {
  nombre: string;
  precio?: number;
  stock?: number;
  /** Demo store that sells it: 'Turpial' of Caracas, 'Guacamaya' of Los Dos Caminos. */
  tienda?: 'Turpial' | 'Guacamaya';
  categoria?: string;
  subcategoria?: string;
  marca?: string;
  modelo?: string;
  /** Vehicles that it fits; [] when the store states none, 'universal' for all. By default the model, 2009 to 2014. */
  compatibilidad?: Row[] | 'universal';
  numeroParte?: string;
  descuento?: number;
  imagenes?: number;
}
/** Entries in the API's own index of fit, a year at a time (apps/api/src/products/products/fit.ts). */
function fitKeys(compatibilidad: Row[] | 'universal'): string[] {
  if (compatibilidad === 'universal') return ['*'];
  if (!compatibilidad.length) return ['?'];
  return compatibilidad.flatMap(({ marca, modelo, anioDesde, anioHasta, motor }) => {
    const { litros } = parseMotor(motor);
    const years = Array.from({ length: anioHasta - anioDesde + 1 }, (_, i) =>
      [nameKey(marca), nameKey(modelo), anioDesde + i].join('|'),
    );
    return litros.length ? years.flatMap((key) => [...litros, '+'].map((one) => `${key}|${one}`)) : years;
  });
}

/** On sale, without purchases and reviews. */
const NEW = {
  disponible: true,
  activo: true,
  visible: true,
  destacado: false,
  vendidos: 0,
  valoracionPromedio: 0,
  numeroValoraciones: 0,
  sumaValoraciones: 0,
};

/** The document of a product, modelled on the store's others, whose pictures it borrows. */
export function productOf(
  {
    nombre,
    precio,
    stock,
    categoria = 'Frenos',
    subcategoria = 'Pastillas de freno',
    marca = 'Toyota',
    modelo = 'Corolla',
    compatibilidad = [{ marca, modelo, anioDesde: 2009, anioHasta: 2014 }],
    numeroParte,
    descuento,
    imagenes = 1,
  }: Offer & { precio: number; stock: number },
  neighbours: readonly Document[],
  date: Date,
): Document {
  const { _id: _, sku: _sku, ...own } = neighbours[0]!;
  const rows = compatibilidad === 'universal' ? [] : compatibilidad;
  const finalCentavos = descuento ? Math.round((toCentimos(precio) * (100 - descuento)) / 100) : toCentimos(precio);
  return {
    ...own,
    nombre,
    precio,
    stock,
    categoria,
    subcategoria,
    marca,
    modelo,
    descripcion: `${nombre}. Pieza de una historia de prueba.`,
    descuento: descuento ? { porcentaje: descuento, fechaInicio: null, fechaFin: null } : null,
    precioOferta: null,
    promociones: [],
    precioFinalCentavos: finalCentavos,
    enOferta: descuento !== undefined,
    precioCambiaEn: date,
    ...NEW,
    imagenes: [...new Set(neighbours.flatMap((one) => one.imagenes as string[]))].slice(0, imagenes),
    numeroParte: numeroParte ?? null,
    equivalencias: [],
    universal: compatibilidad === 'universal',
    compatibilidad: rows.map((row) => ({ motor: null, ...row })),
    sirveA: fitKeys(compatibilidad),
    marcas: [...new Set([marca, ...rows.map((row) => row.marca)])],
    modelos: [...new Set([`${marca}|${modelo}`, ...rows.map((row) => `${row.marca}|${row.modelo}`)])],
    terminos: searchPrefixes(
      nombre,
      numeroParte,
      marca,
      modelo,
      categoria,
      subcategoria,
      ...rows.flatMap((row) => [row.marca, row.modelo]),
    ),
    claves: searchWords(`${nombre} ${numeroParte ?? ''} ${marca} ${modelo}`, { min: 1, max: 60 }),
    createdAt: date,
    updatedAt: date,
  };
}
