import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { DEFAULT_MIN_STOCK } from '@tuerca/contracts/products/products/rules';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';
import { indexProducts } from './product-indexes.schema';
import {
  cardSchema,
  compatibilitySchema,
  discountSchema,
  type DiscountWindow,
  type HoldDoc,
  holdSchema,
  type ProductPromotionDoc,
  promotionSchema,
} from './product-parts.schema';

/** A product; below `derivados` stands what is computed from the rest in the same write. */
export interface ProductoDoc extends Omit<NuevoProducto, 'descuento'> {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  /** Copy of the store's card, renewed when the store changes. */
  tienda: ProductoSummary['tienda'];
  tiendaActiva: boolean;
  descuento: DiscountWindow | null;
  /** Promotions that hold now or later; absent in documents that never had one. */
  promociones?: ProductPromotionDoc[];
  destacado: boolean;
  vendidos: number;
  valoracionPromedio: number;
  numeroValoraciones: number;
  sumaValoraciones: number;
  createdAt: Date;
  updatedAt: Date;
  /** Instant of the last write of any kind, by which the search index finds what it missed; absent in old documents. */
  cambiadoEn?: Date;
  /** Hidden because the store's plan allows fewer, and to be shown when there is room; absent in most. */
  ocultoPorPlan?: boolean;
  /** Hidden by the administrators, with what its store reads; absent in documents that never were. */
  oculto?: { motivo: string; fecha: Date } | null;
  /** In no list: withdrawn by its store for good, or held for one client; only orders and the ledger know it. */
  eliminado: boolean;
  /** Held for one client, who alone can buy it; absent in every other product. */
  apartado?: HoldDoc;
  // derivados
  /** Product and store are active and the administrators do not hide it: only then does it appear anywhere. */
  visible: boolean;
  /** Its name without case and accents, by which its store's list is sorted. */
  nombreOrden: string;
  /** Prefixes by which it is found. */
  terminos: string[];
  /** Whole words (without plural endings) of name, part number, brand and model: hits on these are the more relevant. */
  claves: string[];
  /** Vehicle brands it fits: its own and those of the compatibility rows. */
  marcas: string[];
  /** 'Toyota|Corolla' for each vehicle it fits. */
  modelos: string[];
  /** Keys of the vehicles that it fits or may fit (fit.ts). */
  sirveA: string[];
  /** Price that holds now, cents of a dollar; renewed when a discount or promotion begins or ends. */
  precioFinalCentavos: number;
  enOferta: boolean;
  /** Next instant at which a discount or promotion begins or ends. */
  precioCambiaEn: Date | null;
  turnos?: Turnos<'apartado'>;
}

export const PRODUCTO = 'Producto';
const list = { type: [String], default: [] };
const number = { type: Number, default: 0 };

export const ProductoSchema = new Schema<ProductoDoc>(
  {
    nombre: required.string,
    descripcion: { type: String, default: '' },
    precio: required.number,
    precioOferta: optional.number,
    descuento: { type: discountSchema, default: null },
    promociones: { type: [promotionSchema], default: undefined },
    marca: optional.string,
    modelo: optional.string,
    categoria: required.string,
    subcategoria: optional.string,
    etiquetas: list,
    imagenes: list,
    sku: String,
    numeroParte: optional.string,
    equivalencias: list,
    marcaRepuesto: optional.string,
    tipoRepuesto: optional.string,
    condicion: { type: String, default: 'nuevo' },
    universal: { type: Boolean, default: false },
    compatibilidad: { type: [compatibilitySchema], default: [] },
    especificaciones: { type: Schema.Types.Mixed, default: {} },
    pesoKg: optional.number,
    disponible: { type: Boolean, default: true },
    activo: { type: Boolean, default: true },
    destacado: { type: Boolean, default: false },
    stock: { type: Number, required: true, min: 0 },
    stockMinimo: { type: Number, default: DEFAULT_MIN_STOCK },
    vendidos: number,
    tiendaId: required.id,
    tienda: { type: cardSchema, required: true },
    tiendaActiva: { type: Boolean, default: true },
    valoracionPromedio: number,
    numeroValoraciones: number,
    sumaValoraciones: number,
    ocultoPorPlan: { type: Boolean, default: undefined },
    eliminado: { type: Boolean, default: false },
    oculto: { type: subSchema({ motivo: String, fecha: Date }) },
    apartado: { type: holdSchema, default: undefined },
    visible: required.boolean,
    nombreOrden: required.string,
    terminos: list,
    claves: list,
    marcas: list,
    modelos: list,
    sirveA: list,
    precioFinalCentavos: required.number,
    enOferta: required.boolean,
    precioCambiaEn: optional.date,
    turnos: turnos('apartado'),
    cambiadoEn: { type: Date, default: () => new Date() },
  } as SchemaDefinition<ProductoDoc>,
  collection('productos'),
);

/** Fields that every write has to set that does not go through the model. */
export const changedNow = (): { cambiadoEn: Date } => ({ cambiadoEn: new Date() });
ProductoSchema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
  const update = this.getUpdate();
  if (Array.isArray(update)) update.push({ $set: changedNow() });
  else this.set(changedNow());
});

indexProducts(ProductoSchema);
