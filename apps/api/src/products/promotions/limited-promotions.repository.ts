import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { OFERTA, type OfertaDoc } from './oferta.schema';
import { PROMOCION, type PromocionDoc } from './promocion.schema';

/** Promotions to be hidden or shown: their owner, their number (null: all), the Caracas day that counts. */
interface Wanted {
  ownerId: string;
  count: number | null;
  today: string;
}

/** Promotions of stores and offers of workshops as plans count, hide and show them. A Caracas day says which have not ended. */
@Injectable()
export class LimitedPromotionsRepository {
  constructor(
    @InjectModel(PROMOCION) private readonly promotions: Model<PromocionDoc>,
    @InjectModel(OFERTA) private readonly offers: Model<OfertaDoc>,
  ) {}

  countPromotions(tiendaId: string, today: string, tx?: Tx): Promise<number> {
    return this.promotions
      .countDocuments(livePromotions(tiendaId, today))
      .session(tx ?? null)
      .exec();
  }

  countHiddenPromotions(tiendaId: string, today: string): Promise<number> {
    return this.promotions.countDocuments(hiddenPromotions(tiendaId, today)).exec();
  }

  countOffers(tallerId: string, today: string, tx?: Tx): Promise<number> {
    return this.offers
      .countDocuments(liveOffers(tallerId, today))
      .session(tx ?? null)
      .exec();
  }

  countHiddenOffers(tallerId: string, today: string): Promise<number> {
    return this.offers.countDocuments(hiddenOffers(tallerId, today)).exec();
  }

  /** Their products follow: `pendiente` says that they do not yet. */
  hidePromotions({ ownerId, count, today }: Wanted, tx: Tx): Promise<number> {
    const update = { $set: { ocultoPorPlan: true, pendiente: true }, $inc: { version: 1 } };
    return change(this.promotions, livePromotions(ownerId, today), -1, count, update, tx);
  }

  showPromotions({ ownerId, count, today }: Wanted, tx: Tx): Promise<number> {
    const update = { $set: { ocultoPorPlan: false, pendiente: true }, $inc: { version: 1 } };
    return change(this.promotions, hiddenPromotions(ownerId, today), 1, count, update, tx);
  }

  hideOffers({ ownerId, count, today }: Wanted, tx: Tx): Promise<number> {
    const update = { $set: { activa: false, ocultoPorPlan: true } };
    return change(this.offers, liveOffers(ownerId, today), -1, count, update, tx);
  }

  showOffers({ ownerId, count, today }: Wanted, tx: Tx): Promise<number> {
    const update = { $set: { activa: true, ocultoPorPlan: false } };
    return change(this.offers, hiddenOffers(ownerId, today), 1, count, update, tx);
  }
}

const promotions = (filter: object) => trustFilter(filter) as QueryFilter<PromocionDoc>;
const offers = (filter: object) => trustFilter(filter) as QueryFilter<OfertaDoc>;
const livePromotions = (tiendaId: string, today: string) =>
  promotions({ tiendaId, eliminada: false, fechaFin: { $gte: today }, ocultoPorPlan: { $ne: true } });
const hiddenPromotions = (tiendaId: string, today: string) =>
  promotions({ tiendaId, eliminada: false, fechaFin: { $gte: today }, ocultoPorPlan: true });
const liveOffers = (tallerId: string, today: string) =>
  offers({ tallerId, eliminada: false, activa: true, fechaFin: { $gte: today } });
const hiddenOffers = (tallerId: string, today: string) =>
  offers({ tallerId, eliminada: false, activa: false, fechaFin: { $gte: today }, ocultoPorPlan: true });

/** Changes the first of what matches by age; answers how many. */
async function change<D extends PromocionDoc | OfertaDoc>(
  model: Model<D>,
  filter: QueryFilter<D>,
  direction: 1 | -1,
  count: number | null,
  update: object,
  tx: Tx,
): Promise<number> {
  const docs = await model
    .find(filter, { _id: 1 })
    .sort({ createdAt: direction, _id: direction })
    .limit(count ?? 0)
    .session(tx)
    .lean<{ _id: unknown }[]>()
    .exec();
  if (!docs.length) return 0;
  const chosen = { _id: $in(docs.map(({ _id }) => _id)) } as QueryFilter<D>;
  return (await model.updateMany(chosen, update, { session: tx, timestamps: false })).modifiedCount;
}
