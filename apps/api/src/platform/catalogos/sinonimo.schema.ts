import { Schema, type Types } from 'mongoose';
import { collection } from '../database/plain-schema';

/** A group of words that mean the same to the search. */
export interface SinonimosDoc {
  _id: Types.ObjectId;
  palabras: string[];
  /** Comparison key of each word. */
  claves: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const SINONIMOS = 'Sinonimos';

const list = { type: [String], required: true };
export const SinonimosSchema = new Schema<SinonimosDoc>({ palabras: list, claves: list }, collection('sinonimos'));
// A word stands in one group.
SinonimosSchema.index({ claves: 1 }, { unique: true });
