import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevaPropuesta } from '@tuerca/contracts/cart/solicitudes/inputs';
import { type EstadoPropuesta, ESTADOS_PROPUESTA } from '@tuerca/contracts/cart/solicitudes/states';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** Proposal of a store for a request. */
export interface PropuestaDoc {
  _id: Types.ObjectId;
  solicitudId: Types.ObjectId;
  clienteId: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** Position among the store's proposals for this request. */
  orden: number;
  estado: EstadoPropuesta;
  /** Set while it can be accepted; a store has one such proposal per request. */
  abierta?: true;
  /** The listed product; null for a part that is not listed. */
  productoId: Types.ObjectId | null;
  nombre: string;
  categoria: string;
  marcaRepuesto: string | null;
  condicion: 'nuevo' | 'usado' | 'remanufacturado';
  imagen: string | null;
  pesoKg: number | null;
  /** Cents of a dollar for one unit. */
  precio: number;
  cantidad: number;
  entrega: NuevaPropuesta['entrega'];
  diasEntrega: number;
  nota: string | null;
  fecha: Date;
  /** The end, exclusive. */
  vence: Date;
  /** Of an accepted one: the product under which its client can buy it. */
  apartadoId: Types.ObjectId | null;
  /** Member of the store who sent it; absent in proposals from before that was kept. */
  autor?: Autor | null;
  /** Member of the store who withdrew it; absent unless somebody did. */
  retiradaPor?: Autor | null;
}

export const PROPUESTA = 'Propuesta';

export const PropuestaSchema = new Schema<PropuestaDoc>(
  {
    solicitudId: required.id,
    clienteId: required.id,
    tiendaId: required.id,
    orden: required.number,
    estado: { ...required.string, enum: ESTADOS_PROPUESTA },
    abierta: { type: Boolean, default: undefined },
    productoId: optional.id,
    nombre: required.string,
    categoria: required.string,
    marcaRepuesto: optional.string,
    condicion: required.string,
    imagen: optional.string,
    pesoKg: optional.number,
    precio: required.number,
    cantidad: required.number,
    entrega: required.string,
    diasEntrega: required.number,
    nota: optional.string,
    fecha: required.date,
    vence: required.date,
    apartadoId: optional.id,
    autor: authorSchema,
    retiradaPor: authorSchema,
  } as SchemaDefinition<PropuestaDoc>,
  collection('propuestas', { timestamps: false }),
);
PropuestaSchema.index({ solicitudId: 1, tiendaId: 1, orden: 1 }, { unique: true });
PropuestaSchema.index({ solicitudId: 1, tiendaId: 1 }, { unique: true, partialFilterExpression: { abierta: true } });
PropuestaSchema.index({ vence: 1 }, { partialFilterExpression: { abierta: true } });
