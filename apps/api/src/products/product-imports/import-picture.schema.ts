import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** States of a picture: of no ZIP yet, of the one that is being read, to be fetched; there, or refused. */
const ESTADOS_FOTO = ['falta', 'por_leer', 'por_bajar', 'lista', 'rechazada'] as const;
export type EstadoFoto = (typeof ESTADOS_FOTO)[number];

/** A picture that rows of a kept file name. Another matching of the file's columns finds what was sent for it. */
export interface FotoDoc {
  _id: Types.ObjectId;
  archivoId: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** Its name or address in the one form that is compared (`referenceKey`). */
  referencia: string;
  /** As its first row writes it. */
  nombre: string;
  estado: EstadoFoto;
  /** Why it was refused. */
  motivo: string | null;
  /** Rows that name it. A stored picture is one product's, so each has its own. */
  usos: { linea: number; url: string | null }[];
  turnos?: Turnos<'bajar'>;
  vence: Date;
}

export const FOTO_IMPORTACION = 'FotoImportacion';

export const FotoSchema = new Schema<FotoDoc>(
  {
    archivoId: required.id,
    tiendaId: required.id,
    referencia: required.string,
    nombre: required.string,
    estado: { ...required.string, enum: ESTADOS_FOTO },
    motivo: optional.string,
    usos: [subSchema({ linea: required.number, url: optional.string })],
    turnos: turnos('bajar'),
    vence: required.date,
  } as SchemaDefinition<FotoDoc>,
  collection('importaciones_fotos', { timestamps: false }),
);
FotoSchema.index({ archivoId: 1, referencia: 1 }, { unique: true });
FotoSchema.index({ archivoId: 1, 'usos.linea': 1 });
FotoSchema.index({ estado: 1, vence: 1 }, { partialFilterExpression: { estado: 'por_bajar' } });
FotoSchema.index({ vence: 1 }, { expireAfterSeconds: 0 });
