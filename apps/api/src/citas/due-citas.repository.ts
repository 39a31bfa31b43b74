import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EstadoCita } from '@tuerca/contracts/citas/states';
import mongoose, { type Model } from 'mongoose';
import { CITA, type CitaDoc } from './cita.schema';

const WITHOUT_TERMS = { terminos: 0, granulos: 0 } as const;

/** Appointments of everybody for which a time has come: reminders, and requests that expire. */
@Injectable()
export class DueCitasRepository {
  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {}

  /** Appointments in a state that begin within a span and have not been reminded of at `hours`, the earliest first. */
  findToRemind(estado: EstadoCita, from: Date, until: Date, hours: number, limit: number): Promise<CitaDoc[]> {
    return this.model
      .find(
        {
          estado,
          fechaHora: mongoose.trusted({ $gt: from, $lte: until }),
          recordatorios: mongoose.trusted({ $ne: hours }),
        },
        WITHOUT_TERMS,
      )
      .sort({ fechaHora: 1 })
      .limit(limit)
      .lean<CitaDoc[]>()
      .exec();
  }

  /** Requests that nobody answered before their time came. */
  findUnanswered(before: Date, limit: number): Promise<CitaDoc[]> {
    return this.model
      .find({ estado: 'pendiente', fechaHora: mongoose.trusted({ $lte: before }) }, WITHOUT_TERMS)
      .limit(limit)
      .lean<CitaDoc[]>()
      .exec();
  }
}
