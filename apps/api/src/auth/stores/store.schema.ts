import { Schema } from 'mongoose';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { indexForReview, indexRif, type NegocioDoc, negocioFields } from '../negocios/negocio.schema';

/** A store's public profile. */
export interface TiendaDoc extends NegocioDoc {
  nombreTienda: string;
  categorias: string[];
  /** Absent of a store that set nothing. */
  entrega?: EntregaTienda;
}

export const TIENDA = 'Tienda';
const days = { type: subSchema({ desde: required.number, hasta: required.number }), required: true };
const entrega = subSchema({
  retiro: required.boolean,
  tarifa: required.string,
  zonas: [subSchema({ estado: required.string, ciudad: optional.string, costoUSD: required.number, dias: days })],
  servicios: [subSchema({ courier: required.string, destino: required.string, costoUSD: optional.number, dias: days })],
  diasPreparacion: required.number,
  horaCorte: required.string,
  efectivo: subSchema({ activo: required.boolean, maximoUSD: required.number, horas: required.number }),
});

export const TiendaSchema = new Schema<TiendaDoc>(
  {
    ...negocioFields,
    nombreTienda: required.string,
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
