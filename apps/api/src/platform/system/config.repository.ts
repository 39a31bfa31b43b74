import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import type { Tx } from '../database/transactions';
import { CONFIG, type ConfigDoc, type StoredRate } from './config.schema';

/** State of an entry on which the decision to change it was based. */
type Judged = Pick<ConfigDoc, '_id' | 'valor'> & Partial<Pick<ConfigDoc, 'ultimaModificacion'>>;

@Injectable()
export class ConfigRepository {
  constructor(@InjectModel(CONFIG) private readonly model: Model<ConfigDoc>) {}

  findAll(): Promise<ConfigDoc[]> {
    return this.model.find().lean().exec();
  }

  findOne(name: string): Promise<ConfigDoc | null> {
    return this.model.findById(name).lean().exec();
  }

  /** Adds entries that are missing; what somebody set stays. */
  async seed(docs: ConfigDoc[]): Promise<void> {
    await this.model.bulkWrite(
      docs.map(({ _id, ...rest }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
      })),
    );
  }

  /** Changes an entry only while it still has the value that was judged, and since when it has it; null when it moved on. */
  replace({ _id, valor, ultimaModificacion }: Judged, set: Partial<ConfigDoc>, tx?: Tx): Promise<ConfigDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id,
          valor: mongoose.trusted({ $eq: valor }),
          ...(ultimaModificacion && { ultimaModificacion }),
        },
        { $set: set },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Remembers a fetched rate that has to be confirmed, once; false when it was remembered before, or the rate moved on. */
  async keepForReview({ _id, valor }: Judged, porConfirmar: NonNullable<ConfigDoc['porConfirmar']>): Promise<boolean> {
    const isSame = { 'porConfirmar.valor': porConfirmar.valor, 'porConfirmar.fechaValor': porConfirmar.fechaValor };
    const { modifiedCount } = await this.model.updateOne(
      { _id, valor: mongoose.trusted({ $eq: valor }), $nor: [isSame] },
      { $set: { porConfirmar } },
    );
    return modifiedCount > 0;
  }

  /** Keeps what was fetched last, whatever becomes of it. */
  async keepFetched(_id: string, consultada: StoredRate): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { consultada } });
  }

  /** Whether a rate was withdrawn, from the database itself: what is remembered may be older. */
  async isWithdrawn(_id: string, { valor, fechaValor }: NombreTasa): Promise<boolean> {
    const found = { _id, retiradas: mongoose.trusted({ $elemMatch: { valor, fechaValor } }) };
    return (await this.model.exists(found)) !== null;
  }

  /** Takes the turn to fetch an entry until `until`; false while another instance has it. */
  async claimFetch(_id: string, now: Date, until: Date): Promise<boolean> {
    const free = { _id, proximaConsulta: mongoose.trusted({ $not: { $gt: now } }) };
    return (await this.model.updateOne(free, { $set: { proximaConsulta: until } })).modifiedCount === 1;
  }

  /** Gives the turn that lasts until `until` to whoever comes next. */
  async releaseFetch(_id: string, until: Date): Promise<void> {
    await this.model.updateOne({ _id, proximaConsulta: until }, { $unset: { proximaConsulta: 1 } });
  }

  /** Sets several values by name, whatever they are. */
  async setAll(values: Readonly<Record<string, ConfigDoc['valor']>>, now: Date, tx: Tx): Promise<void> {
    for (const [_id, valor] of Object.entries(values))
      await this.model.updateOne({ _id }, { $set: { valor, ultimaModificacion: now } }, { session: tx });
  }
}
