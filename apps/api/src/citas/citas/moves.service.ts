import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Reprogramacion } from '@tuerca/contracts/citas/citas/changes';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita, CitaActor } from '@tuerca/contracts/citas/citas/schemas';
import {
  CITA_MOVES,
  CLIENT_ESTADO_CITA_LABELS,
  type EstadoCita,
  HOLDING_ESTADOS,
  isMovable,
} from '@tuerca/contracts/citas/citas/states';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { caracasDate, caracasInstant, caracasTime, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { PromotionsService } from '../../products/promotions/promotions.service';
import { BayHolder } from './bay-holder.service';
import { BookingsRepository, type Expected, type Placement } from './bookings.repository';
import { changeableUntil, type CitaOwner, ownerOf } from './cita.policy';
import { type CitaChange, CitaMovida } from './citas.events';
import { CitasService, type StoredCita } from './citas.service';
import { changeLimit, movedLimit, partsDue, spentReminders } from './new-cita';

/** Notes on the work written with a move, conditional on what was read; `claim` takes their pictures into use. */
export interface Beside {
  fields: Partial<StoredCita>;
  basis: Partial<StoredCita>;
  claim: (tx: Tx) => Promise<void>;
}
const NOTHING: Beside = { fields: {}, basis: {}, claim: async () => {} };
/** Why an appointment is given up, and by whom. */
interface Ending {
  reason: string;
  por: CitaActor;
  beside?: Beside;
}
/** The author of a change, the time before a move, and the reason given for it. */
interface MoveEvent {
  por: CitaActor;
  tx: Tx;
  before?: Date | null;
  motivo?: string | null;
}
const RELEASED = { ocupada: false, granulos: [] } as const;

/** Confirming, refusing, cancelling and moving appointments. Each write names the state and place that it was decided upon. */
@Injectable()
export class MovesService {
  constructor(
    private readonly citas: CitasService,
    private readonly bookings: BookingsRepository,
    private readonly holder: BayHolder,
    private readonly promotions: PromotionsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Confirms a request; its hours and its bay are checked again, and another bay taken when its own no longer exists. */
  async confirm(user: CurrentUser, id: string, beside = NOTHING): Promise<Reply<Cita>> {
    const doc = await this.able(user, id, 'confirmada');
    const moved = await this.holder.hold(
      {
        tallerId: user.id,
        fecha: caracasDate(doc.fechaHora),
        hora: caracasTime(doc.fechaHora),
        duration: doc.duracion,
        margen: doc.margen,
        prefer: doc.puesto,
        except: id,
        confirming: true,
        by: 'taller',
      },
      async ({ rules: _rules, ...place }, tx) => {
        await beside.claim(tx);
        // What would have been said before is not said late, as if it were still so long until then.
        const recordatorios = spentReminders(doc.fechaHora, this.clock.now());
        const $set = { ...beside.fields, estado: 'confirmada', recordatorios };
        const more = { $set, ...this.history(user, 'confirmada', 'taller', null) };
        const after = await this.bookings.place(this.expected(user, doc, beside), place, tx, more);
        return this.emitMoved(after, 'confirmada', { por: 'taller', tx });
      },
    );
    return reply(await this.citas.show(moved, user.role), { message: CITA_MESSAGES.confirmed });
  }

  /** The client cancels while the workshop's notice allows it; throws CANCELACION_TARDIA afterwards. */
  async cancel(user: CurrentUser, id: string, reason: string): Promise<Reply<Cita>> {
    const doc = await this.able(user, id, 'cancelada');
    if (!changeableUntil(doc, this.clock.now())) throw new AppError('CANCELACION_TARDIA');
    return this.end(user, doc, { reason, por: 'cliente' }, CITA_MESSAGES.cancelled);
  }

  /** The workshop refuses a request or cancels what it had confirmed. */
  async reject(user: CurrentUser, id: string, reason: string, beside = NOTHING): Promise<Reply<Cita>> {
    const doc = await this.able(user, id, 'cancelada');
    const message = doc.estado === 'pendiente' ? CITA_MESSAGES.rejected : CITA_MESSAGES.cancelled;
    return this.end(user, doc, { reason, por: 'taller', beside }, message);
  }

  /** The client did not come; throws ESTADO_CAMBIO before the appointment begins. */
  async noShow(user: CurrentUser, id: string, beside = NOTHING): Promise<Reply<Cita>> {
    const doc = await this.able(user, id, 'no_asistio');
    if (doc.fechaHora > this.clock.now()) throw new AppError('ESTADO_CAMBIO', { message: CITA_MESSAGES.notBegun });
    const moved = await this.transactions.run(async (tx) => {
      await beside.claim(tx);
      const $set = { ...beside.fields, estado: 'no_asistio', ...RELEASED };
      const update = { $set, ...this.history(user, 'no_asistio', 'taller', null) };
      const after = await this.bookings.change(this.expected(user, doc, beside), update, tx);
      return this.emitMoved(after, 'no_asistio', { por: 'taller', tx });
    });
    return reply(await this.citas.show(moved, user.role), { message: CITA_MESSAGES.noShow });
  }

  /** Takes another time and gives back the old one in one write; the state stays. */
  async reschedule(user: CurrentUser, id: string, body: Reprogramacion): Promise<Reply<Cita>> {
    const doc = await this.citas.own(user, id);
    const { estado } = doc;
    if (!isMovable(doc))
      throw new AppError('PASO_NO_PERMITIDO', { message: CITA_MESSAGES.notMovable, data: { de: estado, a: estado } });
    const por = user.role === 'workshop' ? 'taller' : 'cliente';
    const now = this.clock.now();
    if (por === 'cliente' && !changeableUntil(doc, now)) throw new AppError('CANCELACION_TARDIA');
    const { fecha, hora, motivo } = body;
    const keepsTime = caracasInstant(fecha, hora).getTime() === doc.fechaHora.getTime();
    const otherBay = por === 'taller' && body.puesto !== undefined && body.puesto !== doc.puesto;
    if (keepsTime && !otherBay) throw new AppError('MISMA_HORA');
    const wanted = {
      tallerId: String(doc.tallerId),
      fecha,
      hora,
      duration: doc.duracion,
      except: id,
      by: por,
      prefer: doc.puesto,
    } as const;
    const own = por === 'taller' && { puesto: body.puesto, anyHour: body.confirmaHora };
    const moved = await this.holder.hold({ ...wanted, ...own }, async ({ rules, ...place }, tx) => {
      return this.moveWithin(tx, user, doc, { place, rules, motivo });
    });
    return reply(await this.citas.show(moved, user.role), { message: CITA_MESSAGES.rescheduled });
  }

  /** Gives an appointment a place that was chosen for it, in the transaction of a bigger step; throws ESTADO_CAMBIO when it moved on. */
  async moveWithin(
    tx: Tx,
    user: CurrentUser,
    doc: StoredCita,
    { place, rules, motivo }: { place: Placement; rules: { antelacionCancelacion: number }; motivo: string | null },
  ): Promise<StoredCita> {
    const por = user.role === 'workshop' ? 'taller' : 'cliente';
    const now = this.clock.now();
    const keepsTime = place.fechaHora.getTime() === doc.fechaHora.getTime();
    const before = keepsTime ? `puesto ${doc.puesto}` : formatFechaHora(doc.fechaHora);
    const note = sentence(`Antes: ${before}.${motivo ? ` ${motivo}` : ''}`);
    const more = {
      $set: {
        ocupada: true,
        ...(!keepsTime && {
          limiteCambio:
            por === 'taller' ? movedLimit(place.fechaHora, rules, now) : changeLimit(place.fechaHora, rules),
          recordatorios: spentReminders(place.fechaHora, now),
          // Another time is an answer to what was wrong with the parts, and they have until then.
          ...(doc.compra && { 'compra.problema': null, 'compra.revisada': partsDue(place.fechaHora, now) }),
        }),
      },
      ...this.history(user, doc.estado, por, note),
    };
    const after = await this.bookings.place(this.expected(user, doc), place, tx, more);
    return this.emitMoved(after, 'reprogramada', {
      por,
      tx,
      before: doc.fechaHora,
      motivo: por === 'taller' ? motivo : null,
    });
  }

  /** Takes an appointment out of its bay for the rest of a transaction that gives it another one. */
  async liftWithin(tx: Tx, user: CurrentUser, doc: StoredCita): Promise<void> {
    const lifted = await this.bookings.change(this.expected(user, doc), { $set: RELEASED }, tx);
    if (!lifted) throw new AppError('ESTADO_CAMBIO');
  }

  /** Refuses or cancels an appointment of my workshop in the transaction of a bigger step. */
  rejectWithin(tx: Tx, user: CurrentUser, doc: StoredCita, reason: string): Promise<StoredCita> {
    return this.releaseWithin(tx, user, this.expected(user, doc), { reason, por: 'taller' });
  }

  /**
   * Gives up an appointment that its workshop or client can no longer keep, also one whose work has begun, for the administration
   * and in the transaction of a bigger step. Throws ESTADO_CAMBIO when it is over, or not of this party.
   */
  async withdrawWithin(tx: Tx, owner: CitaOwner, id: string, reason: string): Promise<void> {
    await this.releaseWithin(tx, null, { id, owner, from: HOLDING_ESTADOS }, { reason, por: 'administracion' });
  }

  /** Cancels requests that nobody answered before their time; false when somebody did meanwhile. */
  async expire(doc: StoredCita): Promise<boolean> {
    const expected = { id: String(doc._id), owner: { tallerId: String(doc.tallerId) }, from: ['pendiente'] as const };
    try {
      await this.release(null, expected, { reason: 'El taller no respondió a tiempo.', por: 'sistema' });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'ESTADO_CAMBIO') return false;
      throw error;
    }
  }

  private async end(user: CurrentUser, doc: StoredCita, ending: Ending, message: string): Promise<Reply<Cita>> {
    const after = await this.release(user, this.expected(user, doc, ending.beside), ending);
    return reply(await this.citas.show(after, user.role), { message });
  }

  /** Gives back the bay and the use of an offer, in the transaction that cancels. */
  private release(user: CurrentUser | null, expected: Expected, ending: Ending): Promise<StoredCita> {
    return this.transactions.run((tx) => this.releaseWithin(tx, user, expected, ending));
  }

  private async releaseWithin(
    tx: Tx,
    user: CurrentUser | null,
    expected: Expected,
    { reason, por, beside = NOTHING }: Ending,
  ): Promise<StoredCita> {
    await beside.claim(tx);
    const update = {
      $set: { ...beside.fields, estado: 'cancelada', razonCancelacion: reason, canceladaPor: por, ...RELEASED },
      ...this.history(user, 'cancelada', por, reason),
    };
    const after = await this.bookings.change(expected, update, tx);
    await this.promotions.release(tx, expected.id);
    return this.emitMoved(after, 'cancelada', { por, tx });
  }

  /** My appointment, from whose state the table leads to another; throws CITA_NO_ENCONTRADA or PASO_NO_PERMITIDO. */
  private async able(user: CurrentUser, id: string, to: EstadoCita): Promise<StoredCita> {
    const doc = await this.citas.own(user, id);
    const labels = user.role === 'client' ? CLIENT_ESTADO_CITA_LABELS : CITA_MOVES.labels;
    demandStep({ ...CITA_MOVES, labels }, doc.estado, to);
    return doc;
  }

  private expected(user: CurrentUser, doc: StoredCita, { basis } = NOTHING): Expected {
    const { _id, estado, fechaHora, puesto } = doc;
    return { id: String(_id), owner: ownerOf(user), from: [estado], at: { ...basis, fechaHora, puesto } };
  }

  private history(user: CurrentUser | null, estado: EstadoCita, por: CitaActor, notas: string | null) {
    const autor = user && por === 'taller' ? authorOf(user) : null;
    return { $push: { historialEstados: { estado, fecha: this.clock.now(), notas, por, autor } } };
  }

  private async emitMoved(
    doc: StoredCita | null,
    change: CitaChange,
    { por, tx, before = null, motivo = null }: MoveEvent,
  ): Promise<StoredCita> {
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await emitInTurn(this.events, CitaMovida.event, new CitaMovida(doc, change, por, tx, before, motivo));
    return doc;
  }
}
