import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { FAVORITO, type FavoritoDoc } from './favorite.schema';

/** A screen shows them all at once, so their number has a bound. */
const MAX_FAVORITES = 500;

@Injectable()
export class FavoritesRepository {
  constructor(@InjectModel(FAVORITO) private readonly model: Model<FavoritoDoc>) {}

  /** Newest first. */
  findByUser(usuarioId: string): Promise<FavoritoDoc[]> {
    return this.model.find({ usuarioId }).sort({ createdAt: -1, _id: -1 }).limit(MAX_FAVORITES).lean().exec();
  }

  /** Adds once; a second time, or two at once, change nothing. */
  async add(usuarioId: string, productoId: string): Promise<void> {
    await this.model.create({ usuarioId, productoId }).catch((error: { code?: number }) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** Removes by the favourite's or the product's id, only of this user. */
  async remove(usuarioId: string, id: string): Promise<void> {
    await this.model.deleteMany({ usuarioId, $or: [{ _id: id }, { productoId: id }] });
  }
}
