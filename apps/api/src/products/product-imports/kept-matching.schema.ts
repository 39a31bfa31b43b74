import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';
import type { KeptMatching } from './columns/matching';

/** Matching that a store gave the columns of its files with these titles. */
export interface KeptMatchingDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** The set of titles, as one value. */
  firma: string;
  dicho: KeptMatching;
  usado: Date;
}

export const EMPAREJAMIENTO = 'EmparejamientoImportacion';
/** For how long a matching that is not used is remembered: a list that comes once a year. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

export const KeptMatchingSchema = new Schema<KeptMatchingDoc>(
  {
    tiendaId: required.id,
    firma: required.string,
    dicho: { type: Schema.Types.Mixed, required: true },
    usado: required.date,
  } as SchemaDefinition<KeptMatchingDoc>,
  collection('importaciones_columnas', { timestamps: false }),
);
KeptMatchingSchema.index({ tiendaId: 1, firma: 1 }, { unique: true });
KeptMatchingSchema.index({ usado: 1 }, { expireAfterSeconds: KEPT_SECONDS });
