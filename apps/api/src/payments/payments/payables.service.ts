import { Injectable } from '@nestjs/common';
import { conceptoOf, type ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import type { PagoDoc } from './payment.schema';

/** What can be paid for, as the domain that sells it says it. */
export interface Payable {
  concepto: ConceptoPago;
  /** What a payer reads when nobody confirmed the payment in time, and when she did not send the difference. */
  expired: string;
  differenceExpired: string;
}

/** What payments pay for: each registers itself, and payments knows none of them. */
@Injectable()
export class PayablesService {
  private readonly payables = new Map<ConceptoPago, Payable>();

  /** Called once, when the domain's module starts. */
  register(payable: Payable): void {
    this.payables.set(payable.concepto, payable);
  }

  /** What a payment pays for. */
  of(pago: Pick<PagoDoc, 'concepto'>): Payable {
    const concepto = conceptoOf(pago);
    const payable = this.payables.get(concepto);
    if (!payable) throw new Error(`nobody registered ${concepto} as something payable`);
    return payable;
  }
}
