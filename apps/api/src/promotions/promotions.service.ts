import { Injectable } from '@nestjs/common';
import { normalizeCode, offerCovers } from '@tuerca/contracts/promotions/rules';
import type { DescuentoOferta } from '@tuerca/contracts/promotions/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../platform/common/app-error';
import type { Tx } from '../platform/database/transactions';
import { Changes } from '../platform/realtime/changes.service';
import { type ServiceCard, ServicesService } from '../services/services.service';
import type { OfertaDoc } from './oferta.schema';
import { OfferUsesRepository } from './offer-uses.repository';
import { toDiscount } from './promotions.mapper';
import { PromotionsRepository } from './promotions.repository';

/** What a discount is asked for. */
export interface DiscountRequest {
  tallerId: string;
  servicioId: string;
  /** As the client typed it; without one the best offer that needs none counts. */
  codigoPromo?: string | null;
  now: Date;
}
/** Who uses an offer, and for what: `reference` is the id of the booking, one use each. */
export interface Redemption extends DiscountRequest {
  userId: string;
  reference: string;
}

const covers = (doc: OfertaDoc, service: ServiceCard): boolean =>
  offerCovers({ servicioId: doc.servicioId && String(doc.servicioId), categoria: doc.categoria }, service);

/** Using a workshop's offers: what one is worth, taking a use of it, and giving that back. */
@Injectable()
export class PromotionsService {
  constructor(
    private readonly repository: PromotionsRepository,
    private readonly uses: OfferUsesRepository,
    private readonly services: ServicesService,
    private readonly changes: Changes,
  ) {}

  /**
   * What would be taken off a service's price; takes no use. Null when no code is given and no offer is for it. Throws
   * SERVICIO_NO_ENCONTRADO, and for a code CODIGO_NO_VIGENTE, CODIGO_AGOTADO or CODIGO_NO_APLICA.
   */
  async quote(request: DiscountRequest): Promise<DescuentoOferta | null> {
    const service = await this.findService(request);
    const [best] = await this.candidates(request, service);
    return best ? toDiscount(best, service.precio) : null;
  }

  /**
   * Takes one use inside the booking's transaction and answers the discount; the limit is never exceeded, however many ask
   * at once. Null when no code is given and no offer is for it. Throws as `quote` does.
   */
  async redeem(tx: Tx, request: Redemption): Promise<DescuentoOferta | null> {
    const service = await this.findService(request);
    const today = caracasDate(request.now);
    for (const candidate of await this.candidates(request, service, tx)) {
      const taken = await this.repository.takeUse(candidate, today, tx);
      if (!taken) continue;
      await this.uses.insert({ ofertaId: taken._id, userId: request.userId, referencia: request.reference }, tx);
      this.changes.bump('ofertas', tx);
      return toDiscount(taken, service.precio);
    }
    if (request.codigoPromo) throw new AppError('CODIGO_AGOTADO');
    return null;
  }

  /** Gives a booking's use back, once, inside the transaction that cancels it; false when there is none to give. */
  async release(tx: Tx, reference: string): Promise<boolean> {
    const use = await this.uses.giveBack(reference, tx);
    if (!use) return false;
    await this.repository.giveBackUse(use.ofertaId, tx);
    this.changes.bump('ofertas', tx);
    return true;
  }

  private async findService({ tallerId, servicioId }: DiscountRequest): Promise<ServiceCard> {
    const service = (await this.services.findCards([servicioId])).get(servicioId);
    if (service?.tallerId !== tallerId) throw new AppError('SERVICIO_NO_ENCONTRADO');
    return service;
  }

  /** The offers that may be used, the one that takes off most first; with a code that one alone, or why not. */
  private async candidates(request: DiscountRequest, service: ServiceCard, tx?: Tx): Promise<OfertaDoc[]> {
    const { tallerId, codigoPromo, now } = request;
    const code = codigoPromo ? normalizeCode(codigoPromo) : null;
    const usable = await this.repository.findUsable(tallerId, caracasDate(now), code, tx);
    const fitting = usable.filter((doc) => covers(doc, service));
    if (code && !fitting.length) throw await this.refusal(tallerId, code, now, usable.length > 0, tx);
    const worth = (doc: OfertaDoc) => toDiscount(doc, service.precio).descuento;
    return fitting.sort((a, b) => worth(b) - worth(a));
  }

  private async refusal(tallerId: string, code: string, now: Date, isUsable: boolean, tx?: Tx): Promise<AppError> {
    if (isUsable) return new AppError('CODIGO_NO_APLICA');
    const spent = await this.repository.findByCode(tallerId, caracasDate(now), code, tx);
    return new AppError(spent ? 'CODIGO_AGOTADO' : 'CODIGO_NO_VIGENTE');
  }
}
