import { REQUEST_MESSAGES } from '../../kernel/messages';
import { MAX_IMAGE_BYTES, MAX_PRODUCT_IMAGES } from '../../platform/uploads/rules';
import { formatFechaHora } from '../../venezuela/caracas';
import { numberText } from '../../venezuela/numero';
import { FILE_AGE_DAYS, PRICE_JUMP } from './questions';
import {
  IMPORT_UNDO_HOURS,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_PICTURES,
  MAX_IMPORT_ROWS,
  MAX_NAMED_LINES,
  MAX_ZIP_FILES,
  picturesFile,
  type TemaAviso,
} from './rules';
import type { PreguntaStock } from './schemas';
import type { RazonConservada } from './states';

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
  downloadFailed: REQUEST_MESSAGES.downloadFailed,
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
  withoutPrices:
    'Los precios, ofertas y descuentos del archivo no se toman: los pone el dueño de la tienda. Los productos nuevos entran como borradores sin precio, y él los publica.',
  checkedWithPrices:
    'Esta importación cambia precios o publica productos, y eso lo decide el dueño de la tienda. Pídeselo, o sube tú el archivo.',
  missingSku: 'Elige la columna que trae el código (SKU): con él reconocemos cada producto',
  repeatedField: (title: string) => `«${title}» está en dos columnas. Deja solo una`,
  missingForNew: (names: readonly string[]) =>
    `Sin ${names.join(', ')} puedes actualizar los productos que ya tienes, pero no agregar nuevos.`,
  matchFailed: 'No se pudieron guardar las columnas',
  oneColumn: 'El archivo tiene una sola columna: hace falta el código y algo más. Descarga la plantilla y compáralo.',
  severalSheets: (names: readonly string[]) =>
    `El archivo tiene varias hojas con productos: ${names.map((name) => `«${name}»`).join(', ')}. Elige la que quieres importar.`,
  unknownSheet: (name: string) => `El archivo no tiene una hoja «${name}» con productos.`,
} as const;

const number = (value: number) => numberText(value);
/** '3', '3, 4 y 9', '2, … y 5 más'. */
function listed(all: readonly (number | string)[], most: number): string {
  const shown = all.slice(0, most).map(String);
  const last = all.length > most ? `${count(all.length - most)} más` : shown.pop()!;
  return shown.length ? `${shown.join(', ')} y ${last}` : last;
}
const named = (all: readonly number[]): string => listed(all, MAX_NAMED_LINES);
const lines = (all: readonly number[]): string => `${all.length === 1 ? 'la línea' : 'las líneas'} ${named(all)}`;

const MEGABYTE = 1024 * 1024;
/** Sentences about the pictures of an import. */
export const PICTURE_MESSAGES = {
  uploadFailed: 'No se pudieron guardar las fotos',
  tooLarge: `El ZIP pesa más de ${picturesFile.maxBytes / MEGABYTE} MB. Divídelo en varios y súbelos uno después del otro.`,
  noColumn: 'Tu archivo no tiene una columna «Fotos» con los nombres de las fotos.',
  taken: 'Recibimos tus fotos',
  reading: 'Estamos leyendo tus fotos. Espera a que termine.',
  notZip: 'No reconocemos este archivo. Pon tus fotos en una carpeta, comprímela como ZIP y sube el ZIP.',
  otherArchive: 'Este archivo es RAR, 7z u otro que no leemos. Comprime tus fotos como ZIP.',
  onePicture: 'Esto es una sola foto. Ponla en un ZIP junto con las demás, y súbelo.',
  protected: 'El ZIP tiene contraseña. Comprímelo sin ella e intenta nuevamente.',
  damaged: 'El ZIP está dañado. Comprime tus fotos nuevamente e intenta otra vez.',
  tooManyFiles: `El ZIP tiene más de ${count(MAX_ZIP_FILES)} archivos. Divídelo en varios y súbelos uno después del otro.`,
  bomb: 'El ZIP ocupa demasiado al descomprimirlo. Deja en él solo las fotos.',
  tooHeavy: `La foto pesa más de ${MAX_IMAGE_BYTES / MEGABYTE} MB. Redúcela.`,
  unreadable: 'No pudimos sacar la foto del ZIP: está dañada ahí. Comprímela nuevamente.',
  notStored: 'No pudimos guardar la foto. Súbela nuevamente.',
  late: 'Importaste antes de que llegara la foto.',
  /** Reasons for not fetching an address. */
  address: {
    'not-public': 'La dirección no es pública. Sube la foto en un ZIP.',
    status: 'La página no nos dio la foto. Revisa la dirección.',
    'too-large': `La foto pesa más de ${MAX_IMAGE_BYTES / MEGABYTE} MB. Redúcela.`,
    timeout: 'La página tardó demasiado. Sube la foto en un ZIP.',
    network: 'No pudimos llegar a la página. Revisa la dirección.',
    redirects: 'La dirección lleva a otras demasiadas veces. Usa la de la foto.',
  },
} as const;

