import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EstadoCampana } from '@tuerca/contracts/products/campaigns/states';
import { inBatches } from '../../platform/common/batches';
import { $gte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import { CAMPANA, type CampanaDoc } from './campaign.schema';

/** Fields of a campaign that an administrator sets. */
type CampaignFields = Omit<CampanaDoc, '_id' | 'version' | 'uniones' | 'createdAt' | 'updatedAt'>;
interface Filter {
  words: string[];
  estado?: EstadoCampana;
  /** A Caracas day, against which a campaign runs or not. */
  today: string;
}

const NEWEST = { createdAt: -1, _id: -1 } as const;
const BATCH = 200;
const UNLISTED = without('terminos');

const inState = (estado: EstadoCampana, today: string): object =>
  ({
    activa: { activa: true, fechaInicio: { $lte: today }, fechaFin: { $gte: today } },
    programada: { activa: true, fechaInicio: { $gt: today }, fechaFin: { $gte: today } },
    desactivada: { activa: false, fechaFin: { $gte: today } },
    terminada: { fechaFin: { $lt: today } },
  })[estado];

/** Campaigns of the platform; every change is one conditional write. */
@Injectable()
export class CampaignsRepository {
  constructor(@InjectModel(CAMPANA) private readonly model: Model<CampanaDoc>) {}

  async insert(fields: CampaignFields, tx: Tx): Promise<CampanaDoc> {
    const [doc] = await this.model.create([fields], { session: tx });
    return doc!.toObject();
  }

  find(id: string): Promise<CampanaDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  async findPage(filter: Filter, { page, limit }: { page: number; limit: number }) {
    const conditions = this.filter(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(conditions, UNLISTED)
        .sort(NEWEST)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(conditions).exec(),
    ]);
    return { docs, total };
  }

  /** Everything that matches, newest first, in batches that hold a bounded part of it. */
  stream(filter: Filter): AsyncIterable<CampanaDoc[]> {
    const docs = this.model.find(this.filter(filter), UNLISTED).sort(NEWEST).lean().cursor({ batchSize: BATCH });
    return inBatches(docs, BATCH);
  }

  /** Campaigns that are on and have not ended, what ends first before the rest. */
  findOpen(today: string, limit: number): Promise<CampanaDoc[]> {
    return this.model
      .find({ activa: true, fechaFin: $gte(today) } as QueryFilter<CampanaDoc>)
      .sort({ fechaFin: 1, _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Sets fields of a campaign that is still at this version; null when it is not. */
  update(id: string, version: number, set: Partial<CampaignFields>, tx: Tx): Promise<CampanaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, version },
        { $set: set, $inc: { version: 1 } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Holds an open campaign for a store that joins it on the terms of this version; null when it is not so any more. */
  hold(id: string, version: number, today: string, tx: Tx): Promise<CampanaDoc | null> {
    const open = { _id: id, version, activa: true, fechaFin: $gte(today) } as QueryFilter<CampanaDoc>;
    return this.model
      .findOneAndUpdate(open, { $inc: { uniones: 1 } }, { returnDocument: 'after', session: tx, timestamps: false })
      .lean()
      .exec();
  }

  private filter({ words, estado, today }: Filter): QueryFilter<CampanaDoc> {
    return trustFilter({
      ...(estado && inState(estado, today)),
      ...(words.length && { terminos: { $all: words } }),
    }) as QueryFilter<CampanaDoc>;
  }
}
