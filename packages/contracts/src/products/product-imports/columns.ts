import { MAX_PRODUCT_IMAGES } from '../../platform/uploads/rules';
import { discountRange } from '../../venezuela/numero';
import { PRODUCT_MESSAGES } from '../products/messages';
import { CONDITIONS, MAX_PRODUCT_NAME, MAX_PRODUCT_TEXT, TIPOS_REPUESTO } from '../products/rules';

/** Format of a column's cells. */
export type ColumnKind =
  | 'text'
  | 'decimal'
  | 'price'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'category'
  | 'partType'
  | 'condition'
  | 'list'
  | 'vehicles'
  | 'specifications'
  | 'pictures';

interface ImportColumn {
  field: string;
  /** Its header in the file. */
  title: string;
  kind: ColumnKind;
  /** Mandatory for a product: a file without the SKU is refused, the others are required of new products alone. */
  required?: true;
  /** Whether `VACIAR` empties it. */
  optional?: true;
  /** Help on its content, in the template. */
  help: string;
  /** Cell of the template's example row. */
  example: string;
}

const columns = <const T extends readonly ImportColumn[]>(list: T): T => list;

/** Text of a cell that empties its field; an empty cell leaves the field as it is. */
export const VACIAR = 'vaciar';

/** The columns of a product file, in the order in which the template has them. */
export const IMPORT_COLUMNS = columns([
  {
    field: 'sku',
    title: 'SKU',
    kind: 'text',
    required: true,
    help: 'Tu código. Con él reconocemos el producto; si ya existe, lo actualizamos.',
    example: 'FIL-0012',
  },
  {
    field: 'nombre',
    title: 'Nombre',
    kind: 'text',
    required: true,
    help: `Hasta ${MAX_PRODUCT_NAME} caracteres.`,
    example: 'Filtro de aceite Corolla 1.8',
  },
  {
    field: 'descripcion',
    title: 'Descripción',
    kind: 'text',
    optional: true,
    help: `Hasta ${MAX_PRODUCT_TEXT} caracteres.`,
    example: 'Filtro sellado con válvula antirretorno.',
  },
  {
    field: 'precio',
    title: 'Precio',
    kind: 'price',
    required: true,
    help: 'Con IVA. Ejemplo: 12,50. En bolívares: Bs. 11.615,52',
    example: '12,50',
  },
  {
    field: 'precioOferta',
    title: 'Precio de oferta',
    kind: 'price',
    optional: true,
    help: PRODUCT_MESSAGES.offerPriceHint,
    example: '',
  },
  {
    field: 'descuento',
    title: 'Descuento %',
    kind: 'decimal',
    optional: true,
    help: `Porcentaje ${discountRange()}.`,
    example: '',
  },
  {
    field: 'descuentoDesde',
    title: 'Descuento desde',
    kind: 'date',
    optional: true,
    help: 'Ejemplo: 01/12/2026 08:00',
    example: '',
  },
  {
    field: 'descuentoHasta',
    title: 'Descuento hasta',
    kind: 'date',
    optional: true,
    help: 'Ejemplo: 31/12/2026 23:59',
    example: '',
  },
  {
    field: 'categoria',
    title: 'Categoría',
    kind: 'category',
    required: true,
    help: 'Una de las categorías de Tuerca.',
    example: 'Filtros',
  },
  {
    field: 'subcategoria',
    title: 'Subcategoría',
    kind: 'text',
    optional: true,
    help: 'Opcional.',
    example: 'Filtro de aceite',
  },
  {
    field: 'marca',
    title: 'Marca del vehículo',
    kind: 'text',
    optional: true,
    help: 'Opcional.',
    example: 'Toyota',
  },
  {
    field: 'modelo',
    title: 'Modelo del vehículo',
    kind: 'text',
    optional: true,
    help: 'Opcional.',
    example: 'Corolla',
  },
  { field: 'universal', title: 'Universal', kind: 'boolean', help: 'Sí o No.', example: 'No' },
  {
    field: 'compatibilidad',
    title: 'Vehículos compatibles',
    kind: 'vehicles',
    optional: true,
    help: 'Marca | Modelo | años | motor, separados por punto y coma.',
    example: 'Toyota | Corolla | 2009-2014 | 1.8; Toyota | Yaris | 2006-',
  },
  {
    field: 'numeroParte',
    title: 'Número de parte',
    kind: 'text',
    optional: true,
    help: 'El del fabricante.',
    example: '90915-YZZE1',
  },
  {
    field: 'equivalencias',
    title: 'Equivale a',
    kind: 'list',
    optional: true,
    help: 'Números de parte que reemplaza, separados por punto y coma.',
    example: '90915-10001; 15601-44011',
  },
  {
    field: 'marcaRepuesto',
    title: 'Marca del repuesto',
    kind: 'text',
    optional: true,
    help: 'Opcional.',
    example: 'Millard',
  },
  {
    field: 'tipoRepuesto',
    title: 'Tipo de repuesto',
    kind: 'partType',
    optional: true,
    help: `${TIPOS_REPUESTO.join(', ')}.`,
    example: 'Alternativo',
  },
  { field: 'condicion', title: 'Condición', kind: 'condition', help: `${CONDITIONS.join(', ')}.`, example: 'nuevo' },
  {
    field: 'etiquetas',
    title: 'Etiquetas',
    kind: 'list',
    optional: true,
    help: 'Separadas por punto y coma.',
    example: 'motor; mantenimiento',
  },
  {
    field: 'especificaciones',
    title: 'Especificaciones',
    kind: 'specifications',
    optional: true,
    help: 'Nombre = valor, separadas por punto y coma.',
    example: 'Garantía = 3 meses; Rosca = 3/4-16',
  },
  { field: 'pesoKg', title: 'Peso (kg)', kind: 'decimal', optional: true, help: 'Ejemplo: 0,35', example: '0,35' },
  { field: 'stock', title: 'Stock', kind: 'integer', required: true, help: 'Unidades que tienes.', example: '24' },
  {
    field: 'stockMinimo',
    title: 'Stock mínimo',
    kind: 'integer',
    help: 'Te avisamos cuando queden estas o menos.',
    example: '5',
  },
  { field: 'disponible', title: 'Disponible', kind: 'boolean', help: 'Sí o No.', example: 'Sí' },
  { field: 'activo', title: 'Activo', kind: 'boolean', help: 'No: lo ves solo tú.', example: 'Sí' },
  {
    field: 'fotos',
    title: 'Fotos',
    kind: 'pictures',
    optional: true,
    help: `Nombres de archivo (o direcciones https) separados por punto y coma, hasta ${MAX_PRODUCT_IMAGES}.`,
    example: 'filtro-corolla.jpg; filtro-corolla-caja.jpg',
  },
  {
    field: 'id',
    title: 'ID de Tuerca',
    kind: 'text',
    help: 'Lo escribe la exportación. Con él reconocemos los productos que no tienen SKU.',
    example: '',
  },
  {
    field: 'exportado',
    title: 'Exportado',
    kind: 'text',
    help: 'Lo escribe la exportación. Dice de cuándo es el stock, y así no deshacemos ventas.',
    example: '',
  },
]);
export type ImportField = (typeof IMPORT_COLUMNS)[number]['field'];
/** The columns of an exported file: names of pictures are not kept, so a file imported again leaves them as they are. */
export const EXPORT_COLUMNS = IMPORT_COLUMNS.filter(({ kind }) => kind !== 'pictures');
