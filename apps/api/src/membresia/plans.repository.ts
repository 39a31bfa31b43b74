import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import type { NuevoPlan } from '@tuerca/contracts/membresia/form';
import { AppError } from '../platform/common/app-error';
import { isDuplicateKey } from '../platform/database/database-errors';
import type { Tx } from '../platform/database/transactions';
import { PLAN, type PlanDoc } from './plan.schema';

/** Plans; prices in integer cents. */
@Injectable()
export class PlansRepository {
  constructor(@InjectModel(PLAN) private readonly model: Model<PlanDoc>) {}

  /** Throws PLAN_REPETIDO. */
  async insert(plan: NuevoPlan, tx?: Tx): Promise<PlanDoc> {
    const [doc] = await this.model.create([plan], { session: tx }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError('PLAN_REPETIDO') : error;
    });
    return doc!.toObject();
  }

  /** Makes a plan unless its code is there; true when it was made. */
  async insertMissing({ codigo, ...plan }: NuevoPlan & { intacto: boolean }, tx?: Tx): Promise<boolean> {
    try {
      const { upsertedCount } = await this.model.updateOne(
        { codigo },
        { $setOnInsert: { ...plan, revisar: false, version: 0 } },
        { upsert: true, session: tx },
      );
      return upsertedCount === 1;
    } catch (error) {
      // Another instance was first.
      if (!tx && isDuplicateKey(error)) return false;
      throw error;
    }
  }

  findByCode(codigo: string, tx?: Tx): Promise<PlanDoc | null> {
    return this.model
      .findOne({ codigo })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  findById(id: string): Promise<PlanDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** Plans that are offered, the cheapest first. */
  findOffered(rolUsuario?: RolPlan): Promise<PlanDoc[]> {
    return this.model
      .find({ activo: true, ...(rolUsuario && { rolUsuario }) })
      .sort({ precio: 1, codigo: 1 })
      .lean()
      .exec();
  }

  findAll(): Promise<PlanDoc[]> {
    return this.model.find().sort({ codigo: 1 }).lean().exec();
  }

  /** Plans whose limits changed and are not in force everywhere yet. */
  findChanged(): Promise<PlanDoc[]> {
    return this.model.find({ revisar: true }).lean().exec();
  }

  /** Changes a plan; the one of before, null when it is gone. */
  update(codigo: string, set: Partial<PlanDoc>, tx: Tx): Promise<PlanDoc | null> {
    return this.model
      .findOneAndUpdate({ codigo }, { $set: set, $inc: { version: 1 } }, { returnDocument: 'before', session: tx })
      .lean()
      .exec();
  }

  /** Notes that somebody takes the plan: a deletion at the same time conflicts. Null when it is gone. */
  take(codigo: string, tx: Tx): Promise<PlanDoc | null> {
    return this.model
      .findOneAndUpdate(
        { codigo },
        { $inc: { version: 1 } },
        { returnDocument: 'after', session: tx, timestamps: false },
      )
      .lean()
      .exec();
  }

  /** Puts the default limits on a plan that nobody has changed; false when somebody has. */
  async limitUntouched(codigo: string, set: Pick<PlanDoc, 'limites' | 'beneficios'>, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { codigo, intacto: true },
      { $set: { ...set, intacto: false, revisar: true }, $inc: { version: 1 } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** The change of a plan's limits is in force everywhere, unless it has changed again. */
  async settled({ codigo, version }: PlanDoc): Promise<void> {
    await this.model.updateOne({ codigo, version }, { $set: { revisar: false } }, { timestamps: false });
  }

  async remove(codigo: string, tx: Tx): Promise<boolean> {
    return (await this.model.deleteOne({ codigo }, { session: tx })).deletedCount === 1;
  }
}
