import { Injectable } from '@nestjs/common';
import type { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { AppError } from '../../platform/common/app-error';
import type { Parsed } from '../../platform/http/request-context';
import { canClaim } from './movement-identity';
import type { PagoDoc } from './payment.schema';
import { pendingPart } from './payment-part';
import type { AbonoDoc } from './payment-part.schema';
import { BankMovementsRepository } from './statements/movements.repository';

/** The movement that an administrator named: one of a statement, or one that she typed. */
export type PaymentEvidence = Pick<Parsed<typeof paymentsAdmin.approve>['body'], 'movimientoId' | 'movimiento'>;
/** Movement on which a settlement is based; `abono` is null only where nothing is to be taken. */
export interface Credit {
  abono: AbonoDoc | null;
  /** Known as the bank has it, and not only as the payer stated it. */
  certain: boolean;
}

/** A field that is refused, with the sentence that stands beside it. */
export const invalid = (campo: string, mensaje: string) =>
  new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });

/** Finds what a settlement by hand rests on. */
@Injectable()
export class EvidenceService {
  constructor(private readonly movements: BankMovementsRepository) {}

  /**
   * The movement that was named, else what the client stated of hers; `monto` in céntimos is what came with it. Throws
   * ENTRADA_INVALIDA beside `movimiento` when there is none, NO_ENCONTRADO and MONTO_NO_COINCIDE of a statement's.
   */
  async credit(
    pago: PagoDoc,
    { movimientoId, movimiento }: PaymentEvidence,
    monto: number,
  ): Promise<Credit & { abono: AbonoDoc }> {
    const part = pendingPart(pago);
    if (movimientoId) {
      const found = await this.movements.findById(movimientoId);
      if (!found || found.bancoReceptor !== pago.bancoReceptor)
        throw new AppError('NO_ENCONTRADO', { message: 'Ese movimiento del banco no existe.' });
      if (found.monto !== monto)
        throw new AppError('MONTO_NO_COINCIDE', { message: SETTLEMENT_MESSAGES.otherAmount(monto, found.monto) });
      const { fecha, referencia, bancoEmisor } = found;
      const abono = { bancoEmisor: bancoEmisor ?? part.bancoEmisor, fecha, referencia, monto, movimientoId: found._id };
      return { abono, certain: bancoEmisor !== null };
    }
    if (movimiento) return { abono: { ...movimiento, monto, movimientoId: null }, certain: true };
    const { bancoEmisor, fechaPago: fecha, referencia } = part;
    if (!canClaim(referencia)) throw invalid('movimiento', SETTLEMENT_MESSAGES.evidence);
    return { abono: { bancoEmisor, fecha, referencia, monto, movimientoId: null }, certain: false };
  }
}
