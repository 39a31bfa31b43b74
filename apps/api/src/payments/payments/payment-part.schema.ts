import { Schema, type Types } from 'mongoose';
import { type EstadoDiferencia, ESTADOS_DIFERENCIA } from '@tuerca/contracts/payments/payments/states';
import { optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** Amount received in one movement of the bank; `monto` in céntimos, `fecha` the bank's Caracas date. */
export interface AbonoDoc {
  bancoEmisor: string;
  fecha: string;
  referencia: string;
  monto: number;
  movimientoId: Types.ObjectId | null;
}
/** Difference requested because less than due was paid; amounts in céntimos. */
export interface DiferenciaDoc {
  estado: EstadoDiferencia;
  recibido: number;
  falta: number;
  motivo: string;
  limite: Date;
  /** Instant at which the client reported the second payment; its data follow. */
  informada: Date | null;
  referencia: string | null;
  bancoEmisor: string | null;
  fechaPago: string | null;
}

/** Céntimos of a payment that are owed to its client, and that were sent back; absent without any. */
export interface PaymentDebts {
  porDevolver?: number;
  devuelto?: number;
}

/** First administrator's request to approve a payment without a movement, with the reason. */
export interface WithoutMovementDoc {
  por: string;
  nota: string;
  fecha: Date;
}

/** The debts of a payment, and the turns of its expiry and of its bank checks. */
export interface PaymentParts extends PaymentDebts {
  /** An administrator asked to approve it without a movement of the bank; absent when nobody did. */
  sinMovimiento?: WithoutMovementDoc;
  turnos?: Turnos<'vencer' | 'consultar'>;
}
const abono = subSchema({
  bancoEmisor: required.string,
  fecha: required.string,
  referencia: { type: String, default: '' },
  monto: required.number,
  movimientoId: optional.id,
});
const diferencia = subSchema({
  estado: { ...required.string, enum: ESTADOS_DIFERENCIA },
  recibido: required.number,
  falta: required.number,
  motivo: required.string,
  limite: required.date,
  informada: optional.date,
  referencia: optional.string,
  bancoEmisor: optional.string,
  fechaPago: optional.string,
});
const captura = subSchema({
  adjuntoId: required.id,
  nombre: required.string,
  ancho: optional.number,
  alto: optional.number,
});
const pedido = subSchema({ numero: required.string, tiendaId: Schema.Types.ObjectId, tienda: required.string });
const destinatario = subSchema({
  banco: String,
  nombreBanco: String,
  titular: String,
  rif: String,
  telefono: String,
  cuenta: String,
});
const sinMovimiento = subSchema({ por: required.string, nota: required.string, fecha: required.date });
/** One state that it was in. */
const paso = subSchema({ estado: String, fecha: Date, por: String, nota: optional.string });

/** Their fields in the schema of a payment. */
export const paymentParts = {
  pedidos: { type: [pedido], default: [] },
  abonos: { type: [abono], default: [] },
  diferencia: { type: diferencia, default: null },
  capturas: { type: [captura], default: [] },
  destinatario: { type: destinatario, required: true },
  porDevolver: Number,
  sinMovimiento: { type: sinMovimiento, default: undefined },
  turnos: turnos('vencer', 'consultar'),
  devuelto: Number,
  historial: { type: [paso], default: [] },
};
