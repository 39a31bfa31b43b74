import type { ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import { type EstadoDiferencia, type GrupoPago, PASSING_RESULTS } from '@tuerca/contracts/payments/payments/states';
import { OPEN_ESTADOS } from './payment-rules';

const CHECKED = { $in: [null, 'verificado', ...PASSING_RESULTS] };
const OPEN = { $in: [...OPEN_ESTADOS] };
const WAITED_FOR: EstadoDiferencia = 'esperando';

/** The payments of a group as a filter, which its reader marks as trusted: what `grupoOf` says of one payment, asked of the database. */
export function groupFilter(grupo: GrupoPago): object {
  if (grupo === 'todos') return {};
  if (grupo === 'esperando_diferencia') return { estado: OPEN, 'diferencia.estado': WAITED_FOR };
  if (grupo !== 'por_revisar' && grupo !== 'en_verificacion') return { estado: grupo };
  const resultado = grupo === 'en_verificacion' ? CHECKED : { $nin: CHECKED.$in };
  // What is paid in a store is settled there.
  return { estado: OPEN, resultado, metodoPago: { $ne: 'efectivo' }, 'diferencia.estado': { $ne: WAITED_FOR } };
}

/** The payments of what is paid for, the same way; those of purchases mostly have no word for it. */
export const conceptFilter = (concepto: ConceptoPago): object => ({
  concepto: concepto === 'compra' ? { $in: [null, concepto] } : concepto,
});
