import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { BASIC_CODES, NOTICE_DAYS } from '@tuerca/contracts/membresia/rules';
import { UsersService } from '../auth/users/users.service';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { logFailure } from '../platform/common/log-failure';
import { Scheduler } from '../platform/common/scheduler';
import { DueWork } from '../platform/database/due-work.service';
import { Transactions } from '../platform/database/transactions';
import { MembershipAccountsRepository } from './accounts.repository';
import { MembresiaPorVencer } from './membresia.events';
import { PlanLimitsService } from './plan-limits.service';
import { PlansRepository } from './plans.repository';
import { SubscriptionsRepository } from './subscriptions.repository';
import { SubscriptionsService } from './subscriptions.service';

const EVERY_MS = 30_000;

/**
 * Ends subscriptions whose end has come, tells owners before it, and brings what accounts have published in line with their
 * plans. Conditional writes let one instance act.
 */
@Injectable()
export class MembershipExpiryService {
  private readonly log = new Logger('Memberships');

  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly limits: PlanLimitsService,
    private readonly plans: PlansRepository,
    private readonly accounts: MembershipAccountsRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly work: DueWork,
    scheduler: Scheduler,
  ) {
    scheduler.add('Memberships', EVERY_MS, () => this.sweep());
  }

  /** Answers how many subscriptions ended and how many owners were told before. */
  async sweep(): Promise<{ ended: number; told: number }> {
    const ended = await this.expire();
    const told = await this.remind();
    await this.settlePlans();
    await this.settleAccounts();
    return { ended, told };
  }

  /** Brings one account in line at once; what fails is left to the next sweep. */
  async settle(userId: string, role: RolPlan): Promise<void> {
    await logFailure(this.log, () => this.limits.fit(userId, role));
  }

  /** The same for whoever a change of plans concerns, in the background. */
  settleSoon(): void {
    void logFailure(this.log, async () => {
      await this.settlePlans();
      await this.settleAccounts();
    });
  }

  private expire(): Promise<number> {
    return this.work.drain(this.repository.ended, this.log, async ({ _id }) => {
      const ended = await this.transactions.run((tx) => this.subscriptions.expire(_id, tx));
      return ended !== null;
    });
  }

  private async remind(): Promise<number> {
    let told = 0;
    for (const [i, days] of NOTICE_DAYS.entries()) {
      const ending = this.repository.ending(days, NOTICE_DAYS[i + 1] ?? 0);
      told += await this.work.drain(ending, this.log, ({ _id }) => this.tell(_id, days));
    }
    return told;
  }

  private tell(id: unknown, days: number): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const doc = await this.repository.noteReminder(id, days, tx);
      if (doc) await emitInTurn(this.events, MembresiaPorVencer.event, new MembresiaPorVencer(doc, days, tx));
      return doc !== null;
    });
  }

  /** Marks the accounts of plans whose limits changed as due. */
  private async settlePlans(): Promise<void> {
    for (const plan of await this.plans.findChanged()) {
      const { codigo, rolUsuario: role } = plan;
      const everybody = codigo === BASIC_CODES[role];
      const ids = everybody ? await this.users.findIdsByRole(role) : await this.repository.findMembers(codigo);
      await this.accounts.markDue(ids, role);
      await this.plans.settled(plan);
    }
  }

  private async settleAccounts(): Promise<void> {
    await this.work.drain(this.accounts.due, this.log, async ({ _id, rol }) => {
      await this.limits.fit(String(_id), rol);
      return true;
    });
  }
}
