import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { Claims } from '../../platform/database/claims';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { $gt, $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { type EstadoFoto, FOTO_IMPORTACION, type FotoDoc } from './import-picture.schema';

/** The end of a picture: stored for each of its rows, or refused. */
export type PictureOutcome = { urls: string[] } | { motivo: string };
const among = <T>(values: readonly T[]) => $in(values);

/** Pictures that the rows of kept files name. */
@Injectable()
export class ImportPicturesRepository {
  /** Pictures that are at an address. */
  readonly toFetch: Claims<FotoDoc>;

  constructor(@InjectModel(FOTO_IMPORTACION) private readonly model: Model<FotoDoc>) {
    this.toFetch = new Claims(model, {
      name: 'bajar',
      due: (now) => ({ estado: 'por_bajar', vence: $gt(now) }),
      sort: { vence: 1 },
    });
  }

  async insert(docs: Built<FotoDoc>[]): Promise<void> {
    await insertBuilt<FotoDoc>(this.model, docs, undefined);
  }

  /** All of a file, in the order of its rows. */
  findOf(archivoId: string): Promise<FotoDoc[]> {
    return this.model.find({ archivoId }).sort({ _id: 1 }).lean().exec();
  }

  /** Those that these rows name. */
  findByLines(archivoId: string, lines: readonly number[], tx: Tx): Promise<FotoDoc[]> {
    return this.model
      .find({ archivoId, 'usos.linea': among(lines) })
      .session(tx)
      .lean()
      .exec();
  }

  async remove(ids: readonly FotoDoc['_id'][]): Promise<void> {
    if (ids.length) await this.model.deleteMany({ _id: among(ids) });
  }

  async removeOf(archivoId: string): Promise<void> {
    await this.model.deleteMany({ archivoId });
  }

  async keepUntil(archivoId: string, vence: Date): Promise<void> {
    await this.model.updateMany({ archivoId }, { $set: { vence } });
  }

  /** Notes that these are read from a ZIP. */
  async markRead(archivoId: string, referencias: readonly string[], tx: Tx): Promise<void> {
    const estado: EstadoFoto = 'por_leer';
    await this.model.updateMany(
      { archivoId, referencia: among(referencias) },
      { $set: { estado, motivo: null } },
      { session: tx },
    );
  }

  /** Those that a ZIP was to bring and did not are as they were before it. */
  async endReading(archivoId: string): Promise<void> {
    const [stored, none] = [{ $ne: null }, { $exists: true }].map((url) => mongoose.trusted(url));
    for (const [url, estado] of [[stored, 'lista'] as const, [none, 'falta'] as const])
      await this.model.updateMany({ archivoId, estado: 'por_leer', 'usos.url': url }, { $set: { estado } });
  }

  /** Notes what became of a picture; returns the addresses that it had before, null when it is not asked for any more. */
  async settle(
    { _id, usos }: Pick<FotoDoc, '_id' | 'usos'>,
    outcome: PictureOutcome,
    tx: Tx,
  ): Promise<string[] | null> {
    const urls = 'urls' in outcome ? outcome.urls : [];
    const set: Partial<FotoDoc> = {
      estado: urls.length ? 'lista' : 'rechazada',
      motivo: 'motivo' in outcome ? outcome.motivo : null,
      usos: usos.map(({ linea }, i) => ({ linea, url: urls[i] ?? null })),
    };
    const before = await this.model
      .findOneAndUpdate({ _id }, { $set: set, $unset: { turnos: 1 } }, { session: tx, projection: { usos: 1 } })
      .lean()
      .exec();
    return before && before.usos.flatMap(({ url }) => url ?? []);
  }
}
