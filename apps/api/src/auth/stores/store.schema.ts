import { Schema } from 'mongoose';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { collection, subSchema } from '../../platform/database/plain-schema';
import { indexForReview, indexRif, type NegocioDoc, negocioFields } from '../negocios/negocio.schema';

/** A store's public profile. */
export interface TiendaDoc extends NegocioDoc {
  nombreTienda: string;
  categorias: string[];
  /** Absent of a store that set nothing. */
  entrega?: EntregaTienda;
}

export const TIENDA = 'Tienda';

const text = { type: String, required: true };
const number = { type: Number, required: true };
const days = { type: subSchema({ desde: number, hasta: number }), required: true };
const entrega = subSchema({
  retiro: { type: Boolean, required: true },
  tarifa: text,
  zonas: [subSchema({ estado: text, ciudad: { type: String, default: null }, costoUSD: number, dias: days })],
  servicios: [subSchema({ courier: text, destino: text, costoUSD: { type: Number, default: null }, dias: days })],
  diasPreparacion: number,
  horaCorte: text,
  efectivo: subSchema({ activo: { type: Boolean, required: true }, maximoUSD: number, horas: number }),
});

export const TiendaSchema = new Schema<TiendaDoc>(
  {
    ...negocioFields,
    nombreTienda: { type: String, required: true },
    categorias: { type: [String], default: [] },
    entrega,
  },
  collection('tiendas'),
);

indexRif(TiendaSchema as unknown as Schema);
// Every list is of active stores in one order; a filter stands between the two.
TiendaSchema.index({ activo: 1, destacado: -1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TiendaSchema.index({
  activo: 1,
  'direccion.estado': 1,
  destacado: -1,
  valoracionPromedio: -1,
  numeroValoraciones: -1,
  _id: 1,
});
TiendaSchema.index({ activo: 1, categorias: 1, destacado: -1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TiendaSchema.index({ activo: 1, verificado: 1, destacado: -1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TiendaSchema.index({ 'entrega.tarifa': 1 });
TiendaSchema.index({ terminos: 1, activo: 1 });
indexForReview(TiendaSchema as unknown as Schema);
