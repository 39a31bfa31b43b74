import { Schema } from 'mongoose';
import { indexForReview, negocioFields, type NegocioDoc } from '../negocios/negocio.schema';
import { collection } from '../platform/database/plain-schema';

/** A store's public profile. */
export interface TiendaDoc extends NegocioDoc {
  nombreTienda: string;
  categorias: string[];
}

export const TIENDA = 'Tienda';

export const TiendaSchema = new Schema<TiendaDoc>(
  { ...negocioFields, nombreTienda: { type: String, required: true }, categorias: { type: [String], default: [] } },
  collection('tiendas'),
);

TiendaSchema.index({ rif: 1 }, { unique: true });
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
TiendaSchema.index({ terminos: 1, activo: 1 });
indexForReview(TiendaSchema as unknown as Schema);
