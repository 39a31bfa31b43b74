import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';
import type { Sales } from './order-figures.repository';

/** All that a store sold on a day, and of each product (`packRows` of SALES_FIELDS). */
export interface DaySums extends Sales {
  productos: Buffer;
}

/** A store's day that is over, summed from its orders once and kept until one of them changes (ADR 51). */
export interface VentasDiaDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** By the calendar of Caracas: '2026-11-24'. */
  dia: string;
  /** Number of changes to orders of the day after it was over: sums are stored only under the version that was there before they were made. */
  version: number;
  /** Absent until somebody asks, and again once an order of the day has changed. */
  ventas?: DaySums;
}

export const VENTAS_DIA = 'VentasDia';

export const VentasDiaSchema = new Schema<VentasDiaDoc>(
  {
    tiendaId: required.id,
    dia: required.string,
    version: required.number,
    ventas: Schema.Types.Mixed,
  } as SchemaDefinition<VentasDiaDoc>,
  collection('ventas_diarias', { timestamps: false }),
);
// One document of each, and a stretch of a store's days in their order.
VentasDiaSchema.index({ tiendaId: 1, dia: 1 }, { unique: true });
