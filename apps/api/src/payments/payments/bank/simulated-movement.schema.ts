import { Schema } from 'mongoose';
import { collection, required } from '../../../platform/database/plain-schema';

/** A movement that the simulated bank says it has; `_id` is receiver and last six digits, `monto` in céntimos. */
export interface SimulatedMovementDoc {
  _id: string;
  bancoEmisor: string;
  fecha: string;
  referencia: string;
  monto: number;
}

export const SIMULATED_MOVEMENT = 'MovimientoSimulado';

export const SimulatedMovementSchema = new Schema<SimulatedMovementDoc>(
  {
    _id: required.string,
    bancoEmisor: required.string,
    fecha: required.string,
    referencia: required.string,
    monto: required.number,
  },
  collection('movimientos_simulados', { timestamps: false, _id: false }),
);
