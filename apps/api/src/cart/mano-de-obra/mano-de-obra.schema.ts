import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type EstadoManoDeObra, ESTADOS_MANO_DE_OBRA } from '@tuerca/contracts/cart/mano-de-obra/states';
import { type EstadoCita, ESTADOS_CITA } from '@tuerca/contracts/citas/citas/states';
import { collection, optional, required } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** Labour that a client paid, or is paying, through Tuerca. Its _id is that of its payment. */
export interface ManoDeObraDoc {
  _id: Types.ObjectId;
  citaId: Types.ObjectId;
  clienteId: Types.ObjectId;
  tallerId: Types.ObjectId;
  servicio: string;
  estado: EstadoManoDeObra;
  /** It is in one of the live states: of those an appointment has one at most. */
  viva: boolean;
  /** The state of its appointment, written in the transaction that moves that: payment and appointment meet on this document. */
  cita: EstadoCita;
  /** Integer céntimos of Bs. at `tasa`; `montoUSD` integer cents. */
  monto: number;
  montoUSD: number;
  tasa: number;
  /** Amount received of `monto`, céntimos; null while nobody confirmed it. */
  recibido: number | null;
  /** Percent that Tuerca keeps, as it stood when it was paid. */
  porcentaje: number | null;
  /** Céntimos that the workshop earned, the commission included; null before. */
  ganado: number | null;
  /** Céntimos that went back to the client. */
  devuelto: number;
  /** Instant at which it leaves `cumplida` or `por_decidir` by the clock. */
  vence: Date | null;
  turnos?: Turnos<'vencer'>;
  createdAt: Date;
  updatedAt: Date;
}

export const MANO_DE_OBRA = 'ManoDeObra';

export const ManoDeObraSchema = new Schema<ManoDeObraDoc>(
  {
    citaId: required.id,
    clienteId: required.id,
    tallerId: required.id,
    servicio: required.string,
    estado: { ...required.string, enum: ESTADOS_MANO_DE_OBRA },
    viva: required.boolean,
    cita: { ...required.string, enum: ESTADOS_CITA },
    monto: required.number,
    montoUSD: required.number,
    tasa: required.number,
    recibido: optional.number,
    porcentaje: optional.number,
    ganado: optional.number,
    devuelto: { type: Number, default: 0 },
    vence: optional.date,
    turnos: turnos('vencer'),
  } as SchemaDefinition<ManoDeObraDoc>,
  collection('manos_de_obra'),
);
// An appointment's labour is paid once.
ManoDeObraSchema.index({ citaId: 1 }, { unique: true, partialFilterExpression: { viva: true } });
ManoDeObraSchema.index({ citaId: 1, createdAt: -1 });
// What leaves its state by the clock.
ManoDeObraSchema.index({ estado: 1, vence: 1 });
