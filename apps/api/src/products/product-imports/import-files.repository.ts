import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $ne } from '../../platform/database/operators';
import { ARCHIVO_IMPORTACION, type ArchivoDoc } from './import-file.schema';

/** Files of imports that wait: one of each store. */
@Injectable()
export class ImportFilesRepository {
  constructor(@InjectModel(ARCHIVO_IMPORTACION) private readonly model: Model<ArchivoDoc>) {}

  /** Keeps a file in place of the store's earlier ones; returns its id. */
  async keep(tiendaId: string, contenido: Uint8Array, vence: Date): Promise<string> {
    const { _id } = await this.model.create({ tiendaId, contenido: Buffer.from(contenido), vence });
    await this.model.deleteMany({ tiendaId, _id: $ne(_id) });
    return String(_id);
  }

  /** The bytes of a store's file, which is kept longer from now; null when it is not there any more. */
  async read(tiendaId: string, id: string, vence: Date): Promise<Uint8Array | null> {
    const doc = await this.model
      .findOneAndUpdate({ _id: id, tiendaId }, { $set: { vence } }, { projection: { contenido: 1 } })
      .exec();
    return doc?.contenido ?? null;
  }

  async removeOf(tiendaId: string): Promise<void> {
    await this.model.deleteMany({ tiendaId });
  }
}
