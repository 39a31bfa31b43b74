import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** Searches without a result in one month from one place; nothing in it leads to the person who searched. */
export interface BusquedaDoc {
  _id: Types.ObjectId;
  /** '2026-11'. */
  mes: string;
  /** Equal for texts that ask for the same part. */
  clave: string;
  texto: string;
  /** Delivery place of the searchers; null when it was not known. */
  estado: string | null;
  ciudad: string | null;
  /** People, each once a day. */
  personas: number;
  /** Of them by the day of the month: '01'. */
  dias: Record<string, number>;
  /** The last day: '2026-11-24'. */
  ultima: string;
  /** Instant of its deletion. */
  caduca: Date;
}

export const BUSQUEDA = 'Busqueda';

export const BusquedaSchema = new Schema<BusquedaDoc>(
  {
    mes: required.string,
    clave: required.string,
    texto: required.string,
    estado: optional.string,
    ciudad: optional.string,
    personas: { type: Number, default: 0 },
    dias: { type: Schema.Types.Mixed, default: {} },
    ultima: required.string,
    caduca: required.date,
  } as SchemaDefinition<BusquedaDoc>,
  collection('busquedas', { timestamps: false }),
);
BusquedaSchema.index({ mes: 1, clave: 1, estado: 1, ciudad: 1 }, { unique: true });
BusquedaSchema.index({ caduca: 1 }, { expireAfterSeconds: 0 });
