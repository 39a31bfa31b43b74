import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import { SPREADSHEET_TYPES } from '../../kernel/spreadsheets';
import { STORING_ERRORS } from '../../platform/uploads/errors';
import { EmparejarForm } from './matching-form';
import { picturesFile, spreadsheetField } from './rules';
import { FilaImportacion, Importacion, ImportForm, Respuestas } from './schemas';
import { LISTAS_FILAS } from './states';

const store = ['store'] as const;
const download = { method: 'GET', access: store, response: z.unknown(), limit: 20 } as const;
const csv = { ...download, binary: SPREADSHEET_TYPES.csv } as const;
const xlsx = { ...download, binary: SPREADSHEET_TYPES.xlsx } as const;
const one = { access: store, params: idParams, errors: ['IMPORTACION_NO_ENCONTRADA'] } as const;

/** Importing and exporting a store's products. */
export const productImports = {
  upload: endpoint({
    method: 'POST',
    path: '/api/products/imports',
    access: store,
    capability: 'inventario',
    summary: 'Check a CSV, XLSX, XLS or ODS of my products; nothing is written until it is confirmed',
    files: { archivo: spreadsheetField },
    body: ImportForm,
    response: Importacion,
    status: 201,
    errors: ['ARCHIVO_RECHAZADO', 'IMPORTACION_EN_CURSO', 'NO_DISPONIBLE'],
    limit: 20,
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: '/api/products/imports/:id',
    capability: 'inventario',
    summary: 'My import: what it would do, or how far it is',
    response: Importacion,
    limit: 300,
  }),
  match: endpoint({
    ...one,
    method: 'POST',
    path: '/api/products/imports/:id/columns',
    capability: 'inventario',
    summary:
      'Say what the columns of my file are, and check it by that without another upload; the answer is the import in its place',
    body: EmparejarForm,
    response: Importacion,
    status: 201,
    errors: [
      'IMPORTACION_NO_ENCONTRADA',
      'ARCHIVO_RECHAZADO',
      'IMPORTACION_EN_CURSO',
      'ESTADO_CAMBIO',
      'NO_DISPONIBLE',
    ],
    limit: 30,
  }),
  pictures: endpoint({
    ...one,
    method: 'POST',
    path: '/api/products/imports/:id/pictures',
    capability: 'inventario',
    summary:
      'Send a ZIP with the pictures that the rows of my checked file name; they are read after the answer (`fotos.porLeer`). Another one adds to it and replaces',
    files: { fotos: picturesFile },
    response: Importacion,
    status: 201,
    errors: [
      'IMPORTACION_NO_ENCONTRADA',
      'ARCHIVO_RECHAZADO',
      'IMPORTACION_EN_CURSO',
      'ESTADO_CAMBIO',
      ...STORING_ERRORS,
    ],
    limit: 20,
  }),
  rows: endpoint({
    ...one,
    method: 'GET',
    path: '/api/products/imports/:id/rows',
    capability: 'inventario',
    summary: 'Rows of my import by what they mean for the list, in the order of the file',
    query: z.object({ ...pageQuery(20, 100), tipo: z.enum(LISTAS_FILAS) }),
    response: z.array(FilaImportacion),
    meta: Meta,
  }),
  errorsFile: endpoint({
    ...csv,
    params: idParams,
    errors: ['IMPORTACION_NO_ENCONTRADA'],
    path: '/api/products/imports/:id/errors',
    capability: 'inventario',
    summary: 'Every bad row of my import as CSV: line, column, reason',
  }),
  confirm: endpoint({
    ...one,
    method: 'POST',
    path: '/api/products/imports/:id/confirm',
    capability: 'inventario',
    summary: 'Write all rows of a checked file, or with soloCorrectas all good ones; what was asked is answered here',
    body: z.object({ soloCorrectas: z.boolean().default(false), respuestas: Respuestas.optional() }),
    response: Importacion,
    errors: [
      'IMPORTACION_NO_ENCONTRADA',
      'IMPORTACION_CON_ERRORES',
      'IMPORTACION_CON_PREGUNTAS',
      'PRECIO_SIN_PERMISO',
      'IMPORTACION_CAMBIO',
      'IMPORTACION_SIN_CAMBIOS',
      'IMPORTACION_EN_CURSO',
      'ESTADO_CAMBIO',
    ],
    limit: 30,
  }),
  undo: endpoint({
    ...one,
    method: 'POST',
    path: '/api/products/imports/:id/undo',
    capability: 'inventario',
    summary: 'Give my products what they had before an import that was written',
    response: Importacion,
    errors: ['IMPORTACION_NO_ENCONTRADA', 'IMPORTACION_CERRADA', 'IMPORTACION_EN_CURSO', 'PRECIO_SIN_PERMISO'],
    limit: 30,
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/products/imports',
    access: store,
    capability: 'inventario',
    summary: 'My imports of the last day that were confirmed, the newest first',
    response: z.array(Importacion),
    limit: 60,
  }),
  discard: endpoint({
    ...one,
    method: 'DELETE',
    path: '/api/products/imports/:id',
    capability: 'inventario',
    summary: 'Forget a checked file that is not confirmed',
    response: z.null(),
    errors: ['IMPORTACION_NO_ENCONTRADA', 'ESTADO_CAMBIO'],
  }),
  templateCsv: endpoint({
    ...csv,
    path: '/api/products/imports/template/csv',
    capability: 'inventario',
    summary: 'The header row with an example, as CSV',
  }),
  templateXlsx: endpoint({
    ...xlsx,
    path: '/api/products/imports/template/xlsx',
    capability: 'inventario',
    summary: 'The header row with an example, as XLSX',
  }),
  exportCsv: endpoint({
    ...csv,
    path: '/api/products/exports/csv',
    capability: 'inventario',
    summary: 'All my products as CSV; imported again it changes nothing',
  }),
  exportXlsx: endpoint({
    ...xlsx,
    path: '/api/products/exports/xlsx',
    capability: 'inventario',
    summary: 'All my products as XLSX; imported again it changes nothing',
  }),
};
