import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { BASIC_CODES, NOTICE_DAYS, type RolPlan } from '@tuerca/contracts/membresia/rules';
import { Clock } from '../platform/common/clock';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { logFailure } from '../platform/common/log-failure';
import { Rounds } from '../platform/common/rounds';
import { Transactions } from '../platform/database/transactions';
import { UsersService } from '../users/users.service';
import { AccountsRepository } from './accounts.repository';
import { MembresiaPorVencer } from './membresia.events';
import { PlanLimitsService } from './plan-limits.service';
import { PlansRepository } from './plans.repository';
import { SubscriptionsRepository } from './subscriptions.repository';
import { SubscriptionsService } from './subscriptions.service';

const EVERY_MS = 30_000;
const BATCH = 200;
const DAY = 86_400_000;

/**
 * Ends subscriptions whose end has come, tells owners before it, and brings what accounts have published in line with their
 * plans. Every instance sweeps; conditional writes let one of them act.
 */
@Injectable()
export class ExpiryService {
  private readonly log = new Logger('Memberships');

  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly limits: PlanLimitsService,
    private readonly plans: PlansRepository,
    private readonly accounts: AccountsRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.add('Memberships', EVERY_MS, () => this.sweep());
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

  private async expire(): Promise<number> {
    let ended = 0;
    for (const { _id } of await this.repository.findEnded(this.clock.now(), BATCH))
      if (await this.transactions.run((tx) => this.subscriptions.expire(_id, tx))) ended++;
    return ended;
  }

  private async remind(): Promise<number> {
    const now = this.clock.now().getTime();
    let told = 0;
    for (const [i, days] of NOTICE_DAYS.entries()) {
      const window = { from: new Date(now + (NOTICE_DAYS[i + 1] ?? 0) * DAY), to: new Date(now + days * DAY), days };
      for (const { _id } of await this.repository.findEnding(window, BATCH)) if (await this.tell(_id, days)) told++;
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

  /** Whoever has a plan whose limits changed is to be looked at. */
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
    for (;;) {
      const due = await this.accounts.findDue(BATCH);
      for (const { _id, rol } of due) await this.limits.fit(String(_id), rol);
      if (due.length < BATCH) return;
    }
  }
}
