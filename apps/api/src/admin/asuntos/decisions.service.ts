import { Injectable } from '@nestjs/common';
import type { DecisionDeAsunto } from '@tuerca/contracts/admin/asunto-states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { ReleaseService } from '../../cart/checkout/release.service';
import { NotificationsService } from '../../chats/notifications/notifications.service';
import { AccountCitasService } from '../../citas/citas/account-citas.service';
import { MovesService } from '../../citas/citas/moves.service';
import { OrderQueuesService } from '../../orders/orders/order-queues.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { AsuntoDoc, Cosa } from './asunto.schema';
import { AsuntosRepository } from './asuntos.repository';
import { openThingNotice } from './notice-texts';
import { idOf, type OpenThing, OpenThingsService, partiesOf, type RemovedAccount } from './open-things.service';

/** Decision about things, with its reason; `admin` null: the time is over. */
export interface Verdict {
  admin: CurrentUser | null;
  decision: DecisionDeAsunto;
  motivo: string;
}

/** Things that are taken together. */
const BATCH = 50;
export const asuntoAccountOf = ({ cuentaId, role }: AsuntoDoc): RemovedAccount => ({ id: String(cuentaId), role });

/** Whether it was decided that a thing is fulfilled all the same. */
const isKept = ({ decisiones }: AsuntoDoc, { tipo, doc }: OpenThing): boolean =>
  decisiones.some((one) => one.tipo === tipo && one.id === String(doc._id) && one.decision === 'cumplir');

/** Carries out what is decided about a thing: the decision and what follows from it are one transaction, and the first one holds. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly repository: AsuntosRepository,
    private readonly things: OpenThingsService,
    private readonly release: ReleaseService,
    private readonly orders: OrderQueuesService,
    private readonly moves: MovesService,
    private readonly citas: AccountCitasService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Decides about all that nobody decided; answers how many. What fails is thrown once the rest is done. */
  async all(asunto: AsuntoDoc, verdict: Verdict): Promise<{ done: number; left: number }> {
    const seen: Cosa[] = asunto.decisiones.map(({ tipo, id }) => ({ tipo, id }));
    const failures: unknown[] = [];
    let [done, left] = [0, 0];
    for (;;) {
      const found = await this.things.find(asuntoAccountOf(asunto), { solo: asunto.solo, except: seen }, BATCH);
      if (!found.length) break;
      for (const thing of found) {
        seen.push({ tipo: thing.tipo, id: idOf(thing) });
        try {
          if (await this.one(asunto, thing, verdict)) done++;
          else left++;
        } catch (error) {
          failures.push(error);
        }
      }
    }
    if (failures.length) throw failures[0];
    return { done, left };
  }

  /** Decides about these; what is not open, or not of this asunto, counts as left. */
  async some(asunto: AsuntoDoc, named: readonly Cosa[], verdict: Verdict): Promise<{ done: number; left: number }> {
    const inside = named.filter(
      ({ tipo, id }) => !asunto.solo || asunto.solo.some((one) => one.tipo === tipo && one.id === id),
    );
    const found = await this.things.find(asuntoAccountOf(asunto), { solo: inside }, named.length);
    let done = 0;
    for (const thing of found) if (await this.one(asunto, thing, verdict)) done++;
    return { done, left: named.length - done };
  }

  /** Notes that an appointment took place all the same; throws ESTADO_CAMBIO before its time, or when it moved on. */
  async attend(admin: CurrentUser, thing: OpenThing, motivo: string): Promise<void> {
    if (thing.tipo !== 'cita') throw new AppError('ASUNTO_NO_ENCONTRADO');
    await this.transactions.run(async (tx) => {
      const { estado, precioFinal } = await this.citas.complete(thing.doc, motivo, tx);
      const despues = { estado, precio: toMonto(precioFinal ?? 0) };
      const change = { antes: { estado: thing.doc.estado }, despues, motivo };
      await this.audit.record(
        { actor: admin.id, accion: 'cita.completar', objeto: `cita:${idOf(thing)}`, ...change },
        tx,
      );
    });
  }

  /** False when somebody decided before, or it is over. */
  private async one(asunto: AsuntoDoc, thing: OpenThing, { admin, decision, motivo }: Verdict): Promise<boolean> {
    const line = { tipo: thing.tipo, id: idOf(thing), decision, por: admin?.id ?? null, motivo };
    try {
      await this.transactions.run(async (tx) => {
        const entry = { ...line, fecha: this.clock.now() };
        const isGivenUp = decision === 'cancelar' && isKept(asunto, thing);
        const noted = isGivenUp
          ? await this.repository.giveUp(asunto._id, entry, tx)
          : await this.repository.decide(asunto._id, entry, tx);
        if (!noted) throw new AppError('ESTADO_CAMBIO');
        if (decision === 'cancelar') await this.cancel(asunto, thing, { admin, motivo }, tx);
        else await this.keep(asunto, thing, { admin, motivo }, tx);
      });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'ESTADO_CAMBIO') return false;
      throw error;
    }
  }

  private async cancel(
    asunto: AsuntoDoc,
    thing: OpenThing,
    { admin, motivo }: Omit<Verdict, 'decision'>,
    tx: Tx,
  ): Promise<void> {
    if (thing.tipo === 'pedido') return this.release.withdraw(admin, thing.doc, motivo, tx);
    const id = idOf(thing);
    await this.moves.withdrawWithin(tx, partiesOf(asuntoAccountOf(asunto)).citas!, id, motivo);
    if (!admin) return;
    const change = { antes: { estado: thing.doc.estado }, despues: { estado: 'cancelada' }, motivo };
    await this.audit.record({ actor: admin.id, accion: 'cita.cancelar', objeto: `cita:${id}`, ...change }, tx);
  }

  private async keep(
    asunto: AsuntoDoc,
    thing: OpenThing,
    { admin, motivo }: Omit<Verdict, 'decision'>,
    tx: Tx,
  ): Promise<void> {
    const [id, { pedidos, citas }] = [idOf(thing), partiesOf(asuntoAccountOf(asunto))];
    const kept =
      thing.tipo === 'pedido' ? await this.orders.keep(pedidos!, id, tx) : await this.citas.keep(citas!, id, tx);
    if (!kept) throw new AppError('ESTADO_CAMBIO');
    const notice = openThingNotice(String(asunto._id), asunto.role, thing, { que: 'cumplir', motivo });
    if (notice) await this.notifications.notify([notice], tx);
    if (!admin) return;
    const change = { antes: { decision: null }, despues: { decision: 'cumplir' }, motivo };
    await this.audit.record(
      { actor: admin.id, accion: 'asunto.cumplir', objeto: `${thing.tipo}:${id}`, ...change },
      tx,
    );
  }
}
