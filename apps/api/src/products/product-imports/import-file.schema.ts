import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';

/** A file as its store sent it, so that its columns can be matched without sending it again; never handed out. */
export interface ArchivoDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  contenido: Buffer;
  vence: Date;
}

export const ARCHIVO_IMPORTACION = 'ArchivoImportacion';

export const ArchivoSchema = new Schema<ArchivoDoc>(
  {
    tiendaId: required.id,
    contenido: { type: Buffer, required: true },
    vence: required.date,
  } as SchemaDefinition<ArchivoDoc>,
  collection('importaciones_archivos', { timestamps: false }),
);
ArchivoSchema.index({ tiendaId: 1 });
ArchivoSchema.index({ vence: 1 }, { expireAfterSeconds: 0 });
