import { Schema } from 'mongoose';
import { collection } from '../../../platform/database/plain-schema';

/** A movement that the simulated bank says it has; `_id` is receiver and last six digits, `monto` in céntimos. */
export interface SimulatedMovementDoc {
  _id: string;
  bancoEmisor: string;
  fecha: string;
  referencia: string;
  monto: number;
}

export const SIMULATED_MOVEMENT = 'MovimientoSimulado';

const text = { type: String, required: true };

export const SimulatedMovementSchema = new Schema<SimulatedMovementDoc>(
  { _id: text, bancoEmisor: text, fecha: text, referencia: text, monto: { type: Number, required: true } },
  collection('movimientos_simulados', { timestamps: false, _id: false }),
);
