import { type Descuento, currentPrice } from '@tuerca/contracts/products/price';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/garaje/marcas';
import type { NuevoProducto } from '@tuerca/contracts/products/form';
import { normalizeText, searchWords, searchPrefixes } from '@tuerca/contracts/kernel/text';
import { partKeys } from './fit';
import type { ProductoDoc } from './product.schema';

/** Key of a vehicle in `modelos`. */
export const vehiculoKey = (marca: string, modelo: string): string => `${marca}|${modelo}`;

type Precios = Pick<ProductoDoc, 'precio' | 'precioOferta' | 'descuento'>;

/** What the price is at `ahora` and when it will change by itself. */
export function derivedPrices(
  { precio, precioOferta, descuento }: Precios,
  now: Date,
): Pick<ProductoDoc, 'precioFinalCentavos' | 'enOferta' | 'precioCambiaEn'> {
  const { final, original } = currentPrice({ precio, precioOferta, descuento }, now);
  // A discount still holds in the instant of its end, so the price changes one millisecond later.
  const edges = [descuento?.fechaInicio?.getTime(), descuento?.fechaFin && descuento.fechaFin.getTime() + 1].filter(
    (edge): edge is number => !!edge && edge > now.getTime(),
  );
  return {
    precioFinalCentavos: final,
    enOferta: final < original,
    precioCambiaEn: edges.length ? new Date(Math.min(...edges)) : null,
  };
}

const toDate = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);
const discountWindow = (descuento: Descuento | null): ProductoDoc['descuento'] =>
  descuento && {
    porcentaje: descuento.porcentaje,
    fechaInicio: toDate(descuento.fechaInicio),
    fechaFin: toDate(descuento.fechaFin),
  };

/** The form but its stock, which is written only together with its ledger. */
export type StoredForm = Omit<NuevoProducto, 'stock'> & { stock?: number };

/** Fields of the form as they are stored: canonical brands, dates, and everything derived from them. */
export function storedFields({ stock: _stock, sku, ...form }: StoredForm, now: Date) {
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
  const fields = { ...form, ...(sku && { sku }), marca, modelo, compatibilidad, descuento };
  const main = [form.nombre, form.numeroParte, sku, marca, modelo];
  return {
    ...fields,
    ...derivedPrices(fields, now),
    nombreOrden: normalizeText(form.nombre),
    marcas: [...new Set([...(marca ? [marca] : []), ...compatibilidad.map((row) => row.marca)])],
    modelos: [...new Set(vehiculos.map(([m, n]) => vehiculoKey(m, n)))],
    sirveA: partKeys(fields),
    terminos: searchPrefixes(
      ...main,
      form.marcaRepuesto,
      form.categoria,
      form.subcategoria,
      ...form.etiquetas,
      ...vehiculos.flat(),
    ),
    claves: searchWords(main.join(' '), { min: 1, max: 60 }),
  };
}
