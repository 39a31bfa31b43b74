import { Schema, type Types } from 'mongoose';
import { TIPOS_ADJUNTO } from '@tuerca/contracts/chats/chats/rules';
import { collection, optional, required } from '../database/plain-schema';
import { type Turnos, turnos } from '../database/turno.schema';

/** A file that somebody uploaded for a message: whose it is, and whether a message has it. */
export interface AdjuntoDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  tipo: (typeof TIPOS_ADJUNTO)[number];
  nombre: string;
  /** Bytes. */
  tamano: number;
  /** Pixels, of pictures alone. */
  ancho: number | null;
  alto: number | null;
  /** Storage path; never served under /media. */
  ruta: string;
  /** Instant from which no message has it; null while one does. A day later it is removed. */
  libreDesde: Date | null;
  turnos?: Turnos<'retirar'>;
}

export const ADJUNTO = 'Adjunto';

export const AdjuntoSchema = new Schema<AdjuntoDoc>(
  {
    usuarioId: required.id,
    tipo: { ...required.string, enum: TIPOS_ADJUNTO },
    nombre: required.string,
    tamano: required.number,
    ancho: optional.number,
    alto: optional.number,
    ruta: required.string,
    libreDesde: optional.date,
    turnos: turnos('retirar'),
  },
  collection('adjuntos', { timestamps: false }),
);
AdjuntoSchema.index({ usuarioId: 1, libreDesde: -1 });
AdjuntoSchema.index({ libreDesde: 1 });
