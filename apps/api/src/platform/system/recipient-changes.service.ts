import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { HOUR } from '@tuerca/contracts/kernel/time';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { DatosDestinatario, EstadoDestinatario } from '@tuerca/contracts/platform/system/recipient';
import { isCompleteRecipient, RECIPIENT_ENTRIES, RECIPIENT_OBJECT } from '@tuerca/contracts/platform/system/rules';
import { ActorNames } from '../audit/actor-names.service';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { emitInTurn } from '../common/emit-in-turn';
import { Scheduler } from '../common/scheduler';
import { isDuplicateKey } from '../database/database-errors';
import { Transactions, type Tx } from '../database/transactions';
import { type Reply, reply } from '../http/reply';
import { ConfigRepository } from './config.repository';
import { ConfigStore } from './config-store.service';
import type { CambioDestinatarioDoc } from './recipient-change.schema';
import { RecipientChangesRepository } from './recipient-changes.repository';
import { DestinatarioCambio, type RecipientStep } from './system.events';
import { toCambio, toDestinatario } from './system.mapper';

const EVERY_MS = 30_000;
const SHOWN = 5;
const FIELDS = Object.keys(RECIPIENT_ENTRIES) as (keyof DatosDestinatario)[];

/** The fields of the set alone, in their order. */
const setOf = (recipient: DatosDestinatario): DatosDestinatario =>
  Object.fromEntries(FIELDS.map((field) => [field, recipient[field]])) as DatosDestinatario;
const entriesOf = (recipient: DatosDestinatario) =>
  Object.fromEntries(FIELDS.map((field) => [RECIPIENT_ENTRIES[field], recipient[field]]));

/**
 * Changes of the payments' recipient, as one set and only after a delay: another administrator may bring one forward, any of
 * them may cancel it. It holds from its instant on, since readers judge by the clock; the sweep only writes that down and
 * announces it.
 */
@Injectable()
export class RecipientChangesService {
  constructor(
    private readonly changes: RecipientChangesRepository,
    private readonly config: ConfigRepository,
    private readonly store: ConfigStore,
    private readonly actors: ActorNames,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Recipient', EVERY_MS, () => this.sweep());
  }

  async state(): Promise<EstadoDestinatario> {
    const [entries, open, recent] = await Promise.all([
      this.store.entries(),
      this.changes.findOpen(),
      this.changes.findRecent(SHOWN),
    ]);
    const ahead = open && open.vigenteDesde > this.clock.now() ? open : null;
    const decided = open && !ahead ? [{ ...open, estado: 'aplicado' as const }, ...recent] : recent;
    const ids = [ahead, ...decided].flatMap((doc) => [doc?.solicitadoPor, doc?.decididoPor]);
    const names = await this.actors.find([...new Set(ids.filter((id): id is string => Boolean(id)))]);
    const actual = toDestinatario((name) => String(entries.get(name)?.valor ?? ''));
    return {
      actual,
      completo: isCompleteRecipient(actual),
      horas: Number(entries.get('pago_cambio_horas')?.valor ?? 24),
      cambio: ahead && toCambio(ahead, names),
      recientes: decided.map((doc) => toCambio(doc, names)),
    };
  }

