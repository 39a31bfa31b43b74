import type { Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { DEVOLUCION_PARTIES, type DevolucionParty } from '@tuerca/contracts/orders/devoluciones/states';
import { authorSchema } from '../../platform/database/author.schema';
import { optional, required, subSchema } from '../../platform/database/plain-schema';

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
export const instant = required.date;
export const party = { ...required.string, enum: DEVOLUCION_PARTIES };

export const lineSchema = subSchema({
  productoId: required.id,
  nombre: required.string,
  imagen: optional.string,
  cantidad: required.number,
  precioUnitario: required.number,
  precioUSD: required.number,
  vendibles: optional.number,
});
export const refundSchema = subSchema({
  nombreBanco: required.string,
  cedula: required.string,
  telefono: required.string,
  nombrePersona: required.string,
});
export const messageSchema = subSchema({
  _id: required.id,
  por: party,
  texto: required.string,
  fecha: instant,
  autor: authorSchema,
});
