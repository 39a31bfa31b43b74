import { z } from 'zod';
import { marcas } from '@tuerca/contracts/auth/garaje/marcas';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { NuevoProducto, ProductFields } from '@tuerca/contracts/products/products/form';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import type { PriceField } from '@tuerca/contracts/products/products/price-rights';
import { DEFAULT_MIN_STOCK } from '@tuerca/contracts/products/products/rules';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';

/** Option of the list of brands for a brand that is not on it. */
export const OTHER_BRAND = 'Otros';
/** Option of the list of models for one that is not on it, or for none in particular. */
export const GENERIC_MODEL = 'Genérico';

interface FitRow {
  marca: string;
  modelo: string;
  anioDesde: number | null;
  anioHasta: number | null;
  motor: string;
}

/** Request body of the product form. */
export type ProductBody = Omit<NuevoProducto, PriceField> & Partial<Pick<NuevoProducto, PriceField>>;

/** Values of the product form. Prices are dollars, days are Caracas days. */
export interface ProductValues {
  nombre: string;
  descripcion: string;
  imagenes: string[];
  categoria: string;
  subcategoria: string;
  precio: number | null;
  precioOferta: number | null;
  conDescuento: boolean;
  descuento: { porcentaje: number | null; fechaInicio: string; fechaFin: string };
  stock: number | null;
  /** Stock when the form was opened. */
  stockAnterior: number;
  stockMinimo: number | null;
  activo: boolean;
  disponible: boolean;
  universal: boolean;
  /** A brand of the catalogue, 'Otros' or ''. */
  marca: string;
  typedMarca: string;
  modelo: string;
  typedModelo: string;
  compatibilidad: FitRow[];
  sku: string;
  numeroParte: string;
  equivalencias: string[];
  marcaRepuesto: string;
  tipoRepuesto: string;
  condicion: string;
  pesoKg: number | null;
  etiquetas: string[];
  especificaciones: { nombre: string; valor: string }[];
}

/** Models of a brand of the catalogue; empty for others. */
export const modelsOf = (marca: string): readonly string[] =>
  marcas()
    .find(({ nombre }) => nombre === marca)
    ?.modelos.map(({ nombre }) => nombre) ?? [];
/** Brands of the catalogue. */
export const brands = derivedFrom('marcas', (): readonly string[] => marcas().map(({ nombre }) => nombre));

const dayOf = (iso: string | null | undefined) => (iso ? caracasDate(new Date(iso)) : '');
const emptyDiscount = { porcentaje: null, fechaInicio: '', fechaFin: '' };

const brandValues = (marca: string | null, modelo: string | null) => {
  const isKnown = marca !== null && brands().includes(marca);
  const isKnownModel = isKnown && modelo !== null && modelsOf(marca).includes(modelo);
  return {
    marca: marca === null ? '' : isKnown ? marca : OTHER_BRAND,
    typedMarca: isKnown ? '' : (marca ?? ''),
    modelo: modelo === null ? '' : isKnownModel ? modelo : GENERIC_MODEL,
    typedModelo: isKnownModel ? '' : (modelo ?? ''),
  };
};

