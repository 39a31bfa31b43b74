import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ValueCount } from '../../platform/catalogos/catalogo-holders.service';
import { $exists, $in, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { OFERTA, type OfertaDoc } from './oferta.schema';
import { PROMOCION, type PromocionDoc } from './promocion.schema';

const grouped = (field: string) => [
  { $match: { [field]: $ne(null) } },
  { $group: { _id: `$${field}`, cuantos: { $sum: 1 } } },
];
const toCounts = (rows: { _id: string; cuantos: number }[]): ValueCount[] =>
  rows.map(({ _id, cuantos }) => ({ padre: null, nombre: _id, cuantos }));

/** Stores' promotions and workshops' offers by the category that they are for. */
@Injectable()
export class PromotionCatalogosRepository {
  constructor(
    @InjectModel(PROMOCION) private readonly promotions: Model<PromocionDoc>,
    @InjectModel(OFERTA) private readonly offers: Model<OfertaDoc>,
  ) {}

  countPromotions(categoriaSeleccionada: string): Promise<number> {
    return this.promotions.countDocuments({ categoriaSeleccionada }).exec();
  }

  countOffers(categoria: string): Promise<number> {
    return this.offers.countDocuments({ categoria }).exec();
  }

  async promotionValues(): Promise<ValueCount[]> {
    return toCounts(await this.promotions.aggregate(grouped('categoriaSeleccionada')).exec());
  }

  async offerValues(): Promise<ValueCount[]> {
    return toCounts(await this.offers.aggregate(grouped('categoria')).exec());
  }

  /** Gives promotions of one category another; their products are then to follow. Answers how many. */
  async movePromotions(from: string, to: string, limit: number): Promise<number> {
    const docs = await this.promotions.find({ categoriaSeleccionada: from }, { _id: 1 }).limit(limit).lean().exec();
    const ids = docs.map(({ _id }) => _id);
    if (ids.length)
      await this.promotions.updateMany(
        { _id: $in(ids), categoriaSeleccionada: from },
        { $set: { categoriaSeleccionada: to, pendiente: true }, $inc: { version: 1 } },
      );
    return ids.length;
  }

  /** Products have entered the category: its promotions, and those of campaigns, are looked at again. */
  async reopen(categoriaSeleccionada: string): Promise<void> {
    await this.promotions.updateMany(
      {
        $or: [{ categoriaSeleccionada }, { 'campana.campanaId': $exists(true) }],
        eliminada: false,
      },
      { $set: { pendiente: true }, $inc: { version: 1 } },
      { timestamps: false },
    );
  }

  /** Gives some offers of one category another; the workshops whose they are. */
  async moveOffers(from: string, to: string, limit: number, tx: Tx): Promise<string[]> {
    const docs = await this.offers.find({ categoria: from }, { tallerId: 1 }).limit(limit).session(tx).lean().exec();
    if (docs.length)
      await this.offers.updateMany(
        { _id: $in(docs.map(({ _id }) => _id)) },
        { $set: { categoria: to } },
        { session: tx },
      );
    return docs.map(({ tallerId }) => String(tallerId));
  }
}
