import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { IN_BAY_ESTADOS } from '@tuerca/contracts/citas/citas/late';
import type { CITA_SORTS } from '@tuerca/contracts/citas/citas/queries';
import { type EstadoCita, MOVABLE_ESTADOS } from '@tuerca/contracts/citas/citas/states';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { countByRate } from '../../platform/database/count-by-rate';
import { toId } from '../../platform/database/object-id';
import { $gte, $in, $lt, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { readingMatch } from '../../platform/database/word-match';
import type { CitaOwner } from './cita.policy';
import { CITA, CITA_FIELDS, type CitaDoc } from './cita.schema';

export interface CitaFilter {
  estados?: EstadoCita[];
  /** Bounds of the appointment, the end excluded. */
  from?: Date;
  until?: Date;
  /** Completed at or after. */
  completedFrom?: Date;
  clienteId?: string;
  /** The ways to read a search, each as its words. */
  readings?: readonly string[][];
}
/** Selection of a party's open appointments: without some, or some alone. */
export interface OpenCitasFilter {
  except?: readonly string[];
  only?: readonly string[] | null;
}
interface Page {
  sort: Exclude<(typeof CITA_SORTS)[number], 'proximas'>;
  page: number;
  limit: number;
}

/** Reading appointments, always as one of their parties. */
@Injectable()
export class CitasRepository {
  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {}

  /** An id for an appointment that does not exist yet. */
  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  /** Anybody's: for administrators, who open only what was reported, and for what follows from it. */
  findAny(id: string, tx?: Tx): Promise<CitaDoc | null> {
    return this.model
      .findById(id, CITA_FIELDS)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Writes to an appointment in one of these states, so that it conflicts with whoever moves it meanwhile. */
  touch(owner: CitaOwner, id: string, estados: readonly EstadoCita[], tx: Tx): Promise<CitaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...owner, estado: $in(estados) },
        { $inc: { toques: 1 } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  findOwn(owner: CitaOwner, id: string): Promise<CitaDoc | null> {
    return this.model
      .findOne({ _id: id, ...owner }, CITA_FIELDS)
      .lean()
      .exec();
  }

  countOfWorkshop(tallerId: string): Promise<number> {
    return this.model.countDocuments({ tallerId }).exec();
  }

  /** Counts a party's appointments, in these states alone when given. */
  count(owner: CitaOwner, estados?: readonly EstadoCita[]): Promise<number> {
    const filter = { ...owner, ...(estados && { estado: $in(estados) }) };
    return this.model.countDocuments(filter as QueryFilter<CitaDoc>).exec();
  }

  /** A party's appointments in these states, the earliest first. */
  findOpen(
    owner: CitaOwner,
    estados: readonly EstadoCita[],
    wanted: OpenCitasFilter,
    limit: number,
  ): Promise<CitaDoc[]> {
    return this.model
      .find(this.open(owner, estados, wanted), CITA_FIELDS)
      .sort({ fechaHora: 1, _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Names of the clients of these, by id. */
  async findClients(ids: readonly string[]): Promise<Map<string, string>> {
    if (!ids.length) return new Map();
    const docs = await this.model
      .find({ _id: $in(ids.map(toId)) }, { 'cliente.nombre': 1 })
      .lean<Pick<CitaDoc, '_id' | 'cliente'>[]>()
      .exec();
    return new Map(docs.map(({ _id, cliente }) => [String(_id), cliente.nombre]));
  }

  /** Counts the appointments in these states, and sums their estimates, in cents of a dollar. */
  async sumOpen(
    owner: CitaOwner,
    estados: readonly EstadoCita[],
    wanted: OpenCitasFilter,
  ): Promise<{ total: number; estimado: number }> {
    const [[field, id]] = Object.entries(owner) as [[string, string]];
    const [sums] = await this.model.aggregate<{ total: number; estimado: number }>([
      { $match: { ...this.open(owner, estados, wanted), [field]: toId(id) } },
      { $group: { _id: null, total: { $sum: 1 }, estimado: { $sum: '$precioEstimado' } } },
    ]);
    return { total: sums?.total ?? 0, estimado: sums?.estimado ?? 0 };
  }

  async findPage(
    owner: CitaOwner,
    filter: CitaFilter,
    { sort, page, limit }: Page,
  ): Promise<{ docs: CitaDoc[]; total: number }> {
    const matching = this.match(owner, filter);
    const field = sort.replace('-', '');
    const direction = sort.startsWith('-') ? -1 : 1;
    const [docs, total] = await Promise.all([
      this.model
        .find(matching, CITA_FIELDS)
        .sort({ [field]: direction, _id: direction })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  /** Those that are open and not of a day before `today` (its begin), the next one first, then the others, the latest first. */
  async findComingFirst(
    owner: CitaOwner,
    filter: CitaFilter,
    { today, page, limit }: Omit<Page, 'sort'> & { today: Date },
  ): Promise<{ docs: CitaDoc[]; total: number }> {
    const coming = () => ({
      $or: [
        { estado: { $in: [...MOVABLE_ESTADOS] }, fechaHora: { $gte: today } },
        { estado: { $in: [...IN_BAY_ESTADOS] } },
      ],
    });
    const both = (other: object) =>
      trustFilter({ $and: [this.match(owner, filter), other] }) as unknown as QueryFilter<CitaDoc>;
    const parts = [
      { filter: both(coming()), direction: 1 },
      { filter: both({ $nor: [coming()] }), direction: -1 },
    ] as const;
    const totals = await Promise.all(parts.map(({ filter }) => this.model.countDocuments(filter).exec()));
    const docs: CitaDoc[] = [];
    let skip = (page - 1) * limit;
    for (const [i, { filter, direction }] of parts.entries()) {
      if (docs.length < limit && skip < totals[i]!)
        docs.push(
          ...(await this.model
            .find(filter, CITA_FIELDS)
            .sort({ fechaHora: direction, _id: direction })
            .skip(skip)
            .limit(limit - docs.length)
            .lean()
            .exec()),
        );
      skip = Math.max(0, skip - totals[i]!);
    }
    return { docs, total: totals[0]! + totals[1]! };
  }

  /** The last `limit` completed appointments of a client, the newest first. */
  findCompleted(clienteId: string, limit: number): Promise<CitaDoc[]> {
    return this.model
      .find({ clienteId, estado: 'completada' }, CITA_FIELDS)
      .sort({ fechaHora: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** All of a workshop between two instants, in their order, without the cancelled ones. */
  findBetween(tallerId: string, from: Date, until: Date): Promise<CitaDoc[]> {
    return this.model
      .find(
        {
          tallerId,
          fechaHora: mongoose.trusted({ $gte: from, $lt: until }),
          estado: $ne('cancelada'),
        },
        CITA_FIELDS,
      )
      .sort({ fechaHora: 1, puesto: 1 })
      .lean()
      .exec();
  }

  /** Appointments before an instant that a workshop has begun and not ended, in their order. */
  findInBay(tallerId: string, until: Date): Promise<CitaDoc[]> {
    const estado = $in(IN_BAY_ESTADOS);
    return this.model
      .find({ tallerId, estado, fechaHora: $lt(until) }, CITA_FIELDS)
      .sort({ fechaHora: 1, puesto: 1 })
      .lean()
      .exec();
  }

  /** The appointments of a workshop that begin at or after an instant and still hold their bay. */
  findHolding(tallerId: string, from: Date, tx?: Tx): Promise<CitaDoc[]> {
    return this.model
      .find({ tallerId, ocupada: true, fechaHora: $gte(from) }, CITA_FIELDS, { session: tx })
      .sort({ fechaHora: 1 })
      .lean()
      .exec();
  }

  /**
   * Facts that may forbid a client another booking: appointments missed since an instant, and requests that wait at a workshop,
   * with the slots that they hold.
   */
  async standing(
    clienteId: string,
    { tallerId, missedSince }: { tallerId: string; missedSince: Date },
  ): Promise<{ missed: number; pending: number; slots: number[] }> {
    const missed = { estado: 'no_asistio', fechaHora: { $gte: missedSince } };
    const pending = { estado: 'pendiente', tallerId: toId(tallerId) };
    const rows = await this.model.aggregate<{ _id: EstadoCita; total: number; slots: number[] }>([
      { $match: { clienteId: toId(clienteId), $or: [missed, pending] } },
      { $group: { _id: '$estado', total: { $sum: 1 }, slots: { $push: '$ranura' } } },
    ]);
    const [missing, waiting] = (['no_asistio', 'pendiente'] as const).map((estado) =>
      rows.find(({ _id }) => _id === estado),
    );
    return { missed: missing?.total ?? 0, pending: waiting?.total ?? 0, slots: waiting?.slots ?? [] };
  }

  /** Number of appointments that each client missed since an instant; clients without any are absent. */
  async noShows(clienteIds: readonly string[], since: Date): Promise<Map<string, number>> {
    if (!clienteIds.length) return new Map();
    const rows = await this.model.aggregate<{ _id: mongoose.Types.ObjectId; total: number }>([
      {
        $match: {
          clienteId: { $in: [...new Set(clienteIds)].map(toId) },
          estado: 'no_asistio',
          fechaHora: { $gte: since },
        },
      },
      { $group: { _id: '$clienteId', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [String(_id), total]));
  }

  /** A workshop's client as the last appointment names them; null for somebody who never had one there. */
  async findCustomer(tallerId: string, clienteId: string): Promise<CitaDoc['cliente'] | null> {
    const last = await this.model
      .findOne({ tallerId, clienteId }, { cliente: 1 })
      .sort({ fechaHora: -1 })
      .lean()
      .exec();
    return last && last.cliente;
  }

  async hasCompleted(clienteId: string, what: { tallerId: string } | { servicioId: string }): Promise<boolean> {
    return (await this.model.exists({ clienteId, estado: 'completada', ...what }).exec()) !== null;
  }

  /** Counts the appointments completed at each of these rates, in their order. */
  countByRate(rates: readonly NombreTasa[]): Promise<number[]> {
    return countByRate(this.model, rates);
  }

  /** Those that were completed at the rates of a date, or at one of them, the latest first. */
  findAtRate(fechaTasa: string, tasa: number | undefined, limit: number): Promise<CitaDoc[]> {
    return this.model
      .find({ fechaTasa, ...(tasa !== undefined && { tasa }) }, CITA_FIELDS)
      .sort({ fechaFinalizacion: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  private open(owner: CitaOwner, estados: readonly EstadoCita[], { except = [], only = null }: OpenCitasFilter) {
    const ids = { ...(except.length && { $nin: except.map(toId) }), ...(only && { $in: only.map(toId) }) };
    return {
      ...owner,
      estado: $in(estados),
      ...(Object.keys(ids).length && { _id: mongoose.trusted(ids) }),
    };
  }

  private match(
    owner: CitaOwner,
    { estados, from, until, completedFrom, clienteId, readings = [] }: CitaFilter,
  ): QueryFilter<CitaDoc> {
    const fechaHora = { ...(from && { $gte: from }), ...(until && { $lt: until }) };
    return trustFilter({
      ...owner,
      ...(clienteId && { clienteId }),
      ...(estados && { estado: { $in: estados } }),
      ...(Object.keys(fechaHora).length && { fechaHora }),
      ...(completedFrom && { fechaFinalizacion: { $gte: completedFrom } }),
      ...(readings.length && readingMatch(readings)),
    }) as QueryFilter<CitaDoc>;
  }
}
