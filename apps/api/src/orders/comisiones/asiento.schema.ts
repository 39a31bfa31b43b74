import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type TipoAsiento, TIPOS_ASIENTO } from '@tuerca/contracts/orders/comisiones/states';
import { collection } from '../../platform/database/plain-schema';

/**
 * One entry of the ledger of a store or workshop: added once, never taken away, its amounts never changed. `monto` + `comision` + `reembolso`
 * is what it adds to what the platform owes the business. Amounts are integer céntimos of Bs. at the order's rate and, by the
 * names in USD, integer cents.
 */
export interface AsientoDoc {
  _id: Types.ObjectId;
  /** The event, unique: 'venta:<order>', 'anulacion:<order>', 'devolucion:<return>', 'liquidacion:<payout>', 'faltante:<payment or its cancelled order>', 'mano_de_obra:<payment>'. */
  clave: string;
  /** The business that it is owed to: the store of a sale, the workshop of labour. Null of what is the platform's own: 'faltante'. */
  tiendaId: Types.ObjectId | null;
  tipo: TipoAsiento;
  fecha: Date;
  /** Instant at which the order was paid: all entries of an order go into payouts by this date. Of a payout its own. */
  fechaVenta: Date;
  /** Month by the calendar of Caracas ('2026-11'); null for payouts, which are no month's income. */
  mes: string | null;
  pedidoId: Types.ObjectId | null;
  /** The appointment of labour. */
  citaId?: Types.ObjectId;
  /** The order's number; of labour the service. */
  numero: string | null;
  monto: number;
  comision: number;
  reembolso: number;
  montoUSD: number;
  comisionUSD: number;
  reembolsoUSD: number;
  /** Base of the commission: the order's products without delivery, or the part of them that came back. */
  base: number;
  /** Percent, as it stood when the order was paid. */
  porcentaje: number | null;
  tasa: number | null;
  /** The payout that took it in, written once; of a 'liquidacion' its own. */
  liquidacionId: Types.ObjectId | null;
}

export const ASIENTO = 'Asiento';

const text = { type: String, required: true };
const optional = { type: String, default: null };
const number = { type: Number, required: true };
const instant = { type: Date, required: true };
const optionalId = { type: Schema.Types.ObjectId, default: null };

export const AsientoSchema = new Schema<AsientoDoc>(
  {
    clave: text,
    tiendaId: optionalId,
    tipo: { ...text, enum: TIPOS_ASIENTO },
    fecha: instant,
    fechaVenta: instant,
    mes: optional,
    pedidoId: optionalId,
    citaId: Schema.Types.ObjectId,
    numero: optional,
    monto: number,
    comision: number,
    reembolso: number,
    montoUSD: number,
    comisionUSD: number,
    reembolsoUSD: number,
    base: number,
    porcentaje: { type: Number, default: null },
    tasa: { type: Number, default: null },
    liquidacionId: optionalId,
  } as SchemaDefinition<AsientoDoc>,
  collection('asientos', { timestamps: false }),
);
// Each event is entered once, whoever tells of it and however often.
AsientoSchema.index({ clave: 1 }, { unique: true });
// A month's page, and its sums.
AsientoSchema.index({ tiendaId: 1, mes: 1, fecha: -1, _id: -1 });
// The entries of a payout; with null, what none has taken in yet, of a store and of all.
AsientoSchema.index({ liquidacionId: 1, tiendaId: 1, fecha: -1, _id: -1 });
AsientoSchema.index({ pedidoId: 1 });
// The platform's own income, over all stores.
AsientoSchema.index({ mes: 1, comision: 1 });
