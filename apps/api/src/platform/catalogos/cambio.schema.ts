import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { LISTAS } from '@tuerca/contracts/platform/catalogos/live';
import { collection, optional, required, subSchema } from '../database/plain-schema';

/** A value of a list as documents store it; `padre` is the value that it belongs to. */
export interface StoredValue {
  padre: string | null;
  nombre: string;
}

/** A rewriting of documents: those with `antes` get `despues`. */
export interface CambioCatalogoDoc {
  _id: Types.ObjectId;
  lista: Lista;
  antes: StoredValue;
  despues: StoredValue;
  estado: 'aplicando' | 'aplicado';
  hechos: number;
  total: number;
  /** Process that works on it; another one takes over after `tomada` plus the lease. */
  dueno: string | null;
  tomada: Date | null;
  /** Instant of the second check: a write may have begun before the change. */
  revisarEn: Date | null;
  createdAt: Date;
}

export const CAMBIO_CATALOGO = 'CambioCatalogo';

const value = subSchema({ padre: optional.string, nombre: required.string });
const count = { type: Number, default: 0 };

export const CambioCatalogoSchema = new Schema<CambioCatalogoDoc>(
  {
    lista: { type: String, enum: LISTAS, required: true },
    antes: { type: value, required: true },
    despues: { type: value, required: true },
    estado: { type: String, enum: ['aplicando', 'aplicado'], required: true },
    hechos: count,
    total: count,
    dueno: optional.string,
    tomada: optional.date,
    revisarEn: optional.date,
  } as SchemaDefinition<CambioCatalogoDoc>,
  collection('cambios_catalogo'),
);
CambioCatalogoSchema.index({ lista: 1, createdAt: -1 });
// A list has at most one change that documents are being rewritten for.
CambioCatalogoSchema.index({ lista: 1 }, { unique: true, partialFilterExpression: { estado: 'aplicando' } });
CambioCatalogoSchema.index({ estado: 1, tomada: 1 });
CambioCatalogoSchema.index({ revisarEn: 1 });
