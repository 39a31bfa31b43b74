import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { CambioEstado, Finalizacion, PrecioFinal, TrabajoInput } from '@tuerca/contracts/citas/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CITA_MOVES, type EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { formatUsd, toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { EarnedProgressService } from '../../membresia/earned-progress.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { InTransaction } from '../../platform/common/in-transaction';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { SystemService } from '../../platform/system/system.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { BookingsRepository } from './bookings.repository';
import { demandMove } from './cita.policy';
import { CitaMovida, PrecioPorConfirmar } from './citas.events';
import { CitasService, type StoredCita } from './citas.service';
import { type Beside, MovesService } from './moves.service';
import { PricesService, type WantedPrice, wantedPrice } from './prices.service';

type Fields = Partial<StoredCita>;
type Step = Fields & Pick<StoredCita, 'estado'>;
/** The end of the work: its price, the notes written with it, and the state that both were written upon. */
interface End {
  wanted: WantedPrice | undefined;
  noted: Fields;
  basis: Fields;
}
/** Author and conditions of a write. */
interface Basis {
  user: CurrentUser;
  doc: StoredCita;
  from: readonly EstadoCita[];
  basis: Fields;
}
/** States in which the workshop writes down what it does. */
const WORKING: readonly EstadoCita[] = ['pendiente', 'confirmada', 'en_proceso', 'pausada'];
const PICTURES = ['fotosAntes', 'fotosDespues'] as const;

