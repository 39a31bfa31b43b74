import { Schema, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { DEVOLUCION_PARTIES, type DevolucionParty } from '@tuerca/contracts/orders/devoluciones/states';
import { authorSchema } from '../../platform/database/author.schema';
import { subSchema } from '../../platform/database/plain-schema';

/** Units of one product of the order; prices are the order's. */
export interface LineaDevueltaDoc {
  productoId: Types.ObjectId;
  nombre: string;
  imagen: string | null;
  cantidad: number;
  /** Céntimos of Bs. */
  precioUnitario: number;
  /** Cents of a dollar. */
  precioUSD: number;
  /** Units that go on sale again; null until the store has the part. */
  vendibles: number | null;
}

/** One message of a return's thread. */
export interface MensajeDevolucionDoc {
  _id: Types.ObjectId;
  por: DevolucionParty;
  texto: string;
  fecha: Date;
  /** Author in the store; absent where the client wrote it. */
  autor?: Autor | null;
}

// The fields of a return and of its parts.
export const text = { type: String, required: true };
export const optional = { type: String, default: null };
export const number = { type: Number, required: true };
export const id = { type: Schema.Types.ObjectId, required: true };
export const instant = { type: Date, required: true };
export const party = { ...text, enum: DEVOLUCION_PARTIES };

export const lineSchema = subSchema({
  productoId: id,
  nombre: text,
  imagen: optional,
  cantidad: number,
  precioUnitario: number,
  precioUSD: number,
  vendibles: { type: Number, default: null },
});
export const refundSchema = subSchema({ nombreBanco: text, cedula: text, telefono: text, nombrePersona: text });
export const messageSchema = subSchema({ _id: id, por: party, texto: text, fecha: instant, autor: authorSchema });
