import type { Emparejamiento } from '@tuerca/contracts/products/product-imports/matching';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';

export const IMPORT_ID = 'b'.repeat(24);

/** A checked import: two new products, one that changes. */
export const checkedImport = (over: Partial<Importacion> = {}): Importacion => ({
  _id: IMPORT_ID,
  formato: 'csv',
  estado: 'revisada',
  conteo: { nuevos: 2, cambian: 1, iguales: 0, conError: 0 },
  preguntas: { stock: 0, precio: 0 },
  sinPrecios: false,
  columnasIgnoradas: [],
  avisos: [],
  avance: { hechas: 0, total: 3 },
  actualizada: false,
  creada: '2026-11-21T14:30:00.000Z',
  vence: '2026-11-22T14:30:00.000Z',
  deshacerHasta: null,
  conservadas: 0,
  emparejamiento: null,
  fotos: null,
  ...over,
});

/** A supplier's list as it is proposed. */
export const matchingOf = (over: Partial<Emparejamiento> = {}): Emparejamiento => ({
  hoja: null,
  filas: 40,
  columnas: [
    { titulo: 'CODIGO', ejemplos: ['00012', '00045'], campo: 'sku', moneda: null },
    { titulo: 'DESCRIPCION', ejemplos: ['FILTRO ACEITE COROLLA'], campo: 'nombre', moneda: null },
    { titulo: 'PRECIO $', ejemplos: ['7,50'], campo: 'precio', moneda: 'usd' },
    { titulo: 'PRECIO BS', ejemplos: ['11.615,52'], campo: null, moneda: 'bs' },
    { titulo: 'EXISTENCIA', ejemplos: ['12'], campo: 'stock', moneda: null },
    { titulo: 'VACIA', ejemplos: [], campo: null, moneda: null },
  ],
  fijos: { categoria: null, marcaRepuesto: null, marca: null },
  categorias: [],
  recordado: false,
  ...over,
});
