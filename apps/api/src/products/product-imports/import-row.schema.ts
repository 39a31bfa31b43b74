import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { FilaImportacion, PreguntaImportacion } from '@tuerca/contracts/products/product-imports/schemas';
import {
  type RazonConservada,
  RAZONES_CONSERVADA,
  TIPOS_FILA,
} from '@tuerca/contracts/products/product-imports/states';
import type { ProductPatch } from '@tuerca/contracts/products/products/patch';
import { collection, optional, required } from '../../platform/database/plain-schema';
import type { BulkResult } from '../products/product-bulk.service';

/** A row of a checked file with everything that writing it takes, and what was there before. */
export interface FilaDoc extends Omit<FilaImportacion, 'preguntas' | 'conservada' | 'fotos'> {
  /** Pictures that it names; empty when it empties them, null, or absent, when it says nothing of them. */
  fotos?: string[] | null;
  /** Absent of rows that were checked before anything was asked. */
  preguntas?: PreguntaImportacion[];
  /** Also the id of the product, when it is new. */
  _id: Types.ObjectId;
  importacionId: Types.ObjectId;
  /** Id by which a product without a code is meant. */
  productoId: string | null;
  /** Instant at which our export wrote the row; null, or absent, of other files. */
  exportado?: Date | null;
  /** The product that was found by the row's code or id. */
  encontrado: string | null;
  /** Fields that the row sets, as the form's schema returned them; null for a bad row. */
  valores: ProductPatch | null;
  /** Stock of the product when the file was checked. */
  stockVisto: number | null;
  hecha: boolean;
  /** Values from before it was written. */
  antes: BulkResult | null;
  /** Left by an undoing; absent of all others. */
  conservada?: boolean;
  /** Why; absent of what was left before reasons were kept. */
  razon?: RazonConservada;
  /** Headers of what was changed since it was written. */
  columnasCambiadas?: string[];
  vence: Date;
}

export const FILA_IMPORTACION = 'FilaImportacion';

const mixed = { type: Schema.Types.Mixed, default: null };

export const FilaSchema = new Schema<FilaDoc>(
  {
    importacionId: required.id,
    linea: required.number,
    tipo: { type: String, enum: TIPOS_FILA, required: true },
    sku: optional.string,
    nombre: optional.string,
    precio: optional.number,
    stock: optional.number,
    cambios: mixed,
    errores: mixed,
    avisos: mixed,
    preguntas: { type: Schema.Types.Mixed, default: () => [] },
    fotos: { type: [String], default: null },
    exportado: optional.date,
    encontrado: optional.string,
    productoId: optional.string,
    valores: mixed,
    stockVisto: optional.number,
    hecha: { type: Boolean, default: false },
    antes: mixed,
    conservada: Boolean,
    razon: { type: String, enum: RAZONES_CONSERVADA },
    columnasCambiadas: { type: [String], default: undefined },
    vence: required.date,
  } as SchemaDefinition<FilaDoc>,
  collection('importaciones_filas', { timestamps: false }),
);
FilaSchema.index({ importacionId: 1, tipo: 1, linea: 1 });
FilaSchema.index({ importacionId: 1, hecha: 1, linea: 1 });
// Only those that an undoing left.
FilaSchema.index(
  { importacionId: 1, conservada: 1, linea: 1 },
  { partialFilterExpression: { conservada: { $exists: true } } },
);
// Only those that are asked about.
FilaSchema.index(
  { importacionId: 1, 'preguntas.tema': 1, linea: 1 },
  { partialFilterExpression: { 'preguntas.tema': { $exists: true } } },
);
FilaSchema.index({ vence: 1 }, { expireAfterSeconds: 0 });
