import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertBuilt } from '../platform/database/insert-built';
import { toId } from '../platform/database/object-id';
import type { Tx } from '../platform/database/transactions';
import { trustFilter } from '../platform/database/trust-filter';
import { ADJUNTO, type AdjuntoDoc } from './attachment.schema';

export type NewAdjunto = Omit<AdjuntoDoc, '_id' | 'usuarioId'> & { usuarioId: string };

const FREE = { libreDesde: { $ne: null } } as const;

@Injectable()
export class AttachmentsRepository {
  constructor(@InjectModel(ADJUNTO) private readonly model: Model<AdjuntoDoc>) {}

  insert(rows: NewAdjunto[]): Promise<AdjuntoDoc[]> {
    const docs = rows.map((row) => ({ ...row, usuarioId: toId(row.usuarioId) }));
    return insertBuilt<AdjuntoDoc>(this.model, docs, undefined);
  }

  findById(id: string): Promise<AdjuntoDoc | null> {
    return this.model.findById(id).lean<AdjuntoDoc>().exec();
  }

  findFree(ids: readonly string[]): Promise<AdjuntoDoc[]> {
    return this.model
      .find(trustFilter({ _id: { $in: [...ids] }, ...FREE }))
      .lean<AdjuntoDoc[]>()
      .exec();
  }

  /** How many of these were free, and are not any more. */
  async claim(ids: readonly string[], tx?: Tx): Promise<number> {
    const { matchedCount } = await this.model.updateMany(
      trustFilter({ _id: { $in: [...ids] }, ...FREE }),
      { $set: { libreDesde: null } },
      { session: tx },
    );
    return matchedCount;
  }

  /** Free files of a user beyond the newest `keep`. */
  findFreeBeyond(usuarioId: string, keep: number): Promise<AdjuntoDoc[]> {
    return this.model
      .find(trustFilter({ usuarioId, ...FREE }))
      .sort({ libreDesde: -1 })
      .skip(keep)
      .lean<AdjuntoDoc[]>()
      .exec();
  }

  /** Removes the record of the file that no message has had for longest, since before an instant; null when there is none. */
  takeFree(before: Date): Promise<AdjuntoDoc | null> {
    return this.model
      .findOneAndDelete(trustFilter({ libreDesde: { $lt: before } }), { sort: { libreDesde: 1 } })
      .lean<AdjuntoDoc>()
      .exec();
  }

  /** Removes the record of a file that no message has; false when one has taken it. */
  async removeFree(id: AdjuntoDoc['_id']): Promise<boolean> {
    return (await this.model.deleteOne(trustFilter({ _id: id, ...FREE }))).deletedCount === 1;
  }
}
