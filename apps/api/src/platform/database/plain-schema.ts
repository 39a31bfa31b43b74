import { Schema, type SchemaDefinition, type SchemaOptions } from 'mongoose';

/** Options that a collection may set for itself. `_id: false` for schemas that declare their own. */
type Options = Pick<SchemaOptions, 'timestamps' | '_id' | 'capped'>;

/** Options of every collection: Spanish name, unknown fields throw, timestamps in UTC. */
export const collection = (collection: string, options: Options = {}) => ({
  collection,
  strict: 'throw' as const,
  timestamps: true,
  versionKey: false as const,
  minimize: false,
  ...options,
});

/** A sub-document without an id of its own. */
export const subSchema = (definition: SchemaDefinition) => new Schema(definition, { _id: false, strict: 'throw' });

export const requiredString = { type: String, required: true };
export const optionalString = { type: String, default: null };
export const requiredNumber = { type: Number, required: true };
export const requiredId = { type: Schema.Types.ObjectId, required: true };
