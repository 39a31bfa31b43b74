import { normalizeText } from '../kernel/text';
import { IMPORT_COLUMNS } from './columns';

/** Titles of suppliers' lists and of stores' old programs, as they are compared: without accents, signs and capitals. */
const SUPPLIER_TITLES = [
  ...['codigo', 'cod', 'cod producto', 'codigo producto', 'codigo interno', 'codigo sku', 'clave', 'item', 'parte'],
  ...['referencia', 'ref', 'nro parte', 'n parte', 'numero de parte', 'no parte', 'codigo de barras', 'oem'],
  ...['descripcion', 'producto', 'articulo', 'nombre del producto', 'descripcion del producto', 'detalle', 'repuesto'],
  ...['precio usd', 'precio bs', 'precio venta', 'precio de venta', 'precio unitario', 'precio detal', 'precio mayor'],
  ...['pvp', 'p v p', 'costo', 'monto', 'valor', 'precio 1', 'precio 2', 'precio lista', 'precio divisas', 'usd', 'bs'],
  ...[
    'existencia',
    'existencias',
    'cantidad',
    'cant',
    'disponibles',
    'inventario',
    'unidades',
    'stock actual',
    'exist',
  ],
  ...['marca', 'fabricante', 'rubro', 'linea', 'familia', 'grupo', 'departamento', 'tipo', 'aplicacion', 'vehiculo'],
  ...['ano', 'anos', 'motor', 'unidad', 'empaque', 'iva', 'observaciones', 'ubicacion', 'estado'],
];

/** Every title that the columns of a list of products may have; two of them in one row make it the row of titles. */
export const KNOWN_TITLES: readonly string[] = [
  ...new Set([...IMPORT_COLUMNS.flatMap(({ field, title }) => [field, title]).map(normalizeText), ...SUPPLIER_TITLES]),
];
