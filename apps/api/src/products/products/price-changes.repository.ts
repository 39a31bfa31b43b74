import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { PRICE_STEPS } from '@tuerca/contracts/products/products/price-change';
import { AppError } from '../../platform/common/app-error';
import { Claims } from '../../platform/database/claims';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $gt, $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { without } from '../../platform/database/without';
import { CAMBIO_PRECIOS, type CambioPreciosDoc, type PriceChangeHead } from './price-change.schema';

/** A change before it is stored: its store and who made it by their ids as text. */
type NewPriceChange = Pick<Built<CambioPreciosDoc>, 'fecha' | 'cambio' | 'lineas' | 'enCurso' | 'hechas' | 'autor'> & {
  tiendaId: string;
  usuarioId: string;
};
/** A change whose background work is due, with its next lines alone. */
export type PriceChangePart = Required<Pick<CambioPreciosDoc, 'enCurso' | 'hechas'>> & CambioPreciosDoc;

const running = () => $in(PRICE_STEPS);
function refuseSecond(error: unknown): never {
  if (isDuplicateKey(error)) throw new AppError('CAMBIO_PRECIOS_EN_CURSO');
  throw error;
}

/** Bulk changes of prices. */
@Injectable()
export class PriceChangesRepository {
  /** Changes that are being written in the background. */
  readonly running: Claims<CambioPreciosDoc>;

  constructor(@InjectModel(CAMBIO_PRECIOS) private readonly model: Model<CambioPreciosDoc>) {
    this.running = new Claims(model, {
      name: 'escribir',
      due: () => ({ enCurso: running() }),
      fields: without('lineas', 'conservados'),
    });
  }

  /** Throws CAMBIO_PRECIOS_EN_CURSO when it is to be written in the background and another one of the store is. */
  async insert({ tiendaId, usuarioId, ...change }: NewPriceChange, tx: Tx): Promise<CambioPreciosDoc> {
    const ids = { tiendaId: toId(tiendaId), usuarioId: toId(usuarioId) };
    const fresh = { total: change.lineas.length, deshechoEn: null, conservados: [] };
    const docs = [{ ...change, ...ids, ...fresh }];
    const [doc] = await insertBuilt<CambioPreciosDoc>(this.model, docs, tx).catch(refuseSecond);
    return doc!;
  }

  /** A store's latest changes, the newest first, without their lines. */
  findLatest(tiendaId: string, limit: number): Promise<PriceChangeHead[]> {
    return this.model.find({ tiendaId }, without('lineas')).sort({ fecha: -1, _id: -1 }).limit(limit).lean().exec();
  }

  /** Number of lines of a store's change; null when there is none. */
  async findTotal(tiendaId: string, id: string): Promise<number | null> {
    const doc = await this.model.findOne({ _id: id, tiendaId }, { total: 1 }).lean().exec();
    return doc?.total ?? null;
  }

  /** Whether one of the store's changes is being written. */
  async isRunning(tiendaId: string, tx?: Tx): Promise<boolean> {
    return !!(await this.model.exists({ tiendaId, enCurso: running() }).session(tx ?? null));
  }

  /** Marks a change of after `since` as undone, once; null when it was, is being written, or is older. With an author, or null for none, the background gives the prices back; throws CAMBIO_PRECIOS_EN_CURSO. */
  markUndone(
    tiendaId: string,
    id: string,
    { now, since, autor }: { now: Date; since: Date; autor?: Autor | null },
    tx: Tx,
  ): Promise<CambioPreciosDoc | null> {
    const begun = autor !== undefined && { enCurso: 'deshaciendo' as const, hechas: 0, autor };
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, deshechoEn: null, enCurso: null, fecha: $gt(since) },
        { $set: { deshechoEn: now, ...begun } },
        { returnDocument: 'after', session: tx, ...(begun && { projection: without('lineas') }) },
      )
      .lean()
      .exec()
      .catch(refuseSecond);
  }

  async keep(id: unknown, conservados: CambioPreciosDoc['conservados'], tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id } as never, { $set: { conservados } }, { session: tx }).exec();
  }

  /** The next `limit` lines of a change that is being written; null when it is over. */
  async findPart(id: CambioPreciosDoc['_id'], limit: number, tx: Tx): Promise<PriceChangePart | null> {
    const [part] = await this.model
      .aggregate<PriceChangePart>([
        { $match: { _id: id, enCurso: { $in: [...PRICE_STEPS] } } },
        { $set: { lineas: { $slice: ['$lineas', '$hechas', limit] } } },
      ])
      .session(tx);
    return part ?? null;
  }

  /** Counts the lines of a part, and notes which products were left, in the transaction that wrote it; false when another process has. */
  async advance(
    { _id, enCurso, hechas, lineas, total }: PriceChangePart,
    left: CambioPreciosDoc['conservados'],
    tx: Tx,
  ) {
    const done = hechas + lineas.length;
    const field = enCurso === 'aplicando' ? 'omitidos' : 'conservados';
    const { matchedCount } = await this.model.updateOne(
      { _id, enCurso, hechas },
      {
        $set: { hechas: done },
        ...(left.length && { $push: { [field]: { $each: left } } }),
        ...(done >= total && { $unset: { enCurso: 1 } }),
      },
      { session: tx },
    );
    return matchedCount === 1;
  }
}
