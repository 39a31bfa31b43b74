import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { Extracto } from '@tuerca/contracts/payments/payments/statement-schemas';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../../platform/common/pick';
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

/** Columns of statements in a file. */
export const STATEMENT_COLUMNS: readonly FileColumn<Extracto>[] = [
  column('Extracto', ({ nombre }) => nombre),
  column('Banco', ({ bancoReceptorNombre }) => bancoReceptorNombre),
  column('Importado', ({ fecha }) => caracasDate(new Date(fecha))),
  column('Desde', ({ desde }) => desde),
  column('Hasta', ({ hasta }) => hasta),
  column('Movimientos', ({ movimientos }) => movimientos),
  column('Nuevos', ({ nuevos }) => nuevos),
  column('Repetidos', ({ repetidos }) => repetidos),
  column('Omitidos', ({ omitidos }) => omitidos),
  column('Filas con error', ({ totalErrores }) => totalErrores),
  column('Total Bs.', ({ total }) => total),
  column('Por', ({ por }) => por),
];
