import { Schema, type SchemaDefinition, type SchemaOptions } from 'mongoose';

/** Options of every collection: Spanish name, unknown fields throw, timestamps in UTC. */
export const coleccion = (collection: string, options: SchemaOptions = {}): SchemaOptions =>
  ({ collection, strict: 'throw', timestamps: true, versionKey: false, minimize: false, ...options }) as SchemaOptions;

/** A sub-document without an id of its own. */
export const parte = (definition: SchemaDefinition) => new Schema(definition, { _id: false, strict: 'throw' });