const MAX_NOTES = 3;
/** Notices about lines of a file; those of notes quote them. */
export const FILE_NOTICES: Record<TemaAviso, (lineas: readonly number[], texts: readonly string[]) => string> = {
  hojasOcultas: (_, names) => {
    const all = listed(
      names.map((name) => `«${name}»`),
      MAX_NOTES,
    );
    return names.length === 1
      ? `La hoja ${all} está oculta y no la leímos. Si ahí hay productos, muéstrala y sube el archivo de nuevo.`
      : `Las hojas ${all} están ocultas y no las leímos. Si ahí hay productos, muéstralas y sube el archivo de nuevo.`;
  },
  filasOcultas: (lineas) =>
    lineas.length === 1
      ? `La fila ${named(lineas)} está oculta en el archivo: la leímos igual. Si no la quieres, bórrala y sube el archivo de nuevo.`
      : `Las filas ${named(lineas)} están ocultas en el archivo: las leímos igual. Si no las quieres, bórralas y sube el archivo de nuevo.`,
  celdasDeMas: (lineas) =>
    `${lineas.length === 1 ? `La fila ${named(lineas)} tiene` : `Las filas ${named(lineas)} tienen`} más celdas que títulos: no leímos las que sobran. Si las necesitas, ponle título a su columna y sube el archivo de nuevo.`,
  notasAlPie: (lineas, texts) => {
    const notes = listed(
      texts.map((text) => `«${text}»`),
      MAX_NOTES,
    );
    return lineas.length === 1
      ? `La fila ${named(lineas)} parece una nota y no la importamos: ${notes}. Si es un producto, complétalo y sube el archivo de nuevo.`
      : `Las filas ${named(lineas)} parecen notas y no las importamos: ${notes}. Si son productos, complétalos y sube el archivo de nuevo.`;
  },
  fotosDeMas: (lineas) =>
    `En un archivo caben hasta ${count(MAX_IMPORT_PICTURES)} fotos: no tomamos las de ${lineas.length === 1 ? 'la fila' : 'las filas'} ${named(lineas)}. Súbelas en otro archivo.`,
};

/** Notices about cells that were read otherwise than written. */
export const NOTE_MESSAGES = {
  decided: (text: string, value: number) => `«${text}» se lee ${number(value)}, como el resto de la columna`,
  rounded: (text: string, value: number) => `«${text}» se redondea a ${number(value)}`,
  converted: (amount: string, rate: string, dollars: string) => `${amount} a la tasa ${rate} son ${dollars}`,
  noPrice: (text: string) => `«${text}» no es un precio: queda el que tiene`,
  picturesOfPlan: (max: number) =>
    `Tu plan permite ${max === 1 ? 'una foto por producto: tomamos la primera' : `${max} fotos por producto: tomamos las primeras`}`,
} as const;

