import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $gt, $in, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { PROPUESTA, type PropuestaDoc } from './propuesta.schema';

const AFTER = { returnDocument: 'after' } as const;
type Ended = 'retirada' | 'vencida' | 'cerrada';

@Injectable()
export class PropuestasRepository {
  constructor(@InjectModel(PROPUESTA) private readonly model: Model<PropuestaDoc>) {}

  /** Throws MongoDB's 11000 with its keyPattern when the store has one open, or the number is taken. */
  async insert(data: Built<PropuestaDoc>, tx: Tx): Promise<PropuestaDoc> {
    const [doc] = await insertBuilt<PropuestaDoc>(this.model, [data], tx);
    return doc!;
  }

  findById(id: string): Promise<PropuestaDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  findOne(solicitudId: string, id: string): Promise<PropuestaDoc | null> {
    return this.model.findOne({ _id: id, solicitudId }).lean().exec();
  }

  /** Every proposal of these requests, the latest first; with `tiendaId` only that store's. */
  findOf(solicitudIds: readonly unknown[], tiendaId?: string): Promise<PropuestaDoc[]> {
    return this.model
      .find({ solicitudId: $in([...solicitudIds] as never[]), ...(tiendaId && { tiendaId }) })
      .sort({ fecha: -1, _id: -1 })
      .lean()
      .exec();
  }

  /** Counts a store's proposals for a request. */
  countOf(solicitudId: string, tiendaId: string): Promise<number> {
    return this.model.countDocuments({ solicitudId, tiendaId }).exec();
  }

  /** Accepts one that holds; null when it does not. */
  accept(solicitudId: string, id: string, now: Date, tx: Tx): Promise<PropuestaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, solicitudId, estado: 'enviada', vence: $gt(now) },
        { $set: { estado: 'aceptada' }, $unset: { abierta: 1 } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  async noteHold(id: unknown, apartadoId: string, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id } as never, { $set: { apartadoId: toId(apartadoId) } }, { session: tx });
  }

  /** A store withdraws one that nobody accepted (without `tiendaId` administrators do); null when it moved. */
  end(
    id: string,
    estado: Ended,
    { tiendaId, retiradaPor }: { tiendaId?: string; retiradaPor?: Autor | null },
    tx: Tx,
  ): Promise<PropuestaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...(tiendaId && { tiendaId }), estado: 'enviada' },
        { $set: { estado, ...(retiradaPor && { retiradaPor }) }, $unset: { abierta: 1 } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Closes every open proposal of a request; answers whose they were. */
  async closeAll(solicitudId: unknown, tx: Tx): Promise<string[]> {
    const open = { solicitudId, abierta: true } as never;
    const docs = await this.model.find(open, { tiendaId: 1 }).session(tx).lean().exec();
    if (docs.length)
      await this.model.updateMany(open, { $set: { estado: 'cerrada' }, $unset: { abierta: 1 } }, { session: tx });
    return docs.map(({ tiendaId }) => String(tiendaId));
  }

  /** Marks what is past its end; answers how many. */
  async expire(now: Date): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { abierta: true, vence: $lte(now) },
      { $set: { estado: 'vencida' }, $unset: { abierta: 1 } },
    );
    return modifiedCount;
  }
}
