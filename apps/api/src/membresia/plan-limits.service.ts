import { Injectable } from '@nestjs/common';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { importMessage, limitMessage, photosMessage } from '@tuerca/contracts/membresia/messages';
import { type CountedLimit, holdsAt, ROLE_LIMITS } from '@tuerca/contracts/membresia/rules';
import type { Limites, UsoPlan } from '@tuerca/contracts/membresia/schemas';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { RowCache } from '../platform/common/row-cache';
import { Transactions, type Tx } from '../platform/database/transactions';
import { Changes } from '../platform/realtime/changes.service';
import { CommissionSourcesService } from '../platform/system/commission-sources.service';
import { MembershipAccountsRepository } from './accounts.repository';
import { defaultBasic, toPlan } from './membresia.mapper';
import { PlansRepository } from './plans.repository';
import { SubscriptionsRepository } from './subscriptions.repository';

/**
 * Items that a plan counts, as the domain that keeps them counts, hides and shows them. Hiding takes the newest first and marks
 * them as hidden; showing takes the oldest of the marked ones. Both return the number of items changed.
 */
export interface LimitedThings {
  role: RolPlan;
  limite: CountedLimit;
  /** Number of items that count against the limit now. */
  countPublished(userId: string, tx?: Tx): Promise<number>;
  /** Number of items that were hidden for exceeding it. */
  countHidden(userId: string): Promise<number>;
  hideNewest(userId: string, count: number, tx: Tx): Promise<number>;
  /** `count` null shows all of them. */
  showOldest(userId: string, count: number | null, tx: Tx): Promise<number>;
  /** Called in the transaction in which items were hidden or shown: what depends on them follows. */
  changed?(userId: string, tx: Tx): unknown;
  /** Work that is left after the commit in which items were hidden or shown. */
  settle?(userId: string): Promise<void>;
}
/** The plan that holds for an account now. */
export interface HeldPlan {
  codigo: string;
  nombre: string;
  limites: Limites;
}

/** Commission of a store while its subscription holds, and after it. */
interface Commission {
  held: { comision: number | null; fechaFin: Date | null } | null;
  basic: number | null;
}
/** Longest age of a remembered percentage in milliseconds: other instances without Redis cannot announce their writes. */
const COMMISSION_TTL = 15_000;
/** Bytes that they may take. */
const COMMISSION_MEMORY = 2 * 1024 * 1024;

/** Limits of plans, enforced where things are published (ADR 30). */
@Injectable()
export class PlanLimitsService {
  private readonly things = new Map<string, LimitedThings>();
  private readonly commissions = new RowCache<Commission>({
    maxSize: COMMISSION_MEMORY,
    ttl: COMMISSION_TTL,
    version: () => this.changes.of('membresias'),
    read: async (ids) =>
      new Map(await Promise.all(ids.map(async (id) => [id, await this.readCommission(id)] as const))),
  });

  constructor(
    private readonly plans: PlansRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly accounts: MembershipAccountsRepository,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
    private readonly clock: Clock,
    commissions: CommissionSourcesService,
  ) {
    commissions.register((storeId) => this.commissionOf(storeId));
  }

  /** A domain hands over what it keeps; called once, in the constructor of the service that keeps it. */
  register(things: LimitedThings): void {
    this.things.set(keyOf(things.role, things.limite), things);
  }

  /** The plan that holds for an account now: to the instant, whatever the sweep has done. */
  async planOf(userId: string, role: RolPlan, tx?: Tx): Promise<HeldPlan> {
    const active = await this.subscriptions.findLive(userId, 'activa', tx);
    const held = active && holdsAt(active, this.clock.now()) ? await this.plans.findByCode(active.codigo, tx) : null;
    const basic = defaultBasic(role);
    const doc = held ?? (await this.plans.findByCode(basic.codigo, tx));
    return doc ? toPlan(doc) : basic;
  }

  /**
   * Call it in the transaction that publishes something, after the write: throws PLAN_LIMITE when more is published now than
   * the plan allows. Of two that publish at once the second begins anew and counts the first.
   */
  async hold(userId: string, role: RolPlan, limite: CountedLimit, tx: Tx): Promise<void> {
    await this.accounts.hold(userId, role, tx);
    const plan = await this.planOf(userId, role, tx);
    const maximo = plan.limites[limite];
    if (maximo === null) return;
    if ((await this.thingsOf(role, limite).countPublished(userId, tx)) > maximo)
      throw refusal(limitMessage(plan.nombre, limite, maximo), { limite, maximo, plan: plan.nombre });
  }

