import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type ConceptoPago, CONCEPTOS_PAGO } from '@tuerca/contracts/payments/payments/concepts';
import {
  BANK_RESULTS,
  type BankResult,
  type EstadoPago,
  ESTADOS_PAGO,
  METODOS_PAGO,
} from '@tuerca/contracts/payments/payments/states';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { collection, optional, required } from '../../platform/database/plain-schema';
import { type AbonoDoc, type DiferenciaDoc, type PaymentParts, paymentParts } from './payment-part.schema';

/** A payment for one purchase or one plan. `monto` is integer céntimos of Bs., `totalUSD` integer cents of a dollar. */
export interface PagoDoc extends PaymentParts {
  _id: Types.ObjectId;
  /** Kind of thing that it pays for; absent: a purchase. */
  concepto?: ConceptoPago;
  /** Description of the thing, where no order gives it. */
  detalle?: string;
  /** Path on which the payer reads about it, where that is not her orders. */
  ruta?: string;
  /** Payer. */
  clienteId: Types.ObjectId;
  orderNumber: string;
  /** Key of the purchase, unique per client: from the Idempotency-Key, else from the request's content. A repeat has the same one. */
  claveIdempotencia: string;
  /** Digest of what was sent. */
  huella: string;
  metodoPago: (typeof METODOS_PAGO)[number];
  estado: EstadoPago;
  resultado: BankResult | null;
  bancoEmisor: string;
  bancoReceptor: string;
  /** As typed; null when there is none that a bank knows. */
  referencia: string | null;
  referenciaInterna: string;
  /** One per way to name the payer; unique over live payments, gone when rejected. */
  clavesReferencia?: string[];
  /** Identity of the bank's movements that it rests on; unique over all payments, kept for ever. */
  clavesMovimiento?: string[];
  /** Last six digits of the references that it names, where they have as many. */
  sufijos: string[];
  /** Words by whose beginnings the queue finds it. */
  terminos: string[];
  /** Orders that it pays for, as the queue shows them. */
  pedidos: { numero: string; tiendaId: Types.ObjectId; tienda: string }[];
  abonos: AbonoDoc[];
  diferencia: DiferenciaDoc | null;
  /** Ids of the pictures that the client attached. */
  capturas: { adjuntoId: Types.ObjectId; nombre: string; ancho: number | null; alto: number | null }[];
  /** Slot 0..4 among the client's open payments, unique; gone when settled. */
  plaza?: number;
  /** Slot among the client's open orders to be paid in a store, unique; gone when settled. */
  plazaEfectivo?: number;
  nombrePagador: string;
  telefonoPagador: string;
  cedulaPagador: string;
  emailPagador: string;
  monto: number;
  montoRecibido: number | null;
  tasa: number;
  totalUSD: number;
  /** Caracas date. */
  fechaPago: string;
  fecha: Date;
  expira: Date;
  motivo: string | null;
  destinatario: Destinatario;
  /** Next automatic bank check; null: none. */
  proximaRevision: Date | null;
  ultimaRevision: Date | null;
  /** Until then one instance is checking. */
  bloqueadoHasta: Date;
  intentos: number;
  /** Grows when what is looked for changes (a difference is asked for or reported): what was decided before then does not hold. */
  ronda: number;
  /** Grows when a transaction that depends on the state takes part in it. */
  toques: number;
  historial: { estado: EstadoPago; fecha: Date; por: string; nota: string | null }[];
}

export const PAGO = 'Pago';

export const PagoSchema = new Schema<PagoDoc>(
  {
    clienteId: required.id,
    concepto: { type: String, enum: CONCEPTOS_PAGO },
    detalle: String,
    ruta: String,
    orderNumber: required.string,
    claveIdempotencia: required.string,
    huella: required.string,
    metodoPago: { ...required.string, enum: METODOS_PAGO },
    estado: { ...required.string, enum: ESTADOS_PAGO },
    resultado: { type: String, enum: [...BANK_RESULTS, null], default: null },
    bancoEmisor: required.string,
    bancoReceptor: required.string,
    referencia: optional.string,
    referenciaInterna: required.string,
    clavesReferencia: { type: [String], default: undefined },
    clavesMovimiento: { type: [String], default: undefined },
    sufijos: { type: [String], default: [] },
    terminos: { type: [String], default: [] },
    ...paymentParts,
    plaza: Number,
    plazaEfectivo: Number,
    nombrePagador: required.string,
    telefonoPagador: required.string,
    cedulaPagador: required.string,
    emailPagador: required.string,
    monto: required.number,
    montoRecibido: optional.number,
    tasa: required.number,
    totalUSD: required.number,
    fechaPago: required.string,
    fecha: required.date,
    expira: required.date,
    motivo: optional.string,
    proximaRevision: optional.date,
    ultimaRevision: optional.date,
    bloqueadoHasta: { type: Date, default: () => new Date(0) },
    intentos: { type: Number, default: 0 },
    ronda: { type: Number, default: 0 },
    toques: { type: Number, default: 0 },
  } as SchemaDefinition<PagoDoc>,
  collection('pagos'),
);
PagoSchema.index({ orderNumber: 1 }, { unique: true });
PagoSchema.index({ clienteId: 1, claveIdempotencia: 1 }, { unique: true });
PagoSchema.index(
  { clavesReferencia: 1 },
  { unique: true, partialFilterExpression: { clavesReferencia: { $exists: true } } },
);
PagoSchema.index(
  { clavesMovimiento: 1 },
  { unique: true, partialFilterExpression: { clavesMovimiento: { $exists: true } } },
);
PagoSchema.index({ clienteId: 1, plaza: 1 }, { unique: true, partialFilterExpression: { plaza: { $exists: true } } });
PagoSchema.index(
  { clienteId: 1, plazaEfectivo: 1 },
  { unique: true, partialFilterExpression: { plazaEfectivo: { $exists: true } } },
);
PagoSchema.index({ clienteId: 1, fecha: -1 });
PagoSchema.index({ referencia: 1, metodoPago: 1 });
PagoSchema.index({ fecha: -1, _id: -1 });
PagoSchema.index({ estado: 1, fecha: -1, _id: -1 });
PagoSchema.index({ concepto: 1, fecha: -1, _id: -1 });
// What an administrator looks for in all payments when a bank's line is all she has.
PagoSchema.index({ bancoEmisor: 1, fecha: -1, _id: -1 });
PagoSchema.index({ monto: 1 });
PagoSchema.index({ sufijos: 1 });
PagoSchema.index({ terminos: 1 });
PagoSchema.index({ estado: 1, proximaRevision: 1 });
PagoSchema.index({ estado: 1, expira: 1 });
// The statements' dates are compared with those of what waits.
PagoSchema.index({ estado: 1, fechaPago: 1 });
