import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

/** Availability of a workshop, whose id is `_id`. Its weekly hours are those of its profile. */
export interface DisponibilidadDoc extends Omit<Disponibilidad, 'tallerId' | 'horarioRegular'> {
  _id: Types.ObjectId;
  /** Counts the bookings that were decided upon these rules, so that whoever saves others comes before each of them or after it. */
  reservas?: number;
}

export const DISPONIBILIDAD = 'Disponibilidad';

export const DisponibilidadSchema = new Schema<DisponibilidadDoc>(
  {
    _id: required.id,
    aceptaCitas: required.boolean,
    bloqueos: {
      type: [
        subSchema({ fecha: String, horaInicio: optional.string, horaFin: optional.string, motivo: optional.string }),
      ],
      default: [],
    },
    fechasEspeciales: {
      type: [
        subSchema({
          fecha: String,
          activo: Boolean,
          horario: { type: subSchema({ apertura: String, cierre: String }), default: null },
          motivo: optional.string,
        }),
      ],
      default: [],
    },
    puestos: required.number,
    margen: required.number,
    antelacionMinima: required.number,
    horizonteDias: required.number,
    antelacionCancelacion: required.number,
    version: required.number,
    reservas: Number,
  } as SchemaDefinition<DisponibilidadDoc>,
  collection('disponibilidades', { _id: false }),
);