  /** Room that the plan leaves for publishing more, below zero when more are already; null without a limit. `hold` still decides when they are. */
  async room(userId: string, role: RolPlan, limite: CountedLimit, tx: Tx): Promise<number | null> {
    const maximo = (await this.planOf(userId, role, tx)).limites[limite];
    return maximo === null ? null : maximo - (await this.thingsOf(role, limite).countPublished(userId, tx));
  }

  /** Throws PLAN_LIMITE when there is no room for so many more; `hold` still decides when they are published. */
  async checkRoom(
    userId: string,
    { role, limite, adding }: { role: RolPlan; limite: CountedLimit; adding: number },
  ): Promise<void> {
    const { nombre, limites } = await this.planOf(userId, role);
    const maximo = limites[limite];
    if (maximo === null || adding === 0) return;
    if ((await this.thingsOf(role, limite).countPublished(userId)) + adding > maximo)
      throw refusal(limitMessage(nombre, limite, maximo), { limite, maximo, plan: nombre });
  }

  /** Throws PLAN_LIMITE when the plan allows fewer pictures of one product; as many as it had before stay allowed. */
  async checkPhotos(storeId: string, { count, before = 0 }: { count: number; before?: number }): Promise<void> {
    if (count <= before || count <= 1) return;
    const { nombre, limites } = await this.planOf(storeId, 'store');
    if (limites.fotos !== null && count > limites.fotos)
      throw refusal(photosMessage(nombre, limites.fotos), { limite: 'fotos', maximo: limites.fotos, plan: nombre });
  }

  /** Throws PLAN_LIMITE when the plan does not include loading products from a file. */
  async checkImport(storeId: string): Promise<void> {
    const { nombre, limites } = await this.planOf(storeId, 'store');
    if (!limites.importacion) throw refusal(importMessage(nombre), { limite: 'importacion', maximo: 0, plan: nombre });
  }

  /** Percent that the platform keeps of a store's sales by its plan, from memory; null when the plan says nothing of it. */
  private async commissionOf(storeId: string): Promise<number | null> {
    const { held, basic } = (await this.commissions.many([storeId])).get(storeId)!;
    return held && holdsAt(held, this.clock.now()) ? held.comision : basic;
  }

  /** Use of each limit of an account. */
  usage(userId: string, role: RolPlan, limites: Limites): Promise<UsoPlan[]> {
    return Promise.all(
      ROLE_LIMITS[role].map(async (limite) => {
        const things = this.thingsOf(role, limite);
        const [usados, ocultos] = await Promise.all([things.countPublished(userId), things.countHidden(userId)]);
        return { limite, usados, ocultos, maximo: limites[limite] };
      }),
    );
  }

  /** Hides what exceeds the plan of an account, the newest first, and shows what it has room for again, the oldest first. */
  async fit(userId: string, role: RolPlan): Promise<void> {
    const changed = await this.transactions.run(async (tx) => {
      await this.accounts.hold(userId, role, tx, true);
      const { limites } = await this.planOf(userId, role, tx);
      const moved: LimitedThings[] = [];
      for (const limite of ROLE_LIMITS[role]) {
        const things = this.thingsOf(role, limite);
        if (!(await this.fitThings(things, userId, limites[limite], tx))) continue;
        await things.changed?.(userId, tx);
        moved.push(things);
      }
      return moved;
    });
    for (const things of changed) await things.settle?.(userId);
  }

  private async readCommission(storeId: string): Promise<Commission> {
    const active = await this.subscriptions.findLive(storeId, 'activa');
    const [plan, basic] = await Promise.all([
      active && this.plans.findByCode(active.codigo),
      this.plans.findByCode(defaultBasic('store').codigo),
    ]);
    return {
      held: active && plan && { comision: plan.limites.comision ?? null, fechaFin: active.fechaFin },
      basic: basic?.limites.comision ?? null,
    };
  }

  private async fitThings(things: LimitedThings, userId: string, maximo: number | null, tx: Tx): Promise<number> {
    if (maximo === null) return things.showOldest(userId, null, tx);
    const room = maximo - (await things.countPublished(userId, tx));
    if (room < 0) return things.hideNewest(userId, -room, tx);
    return room > 0 ? things.showOldest(userId, room, tx) : 0;
  }

  private thingsOf(role: RolPlan, limite: CountedLimit): LimitedThings {
    const things = this.things.get(keyOf(role, limite));
    if (!things) throw new Error(`nobody counts ${limite} of ${role}`);
    return things;
  }
}

const keyOf = (role: RolPlan, limite: CountedLimit) => `${role}:${limite}`;
const refusal = (message: string, data: object) => new AppError('PLAN_LIMITE', { message, data });
