import { Schema, type Types } from 'mongoose';
import { MOVEMENT_REASONS, type MovimientoMotivo } from '@tuerca/contracts/products/products/rules';
import { collection, required } from '../../platform/database/plain-schema';

/** One change of a product's stock; the deltas of a product add up to its stock at all times. */
export interface MovimientoDoc {
  _id: Types.ObjectId;
  productoId: Types.ObjectId;
  tiendaId: Types.ObjectId;
  delta: number;
  motivo: MovimientoMotivo;
  /** Number of the order behind a sale or a return. */
  referencia?: string;
  /** Why the shelf was counted anew, in the words of who did it. */
  nota?: string;
  /** Person who counted, or confirmed the file that says so; orders have nobody. */
  usuarioId?: Types.ObjectId;
  fecha: Date;
}

export const MOVIMIENTO = 'Movimiento';

export const MovimientoSchema = new Schema<MovimientoDoc>(
  {
    productoId: required.id,
    tiendaId: required.id,
    delta: required.number,
    motivo: { type: String, enum: MOVEMENT_REASONS, required: true },
    referencia: String,
    nota: String,
    usuarioId: Schema.Types.ObjectId,
    fecha: required.date,
  },
  collection('movimientos', { timestamps: false }),
);

// With `delta` the running stock of a product is read from the index alone.
MovimientoSchema.index({ productoId: 1, fecha: -1, _id: -1, delta: 1 });
MovimientoSchema.index({ tiendaId: 1, fecha: -1, _id: -1 });
MovimientoSchema.index({ tiendaId: 1, motivo: 1, fecha: -1, _id: -1 });
// An order takes a product's stock once, and gives it back once.
MovimientoSchema.index(
  { referencia: 1, productoId: 1, motivo: 1 },
  { unique: true, partialFilterExpression: { referencia: { $exists: true } } },
);
