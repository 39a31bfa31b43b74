import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Claims } from '../database/claims';
import { insertBuilt } from '../database/insert-built';
import { toId } from '../database/object-id';
import { $gte, $in, $lt } from '../database/operators';
import type { Tx } from '../database/transactions';
import { trustFilter } from '../database/trust-filter';
import { ADJUNTO, type AdjuntoDoc } from './attachment.schema';
import { EXPIRED, FREE_TTL } from './free-files';

export type NewAdjunto = Omit<AdjuntoDoc, '_id' | 'usuarioId' | 'turnos'> & { usuarioId: string };
type UnusedFile = Pick<AdjuntoDoc, '_id' | 'ruta' | 'turnos'>;

const FREE = { libreDesde: { $ne: null } } as const;

@Injectable()
export class AttachmentsRepository {
  /** Files that no message has had for too long. */
  readonly unused: Claims<UnusedFile>;

  constructor(@InjectModel(ADJUNTO) private readonly model: Model<AdjuntoDoc>) {
    this.unused = new Claims(model as unknown as Model<UnusedFile>, {
      name: 'retirar',
      due: (now) => ({ libreDesde: $lt(new Date(now.getTime() - FREE_TTL)) }),
      sort: { libreDesde: 1 },
      fields: { ruta: 1 },
    });
  }

  insert(rows: NewAdjunto[]): Promise<AdjuntoDoc[]> {
    const docs = rows.map((row) => ({ ...row, usuarioId: toId(row.usuarioId) }));
    return insertBuilt<AdjuntoDoc>(this.model, docs, undefined);
  }

  findById(id: string): Promise<AdjuntoDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** Those of these files that no message has, free since an instant or later. */
  findFree(ids: readonly string[], since: Date): Promise<AdjuntoDoc[]> {
    return this.model
      .find({ _id: $in(ids), libreDesde: $gte(since) })
      .lean()
      .exec();
  }

  /** Marks those of these that were free since that instant or later as used; returns their number. */
  async claim(ids: readonly string[], since: Date, tx?: Tx): Promise<number> {
    const { matchedCount } = await this.model.updateMany(
      { _id: $in(ids), libreDesde: $gte(since) },
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
      .lean()
      .exec();
  }

  /** Makes a free file due for removal: no message can take it any more; false when one has. */
  async expire(id: AdjuntoDoc['_id']): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(trustFilter({ _id: id, ...FREE }), {
      $set: { libreDesde: EXPIRED },
    });
    return matchedCount === 1;
  }

  /** Removes the record of a file that no message can take any more. */
  async remove(id: AdjuntoDoc['_id']): Promise<void> {
    await this.model.deleteOne(trustFilter({ _id: id, ...FREE }));
  }
}
