import type { PriceRule } from '@tuerca/contracts/products/price-change';
import { Schema, type Types } from 'mongoose';
import { collection, subSchema } from '../platform/database/plain-schema';

/** Prices of a store's products that were changed in one step, with what undoing it needs. */
export interface CambioPreciosDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** Who did it. */
  usuarioId: Types.ObjectId;
  fecha: Date;
  cambio: PriceRule;
  /** How many `lineas` there are: the history reads them without. */
  total: number;
  /** Dollars before and after. */
  lineas: { productoId: Types.ObjectId; antes: number; despues: number }[];
  deshechoEn: Date | null;
  /** Products that kept their price when it was undone. */
  conservados: Types.ObjectId[];
}

/** A change without its lines, of which there are up to 2,000. */
export type PriceChangeHead = Omit<CambioPreciosDoc, 'lineas'>;

export const CAMBIO_PRECIOS = 'CambioPrecios';

export const CambioPreciosSchema = new Schema<CambioPreciosDoc>(
  {
    tiendaId: { type: Schema.Types.ObjectId, required: true },
    usuarioId: { type: Schema.Types.ObjectId, required: true },
    fecha: { type: Date, required: true },
    cambio: { type: subSchema({ tipo: String, valor: Number, redondeo: Number }), required: true },
    total: { type: Number, required: true },
    lineas: [subSchema({ productoId: Schema.Types.ObjectId, antes: Number, despues: Number })],
    deshechoEn: { type: Date, default: null },
    conservados: { type: [Schema.Types.ObjectId], default: [] },
  },
  collection('cambios_precios', { timestamps: false }),
);
CambioPreciosSchema.index({ tiendaId: 1, fecha: -1, _id: -1 });
