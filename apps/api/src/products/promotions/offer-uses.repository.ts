import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { USO_OFERTA, type UsoOfertaDoc } from './offer-use.schema';

@Injectable()
export class OfferUsesRepository {
  constructor(@InjectModel(USO_OFERTA) private readonly model: Model<UsoOfertaDoc>) {}

  async insert(use: { ofertaId: unknown; userId: string; referencia: string }, tx: Tx): Promise<void> {
    await this.model.create([use as never], { session: tx });
  }

  /** Marks a use as given back and answers it; null when there is none, or it was given back before. */
  giveBack(referencia: string, tx: Tx): Promise<UsoOfertaDoc | null> {
    return this.model
      .findOneAndUpdate({ referencia, devuelto: false }, { $set: { devuelto: true } }, { session: tx })
      .lean()
      .exec();
  }
}
