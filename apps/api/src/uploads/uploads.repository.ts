import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImageUse } from '@tuerca/contracts/uploads/rules';
import mongoose, { type Model } from 'mongoose';
import { Claims } from '../platform/database/claims';
import type { Tx } from '../platform/database/transactions';
import { EXPIRED, FREE_TTL } from './free-files';
import { IMAGEN, type ImagenDoc } from './imagen.schema';

type Url = Pick<ImagenDoc, 'url'>;
/** A picture, and to whom it was issued for what. */
type Issued = Url & Pick<ImagenDoc, 'uso'> & { usuarioId: string };
type UnusedPicture = Url & Pick<ImagenDoc, '_id' | 'turnos'>;

@Injectable()
export class UploadsRepository {
  /** Pictures that nothing has used for too long. */
  readonly unused: Claims<UnusedPicture>;

  constructor(@InjectModel(IMAGEN) private readonly model: Model<ImagenDoc>) {
    this.unused = new Claims(model as unknown as Model<UnusedPicture>, {
      name: 'retirar',
      due: (now) => ({ libreDesde: mongoose.trusted({ $lt: new Date(now.getTime() - FREE_TTL) }) }),
      sort: { libreDesde: 1 },
      fields: { url: 1 },
    });
  }

  async insertFree(urls: string[], usuarioId: string, uso: ImageUse, freeSince: Date): Promise<void> {
    await this.model.insertMany(urls.map((url) => ({ url, usuarioId, uso, libreDesde: freeSince })));
  }

  /** Marks a picture as used, and as its owner's, if it was issued to this user for this use and is free since `freeSince` or later; false otherwise. */
  async claim({ url, usuarioId, uso }: Issued, freeSince: Date, owner: string, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { url, usuarioId, uso, libreDesde: mongoose.trusted({ $gte: freeSince }) },
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

  /** Makes a free picture due for removal: nothing can use it any more; false when something does. */
  async expire(url: string): Promise<boolean> {
    const free = { url, libreDesde: mongoose.trusted({ $ne: null }) };
    return (await this.model.updateOne(free, { $set: { libreDesde: EXPIRED } })).matchedCount === 1;
  }

  /** Removes the record of a picture that nothing can use any more. */
  async remove(url: string): Promise<void> {
    await this.model.deleteOne({ url, libreDesde: mongoose.trusted({ $ne: null }) });
  }
}
