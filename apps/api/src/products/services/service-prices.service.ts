import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { type PricedService, ServicesRepository } from './services.repository';

/** Prices of services with offers, as the domain that knows the offers tells them. */
@Injectable()
export class ServicePrices {
  constructor(
    private readonly repository: ServicesRepository,
    private readonly changes: Changes,
  ) {}

  /** Prices every service of a workshop anew; all of them are written, so that of two at once one begins again. */
  async renew(
    tallerId: string,
    priceOf: (service: PricedService) => number,
    vigenteHasta: string,
    tx: Tx,
  ): Promise<void> {
    const services = await this.repository.findOf(tallerId, tx);
    const prices = services.map((service) => ({
      _id: service._id,
      precioVigente: priceOf(service),
      vigenteHasta,
    }));
    await this.repository.write(prices, tx);
    this.changes.bump('servicios', tx);
  }

  /** Workshops whose services have to be priced anew on a Caracas day. */
  due(today: string): Promise<string[]> {
    return this.repository.findDue(today);
  }
}
