import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImageUse } from '@tuerca/contracts/platform/uploads/rules';
import { Claims } from '../database/claims';
import { toId } from '../database/object-id';
import { $gt, $gte, $in, $lt, $ne } from '../database/operators';
import type { Tx } from '../database/transactions';
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
      due: (now) => ({ libreDesde: $lt(new Date(now.getTime() - FREE_TTL)) }),
      sort: { libreDesde: 1 },
      fields: { url: 1 },
    });
  }

  async insertFree(
    urls: string[],
    { freeSince: libreDesde, ...issued }: { usuarioId: string; uso: ImageUse; freeSince: Date; lote?: string },
  ): Promise<void> {
    await this.model.insertMany(urls.map((url) => ({ ...issued, url, libreDesde })));
  }

  /** Marks a picture as used, and as its owner's, if it was issued to this user for this use and is free since `freeSince` or later; false otherwise. */
  async claim({ url, usuarioId, uso }: Issued, freeSince: Date, owner: string, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { url, usuarioId, uso, libreDesde: $gte(freeSince) },
      { $set: { libreDesde: null, usuarioId: owner } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** Marks those of these pictures as used that `usuarioId` has for this use and that are free since `freeSince` or later; returns them. */
  async claimAll(
    urls: readonly string[],
    { usuarioId, uso }: Omit<Issued, 'url'>,
    freeSince: Date,
    tx: Tx,
  ): Promise<string[]> {
    const free = { url: $in(urls), usuarioId, uso, libreDesde: $gte(freeSince) };
    return this.change(free, { libreDesde: null }, tx);
  }

  /** Puts pictures that are used aside until `until`, as one lot; returns them. */
  async setAside(urls: readonly string[], usuarioId: string, lote: string, until: Date, tx: Tx): Promise<string[]> {
    return this.change({ url: $in(urls), usuarioId, libreDesde: null }, { libreDesde: until, lote: toId(lote) }, tx);
  }

  /** Changes pictures inside a transaction, which fails when another one changes them meanwhile; returns which they were. */
  private async change(filter: object, set: object, tx: Tx): Promise<string[]> {
    const found = await this.model.find(filter, { url: 1 }).session(tx).lean().exec();
    const urls = found.map(({ url }) => url);
    if (urls.length) await this.model.updateMany({ ...filter, url: $in(urls) }, { $set: set }, { session: tx });
    return urls;
  }

  /** Keeps the free pictures of a lot until `until`. */
  async keepLot(lote: string, until: Date): Promise<void> {
    const free = { lote, libreDesde: $gt(EXPIRED) };
    await this.model.updateMany(free, { $set: { libreDesde: until } });
  }

  /** Makes the free pictures of a lot due for removal, or those of them that are named. */
  async expireLot(lote: string, urls?: readonly string[]): Promise<void> {
    const free = { lote, ...(urls && { url: $in(urls) }), libreDesde: $ne(null) };
    await this.model.updateMany(free, { $set: { libreDesde: EXPIRED } });
  }

  async release(urls: string[], usuarioId: string, since: Date, tx?: Tx): Promise<void> {
    await this.model.updateMany(
      { url: $in(urls), usuarioId, libreDesde: null },
      { $set: { libreDesde: since } },
      { session: tx },
    );
  }

  /** Free pictures of a user that belong to no lot, beyond the newest `keep`. */
  findFreeBeyond(usuarioId: string, keep: number): Promise<Url[]> {
    return this.model
      .find({ usuarioId, lote: null, libreDesde: $ne(null) }, { url: 1 })
      .sort({ libreDesde: -1 })
      .skip(keep)
      .lean()
      .exec();
  }

  /** Makes a free picture due for removal: nothing can use it any more; false when something does. */
  async expire(url: string): Promise<boolean> {
    const free = { url, libreDesde: $ne(null) };
    return (await this.model.updateOne(free, { $set: { libreDesde: EXPIRED } })).matchedCount === 1;
  }

  /** Removes the record of a picture that nothing can use any more. */
  async remove(url: string): Promise<void> {
    await this.model.deleteOne({ url, libreDesde: $ne(null) });
  }
}
