import { Injectable } from '@nestjs/common';
import { capitalCode } from '@tuerca/contracts/kernel/names';
import type { DescuentoOferta } from '@tuerca/contracts/products/promotions/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { ServicesService } from '../services/services.service';
import type { OfertaDoc } from './oferta.schema';
import { OfferPrices } from './offer-prices.service';
import { OfferUsesRepository } from './offer-uses.repository';
import { type OfferedService, offersFor, toDiscount } from './promotions.mapper';
import { PromotionsRepository } from './promotions.repository';

/** A service of a workshop, as a discount needs it; `precio` dollars. */
type Offered = OfferedService & { tallerId: string };
/** Subject of a request for a discount. */
export interface DiscountRequest {
  tallerId: string;
  servicioId: string;
  /** As the client typed it. */
  codigoPromo: string;
  now: Date;
}
/** The offers that a booking may use, as `usable` found them: the one that takes off most first. */
export interface UsableOffers {
  service: Offered;
  today: string;
  offers: readonly OfertaDoc[];
}
/** User of an offer, and the purpose: `reference` is the id of the booking, one use each. */
export interface OfferUser {
  userId: string;
  reference: string;
}

const isSpent = ({ limiteUsos, usos }: OfertaDoc): boolean => limiteUsos !== null && usos >= limiteUsos;

/** Using a workshop's offers: what one is worth, taking a use of it, and giving that back. */
@Injectable()
export class PromotionsService {
  constructor(
    private readonly repository: PromotionsRepository,
    private readonly uses: OfferUsesRepository,
    private readonly services: ServicesService,
    private readonly prices: OfferPrices,
    private readonly changes: Changes,
  ) {}

  /** Discount on a service's price with a code, or by an offer without one when that is better; takes no use. Throws SERVICIO_NO_ENCONTRADO, CODIGO_NO_VIGENTE, CODIGO_AGOTADO or CODIGO_NO_APLICA. */
  async quote({ tallerId, servicioId, codigoPromo, now }: DiscountRequest): Promise<DescuentoOferta> {
    const service = (await this.services.findCards([servicioId])).get(servicioId);
    if (service?.tallerId !== tallerId) throw new AppError('SERVICIO_NO_ENCONTRADO');
    const { offers } = await this.usable(service, codigoPromo, now);
    return toDiscount(offers[0]!, service.precio);
  }

  /** Offers that may be used for a service: those without a code, and that of the code as the client typed it, if any. Takes no use. Throws CODIGO_NO_VIGENTE, CODIGO_AGOTADO or CODIGO_NO_APLICA. */
  async usable(service: Offered, codigoPromo: string | null | undefined, now: Date): Promise<UsableOffers> {
    const { tallerId } = service;
    const today = caracasDate(now);
    const code = codigoPromo ? capitalCode(codigoPromo) : null;
    const found = await this.repository.findUsable(tallerId, today, code);
    const offers = offersFor(found, service);
    const hasCode = ({ codigoPromo: own }: OfertaDoc) => own === code;
    if (code && !offers.some(hasCode)) throw await this.refusal(tallerId, code, today, found.some(hasCode));
    return { service, today, offers };
  }

  /**
   * Takes one use inside the booking's transaction and answers the discount; the limit is never exceeded, however many ask
   * at once. Null when no offer is left. Throws CODIGO_AGOTADO when that of the code was used up meanwhile.
   */
  async redeem(
    tx: Tx,
    { service, today, offers }: UsableOffers,
    { userId, reference }: OfferUser,
  ): Promise<DescuentoOferta | null> {
    for (const offer of offers) {
      const taken = await this.repository.takeUse(offer, today, tx);
      // A code that ran out is said, not silently replaced by a smaller discount.
      if (!taken && offer.codigoPromo) throw new AppError('CODIGO_AGOTADO');
      if (!taken) continue;
      await this.uses.insert({ ofertaId: taken._id, userId, referencia: reference }, tx);
      // With its last use an offer ends for everybody who reads prices.
      if (isSpent(taken)) await this.prices.renew(String(taken.tallerId), tx);
      this.changes.bump('ofertas', tx);
      return toDiscount(taken, service.precio);
    }
    return null;
  }

  /** Gives a booking's use back, once, inside the transaction that cancels it; false when there is none to give. */
  async release(tx: Tx, reference: string): Promise<boolean> {
    const use = await this.uses.giveBack(reference, tx);
    if (!use) return false;
    const before = await this.repository.giveBackUse(use.ofertaId, tx);
    if (before && isSpent(before)) await this.prices.renew(String(before.tallerId), tx);
    this.changes.bump('ofertas', tx);
    return true;
  }

  private async refusal(tallerId: string, code: string, today: string, isUsable: boolean): Promise<AppError> {
    if (isUsable) return new AppError('CODIGO_NO_APLICA');
    const spent = await this.repository.findByCode(tallerId, today, code);
    return new AppError(spent ? 'CODIGO_AGOTADO' : 'CODIGO_NO_VIGENTE');
  }
}
