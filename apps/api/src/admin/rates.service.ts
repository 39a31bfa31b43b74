import { Injectable } from '@nestjs/common';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/system/messages';
import type { RetiroTasa, TasaConocida } from '@tuerca/contracts/system/rates';
import { AdminOrdersService } from '../orders/admin-orders.service';
import type { CurrentUser } from '../platform/common/current-user';
import { reply, type Reply } from '../platform/http/reply';
import { ExchangeRatesService } from '../system/exchange-rates.service';

const SAID = {
  vigente: SYSTEM_MESSAGES.withdrawn,
  ninguna: SYSTEM_MESSAGES.withdrawnWithoutFormer,
  otra: SYSTEM_MESSAGES.withdrawnFormer,
} as const;

/** The rates of the last weeks with what was made at them, and withdrawing a wrong one. */
@Injectable()
export class RatesService {
  constructor(
    private readonly rates: ExchangeRatesService,
    private readonly orders: AdminOrdersService,
  ) {}

  async list(): Promise<TasaConocida[]> {
    const known = await this.rates.known();
    const counts = await this.orders.countAt(known);
    return known.map((rate, i) => ({ ...rate, pedidos: counts[i]! }));
  }

  /** Throws what `ExchangeRatesService.withdraw` throws. */
  async withdraw(admin: CurrentUser, rate: RetiroTasa): Promise<Reply<TasaConocida[]>> {
    const left = await this.rates.withdraw(admin, rate);
    return reply(await this.list(), { message: SAID[left] });
  }
}
