import { Injectable } from '@nestjs/common';
import { percentOff } from '@tuerca/contracts/products/products/price';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { Clock } from '../../platform/common/clock';
import { Reply, reply, restingOn } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { SystemService } from '../../platform/system/system.service';
import { ServicesService } from '../services/services.service';
import type { OfertaDoc } from './oferta.schema';
import { endOfOffers } from './offer-day';
import { OfferPrices } from './offer-prices.service';
import { offersFor, toDiscount } from './promotions.mapper';
import { PromotionsRepository } from './promotions.repository';

type ListQuery = Parsed<typeof services.list>['query'];

/** The services that everybody reads, at what the workshops' offers without a code leave of their prices today. */
@Injectable()
export class OfferedServices {
  constructor(
    private readonly services: ServicesService,
    private readonly repository: PromotionsRepository,
    private readonly prices: OfferPrices,
    private readonly system: SystemService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Reply<Servicio[]>> {
    await this.renewFor(query);
    return this.priced(await this.services.list(query));
  }
  /** One page of a workshop's services; empty when there is no such workshop. */
  async byWorkshop(
    tallerId: string,
    query: Partial<ListQuery> & Pick<ListQuery, 'page' | 'limit'>,
  ): Promise<Reply<Servicio[]>> {
    await this.renewFor(query);
    return this.priced(await this.services.byWorkshop(tallerId, query));
  }
  /** Services that a workshop is asked for most; empty when there is no such workshop. */
  async popular(tallerId: string, limit: number): Promise<Reply<Servicio[]>> {
    return this.priced(await this.services.popular(tallerId, limit));
  }
  /** The services of `ServicesService.findForJobs`. */
  async findForJobs(...wanted: Parameters<ServicesService['findForJobs']>): Promise<Servicio[]> {
    return (await this.priced(reply(await this.services.findForJobs(...wanted)))).data;
  }
  /** One service; throws SERVICIO_NO_ENCONTRADO. */
  async get(id: string): Promise<Reply<Servicio>> {
    const { data, extra } = await this.services.get(id);
    const priced = await this.priced(new Reply([data], extra));
    return new Reply(priced.data[0]!, priced.extra);
  }

  /** A list by price needs the prices of today. */
  private async renewFor({ sortBy, minPrecio, maxPrecio }: Partial<ListQuery>): Promise<void> {
    const byPrice = sortBy === 'precio_asc' || sortBy === 'precio_desc';
    if (byPrice || minPrecio !== undefined || maxPrecio !== undefined) await this.prices.renewDue();
  }

  /** The same answer with today's prices, which hold until an offer changes or the day ends. */
  private async priced(answer: Reply<Servicio[]>): Promise<Reply<Servicio[]>> {
    const { data, extra } = answer;
    const now = this.clock.now();
    const tallerIds = [...new Set(data.map(({ taller }) => taller._id))];
    const [offers, { valor }] = await Promise.all([
      tallerIds.length ? this.repository.findAutomatic(tallerIds, caracasDate(now)) : [],
      this.system.tasa(),
    ]);
    const cache = restingOn(['ofertas'], answer);
    return new Reply(
      data.map((servicio) => withOffer(servicio, offers, valor)),
      { ...extra, cache: { ...cache, until: Math.min(cache.until ?? Infinity, endOfOffers(now)) } },
    );
  }
}

function withOffer(servicio: Servicio, offers: OfertaDoc[], tasa: number): Servicio {
  const { _id: id, categoria, precio, taller } = servicio;
  const own = offers.filter(({ tallerId }) => String(tallerId) === taller._id);
  const [best] = offersFor(own, { id, categoria, precio });
  if (!best || precio === 0) return servicio;
  const { ofertaId: _id, nombre, precioFinal } = toDiscount(best, precio);
  const declared = best.tipoDescuento === 'porcentaje' ? best.valorDescuento : null;
  return {
    ...servicio,
    precioFinal,
    precioFinalBs: toMonto(toBolivares(toCentimos(precioFinal), tasa)),
    oferta: { _id, nombre, porcentaje: percentOff(toCentimos(precio), toCentimos(precioFinal), declared) },
  };
}
