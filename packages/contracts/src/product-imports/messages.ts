import { IMPORT_UNDO_HOURS, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './rules';

const count = (n: number) => n.toLocaleString('es-VE');

/** Sentences about importing and exporting products. */
export const IMPORT_MESSAGES = {
  started: 'Estamos importando tus productos',
  undoing: 'Estamos deshaciendo la importación',
  undoFailed: 'No se pudo deshacer la importación',
  undoAsked: `Cada producto vuelve a como estaba antes. Lo que cambiaste después se queda como está, y te decimos cuál. Puedes deshacerla durante ${IMPORT_UNDO_HOURS} horas.`,
  discarded: 'Importación descartada',
  loadFailed: 'No se pudo cargar la importación',
  rowsFailed: 'No se pudieron cargar las filas',
  uploadFailed: 'No se pudo revisar el archivo',
  confirmFailed: 'No se pudo importar',
  downloadFailed: 'No se pudo descargar el archivo',
  tooLarge: `El archivo pesa más de ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Divídelo en varios.`,
  empty: 'El archivo está vacío. Descarga la plantilla y llénala con tus productos.',
  noRows: 'El archivo solo tiene los títulos: le faltan los productos.',
  tooManyRows: `El archivo tiene más de ${count(MAX_IMPORT_ROWS)} productos. Divídelo en varios.`,
  tooManyCells: 'La hoja tiene demasiadas celdas. Borra las filas y columnas que no usas y guárdala nuevamente.',
  notText:
    'No pudimos leer las letras del archivo. Guárdalo como XLSX, o en Excel como «CSV UTF-8 (delimitado por comas)».',
  tooManyLines: 'El archivo tiene demasiadas líneas vacías. Bórralas y guárdalo nuevamente.',
  notReadable: 'No reconocemos este archivo. Usa CSV, XLSX, XLS u ODS.',
  protected: 'El archivo tiene contraseña. Guárdalo sin ella e intenta nuevamente.',
  damaged: 'El archivo está dañado. Ábrelo en tu hoja de cálculo, guárdalo nuevamente e intenta otra vez.',
  tooSlow: 'Leer el archivo toma demasiado tiempo. Guárdalo nuevamente solo con tus productos, o divídelo en varios.',
  bomb: 'El archivo ocupa demasiado al descomprimirlo. Guárdalo nuevamente solo con tus productos.',
  damagedCsv: (linea: number) => `No pudimos leer la línea ${linea}: revisa las comillas y los separadores.`,
  missingColumns: (titles: readonly string[]) =>
    titles.length === 1
      ? `Falta la columna «${titles[0]}». Usa los títulos de la plantilla.`
      : `Faltan las columnas ${titles.map((title) => `«${title}»`).join(', ')}. Usa los títulos de la plantilla.`,
  repeatedColumn: (title: string) => `La columna «${title}» aparece dos veces.`,
  severalSheets: (names: readonly string[]) =>
    `El archivo tiene varias hojas con productos: ${names.map((name) => `«${name}»`).join(', ')}. Deja solo la que quieres importar o escribe su nombre en el campo hoja.`,
  unknownSheet: (name: string) => `El archivo no tiene una hoja «${name}» con productos.`,
} as const;

/** Why a row or one of its cells cannot be imported. */
export const ROW_MESSAGES = {
  skuRequired: 'Escribe un código (SKU): con él reconocemos el producto la próxima vez',
  unknownId: 'Ese ID de Tuerca no es de un producto de tu tienda',
  tooManyCells: 'La línea tiene más celdas que títulos',
  repeatedSku: (linea: number) => `Este código ya está en la línea ${linea}`,
  repeatedId: (linea: number) => `Este producto ya está en la línea ${linea}`,
  formula: (sign: string) =>
    `Empieza con «${sign}» y parece una fórmula. Si es texto, escribe un apóstrofo (') delante`,
  excelCode: 'La hoja de cálculo cambió este código por un número. Dale formato de texto y escríbelo nuevamente',
  dateCode: (text: string) =>
    `La hoja de cálculo cambió este código por la fecha ${text}. Dale formato de texto y escríbelo nuevamente`,
  notNumber: (text: string) => `«${text}» no es un número`,
  ambiguous: (text: string) => `«${text}» puede leerse de dos maneras. Escríbelo sin punto de miles o con coma decimal`,
  notInteger: (text: string) => `«${text}» no es un número entero`,
  notBoolean: (text: string) => `«${text}» no es Sí ni No`,
  notDate: (text: string) => `«${text}» no es una fecha. Ejemplo: 31/12/2026 23:59`,
  category: (text: string) => `La categoría «${text}» no existe`,
  option: (text: string, options: readonly string[]) => `«${text}» no es una de: ${options.join(', ')}`,
  vehicle: (text: string) => `«${text}» no se entiende. Ejemplo: Toyota | Corolla | 2009-2014 | 1.8`,
  specification: (text: string) => `«${text}» no se entiende. Ejemplo: Garantía = 3 meses`,
  repeatedSpecification: (name: string) => `«${name}» aparece dos veces`,
  tooLong: (max: number) => `Usa como máximo ${max.toLocaleString('es-VE')} caracteres`,
  discountDates: 'Para poner fechas escribe también el porcentaje de descuento',
} as const;
