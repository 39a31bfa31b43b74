import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImageUse } from '@tuerca/contracts/uploads/rules';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { IMAGEN, type ImagenDoc } from './imagen.schema';

type Url = Pick<ImagenDoc, 'url'>;

@Injectable()
export class UploadsRepository {
  constructor(@InjectModel(IMAGEN) private readonly model: Model<ImagenDoc>) {}

  async insertFree(urls: string[], usuarioId: string, uso: ImageUse, freeSince: Date): Promise<void> {
    await this.model.insertMany(urls.map((url) => ({ url, usuarioId, uso, libreDesde: freeSince })));
  }

  /** Marks a free picture as used, and as its owner's, if it was issued to this user for this use; false otherwise. */
  async claim(url: string, usuarioId: string, uso: ImageUse, owner: string, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { url, usuarioId, uso, libreDesde: mongoose.trusted({ $ne: null }) },
      { $set: { libreDesde: null, usuarioId: owner } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  async release(urls: string[], usuarioId: string, since: Date, tx?: Tx): Promise<void> {
    await this.model.updateMany(
      { url: mongoose.trusted({ $in: urls }), usuarioId, libreDesde: null },
      { $set: { libreDesde: since } },
      { session: tx },
    );
  }

  /** Free pictures of a user beyond the newest `keep`. */
  findFreeBeyond(usuarioId: string, keep: number): Promise<Url[]> {
    return this.model
      .find({ usuarioId, libreDesde: mongoose.trusted({ $ne: null }) }, { url: 1 })
      .sort({ libreDesde: -1 })
      .skip(keep)
      .lean<Url[]>()
      .exec();
  }

  /** Removes the record of the picture that nothing has used for longest, since before an instant; null when there is none. */
  takeFree(before: Date): Promise<Url | null> {
    return this.model
      .findOneAndDelete({ libreDesde: mongoose.trusted({ $lt: before }) }, { sort: { libreDesde: 1 } })
      .lean<Url>()
      .exec();
  }

  /** Removes the record of a picture that nothing uses; false when something has begun to use it. */
  async removeFree(url: string): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ url, libreDesde: mongoose.trusted({ $ne: null }) });
    return deletedCount === 1;
  }
}
