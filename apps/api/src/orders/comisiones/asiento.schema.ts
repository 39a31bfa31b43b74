import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type TipoAsiento, TIPOS_ASIENTO } from '@tuerca/contracts/orders/comisiones/states';
import { collection, optional, required } from '../../platform/database/plain-schema';

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

export const AsientoSchema = new Schema<AsientoDoc>(
  {
    clave: required.string,
    tiendaId: optional.id,
    tipo: { ...required.string, enum: TIPOS_ASIENTO },
    fecha: required.date,
    fechaVenta: required.date,
    mes: optional.string,
    pedidoId: optional.id,
    citaId: Schema.Types.ObjectId,
    numero: optional.string,
    monto: required.number,
    comision: required.number,
    reembolso: required.number,
    montoUSD: required.number,
    comisionUSD: required.number,
    reembolsoUSD: required.number,
    base: required.number,
    porcentaje: optional.number,
    tasa: optional.number,
    liquidacionId: optional.id,
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
