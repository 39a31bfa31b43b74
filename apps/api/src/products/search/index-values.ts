import type { IndexedRow } from './indexed-product';

/** Filters that have one column each. */
export const INDEX_VALUES = {
  tiendaId: (row: IndexedRow) => [String(row.tienda._id)],
  categoria: (row: IndexedRow) => [row.categoria],
  subcategoria: (row: IndexedRow) => (row.subcategoria ? [row.subcategoria] : []),
  /** Subcategories count within their category. */
  rama: (row: IndexedRow) => [`${row.categoria}|${row.subcategoria ?? ''}`],
  marca: (row: IndexedRow) => row.marcas,
  modelo: (row: IndexedRow) => [
    ...new Set([...(row.modelo ? [row.modelo] : []), ...row.modelos.map((key) => key.split('|')[1]!)]),
  ],
  vehiculo: (row: IndexedRow) => row.modelos,
  estado: (row: IndexedRow) => (row.tienda.estado ? [row.tienda.estado] : []),
  lugar: (row: IndexedRow) => [`${row.tienda.estado}|${row.tienda.ciudad}`],
  ciudad: (row: IndexedRow) => (row.tienda.ciudad ? [row.tienda.ciudad] : []),
  marcaRepuesto: (row: IndexedRow) => (row.marcaRepuesto ? [row.marcaRepuesto] : []),
  condicion: (row: IndexedRow) => [row.condicion],
} as const;

interface Standing {
  isAvailable: boolean;
  isFeatured: boolean;
  vendidos: number;
  /** Mean of the stars, 0 without any. */
  valoracion: number;
}

/** Of two products that answer a search equally well the one with the higher figure comes first; 0 to 2. */
export function tieBreakerOf({ isAvailable, isFeatured, vendidos, valoracion }: Standing): number {
  const popular = Math.min(1, Math.log1p(vendidos) / 12);
  return (isAvailable ? 1 : 0) + popular * 0.7 + (valoracion / 5) * 0.2 + (isFeatured ? 0.09 : 0);
}
