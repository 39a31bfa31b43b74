import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { MAX_REGISTROS } from '@tuerca/contracts/citas/hojas/rules';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import { $exists } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { type EnlaceHojaDoc, HOJA, type HojaDoc, type RegistroDoc } from './hoja.schema';

/** Owner and vehicle of a record: every query for its owner names both. */
export interface HojaKey {
  clienteId: string;
  vehiculoId: string;
}
export type RegistroFields = Omit<RegistroDoc, '_id'>;

const own = ({ clienteId, vehiculoId }: HojaKey) => ({ _id: vehiculoId, clienteId });
const LAST_PLACE = `registros.${MAX_REGISTROS - 1}`;

/** Owners' additions to the records of their vehicles; each change is one conditional write on the vehicle's one document. */
@Injectable()
export class HojasRepository {
  constructor(@InjectModel(HOJA) private readonly model: Model<HojaDoc>) {}

  find(key: HojaKey): Promise<HojaDoc | null> {
    return this.model.findOne(own(key)).lean().exec();
  }

  /** Adds an entry while there is room; false when there is none. */
  async addRegistro(key: HojaKey, fields: RegistroFields): Promise<boolean> {
    await this.ensure(key);
    const { modifiedCount } = await this.model.updateOne(
      { ...own(key), [LAST_PLACE]: $exists(false) },
      { $push: { registros: { _id: new mongoose.Types.ObjectId(), ...fields } } },
    );
    return modifiedCount === 1;
  }

  /** False when there is no such entry. */
  async updateRegistro(key: HojaKey, id: string, fields: RegistroFields): Promise<boolean> {
    const _id = toId(id);
    const { matchedCount } = await this.model.updateOne(
      { ...own(key), 'registros._id': _id },
      { $set: { 'registros.$': { _id, ...fields } } },
    );
    return matchedCount === 1;
  }

  /** False when there is no such entry. */
  async removeRegistro(key: HojaKey, id: string): Promise<boolean> {
    const _id = toId(id);
    const { modifiedCount } = await this.model.updateOne(
      { ...own(key), 'registros._id': _id },
      { $pull: { registros: { _id } } },
    );
    return modifiedCount === 1;
  }

  /** Puts a new link in the place of the former one. */
  async setEnlace(key: HojaKey, enlace: EnlaceHojaDoc): Promise<void> {
    await this.ensure(key);
    await this.model.updateOne(own(key), { $set: { enlace } });
  }

  async removeEnlace(key: HojaKey): Promise<void> {
    await this.model.updateOne(own(key), { $unset: { enlace: 1 } });
  }

  /** The record behind a link, which counts the visit; null when the link is none (any more). */
  openEnlace(token: string, now: Date): Promise<HojaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { 'enlace.token': token },
        { $inc: { 'enlace.visitas': 1 }, $set: { 'enlace.ultimaVisita': now } },
        { returnDocument: 'after', timestamps: false },
      )
      .lean()
      .exec();
  }

  async remove(key: HojaKey, tx: Tx): Promise<void> {
    await this.model.deleteOne(own(key), { session: tx });
  }

  /** Hands the entries of a vehicle to the one that it was merged into, as many as there is room for; its link ends. */
  async merge({ clienteId, vehiculoId }: HojaKey, into: string, tx: Tx): Promise<void> {
    const gone = await this.model.findOneAndDelete({ _id: vehiculoId, clienteId }, { session: tx }).lean().exec();
    if (!gone?.registros.length) return;
    await this.model.updateOne(
      { _id: into, clienteId },
      { $push: { registros: { $each: gone.registros, $slice: MAX_REGISTROS } } },
      { upsert: true, session: tx },
    );
  }

  /** Makes the vehicle's document unless it is there; two at once make one. */
  private async ensure(key: HojaKey): Promise<void> {
    try {
      await this.model.updateOne(own(key), { $setOnInsert: { registros: [] } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
