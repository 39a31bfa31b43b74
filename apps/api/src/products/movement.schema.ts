import { Schema, type Types } from 'mongoose';
import { collection } from '../platform/database/plain-schema';

export const MOVEMENT_REASONS = ['inicial', 'venta', 'devolucion', 'ajuste'] as const;
export type MovimientoMotivo = (typeof MOVEMENT_REASONS)[number];

/** One change of a product's stock; the deltas of a product add up to its stock at all times. */
export interface MovimientoDoc {
  _id: Types.ObjectId;
  productoId: Types.ObjectId;
  delta: number;
  motivo: MovimientoMotivo;
  /** Number of the order behind a sale or a return. */
  referencia?: string;
  fecha: Date;
}

export const MOVIMIENTO = 'Movimiento';

export const MovimientoSchema = new Schema<MovimientoDoc>(
  {
    productoId: { type: Schema.Types.ObjectId, required: true },
    delta: { type: Number, required: true },
    motivo: { type: String, enum: MOVEMENT_REASONS, required: true },
    referencia: String,
    fecha: { type: Date, required: true },
  },
  collection('movimientos', { timestamps: false }),
);

MovimientoSchema.index({ productoId: 1, fecha: -1 });
// An order takes a product's stock once, and gives it back once.
MovimientoSchema.index(
  { referencia: 1, productoId: 1, motivo: 1 },
  { unique: true, partialFilterExpression: { referencia: { $exists: true } } },
);
