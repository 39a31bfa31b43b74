import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import {
  type CausaAsunto,
  CAUSAS_ASUNTO,
  type CierreAsunto,
  CIERRES_ASUNTO,
  type DecisionDeAsunto,
  DECISIONES_ASUNTO,
  type EstadoAsunto,
  ESTADOS_ASUNTO,
  type TipoPendiente,
  TIPOS_PENDIENTE,
} from '@tuerca/contracts/admin/asunto-states';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** An order or an appointment. */
export interface Cosa {
  tipo: TipoPendiente;
  id: string;
}

/** Open things of one blocked account. They are read from the orders and appointments; this document stores the decisions about them. */
export interface AsuntoDoc {
  _id: Types.ObjectId;
  cuentaId: Types.ObjectId;
  role: Role;
  causa: CausaAsunto;
  estado: EstadoAsunto;
  abierto: Date;
  vence: Date;
  cerrado: Date | null;
  cierre: CierreAsunto | null;
  /** Things that it is limited to; null: all open things of the account. */
  solo: Cosa[] | null;
  decisiones: (Cosa & { decision: DecisionDeAsunto; por: string | null; motivo: string; fecha: Date })[];
  /** Notice that the waiting people still have to get; absent once it was sent. */
  avisar?: 'espera' | 'sigue';
  /** Number of notices sent to people who wait for a decision. */
  avisados: number;
  /** Nothing of what was decided to be fulfilled waits for an administrator any more. */
  cumplido?: true;
  turnos?: Turnos<'avisar' | 'vencer'>;
}

/** The decision that holds about each thing: the last one, by its kind and id. */
export const latestDecisions = (decisiones: AsuntoDoc['decisiones']): AsuntoDoc['decisiones'] => [
  ...new Map(decisiones.map((one) => [`${one.tipo}:${one.id}`, one])).values(),
];

export const ASUNTO = 'Asunto';
const cosa = { tipo: { ...required.string, enum: TIPOS_PENDIENTE }, id: required.string };

export const AsuntoSchema = new Schema<AsuntoDoc>(
  {
    cuentaId: required.id,
    role: required.string,
    causa: { ...required.string, enum: CAUSAS_ASUNTO },
    estado: { ...required.string, enum: ESTADOS_ASUNTO },
    abierto: required.date,
    vence: required.date,
    cerrado: optional.date,
    cierre: { type: String, enum: [...CIERRES_ASUNTO, null], default: null },
    solo: { type: [subSchema(cosa)], default: null },
    decisiones: {
      type: [
        subSchema({
          ...cosa,
          decision: { ...required.string, enum: DECISIONES_ASUNTO },
          // null: the clock.
          por: optional.string,
          motivo: required.string,
          fecha: required.date,
        }),
      ],
      default: [],
    },
    avisar: { type: String, enum: ['espera', 'sigue'] },
    avisados: { type: Number, default: 0 },
    cumplido: Boolean,
    turnos: turnos('avisar', 'vencer'),
  } as SchemaDefinition<AsuntoDoc>,
  collection('asuntos'),
);
// An account has one that waits, whatever becomes of it at once.
AsuntoSchema.index({ cuentaId: 1 }, { unique: true, partialFilterExpression: { estado: 'abierto' } });
// The list: those that wait by when they are due, and what the sweeper looks for.
AsuntoSchema.index({ estado: 1, vence: 1, _id: 1 });
AsuntoSchema.index({ estado: 1, cerrado: -1, _id: -1 });
// What is fulfilled all the same and has not ended.
AsuntoSchema.index({ 'decisiones.decision': 1, cumplido: 1, abierto: 1, _id: 1 });
AsuntoSchema.index({ avisar: 1 }, { partialFilterExpression: { avisar: { $exists: true } } });
