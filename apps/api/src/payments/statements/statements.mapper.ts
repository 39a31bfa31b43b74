import type { Extracto } from '@tuerca/contracts/payments/statement-schemas';
import { bankName } from '@tuerca/contracts/venezuela/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
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
