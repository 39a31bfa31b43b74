import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';

/** Errors of importing products. */
export const IMPORT_ERRORS = defineErrors({
  ARCHIVO_RECHAZADO: failure(
    400,
    'No pudimos leer el archivo. Descarga la plantilla y compáralo.',
    'The file as a whole cannot be imported; the message says why (encoding, formula, merged cells, missing columns, size).',
    'Mend the file and upload it again.',
  ),
  IMPORTACION_NO_ENCONTRADA: failure(
    404,
    'Esta importación ya no existe. Sube el archivo nuevamente.',
    "No such import, it expired, or it is another store's.",
    'Upload the file again.',
  ),
  IMPORTACION_CON_ERRORES: failure(
    409,
    'Hay filas con errores. Corrige el archivo, o confirma que importas solo las filas correctas.',
    'The file has bad rows and the confirmation did not ask for the good ones alone.',
    'Upload a corrected file, or confirm with soloCorrectas.',
  ),
  IMPORTACION_CON_PREGUNTAS: failure(
    409,
    'Hay filas por responder: ventas que el archivo no conoce, o precios que cambian mucho. Recarga la página, respóndelas y confirma.',
    'Rows are asked about (`preguntas`) and the confirmation did not answer each of them; nothing was written.',
    'Read the rows of preguntaStock and preguntaPrecio, and confirm with `respuestas`.',
  ),
  IMPORTACION_CAMBIO: failure(
    409,
    'Algunos productos cambiaron desde la revisión. Revisa de nuevo y confirma.',
    'A price, a stock or another field of the products moved since the file was checked; the check was repeated.',
    'Read the import again, and confirm it.',
  ),
  IMPORTACION_SIN_CAMBIOS: failure(
    409,
    'No hay nada que importar: todo está igual.',
    'No row is new or changes a product.',
    'Change the file.',
  ),
  IMPORTACION_CERRADA: failure(
    409,
    'Esta importación ya no se puede deshacer: pasó el plazo, o ya la deshiciste.',
    'The import was not written, was undone, or was written longer ago than it can be undone.',
    'Correct the products one by one, or upload a file with the values of before.',
  ),
  IMPORTACION_EN_CURSO: failure(
    409,
    'Ya hay una importación en curso. Espera a que termine.',
    'The store has another import that is being written.',
    REMEDIES.waitUntilDone,
  ),
});
