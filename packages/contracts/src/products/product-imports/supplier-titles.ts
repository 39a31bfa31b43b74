import { normalizeText } from '../../kernel/text';
import { IMPORT_COLUMNS, type ImportField } from './columns';

/**
 * Titles of suppliers' lists and of stores' old programs by the field that they mean, the surest first; as they are compared:
 * without accents, signs and capitals. What a column holds decides between two fields of one title ('marca', 'ref').
 */
export const TITLE_SYNONYMS: Partial<Record<ImportField, readonly string[]>> = {
  sku: [
    ...['codigo sku', 'codigo', 'cod', 'codigo interno', 'cod interno', 'codigo producto', 'codigo de producto'],
    ...['codigo del producto', 'cod producto', 'cod prod', 'codigo articulo', 'cod articulo', 'cod art', 'clave'],
    ...['codigo item', 'item', 'id producto', 'referencia', 'ref', 'codigo de barras', 'cod barra', 'articulo'],
  ],
  nombre: [
    ...['nombre del producto', 'nombre producto', 'producto', 'articulo', 'nombre articulo', 'repuesto', 'descripcion'],
    ...[
      'descripcion del producto',
      'descripcion producto',
      'descripcion articulo',
      'descrip',
      'desc',
      'detalle',
      'item',
    ],
  ],
  descripcion: ['descripcion larga', 'descripcion detallada', 'detalle', 'detalles', 'caracteristicas'],
  precio: [
    ...['pvp', 'p v p', 'precio venta', 'precio de venta', 'precio detal', 'precio al detal', 'precio publico'],
    ...[
      'precio con iva',
      'precio unitario',
      'p unitario',
      'precio unit',
      'precio lista',
      'precio de lista',
      'precio 1',
    ],
    ...['precio divisas', 'precio divisa', 'precio ref', 'usd', 'dolares', 'ref', 'monto', 'valor', 'bs', 'bolivares'],
    ...['precio mayor', 'precio al mayor', 'precio 2'],
  ],
  precioOferta: ['oferta', 'precio oferta', 'precio promocion', 'precio en oferta'],
  stock: [
    ...['existencia', 'existencias', 'exist', 'cantidad', 'cant', 'stock actual', 'inventario', 'unidades', 'und'],
    ...['disponibles', 'disponible', 'disponibilidad', 'cantidad disponible', 'saldo', 'qty'],
  ],
  stockMinimo: ['minimo', 'stock min', 'existencia minima', 'cantidad minima'],
  categoria: [
    ...['rubro', 'linea', 'familia', 'grupo', 'departamento', 'categorias', 'sistema', 'seccion', 'clase'],
    ...['linea de producto', 'tipo de producto', 'tipo'],
  ],
  subcategoria: ['sub categoria', 'sub linea', 'sublinea', 'sub grupo', 'subgrupo', 'sub familia', 'subfamilia'],
  marcaRepuesto: ['marca', 'marca repuesto', 'marca producto', 'marca del producto', 'fabricante'],
  marca: ['marca vehiculo', 'marca del carro', 'marca carro', 'marca'],
  modelo: ['modelo', 'modelo vehiculo', 'modelo carro', 'modelo del carro'],
  numeroParte: [
    ...['nro parte', 'nro de parte', 'n parte', 'no parte', 'num parte', 'parte', 'numero parte', 'oem', 'codigo oem'],
    ...['numero oem', 'codigo original', 'codigo de fabrica', 'part number', 'referencia', 'ref'],
  ],
  equivalencias: ['equivalencias', 'equivalencia', 'equivalente', 'equivalentes', 'cruces', 'cruce'],
  tipoRepuesto: ['tipo de repuesto', 'tipo'],
  condicion: ['estado'],
  pesoKg: ['peso', 'peso kgs', 'kg'],
  fotos: [
    ...['foto', 'imagen', 'imagenes', 'fotografia', 'fotografias', 'image', 'images', 'picture', 'pictures'],
    ...['photo', 'photos', 'url imagen', 'url foto', 'archivo foto'],
  ],
};

/** Titles that are known and mean no field of ours, or none that is sure: what something costs the store is not its price. */
const OTHER_TITLES = [
  ...['costo', 'precio costo', 'ultimo costo', 'iva', 'empaque', 'observaciones', 'ubicacion', 'unidad', 'motor'],
  ...['aplicacion', 'aplicaciones', 'vehiculo', 'vehiculos', 'ano', 'anos', 'precio bs', 'precio usd', 'proveedor'],
];

/** Every title that the columns of a list of products may have; two of them in one row make it the row of titles. */
export const KNOWN_TITLES: readonly string[] = [
  ...new Set([
    ...IMPORT_COLUMNS.flatMap(({ field, title }) => [field, title]).map(normalizeText),
    ...Object.values(TITLE_SYNONYMS).flat(),
    ...OTHER_TITLES,
  ]),
];
