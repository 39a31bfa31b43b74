import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import { PRODUCTOS_APLICABLES } from '@tuerca/contracts/products/promotions/store-form';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** A store's promotion. Days are Caracas days, 'YYYY-MM-DD'; `descuento` percent. */
export interface PromocionDoc extends Omit<NuevaPromocion, 'productosSeleccionados'> {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** Copy of the store's name, renewed when the store changes. */
  tienda: { nombreTienda: string };
  tiendaActiva: boolean;
  productosSeleccionados: Types.ObjectId[];
  /** Prefixes of every word by which it is found. */
  terminos: string[];
  /** Grows with every change of the promotion itself. */
  version: number;
  /** Its products do not carry this version yet. */
  pendiente: boolean;
  /** Nobody sees it because the store's plan allows fewer, until there is room; absent in most. */
  ocultoPorPlan?: boolean;
  /** Of the campaign of the platform that the store joined with it: who may be in it; absent in its own promotions. */
  campana?: { campanaId: Types.ObjectId; categorias: string[]; marcas: string[]; precioMinimo: number | null };
  /** Removed by its store; kept until no product carries it. */
  eliminada: boolean;
  turnos?: Turnos<'aplicar'>;
  createdAt: Date;
  updatedAt: Date;
}

export const PROMOCION = 'Promocion';

export const PromocionSchema = new Schema<PromocionDoc>(
  {
    tiendaId: required.id,
    tienda: { type: subSchema({ nombreTienda: String }), required: true },
    tiendaActiva: { type: Boolean, default: true },
    titulo: required.string,
    descripcion: { type: String, default: '' },
    descuento: required.number,
    fechaInicio: required.string,
    fechaFin: required.string,
    productosAplicables: { type: String, enum: PRODUCTOS_APLICABLES, required: true },
    productosSeleccionados: { type: [Schema.Types.ObjectId], default: [] },
    categoriaSeleccionada: optional.string,
    condiciones: { type: String, default: '' },
    terminos: { type: [String], default: [] },
    version: { type: Number, default: 1 },
    pendiente: { type: Boolean, default: true },
    campana: {
      type: subSchema({
        campanaId: required.id,
        categorias: { type: [String], default: [] },
        marcas: { type: [String], default: [] },
        precioMinimo: optional.number,
      }),
      default: undefined,
    },
    ocultoPorPlan: { type: Boolean, default: undefined },
    eliminada: { type: Boolean, default: false },
    turnos: turnos('aplicar'),
  } as SchemaDefinition<PromocionDoc>,
  collection('promociones'),
);

PromocionSchema.index({ tiendaId: 1, eliminada: 1, createdAt: -1, _id: -1 });
PromocionSchema.index({ tiendaId: 1, eliminada: 1, fechaFin: 1 });
PromocionSchema.index({ eliminada: 1, tiendaActiva: 1, fechaFin: 1, _id: 1 });
PromocionSchema.index({ pendiente: 1 }, { partialFilterExpression: { pendiente: true } });
PromocionSchema.index({ categoriaSeleccionada: 1 });
// A store is in a campaign once.
PromocionSchema.index(
  { 'campana.campanaId': 1, tiendaId: 1 },
  { unique: true, partialFilterExpression: { 'campana.campanaId': { $exists: true }, eliminada: false } },
);
PromocionSchema.index({ 'campana.campanaId': 1 }, { sparse: true });
