import type { Extracto } from '@tuerca/contracts/payments/payments/statement-schemas';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../../platform/common/pick';
import type { CsvCell } from '../../../platform/spreadsheet/csv';
import type { ExtractoDoc } from './statement.schema';

/** A statement; `por` is the name of whoever sent it. */
export const toExtracto = (doc: ExtractoDoc, por: string | undefined): Extracto => ({
  ...pick(doc, [
    'nombre',
    'bancoReceptor',
    'desde',
    'hasta',
    'movimientos',
    'nuevos',
    'repetidos',
    'omitidos',
    'errores',
    'totalErrores',
  ] as const),
  _id: String(doc._id),
  bancoReceptorNombre: bankName(doc.bancoReceptor),
  fecha: doc.fecha.toISOString(),
  por: por ?? 'Administración',
  total: toMonto(doc.total),
});

/** Headers of the file of all statements. */
export const STATEMENT_HEADERS = [
  'Extracto',
  'Banco',
  'Importado',
  'Desde',
  'Hasta',
  'Movimientos',
  'Nuevos',
  'Repetidos',
  'Omitidos',
  'Filas con error',
  'Total Bs.',
  'Por',
];
/** One statement as a line of that file. */
export const toCells = (extracto: Extracto): CsvCell[] => [
  extracto.nombre,
  extracto.bancoReceptorNombre,
  caracasDate(new Date(extracto.fecha)),
  extracto.desde,
  extracto.hasta,
  extracto.movimientos,
  extracto.nuevos,
  extracto.repetidos,
  extracto.omitidos,
  extracto.totalErrores,
  extracto.total,
  extracto.por,
];
