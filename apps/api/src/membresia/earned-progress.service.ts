import { Injectable } from '@nestjs/common';
import { groupBy } from '../platform/common/group-by';
import type { Tx } from '../platform/database/transactions';
import { MembershipAccountsRepository } from './accounts.repository';

/** Progress that sellers earn towards a plan: delivered orders and completed appointments. */
@Injectable()
export class EarnedProgressService {
  constructor(private readonly accounts: MembershipAccountsRepository) {}

  /** Counts one, in the transaction that completes it: it is counted as often as it is completed. */
  async addCompleted(userId: string, tx: Tx): Promise<void> {
    await this.accounts.addProgress(userId, { servicios: 1 }, tx);
  }

  /** Counts what was completed before the product kept count, one entry of `userIds` for each. */
  async addPast(userIds: readonly string[]): Promise<void> {
    for (const [id, { length }] of groupBy(userIds, (one) => one))
      await this.accounts.addProgress(id, { servicios: length });
  }
}
