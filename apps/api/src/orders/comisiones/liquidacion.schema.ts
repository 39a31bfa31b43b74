import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type EstadoLiquidacion, ESTADOS_LIQUIDACION } from '@tuerca/contracts/orders/comisiones/states';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** An amount in integer céntimos of Bs., and in integer cents. */
export interface LiquidacionAmount {
  bs: number;
  usd: number;
}

/** Sums of a payout's entries: integer céntimos of Bs., those in USD integer cents. */
export interface SumsDoc {
  pedidos: number;
  ventas: number;
  devoluciones: number;
  comisiones: number;
  reembolsos: number;
  ventasUSD: number;
  devolucionesUSD: number;
  comisionesUSD: number;
  reembolsosUSD: number;
}

/** A payout to one store, or to one workshop: the entries that name it, summed when it was closed. */
export interface LiquidacionDoc extends SumsDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** The name of the business. */
  tienda: string;
  /** It goes to a workshop. */
  deTaller?: boolean;
  /** Counts up per store, unique. */
  numero: number;
  estado: EstadoLiquidacion;
  fecha: Date;
  /** The earliest of its entries. */
  desde: Date;
  hasta: Date;
  /** `ventas` + `devoluciones` + `comisiones` + `reembolsos`: what is transferred. */
  total: number;
  totalUSD: number;
  cerradaPor: string;
  referencia: string | null;
  nota: string | null;
  fechaPago: Date | null;
  pagadaPor: string | null;
}

/** The commission of a store that pays another one than the rest; its _id is the store's. */
export interface ExcepcionDoc {
  _id: Types.ObjectId;
  /** Percent. */
  porcentaje: number;
  fecha: Date;
}

export const LIQUIDACION = 'Liquidacion';
export const EXCEPCION = 'ExcepcionComision';

export const LiquidacionSchema = new Schema<LiquidacionDoc>(
  {
    tiendaId: required.id,
    tienda: required.string,
    deTaller: Boolean,
    numero: required.number,
    estado: { ...required.string, enum: ESTADOS_LIQUIDACION },
    fecha: required.date,
    desde: required.date,
    hasta: required.date,
    pedidos: required.number,
    ventas: required.number,
    devoluciones: required.number,
    comisiones: required.number,
    reembolsos: required.number,
    total: required.number,
    ventasUSD: required.number,
    devolucionesUSD: required.number,
    comisionesUSD: required.number,
    reembolsosUSD: required.number,
    totalUSD: required.number,
    cerradaPor: required.string,
    referencia: optional.string,
    nota: optional.string,
    fechaPago: optional.date,
    pagadaPor: optional.string,
  } as SchemaDefinition<LiquidacionDoc>,
  collection('liquidaciones', { timestamps: false }),
);
LiquidacionSchema.index({ tiendaId: 1, numero: -1 }, { unique: true });
LiquidacionSchema.index({ fecha: -1, _id: -1 });
LiquidacionSchema.index({ estado: 1, fecha: -1, _id: -1 });

export const ExcepcionSchema = new Schema<ExcepcionDoc>(
  {
    _id: required.id,
    porcentaje: required.number,
    fecha: required.date,
  },
  collection('excepciones_comision', { timestamps: false, _id: false }),
);
