import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { IMPORT_FORMATS } from '@tuerca/contracts/products/product-imports/rules';
import type { FotosImportacion, Importacion, Respuestas } from '@tuerca/contracts/products/product-imports/schemas';
import { ESTADOS_IMPORTACION } from '@tuerca/contracts/products/product-imports/states';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

/** A checked file of a store, and the record of its writing. */
export interface ImportacionDoc extends Pick<
  Importacion,
  'formato' | 'estado' | 'conteo' | 'columnasIgnoradas' | 'actualizada' | 'emparejamiento'
> {
  /** Absent of imports from before files were told of. */
  avisos?: Importacion['avisos'];
  /** Absent of imports from before anything was asked. */
  preguntas?: Importacion['preguntas'];
  /** Absent of imports from before positions were asked. */
  sinPrecios?: boolean;
  /** Answers of its store at the confirmation. */
  respuestas?: Respuestas | null;
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** The file as it was uploaded, while its columns may be matched anew; absent of imports from before this was possible. */
  archivoId?: Types.ObjectId | null;
  /** Imports of the same file whose place it took, the first ones first; absent of one that was matched by its upload. */
  sustituye?: Types.ObjectId[];
  /** Fields that the file may set. */
  campos: string[];
  /** The last ZIP of its pictures: what it had besides them, which process reads it, and until when that is held to be alive. */
  lectura?: ({ dueno: string; hasta: Date | null } & Pick<FotosImportacion, 'sobran' | 'repetidas'>) | null;
  /** Author of the confirmation in the store; absent while nobody has confirmed it. */
  autor?: Autor | null;
  /** Rows written, or taken back, of `total`. */
  hechas: number;
  total: number;
  /** Attempts that failed in a row. */
  intentos: number;
  /** Process that writes it; another one takes over after `tomada` plus the lease. */
  dueno: string | null;
  tomada: Date | null;
  vence: Date;
  /** Instant at which all of it was written; absent before. */
  aplicada?: Date | null;
  /** Rows that undoing left. */
  conservadas?: number;
  createdAt: Date;
}

export const IMPORTACION = 'Importacion';

const count = { type: Number, required: true, default: 0 };

export const ImportacionSchema = new Schema<ImportacionDoc>(
  {
    tiendaId: required.id,
    formato: { type: String, enum: IMPORT_FORMATS, required: true },
    estado: { type: String, enum: ESTADOS_IMPORTACION, required: true },
    conteo: { type: subSchema({ nuevos: count, cambian: count, iguales: count, conError: count }), required: true },
    preguntas: subSchema({ stock: count, precio: count }),
    sinPrecios: { type: Boolean, default: false },
    respuestas: { type: Schema.Types.Mixed, default: null },
    columnasIgnoradas: { type: [String], default: [] },
    avisos: { type: Schema.Types.Mixed, default: () => [] },
    archivoId: optional.id,
    sustituye: { type: [Schema.Types.ObjectId], default: undefined },
    emparejamiento: { type: Schema.Types.Mixed, default: null },
    lectura: { type: Schema.Types.Mixed, default: null },
    campos: { type: [String], required: true },
    actualizada: { type: Boolean, default: false },
    autor: authorSchema,
    hechas: count,
    total: count,
    intentos: count,
    dueno: optional.string,
    tomada: optional.date,
    vence: required.date,
    aplicada: optional.date,
    conservadas: count,
  } as SchemaDefinition<ImportacionDoc>,
  collection('importaciones'),
);
ImportacionSchema.index({ tiendaId: 1, estado: 1 });
// A store has at most one import that is being written.
ImportacionSchema.index({ tiendaId: 1 }, { unique: true, partialFilterExpression: { estado: 'aplicando' } });
ImportacionSchema.index({ estado: 1, tomada: 1 });
ImportacionSchema.index({ vence: 1 }, { expireAfterSeconds: 0 });