  /** Asks for another recipient; throws CAMBIO_PENDIENTE and CAMBIO_SIN_EFECTO. While nothing can be paid yet it holds at once. */
  async request(
    admin: CurrentUser,
    { motivo, ...recipient }: DatosDestinatario & { motivo: string },
  ): Promise<Reply<EstadoDestinatario>> {
    // One whose time has come must not stand in the way of the next.
    await this.sweep();
    const { actual, completo, horas } = await this.state();
    const [anterior, nuevo] = [setOf(actual), setOf(recipient)];
    if (FIELDS.every((field) => anterior[field] === nuevo[field])) throw new AppError('CAMBIO_SIN_EFECTO');
    if (!completo) return this.setFirst(admin, anterior, nuevo, motivo);
    const fecha = this.clock.now();
    const doc: Omit<CambioDestinatarioDoc, '_id'> = {
      estado: 'programado',
      abierto: true,
      anterior,
      nuevo,
      motivo,
      solicitadoPor: admin.id,
      fecha,
      vigenteDesde: new Date(fecha.getTime() + horas * HOUR),
      decididoPor: null,
      fechaDecision: null,
      motivoDecision: null,
    };
    await this.transactions
      .run(async (tx) => {
        const stored = await this.changes.insert(doc, tx);
        const despues = { ...nuevo, vigenteDesde: stored.vigenteDesde };
        await this.note(
          stored,
          { accion: 'destinatario.pedir', antes: anterior, despues, actor: admin.id, motivo },
          tx,
        );
        await this.tell(stored, 'pedido', admin.id, tx);
      })
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? new AppError('CAMBIO_PENDIENTE') : error;
      });
    return reply(await this.state(), { message: SYSTEM_MESSAGES.scheduled });
  }

  /** Lets a change hold at once; throws NO_ENCONTRADO, CAMBIO_PROPIO, and ESTADO_CAMBIO when it holds or was cancelled meanwhile. */
  async approve(admin: CurrentUser, id: string, motivo: string): Promise<Reply<EstadoDestinatario>> {
    const before = await this.existing(id);
    if (before.estado === 'programado' && before.solicitadoPor === admin.id) throw new AppError('CAMBIO_PROPIO');
    const at = this.clock.now();
    await this.transactions.run(async (tx) => {
      const doc = await this.changes.approve(id, { por: admin.id, motivo, at }, tx);
      if (!doc) throw new AppError('ESTADO_CAMBIO');
      await this.config.setAll(entriesOf(doc.nuevo), at, tx);
      await this.note(doc, { accion: 'destinatario.adelantar', ...statesOf(before, doc), actor: admin.id, motivo }, tx);
      await this.tell(doc, 'adelantado', admin.id, tx);
    });
    return reply(await this.state(), { message: SYSTEM_MESSAGES.approved });
  }

  /** Calls a change off before it holds; throws NO_ENCONTRADO and ESTADO_CAMBIO. */
  async cancel(admin: CurrentUser, id: string, motivo: string): Promise<Reply<EstadoDestinatario>> {
    const before = await this.existing(id);
    const at = this.clock.now();
    await this.transactions.run(async (tx) => {
      const doc = await this.changes.cancel(id, { por: admin.id, motivo, at }, tx);
      if (!doc) throw new AppError('ESTADO_CAMBIO');
      await this.note(doc, { accion: 'destinatario.cancelar', ...statesOf(before, doc), actor: admin.id, motivo }, tx);
      await this.tell(doc, 'cancelado', admin.id, tx);
    });
    return reply(await this.state(), { message: SYSTEM_MESSAGES.cancelled });
  }

  /** Writes down that a change's time has come, and tells; one instance does it. */
  async sweep(): Promise<void> {
    const open = await this.changes.findOpen();
    const now = this.clock.now();
    if (!open || open.vigenteDesde > now) return;
    await this.transactions.run(async (tx) => {
      const doc = await this.changes.applyDue(now, tx);
      if (!doc) return;
      await this.config.setAll(entriesOf(doc.nuevo), doc.vigenteDesde, tx);
      const states = { antes: doc.anterior, despues: doc.nuevo };
      await this.note(doc, { accion: 'destinatario.aplicar', ...states, actor: 'sistema' }, tx);
      await this.tell(doc, 'vigente', 'sistema', tx);
    });
  }

  private async setFirst(
    admin: CurrentUser,
    antes: DatosDestinatario,
    despues: DatosDestinatario,
    motivo: string,
  ): Promise<Reply<EstadoDestinatario>> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      for (const field of FIELDS) {
        const set = { valor: despues[field], ultimaModificacion: now };
        // Of two who fill in the first one at once, one is sent back.
        if (!(await this.config.replace({ _id: RECIPIENT_ENTRIES[field], valor: antes[field] }, set, tx)))
          throw new AppError('ESTADO_CAMBIO');
      }
      const entry = { accion: 'destinatario.fijar', objeto: RECIPIENT_OBJECT, antes, despues, motivo } as const;
      await this.audit.record({ ...entry, actor: admin.id }, tx);
      this.store.announce(tx);
    });
    return reply(await this.state(), { message: SYSTEM_MESSAGES.set });
  }

  private async existing(id: string): Promise<CambioDestinatarioDoc> {
    const doc = await this.changes.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  private async note(
    { _id }: CambioDestinatarioDoc,
    line: { accion: AuditAction; antes: object; despues: object; actor: string; motivo?: string },
    tx: Tx,
  ): Promise<void> {
    const despues = { cambio: String(_id), ...line.despues };
    await this.audit.record(
      { ...line, despues, antes: { cambio: String(_id), ...line.antes }, objeto: RECIPIENT_OBJECT },
      tx,
    );
    this.store.announce(tx);
  }

  private async tell(doc: CambioDestinatarioDoc, step: RecipientStep, actor: string, tx: Tx): Promise<void> {
    const { nuevo, motivo, vigenteDesde } = doc;
    const cambio = {
      id: String(doc._id),
      nuevo: toDestinatario((name) => String(entriesOf(nuevo)[name])),
      motivo,
      vigenteDesde,
    };
    await emitInTurn(this.events, DestinatarioCambio.event, new DestinatarioCambio(cambio, step, actor, tx));
  }
}

/** States of a change before and after a decision, for the log. */
const statesOf = (before: CambioDestinatarioDoc, after: CambioDestinatarioDoc) => ({
  antes: {
    estado: before.estado,
    vigenteDesde: before.vigenteDesde,
    ...(after.estado === 'aplicado' && before.anterior),
  },
  despues: { estado: after.estado, vigenteDesde: after.vigenteDesde, ...(after.estado === 'aplicado' && after.nuevo) },
});
