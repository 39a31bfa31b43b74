import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { collection, subSchema } from '../../platform/database/plain-schema';

/** Availability of a workshop, whose id is `_id`. Its weekly hours are those of its profile. */
export interface DisponibilidadDoc extends Omit<Disponibilidad, 'tallerId' | 'horarioRegular'> {
  _id: Types.ObjectId;
  /** Counts the bookings that were decided upon these rules, so that whoever saves others comes before each of them or after it. */
  reservas?: number;
}

export const DISPONIBILIDAD = 'Disponibilidad';

const optional = { type: String, default: null };
const number = { type: Number, required: true };

export const DisponibilidadSchema = new Schema<DisponibilidadDoc>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    aceptaCitas: { type: Boolean, required: true },
    bloqueos: {
      type: [subSchema({ fecha: String, horaInicio: optional, horaFin: optional, motivo: optional })],
      default: [],
    },
    fechasEspeciales: {
      type: [
        subSchema({
          fecha: String,
          activo: Boolean,
          horario: { type: subSchema({ apertura: String, cierre: String }), default: null },
          motivo: optional,
        }),
      ],
      default: [],
    },
    puestos: number,
    margen: number,
    antelacionMinima: number,
    horizonteDias: number,
    antelacionCancelacion: number,
    version: number,
    reservas: Number,
  } as SchemaDefinition<DisponibilidadDoc>,
  collection('disponibilidades', { _id: false }),
);
