import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevaPropuesta } from '@tuerca/contracts/cart/solicitudes/inputs';
import { type EstadoPropuesta, ESTADOS_PROPUESTA } from '@tuerca/contracts/cart/solicitudes/states';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { authorSchema } from '../../platform/database/author.schema';
import { collection } from '../../platform/database/plain-schema';

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

const text = { type: String, required: true };
const optional = { type: String, default: null };
const number = { type: Number, required: true };
const id = { type: Schema.Types.ObjectId, required: true };
const instant = { type: Date, required: true };

export const PropuestaSchema = new Schema<PropuestaDoc>(
  {
    solicitudId: id,
    clienteId: id,
    tiendaId: id,
    orden: number,
    estado: { ...text, enum: ESTADOS_PROPUESTA },
    abierta: { type: Boolean, default: undefined },
    productoId: { type: Schema.Types.ObjectId, default: null },
    nombre: text,
    categoria: text,
    marcaRepuesto: optional,
    condicion: text,
    imagen: optional,
    pesoKg: { type: Number, default: null },
    precio: number,
    cantidad: number,
    entrega: text,
    diasEntrega: number,
    nota: optional,
    fecha: instant,
    vence: instant,
    apartadoId: { type: Schema.Types.ObjectId, default: null },
    autor: authorSchema,
    retiradaPor: authorSchema,
  } as SchemaDefinition<PropuestaDoc>,
  collection('propuestas', { timestamps: false }),
);
PropuestaSchema.index({ solicitudId: 1, tiendaId: 1, orden: 1 }, { unique: true });
PropuestaSchema.index({ solicitudId: 1, tiendaId: 1 }, { unique: true, partialFilterExpression: { abierta: true } });
PropuestaSchema.index({ vence: 1 }, { partialFilterExpression: { abierta: true } });
