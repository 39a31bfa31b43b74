import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type TipoEvento, TIPOS_EVENTO } from '@tuerca/contracts/citas/hojas/rules';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

/** An entry that the owner wrote; dates are those of Caracas. */
export interface RegistroDoc {
  _id: Types.ObjectId;
  tipo: TipoEvento;
  fecha: string;
  descripcion: string | null;
  kilometraje: number | null;
  lugar: string | null;
  nota: string | null;
  garantiaHasta: string | null;
}
/** The link under which anybody may read the record. */
export interface EnlaceHojaDoc {
  token: string;
  creado: Date;
  visitas: number;
  ultimaVisita: Date | null;
}

/** Owner's additions to the record of a vehicle, under the vehicle's id. Everything else is read from its own collection. */
export interface HojaDoc {
  _id: Types.ObjectId;
  clienteId: Types.ObjectId;
  registros: RegistroDoc[];
  enlace?: EnlaceHojaDoc;
  createdAt: Date;
}

export const HOJA = 'Hoja';

export const HojaSchema = new Schema<HojaDoc>(
  {
    _id: required.id,
    clienteId: required.id,
    registros: {
      type: [
        subSchema({
          _id: required.id,
          tipo: { ...required.string, enum: TIPOS_EVENTO },
          fecha: required.string,
          descripcion: optional.string,
          kilometraje: optional.number,
          lugar: optional.string,
          nota: optional.string,
          garantiaHasta: optional.string,
        }),
      ],
      default: [],
    },
    enlace: subSchema({
      token: required.string,
      creado: required.date,
      visitas: { type: Number, default: 0 },
      ultimaVisita: optional.date,
    }),
  } as SchemaDefinition<HojaDoc>,
  collection('hojas'),
);
HojaSchema.index(
  { 'enlace.token': 1 },
  { unique: true, partialFilterExpression: { 'enlace.token': { $exists: true } } },
);
