import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { $lte } from '../database/operators';
import type { Tx } from '../database/transactions';
import { trustFilter } from '../database/trust-filter';
import { CAMBIO_CATALOGO, type CambioCatalogoDoc } from './cambio.schema';

/** Rewritings of documents; every step of one is a single conditional write. */
@Injectable()
export class CambiosRepository {
  constructor(@InjectModel(CAMBIO_CATALOGO) private readonly model: Model<CambioCatalogoDoc>) {}

  async insert(data: Pick<CambioCatalogoDoc, 'lista' | 'antes' | 'despues' | 'total'>, tx: Tx): Promise<string> {
    const [doc] = await this.model.create([{ ...data, estado: 'aplicando' }], { session: tx });
    return String(doc!._id);
  }

  async isRunning(lista: Lista, tx?: Tx): Promise<boolean> {
    return !!(await this.model.exists({ lista, estado: 'aplicando' }).session(tx ?? null));
  }

  findLatest(lista: Lista): Promise<CambioCatalogoDoc | null> {
    return this.model.findOne({ lista }).sort({ createdAt: -1 }).lean().exec();
  }

  /** Takes the work on a change, or keeps it; null when another process has it or there is nothing to do. */
  claim(id: string, owner: string, now: Date, deadBefore: Date): Promise<CambioCatalogoDoc | null> {
    const free = { $or: [{ dueno: owner }, { tomada: null }, { tomada: { $lt: deadBefore } }] };
    return this.model
      .findOneAndUpdate(
        trustFilter({ _id: id, estado: 'aplicando', ...free }),
        { $set: { dueno: owner, tomada: now } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Changes whose process has not moved since; any process may take them. */
  async findAbandoned(deadBefore: Date): Promise<string[]> {
    const filter = { estado: 'aplicando' as const, $or: [{ tomada: null }, { tomada: { $lt: deadBefore } }] };
    const docs = await this.model.find(trustFilter(filter), { _id: 1 }).lean().exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Counts documents; false when the work is no longer this process'. */
  async advance(id: string, owner: string, count: number, now: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, estado: 'aplicando', dueno: owner },
      { $inc: { hechos: count }, $set: { tomada: now } },
    );
    return matchedCount === 1;
  }

  async finish(id: string, owner: string, revisarEn: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id, estado: 'aplicando', dueno: owner },
      { $set: { estado: 'aplicado', revisarEn } },
    );
  }

  /** Takes one change that is due for its second look, until `next`; null when none is. */
  takeDue(now: Date, next: Date): Promise<CambioCatalogoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { revisarEn: $lte(now), estado: 'aplicado' },
        { $set: { revisarEn: next } },
        { sort: { revisarEn: 1 }, returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  async reviewed({ _id, revisarEn }: CambioCatalogoDoc, count: number): Promise<void> {
    await this.model.updateOne({ _id, revisarEn }, { $set: { revisarEn: null }, $inc: { hechos: count } });
  }
}
