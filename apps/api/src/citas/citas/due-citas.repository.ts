import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { Claims } from '../../platform/database/claims';
import { $lte, $ne } from '../../platform/database/operators';
import { without } from '../../platform/database/without';
import { CITA, type CitaDoc } from './cita.schema';

const WITHOUT_TERMS = without('terminos', 'granulos');

/** Appointments of everybody for which a time has come: reminders, and requests that expire. */
@Injectable()
export class DueCitasRepository {
  /** Requests that nobody answered before their time came. */
  readonly unanswered: Claims<CitaDoc>;

  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {
    this.unanswered = new Claims(model, {
      name: 'vencer',
      due: (now) => ({ estado: 'pendiente', fechaHora: $lte(now) }),
      fields: WITHOUT_TERMS,
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
      fields: WITHOUT_TERMS,
    });
  }
}
