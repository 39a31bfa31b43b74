import type { FileField } from '../../kernel/file-field';
import { SPREADSHEET_FORMATS, SPREADSHEET_TYPES } from '../../kernel/spreadsheets';

/** Most rows with products in one file. */
export const MAX_IMPORT_ROWS = 20_000;
/** Lines of a file that one sentence names. */
export const MAX_NAMED_LINES = 10;
/** Notices about a file that its rows do not show. */
export const TEMAS_AVISO = ['hojasOcultas', 'filasOcultas', 'celdasDeMas', 'notasAlPie', 'fotosDeMas'] as const;
export type TemaAviso = (typeof TEMAS_AVISO)[number];
/** Largest file of an import, in bytes. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Lifetime of a checked file without its confirmation, in milliseconds. */
export const IMPORT_TTL_MS = 24 * 60 * 60 * 1000;
/** Hours in which a written import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
/** Formats of a store's list. */
export const IMPORT_FORMATS = [...SPREADSHEET_FORMATS, 'xls', 'ods'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
/** File types in a picker of files; the bytes decide what a file is. */
export const IMPORT_ACCEPT = '.csv,.txt,.xlsx,.xls,.ods';

/** The form's field for the file. */
export const spreadsheetField: FileField = {
  max: 1,
  types: [
    ...Object.values(SPREADSHEET_TYPES),
    'application/vnd.ms-excel',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
  maxBytes: MAX_IMPORT_BYTES,
  missing: 'Elige un archivo CSV, XLSX, XLS u ODS',
};

/** Pictures of one import at most: one in two rows counts twice. */
export const MAX_IMPORT_PICTURES = 1500;
/** Names of pictures that one answer lists. */
export const MAX_NAMED_PICTURES = 10;
/** Files in one ZIP of pictures. */
export const MAX_ZIP_FILES = 500;
/** File types in a picker of ZIPs; the bytes decide what a file is. */
export const PICTURES_ACCEPT = '.zip';

/** The form's field for the ZIP of pictures. */
export const picturesFile = {
  max: 1,
  types: ['application/zip', 'application/x-zip-compressed'],
  maxBytes: 60 * 1024 * 1024,
  missing: 'Elige el ZIP con las fotos',
  isLarge: true,
} as const satisfies FileField;
