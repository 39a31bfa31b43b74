import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CambioEntrada, Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { Tx } from '../database/transactions';
import { CATALOGO, type CatalogoDoc, SINONIMOS_VERSION } from './catalogo.schema';

/** The stored changes, one document for each list. */
@Injectable()
export class CatalogosRepository {
  constructor(@InjectModel(CATALOGO) private readonly model: Model<CatalogoDoc>) {}

  findAll(): Promise<CatalogoDoc[]> {
    return this.model.find().lean().exec();
  }

  /** The version of each list that was ever changed. */
  findVersions(): Promise<Pick<CatalogoDoc, '_id' | 'version'>[]> {
    return this.model.find({}, { version: 1 }).lean().exec();
  }

  find(lista: Lista, tx?: Tx): Promise<CatalogoDoc | null> {
    return this.model
      .findById(lista)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Makes the documents of all lists: changes then are conditional writes on what is there. */
  async ensure(listas: readonly CatalogoDoc['_id'][]): Promise<void> {
    await this.model.bulkWrite(
      listas.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { version: 0, cambios: [] } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** The groups of synonyms have changed. */
  async bumpSynonyms(tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: SINONIMOS_VERSION }, { $inc: { version: 1 } }, { session: tx });
  }

  /** Writes a list's changes while nobody else has since `version`; false when somebody had. */
  async replace(lista: Lista, version: number, cambios: readonly CambioEntrada[], tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: lista, version },
      { $set: { cambios: [...cambios] }, $inc: { version: 1 } },
      { session: tx },
    );
    return matchedCount === 1;
  }
}
