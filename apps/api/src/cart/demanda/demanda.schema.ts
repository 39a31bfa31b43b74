import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** The counts, in the order in which they are packed. */
export const COUNT_FIELDS = ['vistas', 'carritos'] as const;
/** Counts of one day; nothing is kept of the people counted. */
export interface DayCounts {
  vistas: number;
  carritos: number;
}

/**
 * A product's month, or with `productoId` null that of its whole store: daily figures and their sums, so that a month of many
 * products is one document of each. Sales are not here: they stand in the orders.
 */
export interface DemandaDoc extends DayCounts {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  productoId: Types.ObjectId | null;
  /** By the calendar of Caracas: '2026-11'. */
  mes: string;
  /** By the day of the month: '01'. What was not counted is absent. */
  dias: Record<string, Partial<DayCounts>>;
  /** Of a store's month that is over: the sums of its products (`packRows` of COUNT_FIELDS), until something is added to it. */
  resumen?: Buffer;
}

export const DEMANDA = 'Demanda';

const number = { type: Number, default: 0 };

export const DemandaSchema = new Schema<DemandaDoc>(
  {
    tiendaId: required.id,
    productoId: optional.id,
    mes: required.string,
    vistas: number,
    carritos: number,
    dias: { type: Schema.Types.Mixed, default: {} },
    resumen: Buffer,
  } as SchemaDefinition<DemandaDoc>,
  collection('demanda', { timestamps: false }),
);
// One document of each, and the sums of a store's month without reading a document.
DemandaSchema.index({ tiendaId: 1, mes: 1, productoId: 1 }, { unique: true });
DemandaSchema.index({ tiendaId: 1, mes: 1, productoId: 1, vistas: 1, carritos: 1 });
