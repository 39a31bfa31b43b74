import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { type CambioPrecios, PRICE_STEPS, type PriceRule } from '@tuerca/contracts/products/products/price-change';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** Prices of a store's products that were changed in one step, with what undoing it needs. */
export interface CambioPreciosDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** Author of the change. */
  usuarioId: Types.ObjectId;
  fecha: Date;
  cambio: PriceRule;
  /** Number of `lineas`: the history reads them without. */
  total: number;
  /** Dollars before and after. */
  lineas: { productoId: Types.ObjectId; antes: number; despues: number }[];
  /** The work that the background is still at; absent at rest. */
  enCurso?: NonNullable<CambioPrecios['enCurso']>;
  /** Lines that are done of what is, or was, written in the background; absent of what one transaction wrote. */
  hechas?: number;
  /** Products whose price had moved when the background came to them. */
  omitidos?: Types.ObjectId[];
  /** In whose name the background writes; absent of what one transaction wrote. */
  autor?: Autor | null;
  deshechoEn: Date | null;
  /** Products that kept their price when it was undone. */
  conservados: Types.ObjectId[];
  turnos?: Turnos<'escribir'>;
}

/** A line of a change. */
export type PriceChangeLine = CambioPreciosDoc['lineas'][number];
/** A change without its lines, of which there are thousands. */
export type PriceChangeHead = Omit<CambioPreciosDoc, 'lineas'>;

export const CAMBIO_PRECIOS = 'CambioPrecios';

export const CambioPreciosSchema = new Schema<CambioPreciosDoc>(
  {
    tiendaId: required.id,
    usuarioId: required.id,
    fecha: required.date,
    cambio: { type: subSchema({ tipo: String, valor: Number, redondeo: Number }), required: true },
    total: required.number,
    lineas: [subSchema({ productoId: Schema.Types.ObjectId, antes: Number, despues: Number })],
    enCurso: { type: String, enum: PRICE_STEPS },
    hechas: Number,
    omitidos: { type: [Schema.Types.ObjectId], default: undefined },
    autor: authorSchema,
    deshechoEn: optional.date,
    conservados: { type: [Schema.Types.ObjectId], default: [] },
    turnos: turnos('escribir'),
  } as SchemaDefinition<CambioPreciosDoc>,
  collection('cambios_precios', { timestamps: false }),
);
CambioPreciosSchema.index({ tiendaId: 1, fecha: -1, _id: -1 });
// A store has at most one change that is being written.
CambioPreciosSchema.index({ tiendaId: 1 }, { unique: true, partialFilterExpression: { enCurso: { $exists: true } } });
CambioPreciosSchema.index({ enCurso: 1 }, { partialFilterExpression: { enCurso: { $exists: true } } });