/** Form values of a product. */
export const productValuesOf = (producto: OwnProductoDetail): ProductValues => ({
  nombre: producto.nombre,
  descripcion: producto.descripcion,
  imagenes: producto.imagenes,
  categoria: producto.categoria,
  subcategoria: producto.subcategoria ?? '',
  // A draft has none.
  precio: producto.precio || null,
  precioOferta: producto.precioOferta,
  conDescuento: producto.descuento !== null,
  descuento: producto.descuento
    ? {
        porcentaje: producto.descuento.porcentaje,
        fechaInicio: dayOf(producto.descuento.fechaInicio),
        fechaFin: dayOf(producto.descuento.fechaFin),
      }
    : emptyDiscount,
  stock: producto.stock,
  stockAnterior: producto.stock,
  stockMinimo: producto.stockMinimo,
  activo: producto.activo,
  disponible: producto.disponible,
  universal: producto.universal,
  ...brandValues(producto.marca, producto.modelo),
  compatibilidad: producto.compatibilidad.map((row) => ({ ...row, motor: row.motor ?? '' })),
  sku: producto.sku ?? '',
  numeroParte: producto.numeroParte ?? '',
  equivalencias: producto.equivalencias,
  marcaRepuesto: producto.marcaRepuesto ?? '',
  tipoRepuesto: producto.tipoRepuesto ?? '',
  condicion: producto.condicion,
  pesoKg: producto.pesoKg,
  etiquetas: producto.etiquetas,
  especificaciones: Object.entries(producto.especificaciones).map(([nombre, valor]) => ({ nombre, valor })),
});
/** Form values of a copy of a product: all but code, units and pictures, each of which belongs to one product; it stays hidden. */
export const copyOf = (producto: OwnProductoDetail): ProductValues => ({
  ...productValuesOf(producto),
  sku: '',
  stock: null,
  stockAnterior: NEW_PRODUCT.stockAnterior,
  imagenes: [],
  activo: false,
});

/** Initial values of a new product. */
export const NEW_PRODUCT: ProductValues = {
  nombre: '',
  descripcion: '',
  imagenes: [],
  categoria: '',
  subcategoria: '',
  precio: null,
  precioOferta: null,
  conDescuento: false,
  descuento: emptyDiscount,
  stock: null,
  stockAnterior: 0,
  stockMinimo: DEFAULT_MIN_STOCK,
  activo: true,
  disponible: true,
  universal: false,
  ...brandValues(null, null),
  compatibilidad: [],
  sku: '',
  numeroParte: '',
  equivalencias: [],
  marcaRepuesto: '',
  tipoRepuesto: '',
  condicion: 'nuevo',
  pesoKg: null,
  etiquetas: [],
  especificaciones: [],
};

/** First and last instant of a day. */
const startOf = (day: string) => (day ? caracasInstant(day).toISOString() : null);
const endOf = (day: string) => (day ? new Date(caracasInstant(day, '23:59').getTime() + 59_999).toISOString() : null);

/** Converts the fields to the API's body: a discount only if its section is open and has a percentage. */
function toBody(values: ProductValues) {
  const { marca, typedMarca, modelo, typedModelo, conDescuento, descuento, tipoRepuesto } = values;
  const { porcentaje, fechaInicio, fechaFin } = descuento;
  return {
    ...values,
    marca: marca === OTHER_BRAND ? typedMarca : marca,
    modelo: modelo === GENERIC_MODEL ? typedModelo : modelo,
    descuento:
      conDescuento && porcentaje !== null
        ? { porcentaje, fechaInicio: startOf(fechaInicio), fechaFin: endOf(fechaFin) }
        : null,
    tipoRepuesto: tipoRepuesto || null,
    stockMinimo: values.stockMinimo ?? DEFAULT_MIN_STOCK,
    compatibilidad: values.universal ? [] : values.compatibilidad,
    especificaciones: Object.fromEntries(
      values.especificaciones.filter(({ nombre }) => nombre.trim()).map(({ nombre, valor }) => [nombre.trim(), valor]),
    ),
  };
}

/** Submitted values: the product, without prices if the writer may not set them, and the stock when the form was opened. */
export type ProductFormOutput = ProductBody & { stockAnterior: number };
const seen = z.object({ stockAnterior: z.number() });
const Unpriced = z.intersection(
  ProductFields.omit({ precio: true, precioOferta: true, descuento: true }),
  seen,
) satisfies z.ZodType<ProductFormOutput>;
const Priced = z.intersection(NuevoProducto, seen) satisfies z.ZodType<ProductFormOutput>;
const pricedForm = z.preprocess((values) => toBody(values as ProductValues), Priced);
const unpricedForm = z.preprocess((values) => toBody(values as ProductValues), Unpriced);
/** Schema of the form, with or without prices. */
export const productForm = (mayPrice: boolean): z.ZodType<ProductFormOutput, unknown> =>
  mayPrice ? pricedForm : unpricedForm;
