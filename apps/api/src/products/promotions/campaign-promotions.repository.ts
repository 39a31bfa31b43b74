import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { PROMOCION, type PromocionDoc } from './promocion.schema';

/** Change that makes products follow a promotion that was written. */
const FOLLOWED = { $inc: { version: 1 } } as const;

/** A promotion by which a store is in a campaign. */
export type Joined = Pick<PromocionDoc, '_id' | 'tiendaId' | 'campana'>;

/** Promotions by which stores are in campaigns of the platform. */
@Injectable()
export class CampaignPromotionsRepository {
  constructor(@InjectModel(PROMOCION) private readonly model: Model<PromocionDoc>) {}

  /** Stores in these campaigns, by campaign. */
  async countStores(campanaIds: readonly string[]): Promise<Map<string, number>> {
    const ids = campanaIds.map(toId);
    const rows = await this.model.aggregate<{ _id: unknown; tiendas: number }>([
      { $match: { 'campana.campanaId': { $in: ids }, eliminada: false } },
      { $group: { _id: '$campana.campanaId', tiendas: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, tiendas }) => [String(_id), tiendas]));
  }

  /** Stores in a campaign. */
  findJoined(campanaId: string, tx?: Tx): Promise<Joined[]> {
    return this.model
      .find({ 'campana.campanaId': campanaId, eliminada: false }, { tiendaId: 1, campana: 1 })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Campaigns of a store. */
  findOfStore(tiendaId: string, today: string): Promise<Joined[]> {
    const filter = { tiendaId, eliminada: false, fechaFin: { $gte: today }, 'campana.campanaId': { $exists: true } };
    return this.model
      .find(trustFilter(filter) as QueryFilter<PromocionDoc>, { tiendaId: 1, campana: 1 })
      .lean()
      .exec();
  }

  findOne(tiendaId: string, campanaId: string, tx?: Tx): Promise<Joined | null> {
    return this.model
      .findOne({ 'campana.campanaId': campanaId, tiendaId, eliminada: false }, { tiendaId: 1, campana: 1 })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Ends a campaign at every store; their products are then to follow. */
  async end(campanaId: string, tx: Tx): Promise<void> {
    await this.model.updateMany(
      { 'campana.campanaId': campanaId, eliminada: false },
      { $set: { eliminada: true, pendiente: true }, ...FOLLOWED },
      { session: tx },
    );
  }

  /** Gives a campaign another wording at every store. */
  async reword(
    campanaId: string,
    set: Pick<PromocionDoc, 'titulo' | 'descripcion' | 'terminos'>,
    tx: Tx,
  ): Promise<void> {
    await this.model.updateMany(
      { 'campana.campanaId': campanaId, eliminada: false },
      { $set: { ...set, pendiente: true }, ...FOLLOWED },
      { session: tx },
    );
  }

  /** Promotions of a campaign that their products may not carry as they are. */
  async findUnsettled(campanaId: string): Promise<{ id: string; tiendaId: string }[]> {
    const docs = await this.model
      .find({ 'campana.campanaId': campanaId, pendiente: true }, { tiendaId: 1 })
      .lean()
      .exec();
    return docs.map(({ _id, tiendaId }) => ({ id: String(_id), tiendaId: String(tiendaId) }));
  }
}
