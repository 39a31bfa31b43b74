import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $in } from '../../platform/database/operators';
import type { KeptMatching } from './columns/matching';
import { EMPAREJAMIENTO, type KeptMatchingDoc } from './kept-matching.schema';

/** Sets of titles of which a store's last matching is remembered. */
const MAX_KEPT = 30;

/** Matchings that stores gave the columns of their files. */
@Injectable()
export class KeptMatchingsRepository {
  constructor(@InjectModel(EMPAREJAMIENTO) private readonly model: Model<KeptMatchingDoc>) {}

  /** The store's last matching of these titles, which counts as used now; null without one. */
  async use(tiendaId: string, firma: string, now: Date): Promise<KeptMatching | null> {
    const doc = await this.model
      .findOneAndUpdate({ tiendaId, firma }, { $set: { usado: now } })
      .lean()
      .exec();
    return doc?.dicho ?? null;
  }

  /** Remembers what the store says in place of what it said of these titles; those not used for longest give way. */
  async keep(tiendaId: string, firma: string, dicho: KeptMatching, now: Date): Promise<void> {
    await this.model.updateOne({ tiendaId, firma }, { $set: { dicho, usado: now } }, { upsert: true });
    const old = await this.model.find({ tiendaId }, { _id: 1 }).sort({ usado: -1 }).skip(MAX_KEPT).lean().exec();
    if (old.length) await this.model.deleteMany({ _id: $in(old.map(({ _id }) => _id)) });
  }
}