/** Reasons why a row or a cell cannot be imported. */
export const ROW_MESSAGES = {
  skuRequired: 'Escribe un código (SKU): con él reconocemos el producto la próxima vez',
  unknownId: 'Ese ID de Tuerca no es de un producto de tu tienda',
  tooManyCells: 'La línea tiene más celdas que títulos',
  repeatedSku: (lineas: readonly number[]) => `Este código ya está en ${lines(lineas)}`,
  repeatedId: (lineas: readonly number[]) => `Este producto ya está en ${lines(lineas)}`,
  doubleSku: (skus: readonly string[]) =>
    `En tu tienda hay ${skus.length} productos con este código: ${skus.map((sku) => `«${sku}»`).join(', ')}. Cambia el de uno de ellos`,
  cannotBeEmpty: 'Este dato no se puede vaciar',
  formula: (sign: string) =>
    `Empieza con «${sign}» y parece una fórmula. Si es texto, escribe un apóstrofo (') delante`,
  excelCode: 'La hoja de cálculo cambió este código por un número. Dale formato de texto y escríbelo nuevamente',
  dateCode: (text: string) =>
    `La hoja de cálculo cambió este código por la fecha ${text}. Dale formato de texto y escríbelo nuevamente`,
  notNumber: (text: string) => `«${text}» no es un número`,
  ambiguous: (text: string, readings: readonly number[]) =>
    `«${text}» puede leerse de dos maneras: ${readings.map(number).join(' o ')}. Escríbelo sin separador de miles, o con dos decimales`,
  noRate: (text: string) => `No hay tasa del día para pasar «${text}» a dólares. Escribe el precio en dólares`,
  notInteger: (text: string) => `«${text}» no es un número entero`,
  notBoolean: (text: string) => `«${text}» no es Sí ni No`,
  notDate: (text: string) => `«${text}» no es una fecha. Ejemplo: 31/12/2026 23:59`,
  category: (text: string) => `La categoría «${text}» no existe`,
  option: (text: string, options: readonly string[]) => `«${text}» no es una de: ${options.join(', ')}`,
  vehicle: (text: string) => `«${text}» no se entiende. Ejemplo: Toyota | Corolla | 2009-2014 | 1.8`,
  specification: (text: string) => `«${text}» no se entiende. Ejemplo: Garantía = 3 meses`,
  repeatedSpecification: (name: string) => `«${name}» aparece dos veces`,
  tooLong: (max: number) => `Usa como máximo ${max.toLocaleString('es-VE')} caracteres`,
  tooManyPictures: `Un producto tiene hasta ${MAX_PRODUCT_IMAGES} fotos. Deja esas`,
  plainAddress: (text: string) => `«${text}» empieza con http://. Usa una dirección https://, o el nombre del archivo`,
  pictureAddress: (text: string) => `«${text}» no es una dirección. Ejemplo: https://tienda.com/filtro.jpg`,
  pictureName: (text: string) => `«${text}» no es el nombre de una foto. Ejemplo: filtro.jpg`,
  discountDates: 'Para poner fechas escribe también el porcentaje de descuento',
} as const;

const units = (n: number) => n.toLocaleString('es-VE');
const sinceText = ({ desde, segun }: Pick<PreguntaStock, 'desde' | 'segun'>): string =>
  segun === 'plazo' ? `en los últimos ${FILE_AGE_DAYS} días` : `desde el ${formatFechaHora(new Date(desde))}`;

/** Questions of an import before it writes, and their answers. */
export const IMPORT_QUESTION_MESSAGES = {
  stockTitle: 'El archivo no conoce tus últimas ventas',
  stockText: 'Si tomamos su stock tal cual, vuelven a la venta unidades que ya vendiste.',
  precioTitle: 'Hay precios que cambian mucho',
  precioText: `Pasan de ${PRICE_JUMP} veces el de ahora, o quedan por debajo de la quinta parte. ¿Será la moneda, o una coma?`,
  unanswered: 'Falta tu respuesta',
  stock: (pregunta: PreguntaStock) =>
    `Tu archivo dice ${units(pregunta.archivo)}; ${sinceText(pregunta)} se vendieron ${units(pregunta.vendidas)} y quedan ${units(pregunta.quedan)}.`,
  precio: (antes: string, archivo: string) => `De ${antes} pasa a ${archivo}.`,
  stockAnswers: {
    conservar: 'Conservar mi stock',
    restar: 'Tomar el del archivo menos lo vendido',
    archivo: 'Tomar el del archivo tal cual',
  },
  precioAnswers: { conservar: 'Conservar mi precio', archivo: 'Tomar el precio del archivo' },
} as const;

/** Reasons why an undoing left a row. */
export const KEPT_MESSAGES: Record<RazonConservada, (columnas: readonly string[]) => string> = {
  cambio: (columnas) => `Cambió después${columnas.length ? `: ${columnas.join(', ')}` : ''}. Se queda como está.`,
  plan: () => 'Volvería a publicarse, y en tu plan no hay lugar. Se queda como está.',
  comprado: () => 'Alguien lo compró o lo tiene apartado. Lo dejamos sin publicar.',
  carrito: () => 'Está en el carrito de un cliente. Lo dejamos sin publicar.',
};
