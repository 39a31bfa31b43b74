import type { Candidato, PropuestaConciliacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import type { GrupoMovimiento } from '@tuerca/contracts/payments/payments/statement-states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PagoDoc } from '../payment.schema';
import { pendingPart } from '../payment-part';
import { toMovimiento } from '../queue.mapper';
import type { PaymentMatch } from './matching';
import type { MovimientoBancoDoc } from './movement.schema';

function toCandidato(doc: PagoDoc, { fuerza, razones }: PaymentMatch): Candidato {
  const { referencia, monto, fechaPago, bancoEmisor } = pendingPart(doc);
  return {
    pagoId: String(doc._id),
    orderNumber: doc.orderNumber,
    cliente: doc.nombrePagador,
    metodoPago: doc.metodoPago,
    referencia,
    monto: toMonto(monto),
    fechaPago,
    bancoEmisorNombre: bankName(bancoEmisor),
    fuerza,
    razones,
  };
}

/** A movement with what is proposed for it; `settled` rests on it already. */
export function toPropuestaConciliacion(
  movement: MovimientoBancoDoc,
  matches: PaymentMatch[],
  payments: ReadonlyMap<string, PagoDoc>,
  settled: PagoDoc | null,
): PropuestaConciliacion {
  const candidatos = matches.map((match) => toCandidato(payments.get(match.pagoId)!, match));
  const own = movement.pagoId && { _id: String(movement.pagoId), orderNumber: movement.orderNumber ?? '' };
  const pago = own ?? (settled && { _id: String(settled._id), orderNumber: settled.orderNumber });
  const grupo: GrupoMovimiento = pago ? 'conciliado' : (candidatos[0]?.fuerza ?? 'ninguna');
  return { movimiento: toMovimiento(movement), grupo, candidatos: pago ? [] : candidatos, pago };
}
