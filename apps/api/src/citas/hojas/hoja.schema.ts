import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type TipoEvento, TIPOS_EVENTO } from '@tuerca/contracts/citas/hojas/rules';
import { collection, subSchema } from '../../platform/database/plain-schema';

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

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };
const optional = { type: String, default: null };

export const HojaSchema = new Schema<HojaDoc>(
  {
    _id: id,
    clienteId: id,
    registros: {
      type: [
        subSchema({
          _id: id,
          tipo: { ...text, enum: TIPOS_EVENTO },
          fecha: text,
          descripcion: optional,
          kilometraje: { type: Number, default: null },
          lugar: optional,
          nota: optional,
          garantiaHasta: optional,
        }),
      ],
      default: [],
    },
    enlace: subSchema({
      token: text,
      creado: { type: Date, required: true },
      visitas: { type: Number, default: 0 },
      ultimaVisita: { type: Date, default: null },
    }),
  } as SchemaDefinition<HojaDoc>,
  collection('hojas'),
);
HojaSchema.index(
  { 'enlace.token': 1 },
  { unique: true, partialFilterExpression: { 'enlace.token': { $exists: true } } },
);
