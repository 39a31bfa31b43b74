import { Injectable } from '@nestjs/common';
import { conceptoOf, type ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import type { PagoDoc } from './payment.schema';

/** Kind of thing that can be paid for, as the domain that sells it describes it. */
export interface Payable {
  concepto: ConceptoPago;
  /** Messages to a payer: nobody confirmed the payment in time, or she did not send the difference. */
  expired: string;
  differenceExpired: string;
}

/** Registry of the things that can be paid for: each registers itself, and payments knows none of them. */
@Injectable()
export class PayablesService {
  private readonly payables = new Map<ConceptoPago, Payable>();

  /** Called once, when the domain's module starts. */
  register(payable: Payable): void {
    this.payables.set(payable.concepto, payable);
  }

  /** Returns the kind of thing that a payment pays for; throws when nobody registered it. */
  of(pago: Pick<PagoDoc, 'concepto'>): Payable {
    const concepto = conceptoOf(pago);
    const payable = this.payables.get(concepto);
    if (!payable) throw new Error(`nobody registered ${concepto} as something payable`);
    return payable;
  }
}
