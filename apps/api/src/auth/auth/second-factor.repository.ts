import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { findAfter } from '../../platform/database/find-after';
import { $in, $lt } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { SEGUNDO_FACTOR, type SegundoFactorDoc } from './second-factor.schema';

/** Second factors, each by its account. */
@Injectable()
export class SecondFactorRepository {
  constructor(@InjectModel(SEGUNDO_FACTOR) private readonly model: Model<SegundoFactorDoc>) {}

  find(usuario: string): Promise<SegundoFactorDoc | null> {
    return this.model.findById(usuario).lean().exec();
  }

  findActive(usuario: string): Promise<SegundoFactorDoc | null> {
    return this.model.findOne({ _id: usuario, activo: true }).lean().exec();
  }

  async isActive(usuario: string): Promise<boolean> {
    return (await this.model.exists({ _id: usuario, activo: true })) !== null;
  }

  /** Keeps a secret that is still to be confirmed, in place of an earlier one; false when the factor is on. */
  async prepare(usuario: string, secreto: string): Promise<boolean> {
    try {
      await this.model.updateOne(
        { _id: usuario, activo: false },
        { $set: { secreto, desde: null, ultimoPaso: 0, recuperacion: [] }, $unset: { clave: 1 } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Switches the prepared secret on, once; false when another one was prepared, or somebody was faster. */
  async activate(
    { usuario, secreto }: { usuario: string; secreto: string },
    set: Pick<SegundoFactorDoc, 'desde' | 'ultimoPaso' | 'recuperacion' | 'clave'>,
    tx: Tx,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: usuario, secreto, activo: false },
      { $set: { ...set, activo: true } },
      { session: tx },
    );
    return modifiedCount === 1;
  }

  /** Takes the code of a time step: of several who try, one gets it, and none of an earlier step. */
  async takeStep(usuario: string, paso: number): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: usuario, activo: true, ultimoPaso: $lt(paso) },
      { $set: { ultimoPaso: paso } },
    );
    return modifiedCount === 1;
  }

  /** Uses a recovery code up, by the digests that it has under every key: of several who try, one gets it. */
  async takeRecovery(usuario: string, digests: string[]): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: usuario, activo: true, recuperacion: $in(digests) },
      { $pull: { recuperacion: $in(digests) } },
    );
    return modifiedCount === 1;
  }

  async replaceRecovery(usuario: string, set: Pick<SegundoFactorDoc, 'recuperacion' | 'clave'>): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: usuario, activo: true }, { $set: set });
    return matchedCount === 1;
  }

  /** Up to `limit` factors whose account's id comes after that one, by id. */
  findAfter(after: Types.ObjectId | null, limit: number): Promise<SegundoFactorDoc[]> {
    return findAfter(this.model, after, limit);
  }

  /** Replaces how a factor is encrypted, with its recovery codes as they are; false when it changed meanwhile. */
  async replaceSealed(
    { _id, secreto, recuperacion, clave }: SegundoFactorDoc,
    to: Pick<SegundoFactorDoc, 'secreto' | 'clave'>,
  ): Promise<boolean> {
    const asRead = { _id, secreto, recuperacion: mongoose.trusted({ $eq: recuperacion }), clave: clave ?? null };
    return (await this.model.updateOne(asRead, { $set: to })).modifiedCount === 1;
  }

  /** Takes the factor away; the one that was on, null when there was none. */
  remove(usuario: string, tx: Tx): Promise<SegundoFactorDoc | null> {
    return this.model.findOneAndDelete({ _id: usuario, activo: true }, { session: tx }).lean().exec();
  }
}
