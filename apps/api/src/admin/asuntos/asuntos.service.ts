import { Injectable } from '@nestjs/common';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ASUNTO_HOURS } from '@tuerca/contracts/admin/asunto-states';
import {
  type Abiertos,
  type Asunto,
  ASUNTO_ITEMS,
  type AsuntoDetalle,
  type CitaCompletada,
  type DecisionAsunto,
  type NoSeCumple,
  type PasoPedido,
} from '@tuerca/contracts/admin/asuntos';
import type { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { AccountsService } from '../../auth/users/accounts.service';
import { type UserCard, UsersService } from '../../auth/users/users.service';
import { ReleaseService } from '../../cart/checkout/release.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { oldestOf } from '../../platform/common/oldest';
import { afterCommit } from '../../platform/database/after-commit';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { type AsuntoDoc, type Cosa, latestDecisions } from './asunto.schema';
import { AsuntoNotices } from './asunto-notices.service';
import { AsuntosRepository } from './asuntos.repository';
import { asuntoAccountOf, DecisionsService } from './decisions.service';
import { KeptService } from './kept.service';
import { idOf, type OpenThing, OpenThingsService } from './open-things.service';

/** Asuntos that are looked at for the alarm and for the list; more at once are as many as these. */
const COUNTED = 200;
/** Time within which a purchase or booking under way when an account was blocked is stored, in milliseconds. */
const SETTLES_MS = 120_000;

const toCosas = (named: readonly { tipo: Cosa['tipo']; _id: string }[]): Cosa[] =>
  named.map(({ tipo, _id }) => ({ tipo, id: _id }));

/** Open things of blocked accounts, for the administrators who decide about them. */
@Injectable()
export class AsuntosService {
  constructor(
    private readonly repository: AsuntosRepository,
    private readonly things: OpenThingsService,
    private readonly decisions: DecisionsService,
    private readonly kept: KeptService,
    private readonly notices: AsuntoNotices,
    private readonly release: ReleaseService,
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Orders and appointments that others wait for from an account; throws USUARIO_NO_ENCONTRADO. */
  async open(id: string): Promise<Abiertos> {
    const { role } = await this.accounts.get(id);
    const account = { id, role };
    const [sumas, found] = await Promise.all([this.things.sums(account), this.things.find(account, {}, ASUNTO_ITEMS)]);
    return { sumas, pendientes: found.map((thing) => this.things.describe(role, thing)) };
  }

  /** Puts what cannot be kept among what is to be resolved; throws USUARIO_NO_ENCONTRADO, or NADA_ABIERTO. */
  async unkept(admin: CurrentUser, id: string, { causa, pendientes }: NoSeCumple): Promise<Reply<AsuntoDetalle>> {
    const { role } = await this.accounts.get(id);
    const open = await this.things.find({ id, role }, { solo: toCosas(pendientes) }, pendientes.length);
    if (!open.length) throw new AppError('NADA_ABIERTO');
    const solo = open.map((thing) => ({ tipo: thing.tipo, id: idOf(thing) }));
    const abierto = this.clock.now();
    const doc = await this.transactions.run(async (tx) => {
      const line = {
        actor: admin.id,
        accion: 'asunto.abrir' as const,
        objeto: `usuario:${id}`,
        despues: { causa, solo },
      };
      await this.audit.record(line, tx);
      afterCommit(tx, () => this.notices.sendSoon());
      return this.repository.openSome({ cuentaId: id, role, causa, solo, abierto, vence: this.endOf(abierto) }, tx);
    });
    return reply(await this.describe(doc), { message: ASUNTO_MESSAGES.sent });
  }

  async list({ estado, page, limit }: Parsed<typeof asuntosAdmin.list>['query']) {
    // One that just began or just ended may be open with nothing to decide: there is nothing to do about it.
    const empty = estado === 'abierto' ? (await this.counted()).filter(({ total }) => total === 0) : [];
    const except = empty.map(({ doc }) => doc._id);
    const { docs, total } = await this.repository.findPage(estado, except, { page, limit });
    const cards = await this.users.findCards(docs.map(({ cuentaId }) => String(cuentaId)));
    const rows = await Promise.all(docs.map((doc) => this.toAsunto(doc, cards)));
    return replyPage(rows, total, { page, limit });
  }

  /** Throws ASUNTO_NO_ENCONTRADO. */
  async get(id: string): Promise<AsuntoDetalle> {
    return this.describe(await this.find(id));
  }

  /** Throws ASUNTO_NO_ENCONTRADO, or ASUNTO_CERRADO when it was over before. */
  async decide(admin: CurrentUser, id: string, body: DecisionAsunto): Promise<Reply<AsuntoDetalle>> {
    const before = await this.find(id);
    const { decision, motivo, pendientes } = body;
    // What was to be fulfilled may still fail when nothing else waits.
    if (before.estado !== 'abierto' && !(pendientes && decision === 'cancelar')) throw new AppError('ASUNTO_CERRADO');
    const verdict = { admin, decision, motivo };
    const { done, left } = pendientes
      ? await this.decisions.some(before, toCosas(pendientes), verdict)
      : await this.decisions.all(before, verdict);
    await this.closeIfDone(await this.find(id));
    return reply(await this.get(id), { message: ASUNTO_MESSAGES.decided(done, left) });
  }

  /** Takes an order that is fulfilled all the same one step on, for a store that has no access; throws ASUNTO_NO_ENCONTRADO, or what forbids the step. */
  async advance(admin: CurrentUser, id: string, pedidoId: string, step: PasoPedido): Promise<AsuntoDetalle> {
    await this.keptThing(id, 'store', { tipo: 'pedido', id: pedidoId });
    await this.release.move(admin, pedidoId, { ...step, estado: { estado: step.estado } });
    return this.get(id);
  }

  /** Completes an appointment that took place all the same, for a workshop that has no access; throws ASUNTO_NO_ENCONTRADO, ESTADO_CAMBIO. */
  async attend(
    admin: CurrentUser,
    id: string,
    citaId: string,
    { motivo }: CitaCompletada,
  ): Promise<Reply<AsuntoDetalle>> {
    const thing = await this.keptThing(id, 'workshop', { tipo: 'cita', id: citaId });
    await this.decisions.attend(admin, thing, motivo);
    return reply(await this.get(id), { message: ASUNTO_MESSAGES.attended });
  }

  /** Number of things that wait for a decision, and when the oldest account's were opened. */
  async waiting(): Promise<{ total: number; oldest: Date | null }> {
    const waiting = (await this.counted()).filter(({ total }) => total > 0);
    return {
      total: waiting.reduce((sum, { total }) => sum + total, 0),
      oldest: oldestOf(waiting.map(({ doc }) => doc.abierto)),
    };
  }

  /** Ends those of which nothing is left, also because those who waited resolved it themselves. */
  async closeDone(): Promise<void> {
    for (const doc of await this.repository.findOpen(COUNTED)) await this.closeIfDone(doc);
    await this.kept.closeDone();
  }

  async closeIfDone(doc: AsuntoDoc): Promise<void> {
    const now = this.clock.now();
    const isFresh = now.getTime() - doc.abierto.getTime() < SETTLES_MS;
    if (doc.estado !== 'abierto' || doc.avisar || (await this.countLeft(doc)) > 0) return;
    if (doc.decisiones.length) await this.repository.close(doc, 'resuelto', now);
    else if (isFresh) return;
    else if (doc.avisados > 0) await this.repository.close(doc, 'resuelto', now);
    else await this.repository.removeEmpty(doc);
  }

  /** Instant at which undecided things are cancelled. */
  endOf(abierto: Date): Date {
    return new Date(abierto.getTime() + ASUNTO_HOURS * HOUR);
  }

  /** The open ones with how many of their things nobody has decided about. */
  private async counted(): Promise<{ doc: AsuntoDoc; total: number }[]> {
    const docs = await this.repository.findOpen(COUNTED);
    return Promise.all(docs.map(async (doc) => ({ doc, total: await this.countLeft(doc) })));
  }

  private async countLeft(doc: AsuntoDoc): Promise<number> {
    const { pedidos, citas } = await this.left(doc);
    return pedidos + citas;
  }

  private left(doc: AsuntoDoc) {
    return this.things.sums(asuntoAccountOf(doc), { solo: doc.solo, except: doc.decisiones });
  }

  /** A thing of a business of which it was decided that it is fulfilled all the same; throws ASUNTO_NO_ENCONTRADO. */
  private async keptThing(id: string, role: AsuntoDoc['role'], cosa: Cosa): Promise<OpenThing> {
    const thing = await this.kept.find(await this.find(id), role, cosa);
    if (!thing) throw new AppError('ASUNTO_NO_ENCONTRADO');
    return thing;
  }

  private async find(id: string): Promise<AsuntoDoc> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('ASUNTO_NO_ENCONTRADO');
    return doc;
  }

  private async describe(doc: AsuntoDoc): Promise<AsuntoDetalle> {
    const [cards, things] = await Promise.all([
      this.users.findCards([String(doc.cuentaId)]),
      this.things.find(asuntoAccountOf(doc), { solo: doc.solo }, ASUNTO_ITEMS),
    ]);
    const pendientes = things.map((thing) => this.things.describe(doc.role, thing, doc.decisiones));
    return { ...(await this.toAsunto(doc, cards)), pendientes };
  }

  private async toAsunto(doc: AsuntoDoc, cards: Map<string, UserCard>): Promise<Asunto> {
    const { _id, cuentaId, role, causa, estado, abierto, vence, cerrado, cierre, decisiones } = doc;
    const id = String(cuentaId);
    const latest = latestDecisions(decisiones);
    const countOf = (decision: DecisionAsunto['decision']) => latest.filter((one) => one.decision === decision).length;
    return {
      _id: String(_id),
      cuenta: { _id: id, nombre: cards.get(id)?.nombreVisible ?? ADMIN_USER_MESSAGES.deletedName, role },
      causa,
      estado,
      abierto: abierto.toISOString(),
      vence: vence.toISOString(),
      cerrado: cerrado?.toISOString() ?? null,
      cierre,
      sumas: await this.left(doc),
      decididos: { cancelar: countOf('cancelar'), cumplir: countOf('cumplir') },
      seCumple: await this.kept.count(doc),
    };
  }
}
