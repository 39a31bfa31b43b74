import { Injectable } from '@nestjs/common';
import type { BuyerStanding } from '@tuerca/contracts/cart/checkout/buyer-limits';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { onBankingDay } from '@tuerca/contracts/venezuela/banking-days';
import { SystemService } from '../../platform/system/system.service';

/** Time for which a purchase is held for its payment. */
@Injectable()
export class HoldingService {
  constructor(private readonly system: SystemService) {}

  /**
   * The end of the hold of a purchase registered at `from`. Without a reference, and for buyers who have no verified payment
   * yet, it is short; the latter's never ends on a day on which no bank and no administrator works.
   */
  async until(
    from: Date,
    { referencia, standing }: { referencia: string | null; standing: BuyerStanding },
  ): Promise<Date> {
    if (!referencia) return this.after(from, 'pago_sin_referencia_horas');
    const full = await this.full(from);
    if (standing === 'known') return full;
    const short = onBankingDay(await this.after(from, 'pago_nuevo_horas'));
    return short < full ? short : full;
  }

  /** The end of the hold of a payment that is known to be on its way. */
  full(from: Date): Promise<Date> {
    return this.after(from, 'pago_horas');
  }

  private async after(from: Date, hours: string): Promise<Date> {
    return new Date(from.getTime() + (await this.system.valor<number>(hours)) * HOUR);
  }
}
