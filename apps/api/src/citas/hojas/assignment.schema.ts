import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** Vehicle that a client assigned to a purchase or an appointment. */
export interface AsignacionDoc {
  _id: Types.ObjectId;
  clienteId: Types.ObjectId;
  /** 'cita:<id>' or 'repuesto:<order>:<product>'. */
  origen: string;
  /** Null: for none. */
  vehiculoId: Types.ObjectId | null;
}

export const ASIGNACION = 'Asignacion';

export const AsignacionSchema = new Schema<AsignacionDoc>(
  {
    clienteId: required.id,
    origen: required.string,
    vehiculoId: optional.id,
  } as SchemaDefinition<AsignacionDoc>,
  collection('asignaciones'),
);
// Whatever happened was for one vehicle at most.
AsignacionSchema.index({ clienteId: 1, origen: 1 }, { unique: true });
AsignacionSchema.index({ clienteId: 1, vehiculoId: 1 });
