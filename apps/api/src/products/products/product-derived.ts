import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/auth/garaje/marcas';
import { searchPrefixes, searchWords, sortKey } from '@tuerca/contracts/kernel/text';
import { canonicalCategoria, canonicalSubcategoria } from '@tuerca/contracts/products/products/categorias';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { currentPrice, type Descuento } from '@tuerca/contracts/products/products/price';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { partKeys } from './fit';
import type { ProductoDoc } from './product.schema';
import type { ProductPromotionDoc } from './product-parts.schema';
import type { ProductPrice } from './product-rows';

/** Key of a vehicle in `modelos`. */
export const vehiculoKey = (marca: string, modelo: string): string => `${marca}|${modelo}`;

/** Fields that are computed from a product's price at an instant. */
export type DerivedPrices = Pick<ProductoDoc, 'precioFinalCentavos' | 'enOferta' | 'precioCambiaEn'>;

/** Price at `now`, and the instant at which it will change by itself. */
export function derivedPrices(
  { precio, precioOferta, descuento, promociones }: ProductPrice,
  now: Date,
): DerivedPrices {
  const { final, original } = currentPrice({ precio, precioOferta, descuento, promociones }, now);
  // A discount still holds in the instant of its end, so the price changes one millisecond later; a promotion ends before it.
  const edges = [
    descuento?.fechaInicio?.getTime(),
    descuento?.fechaFin && descuento.fechaFin.getTime() + 1,
    ...(promociones ?? []).flatMap(({ desde, hasta }) => [desde.getTime(), hasta.getTime()]),
  ].filter((edge): edge is number => !!edge && edge > now.getTime());
  return {
    precioFinalCentavos: final,
    enOferta: final < original,
    precioCambiaEn: edges.length ? new Date(Math.min(...edges)) : null,
  };
}

/** The promotion that makes a price, as cards show it. */
export const toShownPromotion = (promocion: ProductPromotionDoc | null): ProductoSummary['promocion'] =>
  promocion && {
    _id: String(promocion.promocionId),
    titulo: promocion.titulo,
    porcentaje: promocion.porcentaje,
    fechaFin: caracasDate(new Date(promocion.hasta.getTime() - 1)),
  };

const toDate = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);
const discountWindow = (descuento: Descuento | null): ProductoDoc['descuento'] =>
  descuento && {
    porcentaje: descuento.porcentaje,
    fechaInicio: toDate(descuento.fechaInicio),
    fechaFin: toDate(descuento.fechaFin),
  };

/** The form but its stock, which is written only together with its ledger. */
export type StoredForm = Omit<NuevoProducto, 'stock'> & { stock?: number };

/** Fields of the form as they are stored: canonical brands, dates, and everything derived from them and the promotions it carries. */
export function storedFields(
  { stock: _stock, sku, ...form }: StoredForm,
  now: Date,
  promociones?: ProductoDoc['promociones'],
) {
  const marca = form.marca && canonicalMarca(form.marca);
  const modelo = form.modelo && (marca ? canonicalModelo(form.modelo, marca) : form.modelo);
  const compatibilidad = form.compatibilidad.map((row) => ({
    ...row,
    marca: canonicalMarca(row.marca),
    modelo: canonicalModelo(row.modelo, row.marca),
  }));
  const vehiculos = compatibilidad
    .map((row) => [row.marca, row.modelo] as const)
    .concat(marca && modelo ? [[marca, modelo]] : []);
  const descuento = discountWindow(form.descuento);
  const categoria = canonicalCategoria(form.categoria);
  const subcategoria = form.subcategoria && canonicalSubcategoria(categoria, form.subcategoria);
  const fields = { ...form, ...(sku && { sku }), marca, modelo, categoria, subcategoria, compatibilidad, descuento };
  const main = [form.nombre, form.numeroParte, ...form.equivalencias, sku, marca, modelo];
  return {
    ...fields,
    ...derivedPrices({ ...fields, promociones }, now),
    nombreOrden: sortKey(form.nombre),
    marcas: [...new Set([...(marca ? [marca] : []), ...compatibilidad.map((row) => row.marca)])],
    modelos: [...new Set(vehiculos.map(([m, n]) => vehiculoKey(m, n)))],
    sirveA: partKeys(fields),
    terminos: searchPrefixes(
      ...main,
      form.marcaRepuesto,
      categoria,
      subcategoria,
      ...form.etiquetas,
      ...vehiculos.flat(),
    ),
    claves: searchWords(main.join(' '), { min: 1, max: 60 }),
  };
}
