import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { PARTS_LATE_HOURS } from '@tuerca/contracts/citas/citas/parts';
import { MOVABLE_ESTADOS, type PartsProblem } from '@tuerca/contracts/citas/citas/states';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { Claims } from '../../platform/database/claims';
import { $in, $lte, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { CITA, CITA_FIELDS, type CitaDoc } from './cita.schema';

const movable = () => $in(MOVABLE_ESTADOS);

const AFTER = { returnDocument: 'after' } as const;

/** Appointments of everybody for which a time has come (reminders, requests that expire, parts that are late), and their parts. */
@Injectable()
export class DueCitasRepository {
  /** Requests that nobody answered before their time came. */
  readonly unanswered: Claims<CitaDoc>;

  /** Appointments that begin soon and whose parts nobody has looked for yet, the earliest first. */
  readonly unchecked: Claims<CitaDoc>;

  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {
    this.unanswered = new Claims(model, {
      name: 'vencer',
      due: (now) => ({ estado: 'pendiente', fechaHora: $lte(now) }),
      fields: CITA_FIELDS,
    });
    this.unchecked = new Claims(model, {
      name: 'repuestos',
      due: (now) => ({
        estado: movable(),
        fechaHora: mongoose.trusted({ $gt: now, $lte: new Date(now.getTime() + PARTS_LATE_HOURS * HOUR) }),
        'compra.revisada': false,
      }),
      sort: { fechaHora: 1 },
      fields: CITA_FIELDS,
    });
  }

  /** Confirmed appointments that begin within so many hours and have not been reminded of then, the earliest first. */
  toRemind(hours: number): Claims<CitaDoc> {
    return new Claims(this.model, {
      name: 'recordar',
      due: (now) => ({
        estado: 'confirmada',
        fechaHora: mongoose.trusted({ $gt: now, $lte: new Date(now.getTime() + hours * HOUR) }),
        recordatorios: $ne(hours),
      }),
      sort: { fechaHora: 1 },
      fields: CITA_FIELDS,
    });
  }

  /** Notes that an order was cancelled, while its appointment can still be changed; null when that is noted, or too late. */
  noteCancelled(orderNumber: string, tx: Tx): Promise<CitaDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          'compra.orderNumber': orderNumber,
          'compra.problema': $ne('cancelado'),
          estado: movable(),
        },
        { $set: { 'compra.problema': 'cancelado' } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** The client keeps the appointment; null when there is nothing to answer. */
  keep(id: string, clienteId: string, tx: Tx): Promise<CitaDoc | null> {
    const problems: PartsProblem[] = ['cancelado', 'atrasado'];
    return this.model
      .findOneAndUpdate(
        { _id: id, clienteId, estado: movable(), 'compra.problema': $in(problems) },
        { $set: { 'compra.problema': null } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Notes that it was looked, and whether the parts are late; null when it was moved, cancelled or looked at meanwhile. */
  noteChecked({ _id, fechaHora }: Pick<CitaDoc, '_id' | 'fechaHora'>, late: boolean, tx: Tx): Promise<CitaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id, fechaHora, estado: movable(), 'compra.revisada': false },
        { $set: { 'compra.revisada': true, ...(late && { 'compra.problema': 'atrasado' }) } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }
}
