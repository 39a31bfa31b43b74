import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { Claims } from '../platform/database/claims';
import { toId } from '../platform/database/object-id';
import { $gte } from '../platform/database/operators';
import type { Tx } from '../platform/database/transactions';
import { CUENTA, type CuentaDoc, MERITO, type MeritoDoc } from './account.schema';

const NO_PROGRESS: Omit<MeritoDoc, '_id'> = { servicios: 0, calificacionesPositivas: 0, saldo: 0 };

/** State of each account beside its subscriptions. */
@Injectable()
export class MembershipAccountsRepository {
  /** Accounts whose publications are to be brought in line with their plans. */
  readonly due: Claims<CuentaDoc>;

  constructor(
    @InjectModel(CUENTA) private readonly accounts: Model<CuentaDoc>,
    @InjectModel(MERITO) private readonly progress: Model<MeritoDoc>,
  ) {
    this.due = new Claims(accounts, { name: 'ajustar', due: () => ({ revisar: true }), fields: { rol: 1 } });
  }

  /** Writes the account, so that another transaction which does conflicts with this one; `settled` also notes that it is in line with its plan. */
  async hold(id: string, rol: RolPlan, tx: Tx, settled = false): Promise<void> {
    await this.accounts.updateOne(
      { _id: id },
      { $inc: { version: 1 }, $set: settled ? { rol, revisar: false } : { rol } },
      { upsert: true, session: tx },
    );
  }

  /** Notes that what these accounts have published is to be brought in line with their plans. */
  async markDue(ids: readonly string[], rol: RolPlan, tx?: Tx): Promise<void> {
    if (!ids.length) return;
    const writes = ids.map((id) => ({
      updateOne: {
        filter: { _id: toId(id) },
        update: { $set: { rol, revisar: true }, $inc: { version: 1 } },
        upsert: true,
      },
    }));
    await this.accounts.collection.bulkWrite(writes, { session: tx, ordered: false });
  }

  async progressOf(id: string, tx?: Tx): Promise<Omit<MeritoDoc, '_id'>> {
    const doc = await this.progress
      .findById(id, { _id: 0 })
      .session(tx ?? null)
      .lean()
      .exec();
    return doc ?? NO_PROGRESS;
  }

  /** Adds completed services and positive ratings. */
  async addProgress(
    id: string,
    { servicios = 0, calificacionesPositivas = 0 }: Partial<MeritoDoc>,
    tx?: Tx,
  ): Promise<void> {
    await this.progress.updateOne(
      { _id: id },
      { $inc: { servicios, calificacionesPositivas, saldo: servicios + calificacionesPositivas } },
      { upsert: true, session: tx },
    );
  }

  /** Takes earned services away while there are as many; false when there are not. */
  async spendProgress(id: string, amount: number, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.progress.updateOne(
      { _id: id, saldo: $gte(amount) },
      { $inc: { saldo: -amount } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** Sets the completed services and moves the balance with them, never below zero; what was there before. */
  async setServices(id: string, servicios: number, tx: Tx): Promise<number> {
    const before = await this.progress
      .findOneAndUpdate(
        { _id: id },
        [
          {
            $set: {
              servicios: { $literal: servicios },
              calificacionesPositivas: { $ifNull: ['$calificacionesPositivas', 0] },
              saldo: {
                $max: [
                  0,
                  { $add: [{ $ifNull: ['$saldo', 0] }, { $subtract: [servicios, { $ifNull: ['$servicios', 0] }] }] },
                ],
              },
            },
          },
        ],
        { upsert: true, returnDocument: 'before', session: tx, updatePipeline: true },
      )
      .lean()
      .exec();
    return before?.servicios ?? 0;
  }
}
