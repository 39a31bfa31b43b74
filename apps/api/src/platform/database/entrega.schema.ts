import type { Types } from 'mongoose';
import { optional, required, subSchema } from './plain-schema';

/** Remaining deliveries of a document, stored with it; absent: nothing is left. */
export interface DeliveryQueueEntry {
  /** Channels still to be served, or single devices of one. Never empty. */
  pendientes: string[];
  /** Number of attempts begun. */
  intentos: number;
  /** Before this nobody but `turno` may begin: the end of a claim, or of the pause after a failure. */
  proximo: Date;
  /** Since when it waits; given up a day later. */
  desde: Date;
  /** The process that claimed it; null while it pauses. */
  turno: string | null;
}

/** A document that carries its own delivery. */
export interface Deliverable {
  _id: Types.ObjectId;
  entrega?: DeliveryQueueEntry;
}

export const entregaSchema = subSchema({
  pendientes: { type: [String], required: true },
  intentos: required.number,
  proximo: required.date,
  desde: required.date,
  turno: optional.string,
});

/** The index of the sweep: it holds only what waits. */
export const ENTREGA_INDEX = [
  { 'entrega.proximo': 1 },
  { partialFilterExpression: { 'entrega.proximo': { $exists: true } } },
] as const;
