import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import { TIPOS_DESCUENTO } from '@tuerca/contracts/products/promotions/rules';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** A workshop's offer. Days are Caracas days, 'YYYY-MM-DD'; `valorDescuento` is a percentage or dollars. */
export interface OfertaDoc extends Omit<NuevaOferta, 'servicioId' | 'codigoPromo' | 'imagen'> {
  _id: Types.ObjectId;
  tallerId: Types.ObjectId;
  servicioId: Types.ObjectId | null;
  /** Absent without a code, so that the unique index leaves those alone. */
  codigoPromo?: string;
  imagen: string | null;
  /** Number of uses that were not given back; never more than `limiteUsos`. */
  usos: number;
  /** Removed by its workshop, but kept because it was used. */
  eliminada: boolean;
  /** Switched off because the workshop's plan allows fewer, and to be on when there is room; absent in most. */
  ocultoPorPlan?: boolean;
  /** Prefixes of every word by which the workshop finds it. */
  terminos: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const OFERTA = 'Oferta';

export const OfertaSchema = new Schema<OfertaDoc>(
  {
    tallerId: required.id,
    nombre: required.string,
    descripcion: required.string,
    tipoDescuento: { type: String, enum: TIPOS_DESCUENTO, required: true },
    valorDescuento: required.number,
    servicioId: optional.id,
    categoria: optional.string,
    fechaInicio: required.string,
    fechaFin: required.string,
    activa: { type: Boolean, default: true },
    codigoPromo: String,
    limiteUsos: optional.number,
    usos: { type: Number, default: 0 },
    imagen: optional.string,
    ocultoPorPlan: { type: Boolean, default: undefined },
    eliminada: { type: Boolean, default: false },
    terminos: { type: [String], default: [] },
  } as SchemaDefinition<OfertaDoc>,
  collection('ofertas'),
);

// A code names one offer of a workshop.
OfertaSchema.index(
  { tallerId: 1, codigoPromo: 1 },
  { unique: true, partialFilterExpression: { codigoPromo: { $exists: true } } },
);
OfertaSchema.index({ tallerId: 1, eliminada: 1, createdAt: -1, _id: -1 });
OfertaSchema.index({ tallerId: 1, eliminada: 1, activa: 1, fechaFin: 1 });
OfertaSchema.index({ categoria: 1 });