/** The fields of a form of the work that were given. */
function workFields({ tecnico, ...input }: TrabajoInput): Fields {
  const { diagnostico, trabajosRealizados, notas, fotosAntes, fotosDespues } = input;
  const given = {
    diagnostico,
    trabajosRealizados,
    notas,
    fotosAntes,
    fotosDespues,
    ...(tecnico !== undefined && { tecnico: tecnico?.nombre ?? null }),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Conditions of a write of the work: the fields as its sender saw them, and the pictures that it takes over or gives back. */
function basisOf(doc: StoredCita, fields: Fields, { visto }: TrabajoInput): Fields {
  const pictures = PICTURES.filter((field) => fields[field]).map((field) => [field, doc[field]]);
  return { ...Object.fromEntries(pictures), ...(visto && workFields(visto)) };
}

/** The line of the history of a price above what was approved. */
const priceNote = ({ precioFinal, precioAprobado, motivoPrecio }: Fields): string | null =>
  motivoPrecio ? CITA_MESSAGES.priceAbove(formatUsd(precioFinal!), formatUsd(precioAprobado!), motivoPrecio) : null;

/** The workshop's work on an appointment: its steps, what is noted about it, its price and its end. */
@Injectable()
export class WorkService {
  constructor(
    private readonly citas: CitasService,
    private readonly bookings: BookingsRepository,
    private readonly moves: MovesService,
    private readonly prices: PricesService,
    private readonly uploads: UploadsService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    private readonly progress: EarnedProgressService,
  ) {}

  /** A step along the table of states with what was noted; the present state only saves the notes. */
  async changeEstado(user: CurrentUser, id: string, body: CambioEstado): Promise<Reply<Cita>> {
    const { estado, precioFinal, motivoPrecio, razonCancelacion, motivo, ...work } = body;
    const doc = await this.citas.own(user, id);
    demandMove(user, doc.estado, estado);
    const wanted = wantedPrice(precioFinal, motivoPrecio);
    const noted = workFields(work);
    if (estado === 'completada') return this.finish(user, doc, { wanted, noted, basis: basisOf(doc, noted, work) });
    const fields = { ...noted, ...(wanted && (await this.prices.decide(user, doc, wanted))) };
    const basis = { ...basisOf(doc, fields, work), ...(wanted && { precioFinal: doc.precioFinal }) };
    if (doc.estado === estado) return this.save(user, doc, fields, basis);
    demandStep(CITA_MOVES, doc.estado, estado);
    const beside = this.beside(user, doc, fields, basis);
    if (estado === 'confirmada') return this.moves.confirm(user, id, beside);
    if (estado === 'no_asistio') return this.moves.noShow(user, id, beside);
    if (estado === 'cancelada') {
      const reason = razonCancelacion ?? motivo;
      if (!reason) throw new AppError('ENTRADA_INVALIDA', { message: CITA_MESSAGES.reasonRequired });
      return this.moves.reject(user, id, reason, beside);
    }
    const fechaInicio = doc.fechaInicio ?? this.clock.now();
    return this.step(user, doc, { ...fields, estado, fechaInicio }, basis);
  }

  /** Writes down part of the work; throws ESTADO_CAMBIO once it is over. */
  async note(user: CurrentUser, id: string, input: TrabajoInput): Promise<Reply<Cita>> {
    const [doc, fields] = [await this.citas.own(user, id), workFields(input)];
    return this.save(user, doc, fields, basisOf(doc, fields, input));
  }

  /** Sets the final price before the end, or proposes it to the owner. */
  async price(user: CurrentUser, id: string, { precioFinal, motivoPrecio }: PrecioFinal): Promise<Reply<Cita>> {
    const doc = await this.citas.own(user, id);
    const fields = await this.prices.decide(user, doc, wantedPrice(precioFinal, motivoPrecio)!);
    return this.save(user, doc, fields, { precioFinal: doc.precioFinal });
  }

  /** Ends the work: the price is frozen at the day's rate, the warranty begins and the bay is free. A price that waits for the owner ends nothing. */
  async complete(user: CurrentUser, id: string, input: Finalizacion): Promise<Reply<Cita>> {
    const { precioFinal, motivoPrecio, garantiaDias, garantiaKilometros, kilometraje, ...work } = input;
    const [doc, noted] = [await this.citas.own(user, id), workFields(work)];
    const garantia = garantiaDias || garantiaKilometros ? { dias: garantiaDias, kilometros: garantiaKilometros } : null;
    const wanted = { ...wantedPrice(precioFinal, motivoPrecio)!, garantia, kilometraje };
    return this.finish(user, doc, { wanted, noted, basis: basisOf(doc, noted, work) });
  }

  private async finish(user: CurrentUser, doc: StoredCita, { wanted, noted, basis: read }: End): Promise<Reply<Cita>> {
    demandStep(CITA_MOVES, doc.estado, 'completada');
    const precio = wanted?.precio ?? doc.precioFinal;
    if (precio === null) throw new AppError('PRECIO_FINAL_REQUERIDO');
    const { precio: _price, motivo = null, ...end } = wanted ?? {};
    const { valor: tasa, fechaValor: fechaTasa } = await this.system.tasa();
    const basis = { ...read, precioFinal: doc.precioFinal };
    const after = await this.transactions.run(async (tx) => {
      const priced = await this.prices.decide(user, doc, { ...end, precio, motivo }, tx);
      if (priced.precioPropuesto) return this.saveIn(user, doc, { ...noted, ...priced }, basis, tx);
      const frozen = { ...priced, precioFinalBs: toBolivares(precio, tasa), tasa, fechaTasa };
      const ended = { fechaFinalizacion: this.clock.now(), ocupada: false, granulos: [] };
      const fields: Step = { ...noted, ...end, ...frozen, ...ended, estado: 'completada' };
      return this.stepIn(user, doc, fields, { basis, notas: priceNote(fields) }, tx);
    });
    const message = after.estado === 'completada' ? CITA_MESSAGES.completed : CITA_MESSAGES.priceProposed;
    return reply(await this.citas.show(after, user.role), { message });
  }

  /** A move of the state, written upon the state that was read and told to the client. */
  private async step(user: CurrentUser, doc: StoredCita, fields: Step, basis: Fields): Promise<Reply<Cita>> {
    const after = await this.transactions.run((tx) => this.stepIn(user, doc, fields, { basis, notas: null }, tx));
    return reply(await this.citas.show(after, user.role), { message: CITA_MESSAGES.workSaved });
  }

  private async stepIn(
    user: CurrentUser,
    doc: StoredCita,
    fields: Step,
    { basis, notas }: { basis: Fields; notas: string | null },
    tx: Tx,
  ): Promise<StoredCita> {
    const { estado } = fields;
    const anotado = this.noted(user);
    await this.usePictures(user, doc, fields, tx);
    const update = {
      $set: { ...fields, anotado },
      $push: { historialEstados: { estado, notas, por: 'taller', ...anotado } },
    };
    const moved = await this.write({ user, doc, from: [doc.estado], basis }, update, tx);
    if (estado !== 'pausada' && !(estado === 'en_proceso' && doc.estado === 'pausada'))
      await emitInTurn(this.events, CitaMovida.event, new CitaMovida(moved, estado as 'en_proceso', 'taller', tx));
    return moved;
  }

  private async save(user: CurrentUser, doc: StoredCita, fields: Fields, basis: Fields): Promise<Reply<Cita>> {
    const after = await this.transactions.run((tx) => this.saveIn(user, doc, fields, basis, tx));
    const message = fields.precioPropuesto ? CITA_MESSAGES.priceProposed : CITA_MESSAGES.workSaved;
    return reply(await this.citas.show(after, user.role), { message });
  }

  private async saveIn(user: CurrentUser, doc: StoredCita, fields: Fields, basis: Fields, tx: Tx): Promise<StoredCita> {
    await this.usePictures(user, doc, fields, tx);
    const update = { $set: { ...fields, anotado: this.noted(user) } };
    // A price waits for the owner only while the work lasts.
    const from = fields.precioPropuesto ? [doc.estado] : WORKING;
    const saved = await this.write({ user, doc, from, basis }, update, tx);
    if (fields.precioPropuesto)
      await emitInTurn(this.events, PrecioPorConfirmar.event, new PrecioPorConfirmar(saved, tx));
    return saved;
  }

  /** Notes written with a move that is not one of the work. */
  private beside(user: CurrentUser, doc: StoredCita, fields: Fields, basis: Fields): Beside {
    const noted = Object.keys(fields).length ? { ...fields, anotado: this.noted(user) } : {};
    return { fields: noted, basis, claim: (tx) => this.usePictures(user, doc, fields, tx) };
  }

  private noted(user: CurrentUser) {
    return { fecha: this.clock.now(), autor: authorOf(user) };
  }

  private async write({ user, doc, from, basis }: Basis, update: object, tx: Tx): Promise<StoredCita> {
    const expected = { id: String(doc._id), owner: { tallerId: user.id }, from };
    const after = await this.bookings.change({ ...expected, at: basis }, update, tx);
    if (after) return after;
    const { estado } = await this.citas.own(user, expected.id);
    throw new AppError(from.includes(estado) ? 'TRABAJO_CAMBIO' : 'ESTADO_CAMBIO');
  }

  /** Takes new pictures into use and gives back those that were left out; each was uploaded by this workshop. */
  private async usePictures(user: CurrentUser, doc: StoredCita, fields: Fields, tx: Tx): Promise<void> {
    for (const field of PICTURES) {
      const next = fields[field];
      if (!next) continue;
      for (const url of next) if (!doc[field].includes(url)) await this.uploads.claim(user, 'cita', url, field, tx);
      await this.uploads.release(
        user,
        doc[field].filter((url) => !next.includes(url)),
        tx,
      );
    }
  }

  /** A completed appointment counts towards its workshop's next plan. */
  @InTransaction(CitaMovida)
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    if (change === 'completada') await this.progress.addCompleted(String(cita.tallerId), tx);
  }
}
