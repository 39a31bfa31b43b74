import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type UpdateQuery } from 'mongoose';
import { IN_BAY_ESTADOS, isCitaLate, lateUntil } from '@tuerca/contracts/citas/citas/late';
import type { Occupation } from '@tuerca/contracts/citas/citas/slots';
import { granulesOf, occupation } from '@tuerca/contracts/citas/citas/slots';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { DAY } from '@tuerca/contracts/kernel/time';
import { groupBy } from '../../platform/common/group-by';
import { takenFields } from '../../platform/database/database-errors';
import { $in, $lt, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { type CitaOwner, plannedEnd } from './cita.policy';
import { CITA, type CitaDoc } from './cita.schema';

/** Placement of an appointment: the fields that its bay and granules follow from. */
export type Placement = Pick<CitaDoc, 'fechaHora' | 'duracion' | 'margen' | 'puesto'>;
export type NewCita = Omit<
  CitaDoc,
  '_id' | 'tallerId' | 'clienteId' | 'servicioId' | 'vehiculo' | 'ocupada' | 'granulos' | 'createdAt'
> & {
  _id: string;
  tallerId: string;
  clienteId: string;
  servicioId: string;
  vehiculo: Omit<CitaDoc['vehiculo'], '_id'> & { _id: string | null };
  /** Of demo data. */
  createdAt?: Date;
};
/** Conditions under which an appointment is written. */
export interface Expected {
  id: string;
  owner: CitaOwner;
  from: readonly EstadoCita[];
  /** The fields that the decision was made upon: its placement, or the work that was read. */
  at?: Partial<CitaDoc>;
}
/** Unique index that rejected a write. */
export type Taken = 'bay' | 'vehicle' | 'slot';

const granules = ({ fechaHora, duracion, margen }: Placement): number[] =>
  granulesOf(occupation(fechaHora, duracion, margen));

const toOccupation = ({ fechaHora, duracion, margen, puesto }: Placement): Occupation => ({
  ...occupation(fechaHora, duracion, margen),
  bay: puesto,
});

/** Unique index that rejected a write; null for any other error. */
export function takenBy(error: unknown): Taken | null {
  const fields = takenFields(error);
  if (fields.includes('granulos')) return 'bay';
  if (fields.includes('ranura')) return 'slot';
  return fields.includes('vehiculo.placa') ? 'vehicle' : null;
}

/** Every write that gives a bay away or back. What keeps two appointments apart is the unique index, never a reading. */
@Injectable()
export class BookingsRepository {
  constructor(
    @InjectModel(CITA) private readonly model: Model<CitaDoc>,
    private readonly changes: Changes,
  ) {}

  /** Occupied times of a workshop's bays between two instants; `except` is left out. */
  async occupied(tallerId: string, from: Date, until: Date, except?: string, tx?: Tx): Promise<Occupation[]> {
    const docs = await this.model
      .find(
        {
          tallerId,
          ocupada: true,
          // An appointment lasts less than a day, its margin included.
          fechaHora: mongoose.trusted({ $gte: new Date(from.getTime() - DAY), $lt: until }),
          ...(except && { _id: $ne(except) }),
        },
        { fechaHora: 1, puesto: 1, duracion: 1, margen: 1, ...(!except && { _id: 0 }) },
        { session: tx },
      )
      .lean()
      .exec();
    return docs.map(toOccupation);
  }

  /** The same for several workshops, in one query. */
  async occupiedOf(tallerIds: readonly string[], from: Date, until: Date): Promise<Map<string, Occupation[]>> {
    const docs = await this.model
      .find(
        {
          tallerId: $in(tallerIds),
          ocupada: true,
          fechaHora: mongoose.trusted({ $gte: new Date(from.getTime() - DAY), $lt: until }),
        },
        { tallerId: 1, fechaHora: 1, puesto: 1, duracion: 1, margen: 1, _id: 0 },
      )
      .lean<(Placement & Pick<CitaDoc, 'tallerId'>)[]>()
      .exec();
    const byWorkshop = groupBy(docs, ({ tallerId }) => String(tallerId));
    return new Map([...byWorkshop].map(([id, list]) => [id, list.map(toOccupation)]));
  }

  /** The cars of workshops that are still in their bays after their planned end, by workshop: each until when it counts as there. */
  async late(tallerIds: readonly string[], now: Date): Promise<Map<string, Occupation[]>> {
    const docs = await this.model
      .find(
        {
          tallerId: $in(tallerIds),
          estado: $in(IN_BAY_ESTADOS),
          fechaHora: $lt(now),
        },
        { tallerId: 1, estado: 1, fechaHora: 1, duracion: 1, puesto: 1, fechaInicio: 1 },
      )
      .lean()
      .exec();
    const late = docs
      .map((doc) => ({ ...doc, fechaFin: plannedEnd(doc) }))
      .filter((doc) => isCitaLate(doc, now))
      .map((doc) => ({
        tallerId: String(doc.tallerId),
        car: { from: doc.fechaHora.getTime(), until: lateUntil(doc, now), bay: doc.puesto, late: true },
      }));
    return new Map(
      [...groupBy(late, ({ tallerId }) => tallerId)].map(([id, list]) => [id, list.map(({ car }) => car)]),
    );
  }

  /** Stores an appointment with its granules; throws the driver's duplicate key error when the bay is taken (see `takenBy`). */
  async insert(data: NewCita, tx: Tx): Promise<CitaDoc> {
    const [doc] = await this.model.create([{ ...data, ocupada: true, granulos: granules(data) }], {
      session: tx,
    });
    this.changes.bump(`agenda:${data.tallerId}`, tx);
    return doc!.toObject();
  }

  /** Stores appointments as they happened; those that are over hold no bay. Answers how many. */
  async insertMany(list: readonly (NewCita & { ocupada: boolean })[]): Promise<number> {
    const docs = list.map((one) => ({ ...one, granulos: one.ocupada ? granules(one) : [] }));
    await this.model.insertMany(docs);
    this.changes.bump(list.map(({ tallerId }) => `agenda:${tallerId}` as const));
    return docs.length;
  }

  /** Gives an appointment another bay or time in one write, the old one back with it; null when it has moved on. */
  place(
    { id, owner, from, at }: Expected,
    placement: Placement,
    tx?: Tx,
    { $set, ...rest }: UpdateQuery<CitaDoc> = {},
  ): Promise<CitaDoc | null> {
    const update = { $set: { ...($set as object), ...placement, granulos: granules(placement) }, ...rest };
    return this.change({ id, owner, from, at }, update as UpdateQuery<CitaDoc>, tx);
  }

  /** Any other change of an appointment that is still as expected; null when it is not. */
  async change(expected: Expected, update: UpdateQuery<CitaDoc>, tx?: Tx): Promise<CitaDoc | null> {
    const doc = await this.model
      .findOneAndUpdate(this.expected(expected), update, { returnDocument: 'after', session: tx })
      .lean()
      .exec();
    if (doc) this.changes.bump(`agenda:${String(doc.tallerId)}`, tx);
    return doc;
  }

  /** Writes the rating of an appointment that has none; null when it has one, or is not as expected. */
  rate(expected: Expected, calificacion: NonNullable<CitaDoc['calificacion']>, tx: Tx): Promise<CitaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { ...this.expected(expected), calificacion: null },
        { $set: { calificacion } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Notes a reminder of an appointment that still begins then; null when it was moved, cancelled or reminded of meanwhile. */
  noteReminder(
    { _id, fechaHora }: Pick<CitaDoc, '_id' | 'fechaHora'>,
    hours: number,
    spent: readonly number[],
    tx: Tx,
  ): Promise<CitaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id, fechaHora, estado: 'confirmada', recordatorios: $ne(hours) },
        { $addToSet: { recordatorios: { $each: [...spent] } } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  private expected({ id, owner, from, at }: Expected) {
    return { _id: id, ...owner, estado: $in(from), ...at };
  }
}
