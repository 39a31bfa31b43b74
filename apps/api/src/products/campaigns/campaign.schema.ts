import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** A campaign of the platform. Days are Caracas days, 'YYYY-MM-DD'; `porcentaje` percent, `precioMinimo` dollars. */
export interface CampanaDoc extends NuevaCampana {
  _id: Types.ObjectId;
  /** Prefixes of every word by which it is found. */
  terminos: string[];
  /** Grows with every change that an administrator makes. */
  version: number;
  /** Number of times that a store has joined. It makes a store that joins and an administrator who ends the campaign see each other. */
  uniones: number;
  createdAt: Date;
  updatedAt: Date;
}

export const CAMPANA = 'Campana';

export const CampanaSchema = new Schema<CampanaDoc>(
  {
    nombre: required.string,
    descripcion: required.string,
    porcentaje: required.number,
    fechaInicio: required.string,
    fechaFin: required.string,
    categorias: { type: [String], default: [] },
    marcas: { type: [String], default: [] },
    precioMinimo: optional.number,
    activa: required.boolean,
    terminos: { type: [String], default: [] },
    version: { type: Number, default: 1 },
    uniones: { type: Number, default: 0 },
  } as SchemaDefinition<CampanaDoc>,
  collection('campanas'),
);
CampanaSchema.index({ createdAt: -1, _id: -1 });
CampanaSchema.index({ terminos: 1, createdAt: -1 });
CampanaSchema.index({ activa: 1, fechaFin: 1 });
CampanaSchema.index({ fechaFin: 1 });
