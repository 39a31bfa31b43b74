import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { freeBays, isLateAt, occupation } from '@tuerca/contracts/citas/citas/slots';
import { CITA_MOVES_BACK, isCorrectable, isUndoable, MAX_CORRECTIONS } from '@tuerca/contracts/citas/citas/undo';
import type { Correccion, Deshacer } from '@tuerca/contracts/citas/citas/undo-inputs';
import { mayDo } from '@tuerca/contracts/kernel/capabilities';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { formatUsd, toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { AvailabilityService } from './availability.service';
import { BookingsRepository, takenBy } from './bookings.repository';
import { type CitaChange, CitaMovida } from './citas.events';
import { CitasService, type StoredCita } from './citas.service';
import { spentReminders } from './new-cita';
import { PricesService } from './prices.service';

type Fields = Partial<StoredCita>;
const SHOWN_LENGTH = 200;
const shown = (text: string | null): string =>
  !text ? '(nada)' : text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
const works = (list: readonly string[]): string => list.join(', ');

/** Takes back what was pressed or typed by mistake: each with its line in the history, told to whom the first move was told. */
@Injectable()
export class UndoService {
  constructor(
    private readonly citas: CitasService,
    private readonly bookings: BookingsRepository,
    private readonly availability: AvailabilityService,
    private readonly prices: PricesService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Back to confirmada: a start, or a client who came after all; throws CORRECCION_TARDIA, HORA_NO_DISPONIBLE when no bay is left. */
  async undo(user: CurrentUser, id: string, { estado, motivo }: Deshacer): Promise<Reply<Cita>> {
    const doc = await this.citas.own(user, id);
    const back = CITA_MOVES_BACK[doc.estado];
    if (!back || doc.estado !== estado) throw new AppError('ESTADO_CAMBIO');
    if (!mayDo(user.actor?.cargo, back.capability)) throw new AppError('CARGO_NO_PERMITE');
    const now = this.clock.now();
    if (!isUndoable(doc, now)) throw new AppError('CORRECCION_TARDIA');
    // What would have been said meanwhile is not said late.
    const recordatorios = [...new Set([...doc.recordatorios, ...spentReminders(doc.fechaHora, now)])];
    const $set: Fields = { estado: back.to, recordatorios, fechaInicio: null, precioPropuesto: null };
    const after =
      estado === 'no_asistio'
        ? await this.retake(user, doc, $set, CITA_MESSAGES.noShowUndone(motivo))
        : await this.transactions.run(async (tx) => {
            const update = { $set, ...this.line(user, back.to, CITA_MESSAGES.startUndone(motivo)) };
            return this.emitMoved(
              await this.bookings.change(this.expected(user, doc), update, tx),
              'inicio_deshecho',
              tx,
            );
          });
    return reply(await this.citas.show(after, user.role), { message: CITA_MESSAGES.undone });
  }

  /** Corrects the data of a completed appointment; its rate stays that of the completion. */
  async correct(user: CurrentUser, id: string, input: Correccion): Promise<Reply<Cita>> {
    const doc = await this.citas.own(user, id);
    if (doc.estado !== 'completada') throw new AppError('ESTADO_CAMBIO');
    const corrections = doc.historialEstados.filter((step) => step.estado === 'completada').length - 1;
    if (!isCorrectable(doc, this.clock.now()) || corrections >= MAX_CORRECTIONS)
      throw new AppError('CORRECCION_TARDIA');
    const after = await this.transactions.run(async (tx) => {
      const { fields, cambios } = await this.changes(user, doc, input, tx);
      const anotado = { fecha: this.clock.now(), autor: authorOf(user) };
      const notas = CITA_MESSAGES.correction(cambios, input.motivo);
      const update = { $set: { ...fields, anotado }, ...this.line(user, 'completada', notas) };
      // Whoever corrects rests on the last writing: of two at once one hears of the other.
      const at = { 'anotado.fecha': doc.anotado?.fecha ?? null } as Fields;
      const moved = await this.bookings.change({ ...this.expected(user, doc), at }, update, tx);
      if (!moved) throw new AppError('TRABAJO_CAMBIO');
      return this.emitMoved(moved, 'corregida', tx);
    });
    return reply(await this.citas.show(after, user.role), { message: CITA_MESSAGES.corrected });
  }

  private async changes(
    user: CurrentUser,
    doc: StoredCita,
    { precioFinal, diagnostico, trabajosRealizados, motivo }: Correccion,
    tx: Tx,
  ): Promise<{ fields: Fields; cambios: string[] }> {
    const fields: Fields = {};
    const cambios: string[] = [];
    const precio = precioFinal === undefined ? undefined : toCentimos(precioFinal);
    if (precio !== undefined && precio !== doc.precioFinal) {
      const priced = await this.prices.decide(user, doc, { precio, motivo }, tx);
      Object.assign(fields, priced, { precioFinalBs: toBolivares(precio, doc.tasa ?? 0) });
      cambios.push(CITA_MESSAGES.corrects('Precio', formatUsd(doc.precioFinal ?? 0), formatUsd(precio)));
    }
    if (diagnostico !== undefined && diagnostico !== doc.diagnostico) {
      fields.diagnostico = diagnostico;
      cambios.push(CITA_MESSAGES.corrects('Diagnóstico', shown(doc.diagnostico), shown(diagnostico)));
    }
    if (trabajosRealizados && works(trabajosRealizados) !== works(doc.trabajosRealizados)) {
      fields.trabajosRealizados = trabajosRealizados;
      const [before, now] = [doc.trabajosRealizados, trabajosRealizados].map((list) => shown(works(list)));
      cambios.push(CITA_MESSAGES.corrects('Trabajos realizados', before!, now!));
    }
    if (!cambios.length) throw new AppError('ENTRADA_INVALIDA', { message: CITA_MESSAGES.nothingCorrected });
    return { fields, cambios };
  }

  /** The bay was given back when the client was missed: its own is taken again, else another that is free at that time. */
  private async retake(user: CurrentUser, doc: StoredCita, $set: Fields, notas: string): Promise<StoredCita> {
    const { fechaHora, duracion, margen } = doc;
    for (const bay of await this.baysFor(doc)) {
      try {
        return await this.transactions.run(async (tx) => {
          const more = { $set: { ...$set, ocupada: true }, ...this.line(user, 'confirmada', notas) };
          const place = { fechaHora, duracion, margen, puesto: bay };
          return this.emitMoved(await this.bookings.place(this.expected(user, doc), place, tx, more), 'asistio', tx);
        });
      } catch (error) {
        const taken = takenBy(error);
        if (taken === 'vehicle') throw new AppError('CITA_REPETIDA', { message: CITA_MESSAGES.vehicleBusy });
        if (taken !== 'bay') throw error;
      }
    }
    throw new AppError('HORA_NO_DISPONIBLE', { message: CITA_MESSAGES.bayTaken });
  }

  /** Its own bay first, unless a car that is late stands in it then, and bays with such cars last. */
  private async baysFor({ tallerId, fechaHora, duracion, margen, puesto }: StoredCita): Promise<number[]> {
    const id = String(tallerId);
    const [found, cars] = await Promise.all([
      this.availability.rulesOf(id),
      this.bookings.late([id], this.clock.now()),
    ]);
    const late = cars.get(id) ?? [];
    const stretch = occupation(fechaHora, duracion, margen);
    const all = freeBays(late, found?.rules.puestos ?? 1, stretch);
    return isLateAt(late, puesto, stretch) ? all : [puesto, ...all.filter((one) => one !== puesto)];
  }

  private expected(user: CurrentUser, { _id, estado, fechaHora }: StoredCita) {
    return { id: String(_id), owner: { tallerId: user.id }, from: [estado], at: { fechaHora } };
  }

  private line(user: CurrentUser, estado: StoredCita['estado'], notas: string) {
    const entry = { estado, fecha: this.clock.now(), notas: asSentence(notas), por: 'taller', autor: authorOf(user) };
    return { $push: { historialEstados: entry } };
  }

  private async emitMoved(doc: StoredCita | null, change: CitaChange, tx: Tx): Promise<StoredCita> {
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await emitInTurn(this.events, CitaMovida.event, new CitaMovida(doc, change, 'taller', tx));
    return doc;
  }
}
