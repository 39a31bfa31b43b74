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

/** Fields that every document has. */
export const required = {
  string: { type: String, required: true },
  number: { type: Number, required: true },
  boolean: { type: Boolean, required: true },
  date: { type: Date, required: true },
  id: { type: Schema.Types.ObjectId, required: true },
};
/** Fields that are null until they are known. */
export const optional = {
  string: { type: String, default: null },
  number: { type: Number, default: null },
  date: { type: Date, default: null },
  id: { type: Schema.Types.ObjectId, default: null },
};
